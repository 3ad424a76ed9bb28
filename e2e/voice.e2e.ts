import { startBucket } from '../testing/fakes/bucket'
import { fixturePort } from './fixture-hosts'
import { addSource, createOwnProject, ownProject } from './own-project'
import {
  expect,
  expectAccessible,
  expectFits,
  expectLightScript,
  type Page,
  startSession,
  test,
} from './test'

test('a voice change is previewed on a real item before it is saved, and undone through the versions', async ({
  page,
}) => {
  const bucket = await startBucket({ port: fixturePort() })
  try {
    bucket.publish([
      {
        slug: 'moss',
        updated_at: '2026-11-01T10:00:00Z',
        bible: {
          display_name: 'Moss',
          body: 'Moss lives under the old bridge. It counts the boats every morning.',
        },
      },
    ])
    const own = await ownProject(page, 'voice')
    const project = own.path
    await addSource(page, own, bucket.url)
    await page.goto(`${project}/voice`)
    const effect = page.getByRole('region', { name: 'Preview' })
    await expect(effect.getByText('It counts the boats every morning.')).toBeVisible()
    await expect(effect.getByText('As saved')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('textbox', { name: 'Words to avoid' }).fill('boat')
    await page.getByRole('textbox', { name: 'Words to avoid' }).press('Enter')
    const unsaved = effect.locator('figure', { hasText: 'With your changes' })
    await expect(unsaved).toContainText('Moss lives under the old bridge.')
    await expect(unsaved).not.toContainText('boats')
    await page.getByRole('textbox', { name: /^Primary colour/ }).fill('#14646b')
    await expect(page.getByText('is easy to read')).toBeVisible()
    await effect.getByRole('tab', { name: 'In prompts' }).click()
    await expect(effect.locator('pre')).toContainText('Never write "boat" (any form).')
    await expectAccessible(page)
    // Leaving by a link asks for confirmation first; Playwright dismisses dialogs that no test handles.
    await expect(page.getByText('You have unsaved changes.')).toBeVisible()
    await page.getByRole('link', { name: 'Versions' }).click()
    await expect(page.getByRole('textbox', { name: /^Primary colour/ })).toHaveValue('#14646b')
    await page.getByRole('button', { name: 'Save voice' }).click()
    await expect(page.getByText('Saved. It applies to all new posts.')).toBeVisible()
    await expect(page.getByText('You have unsaved changes.')).toHaveCount(0)
    await expect(page.locator('[data-origin=person]').first()).toContainText('Written by Editor')

    // Someone else saves in the meantime: this window is told, and nothing is overwritten.
    const other = await page.context().newPage()
    await other.goto(`${project}/voice`)
    await other.getByLabel('Audience').fill('Anglers')
    await other.getByLabel('Description').fill('Calm as a harbour.')
    await other.getByRole('button', { name: 'Save voice' }).click()
    await expect(other.getByText('Saved. It applies')).toBeVisible()
    await page.getByLabel('Audience').fill('Sailors')
    await page.getByRole('button', { name: 'Save voice' }).click()
    await expect(page.getByText('Someone changed this after you loaded it.')).toBeVisible()
    await other.close()
    const meanwhile = page.getByText(/saved version \d+ while you were editing/)
    await expect(meanwhile).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Load it and keep my changes' }).click()
    await expect(page.getByLabel('Audience')).toHaveValue('Sailors')
    await expect(page.getByLabel('Description')).toHaveValue('Calm as a harbour.')
    await expect(meanwhile).toBeHidden()
    await expect(page.getByText('You have unsaved changes.')).toBeVisible()
    await page.getByRole('button', { name: 'Save voice' }).click()
    await expect(page.getByText('You have unsaved changes.')).toBeHidden()

    await page.goto(`${project}/voice/versions`)
    await page
      .locator('[data-version="1"]')
      .getByRole('link', { name: /Compare/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Version 1 and now' })).toBeVisible()
    await expect(page.getByText('Sailors')).toBeVisible()
    await expectAccessible(page)
    await page.locator('[data-version="1"]').getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('button', { name: 'Restore version' }).click()
    await expect(page.getByText('Version 1 restored')).toBeVisible()
    await page.goto(`${project}/voice`)
    await expect(page.getByLabel('Audience')).toHaveValue('')
  } finally {
    await bucket.close()
  }
})

/** Returns the background color of a shown card, from a pixel in its upper left corner. */
function groundOf(page: Page, note: string): Promise<string> {
  return page.locator('figure', { hasText: note }).evaluate(async (figure) => {
    const image = figure.querySelector('img')
    if (!image) return 'no card'
    await image.decode()
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    const [r = 0, g = 0, b = 0] = pen?.getImageData(3, 3, 1, 1).data ?? []
    return [r, g, b].map((value) => Math.round(value / 16)).join()
  })
}

test('a color change is previewed on an item’s card before it is saved, and undone through the versions', async ({
  page,
}) => {
  const bucket = await startBucket({ port: fixturePort() })
  try {
    bucket.publish([
      {
        slug: 'moss',
        updated_at: '2026-11-01T10:00:00Z',
        bible: { display_name: 'Moss under the bridge', body: 'It counts the boats every morning.' },
      },
    ])
    const own = await ownProject(page, 'card')
    const project = own.path
    await addSource(page, own, bucket.url)
    await page.goto(`${project}/voice`)
    const effect = page.getByRole('region', { name: 'Preview' })
    await effect.getByRole('tab', { name: 'Example post' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(effect.getByRole('tab', { name: 'How it looks' })).toBeFocused()
    await expect(effect.getByText('The newest content, “Moss under the bridge”.')).toBeVisible()
    const neutral = await groundOf(page, 'As saved')
    await page.getByRole('textbox', { name: /^Primary colour/ }).fill('#802020')
    await page.getByLabel('Images', { exact: true }).fill('Ink and water colour')
    await expect(effect.getByText('With your changes')).toBeVisible()
    expect(await groundOf(page, 'As saved')).toBe(neutral)
    expect(await groundOf(page, 'With your changes')).toBe('8,2,2')
    // The layout is part of the voice: previewed when selected, and saved.
    await expect(page.getByRole('radio', { name: /^Rings/ })).toBeChecked()
    const asTyped = effect.getByRole('img', { name: /With your changes/ })
    const inRings = await asTyped.getAttribute('src')
    await page.getByRole('radio', { name: /^Strip/ }).check()
    await expect(asTyped).not.toHaveAttribute('src', inRings ?? '')
    const prompt = effect.getByRole('region', { name: 'Image prompt' })
    await expect(prompt).toContainText('> Moss under the bridge')
    await expect(prompt).toContainText('> Ink and water colour')
    await expect(prompt).toContainText('- Primary: #802020')
    await expectAccessible(page)

    await effect.getByRole('button', { name: 'Wide' }).click()
    await expect(effect.getByRole('img', { name: /With your changes/ })).toHaveAttribute('width', '1200')
    await page.setViewportSize({ width: 390, height: 800 })
    await expectFits(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })

    await page.getByRole('button', { name: 'Save voice' }).click()
    await expect(page.getByText('Saved. It applies to all new posts.')).toBeVisible()
    await expect(effect.getByText('You haven’t changed anything yet')).toBeVisible()
    expect(await groundOf(page, 'As saved')).toBe('8,2,2')
    await page.reload()
    await expect(page.getByRole('radio', { name: /^Strip/ })).toBeChecked()
    await page.getByRole('tab', { name: 'How it looks' }).click()

    await page.getByRole('textbox', { name: /^Primary colour/ }).fill('#205080')
    await expect(effect.getByText('With your changes')).toBeVisible()
    await page.getByRole('button', { name: 'Save voice' }).click()
    await expect(effect.getByText('You haven’t changed anything yet')).toBeVisible()
    await page.goto(`${project}/voice/versions`)
    await page.locator('[data-version="1"]').getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('button', { name: 'Restore version' }).click()
    await expect(page.getByText('Version 1 restored')).toBeVisible()
    await page.goto(`${project}/voice`)
    await page.getByRole('tab', { name: 'How it looks' }).click()
    await expect(effect.getByText('You haven’t changed anything yet')).toBeVisible()
    expect(await groundOf(page, 'As saved')).toBe('8,2,2')
    await expectLightScript(page, `${project}/voice`)
  } finally {
    await bucket.close()
  }
})

test('a text is checked as it is typed, and a rule can be set to block', async ({ page }) => {
  const project = await createOwnProject(page, 'voice check')
  await page.goto(`${project}/voice/check`)
  await page
    .getByLabel('Text', { exact: true })
    .fill('GREAT NEWS for all of you!! This is the day and we are on the way.')
  await expect(page.getByText('2 issues found')).toBeVisible()
  await page.getByRole('button', { name: 'Replace with “Great news”' }).click()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(
    'Great news for all of you!! This is the day and we are on the way.',
  )
  await page.getByLabel('Exclamation marks').selectOption('block')
  await page.getByRole('button', { name: 'Save rules' }).click()
  await expect(page.getByText('Rules saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Exclamation marks')).toHaveValue('block')
  await expectAccessible(page)
  await expectLightScript(page, `${project}/voice/check`)
})

test('loading from the brand hub shows the changes before anything is saved', async ({ page }) => {
  await startSession(page)
  await page.goto('/saumlings-studio/saumlings/voice')
  await page.getByRole('button', { name: 'Load from brand hub' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changes from the brand hub' })
  await expect(dialog.getByText('never louder than the river')).toBeVisible()
  await expect(dialog.getByText(/part of a voice: typeface/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep current voice' }).click()
  await expect(dialog).toBeHidden()
})
