import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { createOwnProject } from './own-project'
import { expect, expectAccessible, expectFits, expectLightScript, type Page, test } from './test'

async function writeVoice(page: Page, project: string, audience: string): Promise<void> {
  await page.goto(`${project}/voice`)
  await page.getByLabel('Audience').fill(audience)
  await page.getByRole('button', { name: 'Save voice' }).click()
  await expect(page.getByText('Saved. It applies')).toBeVisible()
}

test('a brand is exported as a file, previewed before it is imported, and undone through the versions', async ({
  page,
}) => {
  const one = await createOwnProject(page, 'portable brand')
  await writeVoice(page, one, 'Parents in Kiel')
  await page.getByLabel('Description').fill('We speak like a good neighbour.')
  await expect(page.getByText('You have unsaved changes.')).toBeVisible()
  await page.getByRole('button', { name: 'Save voice' }).click()
  // The confirmation of the first save may still be visible.
  await expect(page.getByText('You have unsaved changes.')).toBeHidden()
  await page.goto(`${one}/settings`)
  const canvas = { width: 40, height: 40, channels: 3 as const, background: '#14646b' }
  await page.getByLabel(/^Drop a logo here/).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: canvas }).png().toBuffer(),
  })
  await expect(page.getByText('Logo saved.')).toBeVisible()

  await page.goto(`${one}/voice`)
  await page.getByRole('link', { name: 'Export and import' }).click()
  const kept = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download brand' }).click()
  const download = await kept
  expect(download.suggestedFilename()).toBe('brook.tributary-brand.zip')
  const bytes = await readFile(await download.path())

  await page.goto(`/${one.split('/')[1]}/new`)
  await page.getByLabel('Brand name').fill('Pond')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pond' })).toBeVisible()
  const other = new URL(page.url()).pathname
  await writeVoice(page, other, 'Anglers')
  await expectLightScript(page, `${other}/voice/portable`)
  const choose = page.getByLabel(/^Drop a brand file here/)
  const file = { name: 'brook.tributary-brand.zip', mimeType: 'application/zip', buffer: bytes }
  await choose.setInputFiles({ ...file, buffer: bytes.subarray(0, bytes.length / 2) })
  await expect(page.getByText('This file is damaged, incomplete or not a zip archive.')).toBeVisible()
  await choose.setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'Proposed changes' })).toBeFocused()
  await expect(page.getByText(/^From “Brook”, exported on/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Apply: Description' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Apply: Logo' })).toBeChecked()
  await expect(page.getByText('Parents in Kiel')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectFits(page)
  for (const tab of await page.getByRole('navigation', { name: 'Voice' }).getByRole('link').all())
    await expect(tab).toBeInViewport({ ratio: 1 })

  // Someone else saves in the meantime: nothing is overwritten, and the selection is kept.
  const colleague = await page.context().newPage()
  await writeVoice(colleague, other, 'Rowers')
  await colleague.close()
  await page.getByRole('checkbox', { name: 'Apply: Logo' }).uncheck()
  await page.getByRole('button', { name: 'Apply selected changes' }).click()
  await expect(page.getByText('Someone changed this after you loaded it.')).toBeVisible()
  await page.getByRole('button', { name: 'Compare with current voice' }).click()
  await expect(page.getByText('Rowers')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Apply: Logo' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Apply selected changes' }).click()
  await expect(page.getByRole('heading', { name: 'Brand imported' })).toBeFocused()
  await expect(page.getByText('The voice is now version 3.')).toBeVisible()

  await page.getByRole('link', { name: 'Undo in Versions' }).click()
  await expect(page.getByRole('heading', { name: 'Version 2 and now' })).toBeVisible()
  await expect(page.locator('[data-version="3"]')).toContainText('Imported by Editor')
  await page.goto(`${other}/voice`)
  await expect(page.getByLabel('Audience')).toHaveValue('Parents in Kiel')
  await expect(page.locator('[data-origin=import]').first()).toContainText('Imported from a file by Editor')
  await page.goto(`${other}/voice/versions`)
  await page.locator('[data-version="2"]').getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('button', { name: 'Restore version' }).click()
  await expect(page.getByText('Version 2 restored')).toBeVisible()
  await page.goto(`${other}/voice`)
  await expect(page.getByLabel('Audience')).toHaveValue('Rowers')
})
