import { type Bucket, startBucket } from '../testing/fakes/bucket'
import { startGitHost } from '../testing/fakes/git-host'
import { fixturePort } from './fixture-hosts'
import { createOwnProject } from './own-project'
import { createSourceFromForm, openSourceForm } from './source-form'
import { expect, expectAccessible, expectFits, expectLightScript, test } from './test'

let bucket: Bucket

test.beforeEach(async () => {
  bucket = await startBucket({ port: fixturePort() })
})
test.afterEach(() => bucket.close())

const entry = (number: number) => ({
  slug: `one-${number}`,
  updated_at: '2026-11-01T10:00:00Z',
  bible: { display_name: `Character ${number}`, body: `The story of number ${number}.`, tags: ['river'] },
})

test('a pasted address is recognized, fills in its form, is previewed, and becomes a synced source', async ({
  page,
}) => {
  bucket.publish([entry(1), entry(2)])
  const project = await createOwnProject(page, 'wizard paste')
  await page.goto(`${project}/sources/new`)
  await expectAccessible(page)
  await page.getByLabel('Paste an address').fill(`${bucket.host}/bucket/manifest.json`)
  await page.getByLabel('Paste an address').press('Enter')
  await expect(page.getByText('This is a manifest with 2 entries.')).toBeVisible()
  await expect(page).toHaveURL(/type=bucket_manifest/)
  await expect(page.getByLabel('Folder address')).toHaveValue(bucket.url)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('2 entries found.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Bucket')
  await preview.getByRole('button', { name: 'Fields' }).first().click()
  await expect(preview.getByRole('row', { name: /Title/ })).toContainText('“display_name” in the bible')
  await expectAccessible(page)

  // Typed input survives a reload, and is discarded once the source exists.
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('From an address')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('From an address')
  await expect(page.getByLabel('Folder address')).toHaveValue(bucket.url)
  await expect(page.getByLabel('Folder address')).toHaveValue(bucket.url)
  await createSourceFromForm(page, 'Two characters')
  await expect(page.getByText('2 new.').first()).toBeVisible()
  await page.goto(`${project}/sources/new?type=bucket_manifest`)
  await expect(page.getByLabel('Folder address')).toHaveValue('')
})

