import { makePdf } from '@/lib/voice/brief/testing/make-pdf'
import { createOwnProject } from './own-project'
import { expect, expectAccessible, expectLightScript, test } from './test'

const brief = `# Saltmarsh Bakery

Tone of voice: warm, curious and a little dry
Target audience: Parents in Kiel who bake on weekends
Primary colour: #14646B

## Words to avoid
- synergy
- epic
`

test('a brief is read, some of it accepted, one field edited, one left, and the voice says where it came from', async ({
  page,
}) => {
  const project = await createOwnProject(page, 'voice brief')
  await page.goto(`${project}/voice`)
  await page.getByRole('link', { name: 'From a brief' }).click()
  await expectLightScript(page, `${project}/voice/brief`)
  await page.getByLabel('File of the brief').setInputFiles({
    name: 'brief.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('\x89PNG\r\n\x1a\n\0', 'latin1'),
  })
  await expect(page.getByText('This file is no text, Word document or PDF.')).toBeVisible()
  await page.getByLabel('File of the brief').setInputFiles({
    name: 'brief.pdf',
    mimeType: 'application/pdf',
    buffer: makePdf('BT /F 12 Tf 50 700 Td (Tone of voice: warm, dry) Tj ET'),
  })
  await expect(page.getByLabel('Text of the brief')).toHaveValue(/^Tone of voice: warm, dry/)
  await page.getByLabel('File of the brief').setInputFiles({
    name: 'brief.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(brief),
  })
  await expect(page.getByLabel('Text of the brief')).toHaveValue(brief)
  await page.getByRole('button', { name: 'Find the voice' }).click()
  const found = page.getByRole('heading', { name: '4 fields found' })
  await expect(found).toBeFocused()
  const tone = page.getByRole('region', { name: 'Tone', exact: true })
  const audience = page.getByRole('region', { name: 'Audience', exact: true })
  const words = page.getByRole('region', { name: 'Words to avoid', exact: true })
  await expect(tone).toContainText('Said outright')
  await expect(tone.getByRole('radio', { name: 'Accept' })).toBeChecked()
  await expect(words).toContainText('Likely meant')
  await tone.getByRole('button', { name: /^Show in the brief/ }).click()
  await expect(page.locator('mark', { hasText: 'Tone of voice: warm' })).toBeFocused()
  await audience.getByRole('radio', { name: 'Edit' }).check()
  await audience.getByLabel('Audience in your words').fill('Families who bake')
  await words.getByRole('radio', { name: 'Leave it' }).check()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  // Somebody else saves meanwhile: nothing is overwritten and nothing chosen is lost.
  const other = await page.context().newPage()
  await other.goto(`${project}/voice`)
  await other.getByLabel('Audience').fill('Anglers')
  await other.getByRole('button', { name: 'Save the voice' }).click()
  await expect(other.getByText('Saved. It holds')).toBeVisible()
  await other.close()
  await page.getByRole('button', { name: 'Save the 3 accepted fields' }).click()
  await expect(page.getByText('Somebody changed this since you loaded it.')).toBeVisible()
  await page.getByRole('button', { name: 'Compare with what it says now' }).click()
  await expect(audience).toContainText('Anglers')
  await expect(audience.getByLabel('Audience in your words')).toHaveValue('Families who bake')
  await page.getByRole('button', { name: 'Save the 3 accepted fields' }).click()

  await page.waitForURL((url) => url.pathname === `${project}/voice`)
  await expect(page.getByLabel('Audience')).toHaveValue('Families who bake')
  await expect(page.getByRole('textbox', { name: /^First colour/ })).toHaveValue('#14646b')
  await expect(page.locator('[data-origin=extraction]')).toHaveCount(2)
  await expect(page.locator('[data-origin=extraction]').first()).toContainText('Taken from a brief by Editor')
  await expect(page.locator('[data-origin=person]').first()).toContainText('Written by Editor')
})
