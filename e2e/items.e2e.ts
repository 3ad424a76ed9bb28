import { type Bucket, startBucket } from '../testing/fakes/bucket'
import { fixturePort } from './fixture-hosts'
import { addSource, createOwnProject, ownProject } from './own-project'
import { expect, expectAccessible, expectFits, expectLightScript, test } from './test'

let bucket: Bucket

test.beforeEach(async () => {
  bucket = await startBucket({ port: fixturePort() })
})
test.afterEach(() => bucket.close())

const entry = (number: number) => ({
  slug: `one-${number}`,
  updated_at: '2026-11-01T10:00:00Z',
  bible: { display_name: `Character ${number}`, tags: number % 2 ? ['odd', 'river'] : ['even'] },
})
const entries = (count: number) => Array.from({ length: count }, (_, at) => entry(at + 1))

test('items are searched, filtered and paged through the address', async ({ page }) => {
  const own = await ownProject(page, 'items list')
  const project = own.path
  await page.goto(`${project}/items`)
  await expect(page.getByRole('heading', { name: 'No content yet' })).toBeVisible()
  bucket.publish(entries(60))
  await addSource(page, own, bucket.url)

  await page.goto(`${project}/items`)
  const rows = page.getByRole('table', { name: 'Content' }).locator('tbody tr')
  await expect(rows).toHaveCount(50)
  await expectAccessible(page)
  const newest = await rows.first().getByRole('link').first().textContent()
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(rows).toHaveCount(10)
  await page.getByRole('link', { name: 'Previous', exact: true }).click()
  await expect(rows).toHaveCount(50)
  await expect(rows.first().getByRole('link').first()).toHaveText(newest ?? '')

  await page.getByRole('searchbox').fill('charac 17')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/q=charac\+17/)
  await rows.getByRole('link', { name: 'odd' }).click()
  await expect(page).toHaveURL(/tag=odd/)
  await expect(rows).toHaveCount(1)
  await page.getByRole('searchbox').fill('')
  await expect(rows).toHaveCount(30)
  await page.getByLabel('State').selectOption({ label: 'Archived' })
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show all content' }).click()
  await expect(rows).toHaveCount(50)
  await page.getByLabel('Source').selectOption({ label: 'Bucket' })
  await expect(page).toHaveURL(/source=/)
  await expect(rows).toHaveCount(50)
})

test('an item shows its sanitized text, its images, where its fields came from, and its posts', async ({
  page,
}) => {
  bucket.publish([
    {
      slug: 'zirra',
      updated_at: '2026-11-01T10:00:00Z',
      bible: {
        name: 'Zirra',
        tagline_en: 'Always early.',
        tagline_de: 'Immer zu früh.',
        portrait_url: `${bucket.url}/missing.png`,
        tags: ['speed'],
        body: [
          'A **fast** one. [site](https://example.com/a) [bad](javascript:alert(1))',
          '<script>window.broken = true</script><img src=x onerror="window.broken = true">',
          '| a | b |\n|---|---|\n| one | two |',
        ].join('\n\n'),
      },
    },
    ...entries(5),
  ])
  const own = await ownProject(page, 'items one')
  const project = own.path
  const source = await addSource(page, own, bucket.url)
  await page.goto(`${project}/items`)
  await page.getByRole('link', { name: /^Zirra/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zirra' })).toBeVisible()
  await expect(page.getByText('Immer zu früh.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'site' })).toHaveAttribute('rel', /nofollow noopener.* ugc/)
  await expect(page.getByRole('link', { name: 'bad' })).toHaveCount(0)
  await expect(page.getByRole('cell', { name: 'two' })).toBeVisible()
  await expect(page.getByText('Couldn’t load')).toBeVisible()
  await expect(page.getByText('from “name” in the bible')).toBeVisible()
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  await page.getByText('For developers: original bible').click()
  await expect(page.getByText('"tagline_de": "Immer zu früh."')).toBeVisible()
  await expectAccessible(page)

  const posts = page.locator('section', { has: page.getByRole('heading', { name: 'Posts' }) })
  // Posts are written after the sync, whenever the worker gets to them.
  await expect(async () => {
    const post = posts.getByRole('link').first()
    if (!(await post.isVisible())) await page.reload()
    await expect(post).toHaveAttribute('href', /\/packages\/[0-9a-f-]{36}$/, { timeout: 1_000 })
  }).toPass()

  const address = page.url()
  bucket.publish(entries(5))
  await page.goto(source)
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByText('1 withdrawn.').first()).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('No longer in its source')).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of [`${project}/items`, address]) {
    await expectLightScript(page, path)
    await expectFits(page)
    await expectAccessible(page)
  }
})

test('unknown ids show “not found”, and nonsense in the address breaks nothing', async ({ page }) => {
  const project = await createOwnProject(page, 'items none')
  const nobody = '01a1fe0b-8a0b-7500-b128-6e8eadce5bff'
  for (const path of [
    `items/${nobody}`,
    'items/nonsense',
    `sources/${nobody}`,
    `sources/${nobody}/runs/${nobody}`,
  ]) {
    await page.goto(`${project}/${path}`)
    await expect(page.getByRole('heading', { name: /not here|not found|nothing here/i })).toBeVisible()
  }
  await page.goto(`${project}/items?cursor=%00&back=..&status=odd&source=1&tag=%20&q=%25`)
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible()
})
