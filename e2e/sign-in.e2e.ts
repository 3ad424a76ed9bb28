import { codeOf, stepOf } from '@/lib/auth/codes/one-time-code'
import { startCompanyServer } from '@/testing/fakes/company-server'
import { fixturePort } from './fixture-hosts'
import { ask } from './fixtures/ask'
import { ownProject } from './own-project'
import { expect, expectAccessible, expectFits, type Page, test, waitForHydration } from './test'

const password = 'four lanterns by the water'

/** Decodes the key as an authenticator app does. */
const bytesOf = (key: string): Buffer => {
  const bits = [...key].map((one) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Adds a virtual authenticator to the page's browser, which stores passkeys and always verifies its user. */
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
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Work laptop')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Work laptop', { exact: true })).toBeVisible()

  // A copy of this session in another browser.
  const other = await browser.newContext({ baseURL, storageState: await page.context().storageState() })
  waitForHydration(other)
  const elsewhere = await other.newPage()
  // Signing out here also ends the session there.
  await signOut(page)
  await elsewhere.goto('/account/sign-in')
  await expect(elsewhere).toHaveURL(/\/sign-in\?next=/)

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
  await other.clearCookies()
  await other.addCookies((await page.context().cookies()).filter(({ name }) => name.includes('session')))
  // With the passkey again, this browser gets a session of its own.
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
  const key = bytesOf((await dialog.locator('code').textContent()) ?? '')
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
  // The code used for the setup is spent; the next one is already valid.
  await code.fill(codeOf(key, first))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('This code is wrong or was already used.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await code.fill(codeOf(key, Math.max(first + 1, stepOf(Date.now()))))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
})

test('an owner connects the company’s own server, and its people sign in through it from then on', async ({
  page,
  browser,
  baseURL,
}) => {
  const { path } = await ownProject(page, 'Works')
  const org = path.split('/')[1] ?? ''
  const domain = `${org}.example`
  const server = await startCompanyServer(`${baseURL}/api/auth/company/callback`, fixturePort())
  try {
    await page.goto(`/${org}/settings/sign-in`)
    await page.getByLabel('Address of the server').fill(server.issuer)
    await page.getByLabel('Client ID').fill(server.client.id)
    await page.getByLabel('Client secret').fill(server.client.secret)
    await page.getByLabel('Email domains').fill(domain)
    await page.keyboard.press('Enter')
    await page.getByLabel('Role of new members').selectOption('reviewer')
    await page.getByLabel('Turn on company sign-in').check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Company sign-in saved.')).toBeVisible()

    server.people.set('ada', { email: `ada@${domain}`, email_verified: true, name: 'Ada Lovelace' })
    server.nextSignInAs('ada')
    const context = await browser.newContext({ baseURL, locale: 'en-GB' })
    waitForHydration(context)
    const hers = await context.newPage()
    // She arrives where she wanted to go, through the redirects of both servers.
    await hers.goto(`${path}/review`)
    await hers.getByRole('link', { name: 'Use your company’s sign-in' }).click()
    await expect(hers.getByLabel('Work email')).toBeFocused()
    await hers.keyboard.type(`ada@${domain}`)
    await hers.keyboard.press('Enter')
    await hers.waitForURL(`**${path}/review`)
    await expect(hers.getByRole('heading', { name: 'Review', level: 1 })).toBeVisible()
    await hers.goto('/account/sign-in')
    await expect(hers.getByText('You signed in through your company')).toBeVisible()
    await expectAccessible(hers)

    // A person whose email address the server does not confirm gets in nowhere, and is told why.
    server.people.set('eve', { email: `eve@${domain}` })
    server.nextSignInAs('eve')
    await context.clearCookies()
    await hers.goto('/sign-in/company')
    await hers.getByLabel('Work email').fill(`eve@${domain}`)
    await hers.keyboard.press('Enter')
    await expect(hers.getByText('Your company’s server doesn’t confirm your email address.')).toBeVisible()
    await context.close()
    await page.goto(`/${org}/members`)
    await expect(page.getByRole('combobox', { name: 'Role for Ada Lovelace' })).toHaveValue('reviewer')
  } finally {
    await server.stop()
  }
})
