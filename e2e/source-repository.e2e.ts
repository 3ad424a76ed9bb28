import { type GitHost, startGitHost } from '../testing/fakes/git-host'
import { fixturePort } from './fixture-hosts'
import { createOwnProject } from './own-project'
import { createSourceFromForm, openSourceForm } from './source-form'
import { expect, expectAccessible, test } from './test'

let host: GitHost

test.afterEach(() => host.close())

const post = (title: string, text: string, more = '') =>
  `---\ntitle: ${title}\ndate: 2026-11-01\ntags: [river]\n${more}---\n${text}\n`
const posts = {
  'README.md': '# About this repository',
  'content/posts/first-snow.md': post('First snow', 'It fell **all night**.'),
  'content/posts/thaw/index.md': post('Thaw', 'Then it went.\n\n![Ice](ice.png)'),
  'content/posts/later.md': post('Later', 'Not yet.', 'draft: true\n'),
}

test('a pasted folder of a repository is previewed and synced, and follows later changes', async ({
  page,
}) => {
  host = await startGitHost({ port: fixturePort() })
  host.commit(posts)
  const project = await createOwnProject(page, 'repository first')
  await openSourceForm(page, project, /Markdown repository/)
  await expectAccessible(page)
  await page.getByLabel('Repository address').fill(`${host.url}/river/blog/tree/main/content`)
  await page.getByText('More settings').click()
  await page.getByLabel('Server type').selectOption({ label: 'GitHub' })
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('3 entries found.')).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'First snow' })).toBeVisible()
  await expect(preview.getByText('1 entry would be skipped')).toBeVisible()
  await expect(preview.getByText(/It is a draft/)).toBeVisible()
  await expectAccessible(page)

  const source = await createSourceFromForm(page, 'River blog')
  await expect(page.getByText('2 new, 1 skipped.').first()).toBeVisible()
  await page.goto(`${project}/items`)
  await page.getByRole('link', { name: 'Thaw' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thaw' })).toBeVisible()
  await expect(page.getByText('Then it went.').first()).toBeVisible()

  // The pasted address was split, and is stored in its parts.
  await page.goto(`${source}/settings`)
  await expect(page.getByLabel('Repository address')).toHaveValue(`${host.url}/river/blog`)
  await expect(page.getByLabel('Folder')).toHaveValue('content')

  host.commit({ ...posts, 'content/posts/first-snow.md': post('First snow', 'It fell for a week.') })
  await page.goto(source)
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByText(/1 updated/).first()).toBeVisible()
})

test('mistakes are explained, and the source recovers once they are fixed', async ({ page }) => {
  host = await startGitHost({ port: fixturePort() })
  host.commit(posts)
  host.repository.token = 'right-token'
  const project = await createOwnProject(page, 'repository wrong')
  await openSourceForm(page, project, /Markdown repository/)
  const address = page.getByLabel('Repository address')
  await address.fill('git@git.example.com:river/blog.git')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText(/Enter it as https:\/\/git\.example\.com\/river\/blog/)).toBeVisible()
  await expect(address).toHaveAttribute('aria-invalid', 'true')

  await address.fill(`${host.url}/river/blog/-/tree/main/content`)
  await page.getByText('More settings').click()
  await page.getByLabel('Server type').selectOption({ label: 'GitLab' })
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is no public repository' })).toBeVisible()
  await expect(page.getByText(/If the repository is private, enter an access token/)).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Access token').fill('right-token')
  await page.getByLabel('Import drafts').check()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('3 entries found.')).toBeVisible()
  const source = await createSourceFromForm(page, 'Private blog')
  await expect(page.getByText('3 new.').first()).toBeVisible()

  host.repository.token = 'another-token'
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByText(/rejected the access token/).first()).toBeVisible()
  await expectAccessible(page)
  host.repository.token = 'right-token'
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await page.goto(`${source}/settings`)
  expect(await page.content()).not.toContain('right-token')
})

test('the address of any git server is recognized and synced over git', async ({ page }) => {
  host = await startGitHost({ port: fixturePort() })
  host.commit(posts)
  const project = await createOwnProject(page, 'repository git')
  await page.goto(`${project}/sources/new`)
  await page.getByLabel('Paste an address').fill(`${host.url}/river/blog.git`)
  await page.getByLabel('Paste an address').press('Enter')
  await expect(page).toHaveURL(/type=markdown_repository/)
  await expect(page.getByLabel('Repository address')).toHaveValue(`${host.url}/river/blog.git`)
  await expect(page.getByText('3 entries found.')).toBeVisible()
  await createSourceFromForm(page, 'Over git')
  await expect(page.getByText('2 new, 1 skipped.').first()).toBeVisible()
  host.requests.length = 0
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect.poll(() => host.requests.map(({ method }) => method)).toContain('GET')
})
