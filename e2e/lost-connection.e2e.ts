import { createOwnProject } from './own-project'
import { createReviewWorkspace } from './review-workspace'
import { openSourceForm } from './source-form'
import { expect, startSession, test } from './test'

test('a form sent offline keeps what was typed, says so, and can be sent later', async ({
  page,
  context,
}) => {
  const project = await createOwnProject(page, 'lost connection')
  await page.goto(`${project}/settings`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Found again')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t reach the server.' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Found again')

  await page.getByRole('button', { name: 'Pause publishing' }).click()
  await expect(page.getByText(/reach the server.*Check your connection/)).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill(project.split('/').at(-1) ?? '')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click()
  await expect(page.getByRole('dialog').getByText('We couldn’t reach the server.')).toBeVisible()
  await page.keyboard.press('Escape')

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Found again').first()).toBeVisible()
  await expect(page.getByText('We couldn’t reach the server.')).toHaveCount(0)
})

test('an address previewed offline stays in its field', async ({ page, context }) => {
  const project = await createOwnProject(page, 'lost look')
  await openSourceForm(page, project, /Content folder/)
  await page.getByLabel('Folder address').fill('https://bucket.example.com/mine')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t reach the server.' })).toBeVisible()
  await expect(page.getByLabel('Folder address')).toHaveValue('https://bucket.example.com/mine')
})

test('a post saved offline keeps what was typed, and can be saved later', async ({ page, context }) => {
  const workspace = await createReviewWorkspace(['Offline'])
  await startSession(page, workspace.people.editor)
  await page.goto(`${workspace.base}/packages/${workspace.ids.Offline}`)
  const post = page.getByLabel('Post', { exact: true })
  await post.fill('A river, typed on a train.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t reach the server.' })).toBeVisible()
  await page.getByRole('button', { name: 'Create branded card' }).click()
  await page.getByRole('button', { name: 'Create card' }).click()
  await expect(page.getByRole('dialog').getByText('We couldn’t reach the server.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(post).toHaveValue('A river, typed on a train.')

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(post).toHaveValue('A river, typed on a train.')
})

test('a page from before an upgrade says so instead of crashing', async ({ page }) => {
  const project = await createOwnProject(page, 'old page')
  await page.goto(`${project}/settings`)
  await page.route(`**${project}/settings`, (route) =>
    route.request().headers()['next-action']
      ? route.continue({ headers: { ...route.request().headers(), 'next-action': `40${'0'.repeat(40)}` } })
      : route.continue(),
  )
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Newer')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'We updated Tributary' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Newer')
})

test('a voice typed offline stays, and its previews say that the server is unreachable', async ({
  page,
  context,
}) => {
  const project = await createOwnProject(page, 'lost voice')
  await page.goto(`${project}/voice`)
  await expect(page.getByText('There is no content to preview yet.')).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Audience').fill('People on ferries')
  await expect(page.getByText('We couldn’t reach the server.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save voice' }).click()
  await expect(page.getByLabel('Audience')).toHaveValue('People on ferries')
  await context.setOffline(false)
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByRole('button', { name: 'Try again' }).click()
  await expect(preview.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save voice' }).click()
  await expect(page.getByText('Saved. It applies to all new posts.')).toBeVisible()
})
