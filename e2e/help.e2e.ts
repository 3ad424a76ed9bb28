import { ownProject } from './own-project'
import { expect, expectAccessible, test } from './test'

test('pressing ? lists the page’s shortcuts, and the page’s help is one link away', async ({ page }) => {
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
