import { type Bucket, startBucket } from '../testing/fakes/bucket'
import { fixturePort } from './fixture-hosts'
import { addSource, createOwnProject, ownProject } from './own-project'
import { openSourceForm } from './source-form'
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
const entries = (count: number) => Array.from({ length: count }, (_, at) => entry(at + 1))

test('a source is previewed before it is saved, then synced with live progress', async ({ page }) => {
  bucket.publish([...entries(11), { slug: 'lost' }, { slug: 'bad/slug' }])
  const project = await createOwnProject(page, 'sources first')
  await page.goto(`${project}/sources`)
  await expect(page.getByRole('heading', { name: 'No sources yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Add a source' }).click()
  await page.getByRole('link', { name: 'Content folder (manifest.json)' }).click()

  await page.getByLabel('Folder address').fill(bucket.url)
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('13 entries found.')).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'Character 10' })).toBeVisible()
  await expect(preview.getByText('The story of number 1.')).toBeVisible()
  await expect(preview.getByText('1 entry would be skipped')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Bucket')
  await expectAccessible(page)

  // Holds back the last bibles, to catch the sync in progress.
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  bucket.hold((path) => (/one-(9|10|11)\//.test(path) ? released : undefined))
  await page.getByRole('button', { name: 'Create and sync' }).click()
  await expect(page.getByRole('progressbar', { name: 'First sync' })).toBeVisible()
  await expect(page.getByText('9 of 12 entries')).toBeVisible()
  await expectAccessible(page)
  release()
  await expect(page.getByText('11 new, 2 skipped.').first()).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)

  await page.getByRole('table', { name: 'Past syncs' }).getByRole('link').first().click()
  await page
    .getByRole('navigation', { name: 'Entries by outcome' })
    .getByRole('link', { name: /Skipped/ })
    .click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('row', { name: /lost/ })).toContainText('404')
  await expect(page).toHaveURL(/outcome=skipped/)
  await expectAccessible(page)
  await page
    .getByRole('navigation', { name: 'Entries by outcome' })
    .getByRole('link', { name: /New/ })
    .click()
  await page.getByRole('link', { name: 'Open content' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /Character/ })).toBeVisible()
})

test('an invalid address is reported in the form, and nothing typed is lost', async ({ page }) => {
  bucket.publish(entries(2))
  const project = await createOwnProject(page, 'sources wrong')
  await openSourceForm(page, project, /Content folder/)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByLabel('Folder address')).toBeFocused()
  await expect(page.getByText('Enter the address of the folder.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('My bucket')
  await page.getByRole('radio', { name: /Keep as drafts/ }).check()
  await page.getByLabel('Folder address').fill('https://10.0.0.1/private')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByLabel('Folder address')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)

  await page.getByLabel('Folder address').fill(`${bucket.url}/nothing-here`)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is no manifest' })).toBeVisible()

  await page.getByLabel('Folder address').fill(bucket.url)
  await page.getByLabel('Folder address').press('Enter')
  await expect(page.getByText('2 entries found.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('My bucket')
  await expect(page.getByRole('radio', { name: /Keep as drafts/ })).toBeChecked()
})

test('a source whose manifest is gone says so with a hint, and recovers once it is back', async ({
  page,
}) => {
  bucket.publish(entries(3))
  const own = await ownProject(page, 'sources gone')
  const project = own.path
  const source = await addSource(page, own, bucket.url)
  bucket.fail('manifest.json', { status: 404 })
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByText('Needs attention')).toBeVisible()
  await expect(page.getByText('There is no manifest').first()).toBeVisible()
  await expect(page.getByText(/Everything synced so far stays/)).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${project}/sources`)
  const row = page.getByRole('row', { name: /Bucket/ })
  await expect(row).toContainText('There is no manifest')
  await expectAccessible(page)

  bucket.fail('manifest.json', undefined)
  await row.getByRole('button', { name: 'Actions for Bucket' }).click()
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(row.getByText('Active')).toBeVisible()
  await page.goto(source)
  await expect(page.getByText('Nothing changed in 3 entries.').first()).toBeVisible()
  await expect(page.getByText('There is no manifest').first()).toBeVisible() // in the history, and nowhere else
  await expect(page.getByText(/Everything synced so far stays/)).toHaveCount(0)
})

test('entries that vanish in large numbers are withdrawn only after confirmation', async ({ page }) => {
  bucket.publish(entries(6))
  const own = await ownProject(page, 'sources vanish')
  const project = own.path
  await addSource(page, own, bucket.url)
  bucket.publish(entries(2))
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByText('4 entries disappeared from the source at once')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm they are gone' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as withdrawn' }).click()
  await expect(page.getByText('4 withdrawn.').first()).toBeVisible()
  await page.goto(`${project}/items`)
  await expect(page.getByRole('cell').filter({ hasText: /^Withdrawn$/ })).toHaveCount(4)
})

test('a source is paused, resumed, changed and deleted; its items stay', async ({ page }) => {
  bucket.publish(entries(1))
  const own = await ownProject(page, 'sources change')
  const project = own.path
  const source = await addSource(page, own, bucket.url)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sync now' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Settings' }).last().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Renamed')
  await page.getByLabel('Check for changes').selectOption({ label: 'Every day' })
  await page.getByRole('radio', { name: /Keep as drafts/ }).check()
  await page.getByText('More settings').click()
  await page.getByLabel('Entries per sync').fill('0')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('At least 1.')).toBeVisible()
  await page.getByLabel('Entries per sync').fill('5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible()
  await page.goto(source)
  await expect(page.getByText('every day')).toBeVisible()
  await expect(page.getByText('Keep as drafts')).toBeVisible()

  await page.goto(`${source}/settings`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete source' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete source' }).click()
  await expect(page.getByRole('heading', { name: 'No sources yet' })).toBeVisible()
  await page.goto(`${project}/items`)
  await expect(page.getByRole('row', { name: /Character 1/ })).toContainText('Source deleted')
})

test('the source pages fit a phone and are light on script', async ({ page }) => {
  bucket.publish(entries(2))
  const own = await ownProject(page, 'sources light')
  const project = own.path
  const source = await addSource(page, own, bucket.url)
  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of [`${project}/sources`, `${project}/sources/new`, source, `${source}/settings`]) {
    await expectLightScript(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
  }
})
