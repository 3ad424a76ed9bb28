import { ask } from './fixtures/ask'
import { connectSandbox, ownProject } from './own-project'
import { expect, expectAccessible, expectFits, test } from './test'

const film = 'https://media.example.com/mill.mp4'

test('an uploaded video that is still hidden says so on every page, and the channel settings explain uploading ahead', async ({
  page,
}) => {
  const project = await ownProject(page, 'Film')
  const { workspace, path } = project
  await connectSandbox(project, 'youtube', { name: 'Films' })
  const { Otter = '' } = await ask('addPackages', { workspace, names: ['Otter'] })
  const captions = ['de', 'en'].map((language) => ({ language, url: `https://example.com/${language}.vtt` }))
  await ask('showMedia', { workspace, id: Otter, media: [{ url: film, alt: 'A mill', captions }] })

  await page.goto(`${path}/packages/${Otter}`)
  await page.getByRole('button', { name: 'Remove captions in German' }).click()
  await page.getByRole('button', { name: 'Remove captions in English' }).click()
  await expect(page.getByRole('link', { name: 'How to add them' })).toHaveAttribute(
    'href',
    '/help/sources#captions-of-videos',
  )
  await page.getByRole('button', { name: 'Put captions in English back' }).click()
  await expect(page.getByRole('button', { name: 'Remove captions in English' })).toBeVisible()

  await page.goto(`${path}/channels`)
  await page.getByRole('combobox', { name: 'Upload ahead for' }).selectOption('4')
  await expect(page.getByText('public at the planned time, in full quality')).toBeVisible()
  await page.getByRole('combobox', { name: 'Visibility for' }).selectOption('unlisted')
  await expect(page.getByText('it works only with Visibility set to Public')).toBeVisible()
  await expectAccessible(page)

  const at = new Date(Date.now() + 3 * 3_600_000)
  await ask('uploadAhead', { workspace, id: Otter, at: at.toISOString() })
  await page.setViewportSize({ width: 390, height: 844 })
  const hidden = page.getByText(/^Uploaded, public on (?:\w+ \d+ \w+|\d+ \w+ \d{4}), \d\d:\d\d UTC$/)
  for (const where of [`/packages/${Otter}`, '/review?status=published']) {
    await page.goto(`${path}${where}`)
    await expect(hidden.first()).toBeVisible()
    await expect(
      page.locator('main header, [data-review-row]').getByText('Published', { exact: true }),
    ).toHaveCount(0)
    await expectFits(page, where)
  }
  await page.goto(`${path}/calendar?view=list`)
  const entry = page.getByRole('main').getByRole('link', { name: /Otter/ })
  await expect(entry).toContainText('Uploaded')
  await expectAccessible(page)
})
