import sharp from 'sharp'
import { startBucket } from '../testing/fakes/bucket'
import { fixturePort } from './fixture-hosts'
import { addSource, ownProject } from './own-project'
import { expect, type Page, test } from './test'

/** A new brand's way through the user interface, from its brief to posts that follow it, and back again. */
const brief = `# Hafenbäckerei

Stimme: Wir sprechen ruhig und genau. Wir duzen unsere Leserinnen und Leser. Keine Ausrufezeichen.
Tonalität: ruhig, warm, genau
Primärfarbe: #14646B
Sekundärfarbe: #F2A541

## Wörter, die wir vermeiden
- einzigartig
- innovativ
`

const story = (slug: string, name: string, updated_at: string) => ({
  slug,
  updated_at,
  content_type: 'story',
  bible: {
    display_name: name,
    body_de: [
      'Das Brot ruht die ganze Nacht in Körben aus Weide.',
      'Unser einzigartiges Rezept ist älter als der Hafen!',
      'Morgens riechen Sie den Ofen bis zur Brücke.',
      'Am Kai findest du uns ab sechs Uhr.',
    ].join(' '),
  },
})

test('a new brand: brief, logo and colours show in the next posts, and restoring a version undoes the voice', async ({
  page,
}) => {
  test.slow()
  const bucket = await startBucket({ port: fixturePort() })
  try {
    const evening = story('nachtbrot', 'Nachtbrot', '2026-11-01T10:00:00Z')
    const morning = story('morgenbrot', 'Morgenbrot', '2026-11-02T10:00:00Z')
    const noon = story('mittagsbrot', 'Mittagsbrot', '2026-11-03T10:00:00Z')
    bucket.publish([evening])
    const own = await ownProject(page, 'brand journey')
    const project = own.path
    await connectGerman(page, project)
    const source = await addSource(page, own, bucket.url)
    const before = await postOf(page, project, 'Nachtbrot')
    expect(before.text).toContain('einzigartiges Rezept')
    expect(before.text).toContain('Morgens riechen Sie')

    await page.goto(`${project}/voice`)
    await page.getByRole('link', { name: 'From a brief' }).click()
    await page.getByLabel('Brief text').fill(brief)
    await page.getByRole('button', { name: 'Find brand voice' }).click()
    await expect(page.getByRole('heading', { name: /fields found/ })).toBeFocused()
    const field = (name: string) => page.getByRole('region', { name, exact: true })
    for (const name of ['Description', 'Tone', 'Words to avoid', 'Primary colour', 'Secondary colour'])
      await field(name).getByRole('radio', { name: 'Accept' }).check()
    await page.getByRole('button', { name: /^Save 5 accepted fields/ }).click()
    await page.waitForURL((url) => url.pathname === `${project}/voice`)
    await expect(page.getByRole('textbox', { name: /^Primary colour/ })).toHaveValue('#14646b')

    await page.goto(`${project}/settings`)
    await page.getByLabel(/^Drop a logo here/).setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 200, height: 200, channels: 3, background: '#b3202c' } })
        .png()
        .toBuffer(),
    })
    await expect(page.getByText('Logo saved.')).toBeVisible()

    bucket.publish([evening, morning])
    await syncNow(page, source)
    const after = await postOf(page, project, 'Morgenbrot')
    expect(after.text).toContain('Am Kai findest du uns ab sechs Uhr.')
    expect(after.text).not.toMatch(/einzigartig|Sie |!/)
    // The card's background is the brand's primary color, with its logo on it.
    expect(near(after.ground, '#14646b')).toBe(true)
    expect(near(before.ground, '#14646b')).toBe(false)
    expect(await hasColour(after.card, '#b3202c')).toBe(true)

    await page.goto(`${project}/voice/versions`)
    await page
      .locator('[data-version="0"]')
      .getByRole('link', { name: /^Compare/ })
      .click()
    await expect(page.getByRole('heading', { name: 'The empty voice and now' })).toBeVisible()
    await page.locator('[data-version="0"]').getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('button', { name: 'Restore version' }).click()
    await expect(page.getByText('The empty voice restored')).toBeVisible()
    bucket.publish([evening, morning, noon])
    await syncNow(page, source)
    const undone = await postOf(page, project, 'Mittagsbrot')
    expect(undone.text).toContain('einzigartiges Rezept')
    expect(undone.text).toContain('Morgens riechen Sie')
    expect(undone.ground).toEqual(before.ground)
  } finally {
    await bucket.close()
  }
})

async function connectGerman(page: Page, project: string): Promise<void> {
  await page.goto(`${project}/channels`)
  await page.getByRole('link', { name: 'Connect sandbox LinkedIn' }).click()
  await page.getByLabel('New account').check()
  await page.getByLabel('Name', { exact: true }).fill('Hafen')
  await page.getByLabel('Handle').fill(`hafen_${Math.random().toString(36).slice(2, 8)}`)
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL(/\/channels/)
  await page.getByLabel('Language for Hafen').selectOption('de')
  await expect(page.getByText('We’ll create new posts for Hafen in German.')).toBeVisible()
}

async function syncNow(page: Page, source: string): Promise<void> {
  await page.goto(source)
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByRole('status').filter({ hasText: /Done/ })).toBeVisible()
}

type Post = { text: string; card: Buffer; ground: number[] }

/**
 * Returns the post made from an item once it is in review: its text, its card, and the color of the card's corner.
 */
async function postOf(page: Page, project: string, title: string): Promise<Post> {
  await expect(async () => {
    await page.goto(`${project}/review`)
    await page.getByRole('link', { name: title, exact: true }).click({ timeout: 3_000 })
  }).toPass()
  const text = await page.getByLabel('Post', { exact: true }).inputValue()
  const image = page.getByRole('img', { name: new RegExp(`^Textkarte von .+: „${title}“$`) }).first()
  const address = await image.getAttribute('src')
  const answer = await page.request.get(address ?? '')
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  const card = await answer.body()
  return { text, card, ground: (await pixels(card, { left: 4, top: 4, width: 1, height: 1 })).slice(0, 3) }
}

const pixels = async (
  picture: Buffer,
  part: { left: number; top: number; width: number; height: number },
) => [...(await sharp(picture).extract(part).removeAlpha().raw().toBuffer())]

const near = (colour: readonly number[], hex: string): boolean =>
  colour.every((value, at) => Math.abs(value - Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16)) < 10)

async function hasColour(picture: Buffer, hex: string): Promise<boolean> {
  const { width, height } = await sharp(picture).metadata()
  const all = await pixels(picture, { left: 0, top: 0, width, height })
  for (let at = 0; at < all.length; at += 3) if (near(all.slice(at, at + 3), hex)) return true
  return false
}
