import { createReviewWorkspace, type ReviewWorkspace } from './review-workspace'
import {
  expect,
  expectAccessible,
  expectFits,
  expectLightScript,
  type Page,
  startSession,
  test,
} from './test'

const names = [
  'Edited',
  'Contested',
  'Refused',
  'Posted',
  'Timed',
  'Slotted',
  'Lost',
  'Seen',
  'Traced',
] as const
let workspace: ReviewWorkspace

test.beforeAll(async () => {
  workspace = await createReviewWorkspace(names)
})

test.beforeEach(({ page }) => startSession(page, workspace.people.editor))

const open = (page: Page, name: (typeof names)[number]) =>
  page.goto(`${workspace.base}/packages/${workspace.ids[name]}`)
const state = (page: Page) => page.locator('main header').first()
const post = (page: Page) => page.getByLabel('Post', { exact: true })

test('a broken rule is named and counted while typing, and the post can be saved once it is fixed', async ({
  page,
}) => {
  await open(page, 'Edited')
  await post(page).fill('An epic river. '.repeat(30))
  await expect(page.getByText(/too long for X/)).toBeVisible()
  await expect(page.locator('[data-counter]').first()).toContainText('over the limit')
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeDisabled()
  await page
    .getByRole('button', { name: /The brand avoids “epic”/ })
    .first()
    .click()
  const selected = await post(page).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  )
  expect(selected).toBe('epic')
  await post(page).fill('A quiet river, mended.')
  await expect(page.getByText(/too long for X/)).toBeHidden()
  await expect(page.locator('[data-preview="x"]')).toContainText('A quiet river, mended.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(post(page)).toHaveValue('A quiet river, mended.')

  // The other posts of a thread, each with its own findings.
  const add = page.getByRole('button', { name: 'Add post to thread' })
  const second = page.getByLabel('Post 2 of the thread', { exact: true })
  const third = page.getByLabel('Post 3 of the thread', { exact: true })
  const thread = page.locator('[data-preview="x"]').getByRole('list', { name: 'Thread' })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(second).toBeFocused()
  await expect(page.getByText('Post 2 of the thread is empty.')).toBeVisible()
  await page.keyboard.type('And an epic mill.')
  await expect(page.getByRole('button', { name: /The brand avoids “epic”/ })).toBeVisible()
  await second.fill('And its mill.')
  await add.click()
  await expect(third).toBeFocused()
  await page.keyboard.type('It turns.')
  await page.getByRole('button', { name: 'Move post 3 of the thread up' }).click()
  await expect(second).toHaveValue('It turns.')
  await expect(thread.locator('> li')).toContainText(['A quiet river', 'It turns.', 'And its mill.'])
  await page.getByRole('button', { name: 'Remove post 2 of the thread' }).click()
  await expect(add).toBeFocused()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page, 'a post with a thread')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(second).toHaveValue('And its mill.')
  await expect(third).toBeHidden()
  await expect(thread.locator('> li')).toContainText(['A quiet river', 'And its mill.'])
})

