import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Route } from 'playwright/test'
import sharp from 'sharp'
import { uploadPartBytes } from '@/lib/media-library/limits'
import { tinyMovie } from '@/testing/http/tiny-movie'
import { makePdf } from '@/testing/voice/make-pdf'
import { expectFewClicks } from './clicks'
import { dropFile } from './drop-file'
import { connectSandbox, ownProject } from './own-project'
import { expect, expectAccessible, expectFits, test } from './test'

/** The name of an upload as cameras and export tools make them: no place for a line break, wider than a dialog. */
const longName = `${'year_of_the_mill_'.repeat(8)}.pdf`

const png = (background: string) =>
  sharp({ create: { width: 320, height: 160, channels: 3, background } })
    .png()
    .toBuffer()

test('files reach the library by button, drop and paste, and a self-written post is published with an image and a document', async ({
  page,
  context,
}) => {
  const project = await ownProject(page, 'media')
  for (const network of ['x', 'linkedin', 'instagram', 'youtube'] as const)
    await connectSandbox(project, network, { name: `Brook on ${network}` })
  await page.goto(`${project.path}/media`)
  await expect(page.getByText('No files yet')).toBeVisible()
  await expectAccessible(page)
  const choose = page.getByLabel('Upload files')
  await expect(choose).toBeEnabled()
  await choose.setInputFiles([
    { name: 'boat.png', mimeType: 'image/png', buffer: await png('#14646b') },
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and nothing else') },
    { name: longName, mimeType: 'application/pdf', buffer: makePdf('', { pages: 3, title: 'Our year' }) },
  ])
  await expect(page.getByText('We don’t accept SVG images, because they can contain scripts.')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss logo.svg' }).click()
  await expect(page.getByText('This PDF is damaged, so we can’t read its pages.')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss broken.pdf' }).click()
  await page.getByLabel('Title: networks show it with the document').fill('The year of the mill')
  await page.getByRole('button', { name: 'Save title' }).click()
  await expect(page.getByText('Title saved.')).toBeVisible()
  await expect(page.getByText('3 pages').first()).toBeVisible()
  const alt = page.getByLabel('Alt text: what does this image show?')
  await alt.fill('A boat at the mill')
  await alt.press('Enter')
  await expect(page.getByText('Alt text saved.')).toBeVisible()
  const movie = tinyMovie({ film: Buffer.alloc(1_000, createHash('sha256').update('film').digest()) })
  await dropFile(page, page.locator('main'), { name: 'wheel.mp4', type: 'video/mp4', bytes: movie })
  await expect(page.getByRole('link', { name: 'wheel.mp4' })).toBeVisible()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(
    async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      const image = new Blob([bytes], { type: 'image/png' })
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })])
    },
    (await png('#7a2e4d')).toString('base64'),
  )
  await page.keyboard.press('Control+v')
  await expect(page.getByRole('link', { name: 'image.png' })).toBeVisible()
  await expect(page.getByText('No alt text')).toHaveCount(2)
  await page.getByRole('link', { name: longName }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: longName })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('searchbox').fill('mill')
  await expect(page.getByRole('link', { name: 'wheel.mp4' })).toHaveCount(0)
  await page.getByRole('link', { name: 'boat.png' }).click()
  const focal = page.getByRole('button', { name: /^Focal point: 50% from the left/ })
  await focal.press('Shift+ArrowRight')
  await expect(page.getByRole('button', { name: /^Focal point: 60% from the left/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save file' }).click()
  await expect(page.getByText('File saved.')).toBeVisible()

  await page.goto(`${project.path}/review`)
  await expectFewClicks(page, 'write a post with an image for two of four networks', async () => {
    await page.getByRole('link', { name: 'New post' }).click()
    await expect(page.getByLabel('Text', { exact: true })).toBeFocused()
    await page.keyboard.type('The wheel turns again from tomorrow.')
    await page.getByRole('button', { name: 'Choose from library' }).click()
    await page.getByRole('button', { name: 'A boat at the mill' }).click()
    await page.getByRole('checkbox', { name: 'Brook on instagram on Instagram' }).click()
    await page.getByRole('checkbox', { name: 'Brook on youtube on YouTube' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send for review' }).click()
    await page.waitForURL(/\/packages\//)
  })
  await expect(page.getByLabel('Post', { exact: true })).toHaveValue('The wheel turns again from tomorrow.')
  await expect(page.getByRole('main').getByRole('img', { name: 'A boat at the mill' }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'LinkedIn' }).click()
  await page.getByRole('button', { name: 'Choose document' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'The year of the mill' }).click()
  await expect(page.getByLabel('Title of the document, 3 pages')).toHaveValue('The year of the mill')
  await expect(page.getByRole('img', { name: 'Document: The year of the mill' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save and approve' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(page.locator('main header').first()).toContainText('Published', { timeout: 45_000 })
  const { pathname } = new URL(page.url())
  await page.goto('/sandbox/linkedin')
  const feedPost = page.getByRole('article', { name: 'Post by Brook on linkedin' })
  await expect(feedPost.getByRole('link', { name: 'The year of the mill' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pathname)
  await expectFits(page)
  await page.goto(`${project.path}/media`)
  await expect(page.getByText('in 1 post')).toHaveCount(2)
  await expectFits(page)
})

test('an interrupted upload resumes after a reload where it stopped, and a canceled one leaves nothing behind', async ({
  page,
}, testInfo) => {
  const { path } = await ownProject(page, 'media')
  // Longer than one part, and with a stable modification time: a browser recognizes a file by name, size and time.
  const [film, other] = [testInfo.outputPath('film.mp4'), testInfo.outputPath('other.mp4')]
  const bytes = tinyMovie({ film: Buffer.alloc(uploadPartBytes * 1.5, 'a film of six megabytes') })
  await mkdir(dirname(film), { recursive: true })
  for (const file of [film, other]) await writeFile(file, bytes)

  const offsets: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'] ?? '')
  })
  // The second part never arrives.
  const cutOff = (route: Route) =>
    route.request().headers()['upload-offset'] === String(uploadPartBytes)
      ? new Promise<void>(() => undefined)
      : route.fallback()
  const uploads = '**/api/media-uploads/*'
  await page.route(uploads, cutOff)
  await page.goto(`${path}/media`)
  await page.getByLabel('Upload files').setInputFiles(film)
  await expect(page.getByText('4 MB of 6 MB')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No files yet')).toBeVisible()
  await page.unroute(uploads, cutOff)
  offsets.length = 0
  await page.getByLabel('Upload files').setInputFiles(film)
  await expect(page.getByRole('link', { name: 'film.mp4' })).toBeVisible()
  expect(offsets).toEqual([String(uploadPartBytes)])

  await page.route(uploads, cutOff)
  await page.getByLabel('Upload files').setInputFiles(other)
  await expect(page.getByText('4 MB of 6 MB')).toBeVisible()
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Cancel the upload of other.mp4' }).click()
  expect((await removed).status()).toBe(204)
  await expect(page.getByText('other.mp4')).toHaveCount(0)
  // Its storage has been freed.
  await page.reload()
  await expect(page.getByText(/^6 MB of/)).toBeVisible()
})
