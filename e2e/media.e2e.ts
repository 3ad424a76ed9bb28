import { createHash } from 'node:crypto'
import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import { tinyMovie } from '@/testing/http/tiny-movie'
import { dropFile } from './drop-file'
import { connectSandbox, ownProject } from './own-project'
import { expect, expectAccessible, expectFits, test } from './test'

const png = (background: string) =>
  sharp({ create: { width: 320, height: 160, channels: 3, background } })
    .png()
    .toBuffer()

/** Counts what a person presses, so that the way to a post of one's own stays short. */
function counted() {
  let clicks = 0
  return {
    clicks: () => clicks,
    click: async (target: Locator) => {
      clicks++
      await target.click()
    },
  }
}

test('files reach the library by button and drop, and a post of one’s own with one goes to two of four networks', async ({
  page,
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
  ])
  await expect(page.getByText('We don’t accept SVG images, because they can contain scripts.')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss logo.svg' }).click()
  const alt = page.getByLabel('Alt text: what does this image show?')
  await alt.fill('A boat at the mill')
  await alt.press('Enter')
  await expect(page.getByText('Alt text saved.')).toBeVisible()
  const movie = tinyMovie({ film: Buffer.alloc(1_000, createHash('sha256').update('film').digest()) })
  await dropFile(page, page.locator('main'), { name: 'wheel.mp4', type: 'video/mp4', bytes: movie })
  await expect(page.getByRole('link', { name: 'wheel.mp4' })).toBeVisible()
  await expect(page.getByText('No alt text')).toHaveCount(1)
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
  const { click, clicks } = counted()
  await click(page.getByRole('link', { name: 'New post' }))
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused()
  await page.keyboard.type('The wheel turns again from tomorrow.')
  await click(page.getByRole('button', { name: 'Choose from library' }))
  await click(page.getByRole('button', { name: 'A boat at the mill' }))
  await click(page.getByRole('checkbox', { name: 'Brook on instagram on Instagram' }))
  await click(page.getByRole('checkbox', { name: 'Brook on youtube on YouTube' }))
  await expectAccessible(page)
  await click(page.getByRole('button', { name: 'Send for review' }))
  expect(clicks()).toBeLessThanOrEqual(6)
  await page.waitForURL(/\/packages\//)
  await expect(page.getByLabel('Post', { exact: true })).toHaveValue('The wheel turns again from tomorrow.')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(page.locator('main header').first()).toContainText('Published', { timeout: 45_000 })
  await expect(page.getByRole('link', { name: /View post/ })).toHaveCount(2)
  const feed = await page
    .getByRole('link', { name: /View post/ })
    .first()
    .getAttribute('href')
  await page.goto(feed ?? '')
  await expect(page.locator('main')).toContainText('The wheel turns again from tomorrow.')
  await expect(page.locator('main').getByRole('img', { name: 'A boat at the mill' }).first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${project.path}/media`)
  await expect(page.getByText('in 1 post')).toBeVisible()
  await expectFits(page)
})
