import { ask } from './fixtures/ask'
import { createReviewWorkspace } from './review-workspace'
import { expect, expectAccessible, expectFits, startSession, test } from './test'

const opening = 'The mill keeps every storm in a labelled jar.'
const old = `${opening} It opens at nine on Sundays. Visitors bring their own weather.`

test('edits merge with changed content, and every version of a post can be compared and restored', async ({
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

  // Changes to different words of a text merge right away.
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

  // For changes to the same words, choose one by keyboard.
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

  // Leave out one channel, then bring it back.
  await page.getByRole('link', { name: 'Mill', exact: true }).click()
  const linkedin = page.locator('#channels').getByRole('checkbox', { name: /LinkedIn/ })
  await linkedin.click()
  await expect(page.getByText(/left out of “Mill”/)).toBeVisible()
  await expect(linkedin).not.toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(linkedin).toBeChecked()
  await expectFits(page)
})

test('a published post can be corrected when its content changes, and taken down when the content is withdrawn', async ({
  page,
}) => {
  const { workspace, base, people } = await createReviewWorkspace([])
  await ask('connectSandbox', { workspace, network: 'linkedin', name: 'Weather' })
  const { Jars: id = '' } = await ask('addPackages', { workspace, names: ['Jars'], text: old })
  await startSession(page, people.editor)
  const publish = async () => {
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
    await expect(page.locator('main header').first()).toContainText('Published', { timeout: 45_000 })
  }
  await page.goto(`${base}/packages/${id}`)
  await publish()
  const address = await page.locator('a[href*="/sandbox/linkedin/"]').getAttribute('href')

  await ask('changeSource', { workspace, id, text: old.replace('labelled', 'numbered') })
  const correction = await ask('correctionOf', { workspace, id })
  await page.goto(`${base}/packages/${correction}`)
  const card = page.locator('#correction')
  // LinkedIn edits only text. If the new card looks different, nothing is preselected; an edit keeps the published
  // post's card.
  const choice = card.getByRole('combobox', { name: /Weather/ })
  if ((await choice.inputValue()) === '') await choice.selectOption('edit')
  await expect(card).toContainText('We edit the post on LinkedIn.')
  await expect(card).toContainText('X doesn’t let apps edit posts.')
  await card.getByRole('combobox', { name: /River/ }).selectOption('keep')
  await expect(card).toContainText('We leave the post on X as it is, and publish nothing there.')
  await expectAccessible(page)
  await expectFits(page)
  await publish()
  await page.goto(address ?? '')
  await expect(page.locator('main')).toContainText('numbered')
  await expect(page.locator('main')).toContainText('Edited')

  const item = await ask('withdrawSource', { workspace, id })
  await page.goto(base)
  await page.getByRole('link', { name: 'Jars', exact: true }).first().click()
  await expect(page).toHaveURL(new RegExp(`/items/${item}$`))
  await page.getByRole('button', { name: 'Take down everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take down everywhere' }).click()
  await expect(page.locator('#published')).toContainText(/in a few seconds|Taken down/)
  await expectAccessible(page)
  await ask('letTakedownsPass', { workspace })
  await expect(async () => {
    await page.goto(address ?? '')
    await expect(page.locator('main')).toContainText('deleted this post', { timeout: 500 })
  }).toPass({ timeout: 45_000 })
})
