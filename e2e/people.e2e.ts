import { randomUUID } from 'node:crypto'
import { expectFewClicks } from './clicks'
import { ownProject } from './own-project'
import {
  expect,
  expectAccessible,
  expectFits,
  expectLightScript,
  type Page,
  startSession,
  test,
  waitForHydration,
} from './test'

const password = 'a quiet long password'

/** Signs up a new person; `after` is the URL where they should arrive. */
async function signUp(page: Page, name: string, after: RegExp): Promise<string> {
  const email = `${randomUUID()}@example.com`
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^password/i).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(after)
  return email
}

/** Returns the path of a project's workspace. */
const workspaceOf = (path: string): string => `/${path.split('/')[1]}`

test('errors show at their fields, and the first wrong field gets the focus', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByLabel('Your name').fill('Anna')
  await page.getByLabel('Email').fill('not an address')
  await page.getByLabel(/^password/i).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Use at least 12 characters.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)
})

test('a new person creates a project, invites a second one by link, and changes their role', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/sign-up')
  await signUp(page, 'Anna Weiß', /\/new$/)
  await page.getByLabel('Brand name').fill('Lantern Fen')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByRole('heading', { name: 'Lantern Fen', level: 1 })).toBeVisible()
  const org = workspaceOf(new URL(page.url()).pathname)
  await expect(page.getByRole('heading', { name: 'From a source to your first post' })).toBeVisible()
  await expectAccessible(page)

  await expectFewClicks(page, 'invite a reviewer', async () => {
    await page.getByRole('link', { name: 'Invite a member' }).click()
    await page.getByRole('radio', { name: /^Reviewer/ }).check()
    await page.getByRole('button', { name: 'Create invitation link' }).click()
    await expect(page.getByRole('dialog').locator('code')).toBeVisible()
  })
  const link = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
  await page.keyboard.press('Escape')

  const other = await browser.newContext({ baseURL })
  waitForHydration(other)
  const second = await other.newPage()
  await second.goto(new URL(link).pathname)
  await second.getByRole('link', { name: 'Create account' }).click()
  await signUp(second, 'Bela', /\/invite\//)
  await second.getByRole('button', { name: 'Accept invitation' }).click()
  await second.waitForURL(`**${org}`)
  await second.goto(`${org}/settings`)
  await expect(second.getByRole('heading', { name: 'Page not found' })).toBeVisible()

  await page.reload()
  await page.getByRole('combobox', { name: 'Role for Bela' }).selectOption('admin')
  await expect(page.getByText('Bela is now Admin.')).toBeVisible()
  await second.reload()
  await expect(second.getByRole('heading', { name: 'Workspace settings' })).toBeVisible()
  await other.close()

  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'Leave workspace' }).click()
  await expect(page.getByText('A workspace needs at least one owner.')).toBeVisible()
  await expectAccessible(page)
})

test('the command palette switches to another project by keyboard alone', async ({ page }) => {
  const org = workspaceOf((await ownProject(page, 'Fen', 'Pale Kite')).path)
  await page.goto(`${org}/new`)
  await page.getByLabel('Brand name').fill('Größe')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByRole('heading', { name: 'Größe', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Search pages/ })).toBeFocused()
  await page.keyboard.type('kite')
  await expect(page.getByRole('option', { name: /Pale Kite/ })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Pale Kite', level: 1 })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Pale Kite', level: 1 })).toBeVisible()
})

test('a token is shown only once, and the dark theme survives a reload', async ({ page }) => {
  const org = workspaceOf((await ownProject(page, 'Quill')).path)
  await page.goto(`${org}/tokens`)
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.getByLabel('Name').fill('Website CMS')
  await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click()
  await expect(page.getByRole('dialog').locator('code')).toHaveText(/^trb_\S{40,}$/)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByText('Website CMS')).toBeVisible()
  await expect(page.locator('code')).toHaveText(/^trb_…\S{4}$/)

  await page.goto('/account')
  await page.getByRole('main').getByText('Dark', { exact: true }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
})

test('the frame and its pages fit a phone and are light on script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { path: base } = await ownProject(page, 'Phone', 'Small')
  const org = workspaceOf(base)
  for (const path of [base, `${base}/settings`, `${base}/voice`, org, `${org}/members`, '/account']) {
    await page.goto(path)
    await expectFits(page, path)
  }
  await page.goto(base)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expectLightScript(page, `${base}/voice`)
  await expectLightScript(page, `${org}/members`)
})

test('a person who is signed in with another email than invited comes back to the invitation after signing out', async ({
  page,
}) => {
  await startSession(page)
  await page.goto('/sign-out?next=%2Finvite%2Fabc')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/sign-in?next=%2Finvite%2Fabc')
})
