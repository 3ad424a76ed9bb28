import { type Bucket, startBucket } from '../testing/fakes/bucket'
import { fixturePort } from './fixture-hosts'
import { addSource, connectSandbox, ownProject } from './own-project'
import { expect, expectAccessible, type Page, test } from './test'

let bucket: Bucket

test.beforeEach(async () => {
  bucket = await startBucket({ port: fixturePort() })
})
test.afterEach(() => bucket.close())

const platforms = ['x', 'linkedin', 'instagram'] as const
const networks = ['X', 'LinkedIn', 'Instagram']

/** Waits until the picture has loaded; returns the width and height of its file. */
async function sizeOf(image: ReturnType<Page['locator']>): Promise<[number, number]> {
  await image.scrollIntoViewIfNeeded()
  const size = () => image.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight] as const)
  await expect.poll(async () => (await size())[0]).toBeGreaterThan(0)
  const [width, height] = await size()
  return [width, height]
}

test('an item without an image is posted everywhere with a card, and an editor can create another', async ({
  page,
}) => {
  test.slow()
  const own = await ownProject(page, 'Cards')
  const project = own.path
  for (const platform of platforms) await connectSandbox(own, platform, { name: 'Brook' })
  bucket.publish([
    {
      slug: 'ferry-lantern',
      updated_at: '2026-10-01T08:00:00Z',
      bible: {
        display_name: 'The Ferry Lantern',
        tagline_en: 'Lit before the boat is seen, out before it is missed.',
        vibe_personality_en: 'The Ferry Lantern hangs at the landing of Oster Reach.',
        vibe_surprise_facts: ['The Ferry Lantern has been trimmed by one family for ninety years.'],
      },
    },
  ])
  await addSource(page, own, bucket.url)
  await expect(async () => {
    await page.goto(`${project}/review`)
    await page.getByRole('link', { name: 'The Ferry Lantern', exact: true }).click({ timeout: 3_000 })
  }).toPass()
  await expect(page.getByText('No image found, so we use a branded card')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change brand colours' })).toHaveAttribute(
    'href',
    `${project}/voice`,
  )
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(networks.length)
  const card = page.getByRole('tabpanel').getByRole('img', { name: /^Text card by .+: “The Ferry Lantern”$/ })
  const sizes: Record<string, [number, number]> = {}
  for (const network of networks) {
    await tabs.filter({ hasText: network }).first().click()
    await expect(page.getByRole('tabpanel', { name: `Post on ${network}`, exact: true })).toBeVisible()
    sizes[network] = await sizeOf(card.first())
  }
  expect(sizes).toEqual({
    X: [1600, 900],
    LinkedIn: [1200, 628],
    Instagram: [1080, 1350],
  })
  await expectAccessible(page)

  await tabs.filter({ hasText: 'Instagram' }).first().click()
  await page.getByRole('button', { name: 'Create branded card' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'Portrait' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Square' }).check()
  await expect(dialog.getByRole('radio', { name: 'As in your brand voice' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Frame' }).check()
  await dialog.getByRole('button', { name: 'Create card' }).click()
  expect(await sizeOf(dialog.getByRole('img', { name: /^(Text card|Card) by / }))).toEqual([1080, 1080])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add card to post' }).click()
  await expect(page.getByText('2 of 10')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(page.locator('main header').first()).toContainText('Published', { timeout: 90_000 })
  const posts = await page
    .getByRole('link', { name: /View post/ })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(posts).toHaveLength(networks.length)
  for (const post of posts) {
    await page.goto(post)
    await expect(page.getByText('nothing leaves this computer')).toBeVisible()
    const [width] = await sizeOf(page.locator('main img').first())
    expect(width).toBeGreaterThan(1000)
  }
})
