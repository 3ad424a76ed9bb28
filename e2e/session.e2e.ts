import { createReviewWorkspace, type ReviewWorkspace } from './review-workspace'
import { expect, expectAccessible, type Page, scriptWeight, test } from './test'

const password = 'three boats on one river'
let workspace: ReviewWorkspace
test.beforeAll(async () => {
  workspace = await createReviewWorkspace(['Kept'], { password })
})

async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /session-token/ })
}

test('an ended session loses nothing: people sign in on top of the page and continue where they were', async ({
  page,
  signIn,
}) => {
  await signIn({ email: workspace.people.editor, password })
  const address = `${workspace.base}/packages/${workspace.ids.Kept}`
  await page.goto(address)
  const post = page.getByLabel('Post', { exact: true })
  await post.fill('Typed before the session ended.')
  await endSession(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' })
  await expect(dialog.getByLabel(/email/i)).toHaveValue(workspace.people.editor)
  await expect(dialog.getByLabel(/^password/i)).toBeFocused()
  await expectAccessible(page)
  await expect(post).toHaveValue('Typed before the session ended.')

  // "Not now" leaves the page as it is and says, within the visible area, that nothing was saved.
  await dialog.getByRole('button', { name: 'Not now' }).click()
  const bar = page.getByRole('region', { name: 'Unsaved changes' })
  await expect(bar.getByRole('alert')).toContainText('You aren’t signed in.')
  await expect(bar.getByRole('alert')).toContainText('Sign in and try again.')
  await expect(bar.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(post).toHaveValue('Typed before the session ended.')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByLabel(/^password/i).fill('not my password')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('email and password don’t match')
  await dialog.getByLabel(/^password/i).fill(password)
  await dialog.getByRole('button', { name: 'Show password' }).click()
  await expect(dialog.getByLabel(/^password/i)).toHaveAttribute('type', 'text')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(address)
  await page.reload()
  await expect(post).toHaveValue('Typed before the session ended.')
})

test('a comment survives signing out in another tab, and is sent once the person signs in again', async ({
  page,
  signIn,
}) => {
  await signIn({ email: workspace.people.editor, password })
  await page.goto(`${workspace.base}/packages/${workspace.ids.Kept}`)
  const comment = page.getByRole('textbox', { name: /comment/i })
  await comment.fill('Typed while another tab signed out.')
  const other = await page.context().newPage()
  await other.goto('/sign-out')
  await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await other.waitForURL((url) => url.pathname === '/sign-in')
  await other.close()
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' })
  await expect(comment).toHaveValue('Typed while another tab signed out.')
  await dialog.getByLabel(/^password/i).fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Typed while another tab signed out.' }),
  ).toBeVisible()
})

test('signing in leads back to the exact page that was requested', async ({ page }) => {
  const address = `${workspace.base}/review?status=approved`
  await page.goto(address)
  await page.waitForURL((url) => url.pathname === '/sign-in')
  await page.getByLabel(/email/i).fill(workspace.people.editor)
  await page.getByLabel(/^password/i).fill(password)
  await page.getByRole('button', { name: /^sign in$/i }).click()
  await page.waitForURL((url) => `${url.pathname}${url.search}` === address)
})

test('the sign-in page loads at most 1.15 times the script of a bare page', async ({ page }) => {
  const bare = await scriptWeight(page, '/connect-problem')
  const signIn = await scriptWeight(page, '/sign-in')
  expect(bare).toBeGreaterThan(0)
  expect(signIn / bare).toBeLessThanOrEqual(1.15)
})