test('an address that leads nowhere gets an explanation, and the source types stay available', async ({
  page,
}) => {
  const project = await createOwnProject(page, 'wizard wrong')
  await page.goto(`${project}/sources/new`)
  const field = page.getByLabel('Paste an address')
  const find = page.getByRole('button', { name: 'Detect' })
  await find.click()
  await expect(page.getByText('Paste an address first.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('two words')
  await find.click()
  await expect(page.getByText(/This is not an address/)).toBeVisible()
  await field.fill('https://10.0.0.1/private')
  await find.click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await field.fill(`${bucket.url}/not-there.json`)
  await find.click()
  await expect(page.getByRole('alert').filter({ hasText: '(404)' })).toBeVisible()
  bucket.put('number.json', 42)
  await field.fill(`${bucket.url}/number.json`)
  await find.click()
  await expect(page.getByRole('alert').filter({ hasText: 'didn’t recognize this address' })).toBeVisible()
  await expect(field).toHaveValue(`${bucket.url}/number.json`)
  await expectAccessible(page)

  await page
    .getByRole('navigation', { name: 'Source type' })
    .getByRole('link', { name: /Content folder/ })
    .click()
  await expect(page.getByRole('button', { name: 'Create and sync' })).toBeVisible()
  await page.goBack()
  await expect(find).toBeVisible()
})

test('a field chosen in the preview becomes the title, and a stored secret is kept, used and sent nowhere else', async ({
  page,
}) => {
  const host = await startGitHost({ port: fixturePort() })
  try {
    host.repository.token = 'token-of-the-wizard'
    const post = (number: number) =>
      `---\ntitle: Title ${number}\nsubtitle: Subtitle ${number}\ntags: [stone]\nnote: <b>bold</b>\n---\nThe text of ${number}.\n`
    host.commit({ 'one.md': post(1), 'two.md': post(2) })
    const project = await createOwnProject(page, 'wizard fields')
    await openSourceForm(page, project, 'Markdown repository')
    await page.getByRole('button', { name: 'Create and sync' }).click()
    await expect(page.getByText('Enter a name for the source.')).toBeVisible()
    await expect(page.getByText('Enter the address of the repository.')).toBeVisible()
    await expect(page.getByLabel('Repository address')).toBeFocused()
    await page.getByLabel('Repository address').fill(`${host.url}/river/blog`)
    await page.getByLabel('Access token').fill('token-of-the-wizard')
    await page.getByText('More settings').click()
    await page.getByLabel('Server type').selectOption('github')
    await page.getByRole('button', { name: 'Preview' }).click()
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByRole('heading', { name: 'Title 1' })).toBeVisible()

    // Choosing other fields reuses what was read, without another request to the server.
    const asked = host.requests.length
    await preview.getByRole('button', { name: 'Fields' }).first().click()
    await preview.getByRole('combobox', { name: 'Title' }).selectOption('subtitle')
    await expect(preview.getByRole('heading', { name: 'Subtitle 1' })).toBeVisible()
    await expect(preview.getByRole('heading', { name: 'Subtitle 2' })).toBeVisible()
    await expect(preview.getByRole('row', { name: /Title/ }).getByText('Changed')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Fields' })).toContainText('Title from subtitle')
    expect(host.requests.length).toBe(asked)
    await expectAccessible(page)

    const source = await createSourceFromForm(page, 'Blog')
    await page.goto(`${project}/items`)
    await page.getByRole('link', { name: 'Subtitle 2' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Subtitle 2' })).toBeVisible()
    await expect(page.getByText('from “subtitle”')).toBeVisible()
    await page.getByText('For developers: original entry').click()
    await expect(page.getByText('<b>bold</b>')).toBeVisible()
    await expectAccessible(page)

    await page.goto(`${source}/settings`)
    const token = page.getByLabel('Access token')
    await expect(token).toHaveValue('')
    await expect(token).toHaveAttribute('placeholder', /Saved/)
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(preview.getByRole('heading', { name: 'Subtitle 1' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Blog of the river')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Blog of the river' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(source)
    host.commit({ 'one.md': post(1), 'two.md': post(2), 'three.md': post(3) })
    await page.getByRole('button', { name: 'Sync now' }).click()
    await expect(page.getByText('1 new').first()).toBeVisible()
    expect(host.requests.at(-1)?.authorization).toBe('Bearer token-of-the-wizard')

    await page.goto(`${source}/settings`)
    await page.getByLabel('Repository address').fill(`${host.url}/river/elsewhere`)
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(token).toBeFocused()
    await expect(page.getByText('It was saved for another server or account')).toBeVisible()
    await page.getByRole('button', { name: 'Remove saved value' }).click()
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('alert').filter({ hasText: host.host })).toBeVisible()
    const elsewhere = host.requests.filter(({ path }) => path.includes('elsewhere'))
    expect(elsewhere.length).toBeGreaterThan(0)
    expect(elsewhere.filter(({ authorization }) => authorization !== undefined)).toEqual([])
  } finally {
    await host.close()
  }
})

test('a push source is created without a preview or an interval', async ({ page }) => {
  const project = await createOwnProject(page, 'wizard push')
  await openSourceForm(page, project, /^Push/)
  await expect(page.getByRole('button', { name: /^Preview/ })).toHaveCount(0)
  await expect(page.getByLabel('Check for changes')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Create/ }).click()
  await expect(page.getByText('Enter a name for the source.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Our shop')
  await page.getByRole('button', { name: /^Create/ }).click()
  await expect(page.getByText('Copy it now, because we can’t show it again')).toBeVisible()
  await page.goto(`${project}/sources`)
  await expect(page.getByRole('row', { name: /Our shop/ })).toContainText('Push')
})

test('adding a source fits a phone and is light on script, in light and dark mode', async ({ page }) => {
  bucket.publish([entry(1)])
  const project = await createOwnProject(page, 'wizard phone')
  await page.setViewportSize({ width: 390, height: 800 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const path of [`${project}/sources/new`, `${project}/sources/new?type=bucket_manifest`]) {
      await expectLightScript(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectFits(page)
      await expectAccessible(page)
    }
    await page.getByLabel('Folder address').fill(bucket.url)
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('button', { name: 'Fields' }).click()
    await expectFits(page)
    await expectAccessible(page)
  }
})
