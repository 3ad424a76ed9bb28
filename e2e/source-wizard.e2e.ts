import { type Bucket, startBucket } from './fakes/bucket'
import { fixturePorts } from './fixture-hosts'
import { createOwnProject } from './own-project'
import { createSourceFromForm } from './source-form'
import { expect, expectAccessible, expectLightScript, test } from './test'

let bucket: Bucket

test.beforeEach(async () => {
  bucket = await startBucket({ port: fixturePorts[19] })
})
test.afterEach(() => bucket.close())

const entry = (number: number) => ({
  slug: `one-${number}`,
  updated_at: '2026-11-01T10:00:00Z',
  bible: { display_name: `Character ${number}`, body: `The story of number ${number}.`, tags: ['river'] },
})

test('a pasted address is recognised, its form filled in and looked at, and leads to a synced source', async ({
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
  await preview.getByRole('button', { name: 'Fields' }).first().click()
  await expect(preview.getByRole('row', { name: /Title/ })).toContainText('“display_name” of the bible')
  await expectAccessible(page)

  // What was typed stands again after a reload, and is gone once the source is there.
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('From an address')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('From an address')
  await expect(page.getByLabel('Folder address')).toHaveValue(bucket.url)
  await createSourceFromForm(page, 'Two characters')
  await expect(page.getByText('2 new.').first()).toBeVisible()
  await page.goto(`${project}/sources/new?type=bucket_manifest`)
  await expect(page.getByLabel('Folder address')).toHaveValue('')
})

test('an address that leads nowhere is told in words, and the kinds to choose from stay', async ({
  page,
}) => {
  const project = await createOwnProject(page, 'wizard wrong')
  await page.goto(`${project}/sources/new`)
  const field = page.getByLabel('Paste an address')
  const find = page.getByRole('button', { name: 'Find out what it is' })
  await find.click()
  await expect(page.getByText('Paste an address first.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('two words')
  await find.click()
  await expect(page.getByText(/That is no address/)).toBeVisible()
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
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was recognised' })).toBeVisible()
  await expect(field).toHaveValue(`${bucket.url}/number.json`)
  await expectAccessible(page)

  await page
    .getByRole('navigation', { name: 'Kind of source' })
    .getByRole('link', { name: /Manifest/ })
    .click()
  await expect(page.getByRole('button', { name: 'Create and sync' })).toBeVisible()
  await page.goBack()
  await expect(find).toBeVisible()
})

test('the way to a source is light and fits a phone, in both colours', async ({ page }) => {
  bucket.publish([entry(1)])
  const project = await createOwnProject(page, 'wizard phone')
  await page.setViewportSize({ width: 390, height: 800 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const path of [`${project}/sources/new`, `${project}/sources/new?type=bucket_manifest`]) {
      await expectLightScript(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await expectAccessible(page)
    }
    await page.getByLabel('Folder address').fill(bucket.url)
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('button', { name: 'Fields' }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
  }
})
