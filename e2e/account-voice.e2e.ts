import { readFile } from 'node:fs/promises'
import { dropFile } from './drop-file'
import { createOwnProject } from './own-project'
import { expect, expectAccessible, expectFits, type Page, test } from './test'

const logo = 'public/sample/brand/logo.png'
const saved = 'Writing style saved.'

/** Expects that nothing on the page extends beyond the edge of a phone's screen. */
async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 })
  await expectFits(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Opens the prompt preview on a project's voice page. */
async function openPrompt(page: Page, project: string) {
  await page.goto(`${project}/voice`)
  await page.getByRole('tab', { name: 'In prompts' }).click()
  return page.getByRole('region', { name: 'Preview' })
}

test('a person’s own style applies, the project’s voice takes priority, and two windows do not overwrite each other', async ({
  page,
}) => {
  const project = await createOwnProject(page, 'style')
  await page.goto('/account/style')
  await expect(page.getByText('No samples yet. Start with two or three posts you like.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Description').fill('Short sentences. A joke at the end.')
  await page.getByLabel('Words to avoid').fill('leverage')
  await page.getByLabel('Words to avoid').press('Enter')
  await page.getByRole('button', { name: 'Add sample' }).click()
  await page.getByLabel('Title for sample 1').fill('The heron')
  await page.getByLabel('Text for sample 1').fill('The heron came late. It blamed the bus.')
  await page.getByRole('button', { name: 'Save style' }).click()
  await expect(page.getByText(saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Text for sample 1')).toHaveValue('The heron came late. It blamed the bus.')
  await expect(page.getByRole('button', { name: 'Remove leverage' })).toBeVisible()
  await expectFitsPhone(page)

  const effect = await openPrompt(page, project)
  await expect(
    effect.getByText('Description: from your own writing style, since the project says nothing.'),
  ).toBeVisible()
  await expect(effect.locator('pre')).toContainText('> Short sentences. A joke at the end.')
  await expect(effect.locator('pre')).toContainText('Never write "leverage" (any form).')
  await page.getByLabel('Description').fill('We speak slowly.')
  await expect(
    effect.getByText('Description: the project’s voice, which takes priority over your writing style.'),
  ).toBeVisible()
  await expect(effect.locator('pre')).toContainText('> We speak slowly.')
  await expect(effect.locator('pre')).not.toContainText('Short sentences.')
  await expect(effect.locator('pre')).toContainText('Never write "leverage" (any form).')
  await expect(effect.locator('pre')).toContainText('> The heron came late. It blamed the bus.')

  const other = await page.context().newPage()
  await Promise.all([page.goto('/account/style'), other.goto('/account/style')])
  await other.getByLabel('Description').fill('Said in the other window.')
  await other.getByRole('button', { name: 'Save style' }).click()
  await expect(other.getByText(saved)).toBeVisible()
  await page.getByLabel('Description').fill('Said in this one.')
  await page.getByRole('button', { name: 'Save style' }).click()
  await expect(page.getByText('Someone changed this after you loaded it.')).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('Said in this one.')
  // Saving twice in one window is no conflict.
  await other.getByLabel('Description').fill('And once more.')
  await other.getByRole('button', { name: 'Save style' }).click()
  // The confirmation of the first save may still be visible, so check the stored value instead.
  const stored = async () => (await (await other.request.get('/api/me/writing-style')).json()).style
  await expect.poll(stored).toMatchObject({ brand_voice_description: 'And once more.' })
  await other.reload()
  await expect(other.getByLabel('Description')).toHaveValue('And once more.')
})

test('images are picked and dropped, described, marked as default, shown in prompts, and removed', async ({
  page,
}) => {
  const project = await createOwnProject(page, 'library')
  const picture = await readFile(logo)
  await page.goto('/account/library')
  await expect(page.getByRole('heading', { name: 'No images yet' })).toBeVisible()
  await expectAccessible(page)
  const choose = page.getByLabel(/^Drop images here/)
  await expect(choose).toBeEnabled()
  await choose.setInputFiles({ name: 'River logo.png', mimeType: 'image/png', buffer: picture })
  const first = page.getByRole('article', { name: 'River logo' })
  await expect(first).toBeVisible()
  await expect(first.getByLabel('Type')).toHaveValue('logo')

  await dropFile(page, page.locator('label', { hasText: 'Drop images here' }), {
    name: 'hills.png',
    type: 'image/png',
    bytes: picture,
  })
  const hills = page.getByRole('article', { name: 'hills' })
  await expect(hills).toBeVisible()
  await expect
    .poll(() => hills.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await hills.getByLabel('What’s typical of it').fill('Layered paper hills.')
  await hills.getByLabel('Use by default').check()
  await hills.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('“hills” saved.')).toBeVisible()
  await expectFitsPhone(page)

  const prompt = (await openPrompt(page, project)).locator('pre')
  await expect(prompt).toContainText('> hills: Layered paper hills.')
  await expect(prompt).not.toContainText('River logo')

  await page.goto('/account/library')
  await expect(hills.getByLabel('What’s typical of it')).toHaveValue('Layered paper hills.')
  await hills.getByRole('button', { name: 'Remove…' }).click()
  await page.getByRole('button', { name: 'Remove image' }).click()
  await expect(page.getByText('hills removed.')).toBeVisible()
  await expect(hills).toHaveCount(0)
  await expect(first).toBeVisible()
  await page.goto(`${project}/voice`)
  await page.getByRole('tab', { name: 'In prompts' }).click()
  await expect(page.getByText('Your voice is empty.')).toBeVisible()
})

test('files that aren’t images, are too large or are damaged get an error, and the good ones among them are kept', async ({
  page,
}) => {
  await createOwnProject(page, 'refused')
  await page.goto('/account/library')
  const picture = await readFile(logo)
  const choose = page.getByLabel(/^Drop images here/)
  await expect(choose).toBeEnabled()
  await choose.setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(4 * 1024 * 1024 + 1) },
    { name: 'broken.png', mimeType: 'image/png', buffer: picture.subarray(0, 400) },
    { name: 'good.png', mimeType: 'image/png', buffer: picture },
  ])
  await expect(page.getByRole('article', { name: 'good' })).toBeVisible()
  await expect(page.getByText('notes.txt: This isn’t a PNG, JPEG or WebP image.')).toBeVisible()
  await expect(page.getByText('huge.png is 4.0 MB. The limit is 4 MB.')).toBeVisible()
  await expect(
    page.getByText('broken.png: We can’t read this image. It may be damaged or too large.'),
  ).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
})
