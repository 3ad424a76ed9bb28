import { ask } from './fixtures/ask'
import { createReviewWorkspace, type ReviewWorkspace } from './review-workspace'
import { expect, expectAccessible, expectFits, startSession, test, waitForHydration } from './test'

/** The Monday of a week that is still to come, and a day behind it. */
const day = (after: number): string => {
  const now = new Date()
  const toMonday = 21 - ((now.getUTCDay() + 6) % 7)
  return new Date(now.getTime() + (toMonday + after) * 86_400_000).toISOString().slice(0, 10)
}

let workspace: ReviewWorkspace
let reviewer: { email: string }

test.beforeAll(async () => {
  workspace = await createReviewWorkspace(['Sentence', 'Monday', 'Tuesday'])
  reviewer = await ask('addMember', {
    workspace: workspace.workspace,
    name: 'Rita Reviewer',
    role: 'reviewer',
  })
})

test('a reviewer asks for changes with a mention on a sentence, and the author resolves it', async ({
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

test('a client approves a week by link on a phone, until the link is revoked', async ({ page, browser }) => {
  const { ids, base, workspace: own } = workspace
  await ask('schedulePackages', {
    workspace: own,
    times: { [ids.Monday ?? '']: `${day(0)}T09:00`, [ids.Tuesday ?? '']: `${day(1)}T09:00` },
  })
  await startSession(page, workspace.people.editor)
  await page.goto(`${base}/calendar?view=week&date=${day(2)}`)
  await page.getByRole('button', { name: 'Approval link' }).click()
  await page.getByLabel('Who is it for?').fill('Clara from the mill')
  await page.getByRole('button', { name: 'Create approval link' }).click()
  const url = await page.getByRole('dialog').locator('code').innerText()

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  waitForHydration(phone)
  const client = await phone.newPage()
  const answer = await client.goto(url)
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': expect.stringContaining('no-store'),
  })
  await expect(client.getByText('2 of 2 posts wait for your answer.')).toBeVisible()
  await expectFits(client)
  await expectAccessible(client)
  await client.getByRole('button', { name: 'Approve “Monday”' }).click()
  await client.getByRole('textbox', { name: 'Your name' }).fill('Clara Client')
  await client.getByRole('button', { name: 'Continue' }).click()
  await expect(client.getByText('1 of 2 posts waits for your answer.')).toBeVisible()
  await client.getByRole('button', { name: 'Request changes to “Tuesday”' }).click()
  await client.getByLabel('What should change?').fill('Not on a Tuesday.')
  await client.getByRole('dialog').getByRole('button', { name: 'Request changes' }).click()
  await expect(client.getByText('You have answered all posts. Thank you!')).toBeVisible()

  await page.goto(`${base}/packages/${ids.Tuesday}`)
  await expect(page.getByText('Clara Client (by link) requested changes').first()).toBeVisible()
  await page.goto(`${base}/approval-links`)
  await expect(page.getByText('1 approved, 1 with requested changes.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible()
  const [gone, unknown] = [await client.goto(url), await client.goto('/approve/approve_unknown')]
  expect([gone?.status(), unknown?.status()]).toEqual([404, 404])
  await expect(client.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await phone.close()
})