test('a wrong number is underlined while typing and shown in the queue, and sentences show their source', async ({
  page,
}) => {
  await open(page, 'Traced')
  const sorts = 'Quillow sorts rainbows by taste.'
  await post(page).fill(`Her 24 jars hold storms. ${sorts}`)
  const reason = page.getByRole('button', { name: /24.* is not in the content/ })
  await expect(reason).toBeVisible()
  await expect(page.locator('[data-underlines] mark', { hasText: '24' })).toHaveAttribute(
    'title',
    /is not in the content/,
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(reason).toBeVisible()

  await page.getByRole('button', { name: 'Sources', exact: true }).click()
  const traced = page.locator('[data-trace]')
  const [invented, known] = [traced.getByRole('button').nth(0), traced.getByRole('button').nth(1)]
  await expect(invented).toContainText('Written by Edda Editor, not from the content')
  await expect(invented).toContainText(/24.* is not in the content/)
  await expect(known).toHaveAccessibleDescription(`Based on: “${sorts}”`)
  await invented.focus()
  await expect(traced.locator('mark')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(known).toBeFocused()
  await expect(traced.locator('mark')).toHaveText(sorts)
  await expect(traced.locator('mark')).toBeInViewport()
  // From the list into the content, and through the passage back to the sentence that uses it.
  const passage = traced.getByRole('link', { name: sorts })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(passage).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await expect(traced.locator('button[data-lit]')).toHaveText(new RegExp(sorts))
  await page.keyboard.press('Enter')
  await expect(known).toBeFocused()
  // Pointing does the same.
  await invented.hover()
  await expect(traced.locator('mark')).toHaveCount(0)
  await passage.hover()
  await expect(traced.locator('button[data-lit]')).toHaveText(new RegExp(sorts))
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page, 'the sources of a post')

  await page.goto(`${workspace.base}/review`)
  const row = page.locator('[data-review-row]').filter({ hasText: 'Traced' })
  await expect(row).toContainText(/24.* is not in the content/)
})

test('when two people change the same post, the second sees both versions and decides', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await open(page, 'Contested')
  await open(other, 'Contested')
  await post(other).fill('Written by the other.')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('Saved.')).toBeVisible()
  await post(page).fill('Written by me.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Written by the other.')
  await expect(dialog).toContainText('Written by me.')
  await dialog.getByRole('button', { name: 'Keep my version' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await other.reload()
  await expect(post(other)).toHaveValue('Written by me.')
})

test('rejecting a post requires a reason, which its page then shows', async ({ page }) => {
  await open(page, 'Refused')
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reject post', exact: true }).click()
  await expect(dialog.getByText(/Enter a reason/)).toBeVisible()
  await dialog.getByRole('textbox').fill('The jars are not ours.')
  await dialog.getByRole('button', { name: 'Reject post', exact: true }).click()
  await expect(state(page)).toContainText('Rejected')
  await expect(page.getByText('The jars are not ours.').first()).toBeVisible()
})

test('a post approved by keyboard is published and appears on the sandbox feed', async ({ page }) => {
  await page.goto(`${workspace.base}/review`)
  const link = page.getByRole('link', { name: 'Posted', exact: true })
  await expect(link).toBeVisible()
  const row = () =>
    page.evaluate(() => document.activeElement?.closest('[data-review-row]')?.getAttribute('data-review-row'))
  // The focus moves one frame after the key press.
  while (!(await link.evaluate((element) => element === document.activeElement))) {
    const before = await row()
    await page.keyboard.press('j')
    await expect.poll(row).not.toBe(before)
  }
  await page.keyboard.press('a')
  await expect(page.getByText('“Posted” approved.')).toBeVisible()
  await expect(link).toBeHidden()
  await open(page, 'Posted')
  await expect(state(page)).toContainText('Approved')
  const text = await post(page).inputValue()
  await page.getByRole('button', { name: 'Publish now' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('sandbox X')
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(state(page)).toContainText('Published', { timeout: 45_000 })
  await expect(page.getByText('Published', { exact: true }).last()).toBeVisible()
  const href = await page.getByRole('link', { name: /View post/ }).getAttribute('href')
  await page.goto(href ?? '')
  await expect(page.locator('main')).toContainText(text.split('\n')[0]?.trim() ?? text)
})

test('a scheduled post shows in the calendar, in the project’s time zone, and can be unscheduled', async ({
  page,
}) => {
  await open(page, 'Timed')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(state(page)).toContainText('Approved')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('America/New York')
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Date and time').fill(`${day}T09:00`)
  // With the year instead of the weekday if it is the next one.
  const goesOut = /Goes out ((?:\w{3} \d+ \w+|\d+ \w+ \d{4}), 09:00)( GMT-[45])\./
  await expect(dialog).toContainText(goesOut)
  const [, time = '', zone = ''] = goesOut.exec((await dialog.textContent()) ?? '') ?? []
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Schedule post' }).click()
  await expect(page.getByText(`Scheduled for ${time}.`, { exact: true })).toBeVisible()
  await expect(state(page)).toContainText(`Scheduled for ${time}${zone}`)
  await page.goto(`${workspace.base}/calendar?date=${day}`)
  await expect(page.getByRole('link', { name: /Timed/ })).toBeVisible()
  await open(page, 'Timed')
  await page.getByRole('button', { name: 'Unschedule' }).click()
  await expect(state(page)).toContainText('Approved')
})

test('one key schedules a post for the next free slot, from its page and from the queue', async ({
  page,
}) => {
  await open(page, 'Slotted')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(state(page)).toContainText('Approved')
  await expect(page.getByRole('button', { name: 'Next free slot' })).toBeEnabled()
  await page.keyboard.press('s')
  await page.getByRole('button', { name: 'Open Channels' }).click()
  await page.getByRole('button', { name: 'Add posting times' }).click()
  const dialog = page.getByRole('dialog')
  for (const day of ['Monday', 'Tuesday', 'Wednesday']) await dialog.getByLabel(day).check()
  await dialog.getByLabel('Time').fill('09:30')
  await dialog.getByRole('button', { name: 'Add posting times' }).click()
  await expect(dialog.getByRole('listitem')).toHaveText(['Mon 09:30', 'Tue 09:30', 'Wed 09:30'])
  await expect(dialog.getByText(/^Next dates: .*09:30 GMT-[45].*09:30/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Mon–Wed 09:30', { exact: true })).toBeVisible()
  await open(page, 'Slotted')
  await expect(page.getByRole('button', { name: 'Next free slot' })).toBeEnabled()
  await page.keyboard.press('s')
  await page.getByText(/^“Slotted” scheduled for/).hover()
  await expect(state(page)).toContainText(/Scheduled for .*09:30 GMT-[45]/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(state(page)).toContainText('Approved')
  await page.goto(`${workspace.base}/review?status=approved`)
  const link = page.getByRole('link', { name: 'Slotted', exact: true })
  await link.press('s')
  await expect(link).toBeHidden()
})

test('a post with an unknown outcome waits until someone says what happened', async ({ page }) => {
  await page.goto(`${workspace.base}/review?status=decision`)
  await page.getByRole('link', { name: 'Lost', exact: true }).click()
  await expect(page.getByText('We couldn’t confirm this post')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark as published', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as published' }).click()
  await expect(state(page)).toContainText('Published')
})

test('a viewer sees everything and is offered no action that would be refused', async ({ page, context }) => {
  await context.clearCookies()
  await startSession(page, workspace.people.viewer)
  await page.goto(`${workspace.base}/review`)
  await expect(page.getByRole('link', { name: 'Seen', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await open(page, 'Seen')
  await expect(post(page)).toHaveAttribute('readonly', '')
  await expect(page.getByText(/A reviewer or an editor can approve/)).toBeVisible()
  for (const name of ['Approve', 'Reject', 'Comment', 'Regenerate'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
})

test('leaving with unsaved changes asks for confirmation', async ({ page }) => {
  await open(page, 'Seen')
  await post(page).fill('Not saved yet.')
  await expect(page.getByText('Unsaved changes: X.')).toBeVisible()
  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(post(page)).toHaveValue('Not saved yet.')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(post(page)).toBeHidden()
})

test('queue, post and calendar are accessible, fit a phone and are light on script', async ({ page }) => {
  for (const path of ['/review', `/packages/${workspace.ids.Seen}`, '/calendar']) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectLightScript(page, workspace.base + path)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectFits(page, path)
  }
})
