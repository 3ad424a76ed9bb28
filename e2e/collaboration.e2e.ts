import { ask } from './fixtures/ask'
import { createReviewWorkspace, type ReviewWorkspace } from './review-workspace'
import { expect, expectAccessible, startSession, test } from './test'

let workspace: ReviewWorkspace
let reviewer: { email: string }

test.beforeAll(async () => {
  workspace = await createReviewWorkspace(['Sentence'])
  reviewer = await ask('addMember', {
    workspace: workspace.workspace,
    name: 'Rita Reviewer',
    role: 'reviewer',
  })
})

test('a reviewer mentions the author on a sentence and requests changes, and the author resolves the comment', async ({
  page,
  context,
}) => {
  await startSession(page, reviewer.email)
  const path = `${workspace.base}/packages/${workspace.ids.Sentence}`
  await page.goto(path)
  const text = page.getByLabel('Post', { exact: true })
  const sentence = await text.evaluate((field: HTMLTextAreaElement) => {
    field.focus()
    field.setSelectionRange(0, field.value.indexOf(' ', 12))
    return field.value.slice(field.selectionStart, field.selectionEnd)
  })
  await expect(page.getByRole('button', { name: 'Comment on selection' })).toBeVisible()
  await page.keyboard.press('Control+e')
  const comment = page.getByLabel('Your comment')
  await expect(comment).toBeFocused()
  await comment.pressSequentially('@edi')
  await expect(
    page.getByRole('listbox', { name: 'People to mention' }).getByText('Edda Editor'),
  ).toBeVisible()
  await comment.press('Enter')
  await comment.pressSequentially('where is this?')
  await expect(comment).toHaveValue('@Edda Editor where is this?')
  await comment.press('Control+Enter')
  const comments = page.locator('#comments')
  await expect(comments.getByText('@Edda Editor')).toBeVisible()
  await expect(page.locator('[data-commented] mark')).toHaveText(sentence)
  await comment.blur()
  await page.keyboard.press('c')
  await page.getByLabel('What should change?').fill('Name the place.')
  await page.getByRole('dialog').getByRole('button', { name: 'Request changes' }).click()
  await expect(page.locator('main header').first()).toContainText('Changes requested')
  await expectAccessible(page)

  await context.clearCookies()
  await startSession(page, workspace.people.editor)
  await page.goto(path)
  await expect(page.getByText('Rita Reviewer requested changes').first()).toBeVisible()
  await text.fill('By the old mill. What else was here stays.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(comments.getByText('The text has changed since.')).toBeVisible()
  await comments.getByRole('button', { name: 'Resolve', exact: true }).click()
  await expect(comments.getByText('All comments are resolved.')).toBeVisible()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.locator('main header').first()).toContainText('In review')
})
