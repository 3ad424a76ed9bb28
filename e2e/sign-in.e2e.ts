import { codeOf, stepOf } from '@/lib/auth/codes/one-time-code'
import { ask } from './fixtures/ask'
import { expect, expectAccessible, expectFits, type Page, test, waitForHydration } from './test'

const password = 'four lanterns by the water'

/** The bytes that an authenticator app reads from the key. */
const bytesOf = (key: string): Buffer => {
  const bits = [...key].map((one) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Gives the page's browser a device that keeps passkeys and always recognizes its person. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/sign-out')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/sign-in')
}

test('a person adds a passkey, signs in with it, ends another session, and sets up one-time codes', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const { owner, path } = await ask('makeWorkspace', {
    owner: 'Keeper',
    workspace: 'Keys',
    password,
    project: { name: 'Brook' },
  })
  await addAuthenticator(page)
  await signIn({ email: owner.email, password })
  await page.goto('/account/sign-in')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByLabel('Name').fill('Work laptop')
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('Work laptop', { exact: true })).toBeVisible()

  // A copy of this session, in another browser.
  const other = await browser.newContext({ baseURL, storageState: await page.context().storageState() })
  waitForHydration(other)
  const elsewhere = await other.newPage()
  // Signing out here ends the session there as well.
  await signOut(page)
  await elsewhere.goto('/account/sign-in')
  await expect(elsewhere).toHaveURL(/\/sign-in\?next=/)

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
  await other.clearCookies()
  await other.addCookies((await page.context().cookies()).filter(({ name }) => name.includes('session')))
  // The passkey again: this browser goes on in a session of its own.
  await page.context().clearCookies({ name: /session-token/ })
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
  await page.goto('/account/sign-in')
  const sessions = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Login sessions' }) })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByText('this one')).toHaveCount(1)
  await expectAccessible(page)
  await elsewhere.goto(path)
  await expect(elsewhere.getByRole('heading', { name: 'Brook', level: 1 })).toBeVisible()
  await sessions.getByRole('button', { name: /^End session/ }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/sign-in\?next=/)
  await other.close()

  await page.getByRole('button', { name: 'Set up one-time codes' }).click()
  const dialog = page.getByRole('dialog')
  const key = bytesOf(await dialog.locator('code').innerText())
  const first = stepOf(Date.now())
  await dialog.getByLabel('Code from the app').fill(codeOf(key, first))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Save your recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('You have 10 of 10 recovery codes left.', { exact: false })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)

  await signOut(page)
  await page.getByLabel(/email/i).fill(owner.email)
  await page.getByLabel(/^password/i).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const code = page.getByLabel('One-time code')
  await expect(code).toBeFocused()
  // The one that set it up is used up; the next one counts already.
  await code.fill(codeOf(key, first))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('This code is wrong or was already used.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await code.fill(codeOf(key, Math.max(first + 1, stepOf(Date.now()))))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
})
