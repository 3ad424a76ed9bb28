import { ask } from './fixtures/ask'
import { ownProject } from './own-project'
import { expect, expectAccessible, expectFits, type Page, test } from './test'

/** Three brands: one with a post nobody knows about, one with a rejected post, one whose post came back to review. */
async function threeBrands(page: Page) {
  const { workspace } = await ownProject(page, 'Mill', 'Brook')
  const rill = await ask('addProject', { workspace, project: { name: 'Rill' } })
  const tarn = await ask('addProject', { workspace, project: { name: 'Tarn' } })
  for (const one of [workspace, rill, tarn])
    await ask('connectSandbox', { workspace: one, network: 'x', name: 'X' })
  const lost = await ask('addPackages', { workspace, names: ['Lost'] })
  const sent = await ask('addPackages', { workspace: rill, names: ['Sent back'] })
  const changed = await ask('addPackages', { workspace: tarn, names: ['Changed'] })
  await ask('loseOutcome', { workspace, id: lost.Lost ?? '' })
  await ask('rejectPackage', { workspace: rill, id: sent['Sent back'] ?? '', reason: 'Shorten the opening.' })
  await ask('markChanged', { workspace: tarn, id: changed.Changed ?? '' })
  return `/${workspace.path.split('/')[1]}`
}

test('the morning starts on All brands: three entries that need attention are resolved from there', async ({
  page,
}) => {
  const org = await threeBrands(page)
  await page.goto(org)
  const brands = page.getByRole('list', { name: 'Brands' }).getByRole('heading')
  await expect(brands).toHaveText(['Brook', 'Rill', 'Tarn'])
  await expectAccessible(page)

  await page.getByRole('link', { name: 'One post is unconfirmed' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Lost', exact: true }).click()
  await page.getByRole('button', { name: 'Mark as published', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as published' }).click()
  await expect(page.locator('main header').first()).toContainText('Published')

  await page.goto(org)
  await expect(brands).toHaveText(['Rill', 'Tarn', 'Brook'])
  await page.getByRole('link', { name: 'Rill', exact: true }).click()
  const needs = page.getByRole('region', { name: 'Needs you' })
  await expect(needs).toContainText('Editor: “Shorten the opening.”')
  await expectAccessible(page)
  await needs.getByRole('link', { name: 'Sent back', exact: true }).click()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.locator('main header').first()).toContainText('In review')

  // By the palette back, and to the review of all brands.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Search pages/ })).toBeFocused()
  await page.keyboard.type('all brands')
  await expect(page.getByRole('option', { name: /All brands/ }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(brands).toHaveText(['Tarn', 'Rill', 'Brook'])
  await page.getByRole('navigation').getByRole('link', { name: 'Review', exact: true }).click()
  await page.getByRole('button', { name: 'Approve Changed' }).click()
  await expect(page.getByText('“Changed” approved.')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'All brands', exact: true }).click()
  await expect(page.getByText('Nothing needs you')).toHaveCount(3)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page, 'All brands')
})

test('the key ? lists what the page binds, and the help of the page is one link away', async ({ page }) => {
  const { path } = await ownProject(page, 'Keys')
  await page.goto(`${path}/review`)
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list.getByText('Find pages, posts, content and actions')).toBeVisible()
  await page.keyboard.press('Escape')
  const help = page.getByRole('link', { name: /^Help/ }).first()
  await expect(help).toHaveAttribute('href', '/help/review')
  await page.goto('/help?q=on+hold')
  await page.getByRole('main').getByRole('link', { name: 'Review: Posts on hold' }).click()
  await expect(page.getByRole('heading', { name: 'Posts on hold' })).toBeInViewport()
  await expectAccessible(page)
})
