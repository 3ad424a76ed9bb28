import { ask } from './fixtures/ask'
import { createReviewWorkspace } from './review-workspace'
import { expect, expectAccessible, expectFits, startSession, test } from './test'

const opening = 'The mill keeps every storm in a labelled jar.'
const old = `${opening} It opens at nine on Sundays. Visitors bring their own weather.`

test('edits and changed content are merged, and every text of a post can be compared and restored', async ({
  page,
}) => {
  const { workspace, base, people } = await createReviewWorkspace([])
  await ask('connectSandbox', { workspace, network: 'linkedin', name: 'River' })
  const { Mill: id = '' } = await ask('addPackages', { workspace, names: ['Mill'], text: old })
  await startSession(page, people.editor)
  const post = page.getByLabel('Post', { exact: true })
  const save = async (text: string) => {
    await post.fill(text)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
  }
  await page.goto(`${base}/packages/${id}`)
  const first = await post.inputValue()
  expect(first).toContain(opening)

  // Different words of one text: taken at once.
  await save(first.replace('every storm', 'each storm'))
  await ask('changeSource', { workspace, id, text: old.replace('labelled', 'numbered') })
  await page.reload()
  const merge = page.locator('#merge')
  await expect(merge.locator('del').first()).toContainText('labelled')
  await expect(merge.locator('ins').first()).toContainText('numbered')
  await expectAccessible(page)
  await merge.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Merged.')).toBeVisible()
  await expect(merge).toBeHidden()
  await expect(post).toHaveValue(first.replace('every storm', 'each storm').replace('labelled', 'numbered'))

  // The same words: chosen by keyboard.
  const mine = (await post.inputValue()).replace('numbered', 'golden')
  await save(mine)
  await ask('changeSource', { workspace, id, text: old.replace('labelled', 'painted') })
  await page.reload()
  await expect(merge.getByRole('button', { name: 'Accept' })).toBeDisabled()
  await merge
    .getByRole('radio', { name: /^Your text/ })
    .first()
    .focus()
  await page.keyboard.press('ArrowDown')
  await expect(merge.getByRole('radio', { name: /^New text/ }).first()).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expectAccessible(page)
  await merge.getByRole('button', { name: 'Accept' }).click()
  await expect(merge).toBeHidden()
  await expect(post).toHaveValue(mine)

  await page.getByRole('link', { name: 'Revisions' }).click()
  await expect(page.getByRole('heading', { name: 'Revisions', level: 1 })).toBeVisible()
  const created = page.getByRole('listitem').filter({ hasText: /^Created/ })
  await created.getByRole('radio', { name: /^From/ }).check()
  await page.getByRole('button', { name: 'Compare' }).click()
  const changes = page.locator('#comparison')
  await expect(changes.locator('del').filter({ hasText: 'labelled' })).toBeVisible()
  await expect(changes.locator('ins').filter({ hasText: 'golden' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await created.getByRole('button', { name: /^Restore/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Restored' }).first()).toContainText('Now')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^Restored/ })).toHaveCount(2)

  // One channel less, and back.
  await page.getByRole('link', { name: 'Mill', exact: true }).click()
  const linkedin = page.locator('#channels').getByRole('checkbox', { name: /LinkedIn/ })
  await linkedin.click()
  await expect(page.getByText(/left out of “Mill”/)).toBeVisible()
  await expect(linkedin).not.toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(linkedin).toBeChecked()
  await expectFits(page)
})
