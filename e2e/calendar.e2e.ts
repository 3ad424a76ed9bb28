import { addDays, startOfMonth, weekdayOf } from '@/lib/time-zones/days'
import { expectFewClicks } from './clicks'
import { ask } from './fixtures/ask'
import {
  expect,
  expectAccessible,
  expectFits,
  expectLightScript,
  type Page,
  startSession,
  test,
} from './test'

// The brand plans in Berlin; the viewer is in New York and sees the same times.
test.use({ timezoneId: 'America/New_York' })

/**
 * A Monday near the middle of a month about two months ahead: the calendar shows everything around it, and none of
 * it is in the past.
 */
const monday = (() => {
  const month = startOfMonth(addDays(startOfMonth(addDays(new Date().toISOString().slice(0, 10), 31)), 31))
  return addDays(month, 14 - weekdayOf(month) + 1)
})()
const day = (days: number) => addDays(monday, days)

/**
 * Creates a project in Berlin with a scheduled post for each name, at 09:00, the given number of days after that
 * Monday.
 */
async function planned(page: Page, times: Record<string, number>) {
  const workspace = await ask('makeWorkspace', {
    owner: 'Edda Editor',
    workspace: 'Mill',
    project: { name: 'River', time_zone: 'Europe/Berlin' },
  })
  await ask('connectSandbox', { workspace, network: 'x', name: 'River' })
  const ids = await ask('addPackages', { workspace, names: Object.keys(times) })
  const at = Object.entries(times).map(([name, days]) => [ids[name], `${day(days)}T09:00`])
  await ask('schedulePackages', { workspace, times: Object.fromEntries(at) })
  await startSession(page, workspace.owner.email)
  return { path: workspace.path, workspace }
}

const cell = (page: Page, of: string) => page.locator(`[data-day="${of}"]`)
const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(name) })

test('a month can be planned with the keyboard alone', async ({ page }) => {
  const { path: base } = await planned(page, { Heron: 0, Otter: 1, Kingfisher: 2 })
  await page.goto(`${base}/calendar?view=month&date=${monday}`)
  await expect(cell(page, day(0))).toContainText('09:00')
  const says = page.getByRole('status').filter({ hasText: /./ })

  await link(page, 'Heron').focus()
  await page.keyboard.press('Space')
  await expect(says.first()).toContainText('Heron picked up')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(cell(page, day(9))).toContainText('Heron')
  await expect(page.getByText(/“Heron” moved to .*, 09:00/)).toBeVisible()
  await expect(link(page, 'Heron')).toBeFocused()

  await link(page, 'Otter').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(says.first()).toContainText('Otter stays')
  await expect(cell(page, day(1))).toContainText('Otter')

  // With the dialog, to another time.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Move “Otter”' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog')
    .getByLabel('Date and time')
    .fill(`${day(8)}T18:30`)
  await page.keyboard.press('Enter')
  await expect(cell(page, day(8))).toContainText('18:30')
  await expect(page.getByText(/“Otter” moved to .*, 18:30/)).toBeVisible()

  await page.reload()
  await expect(cell(page, day(9))).toContainText('Heron')
  await expect(cell(page, day(8))).toContainText('Otter')
  await expect(cell(page, day(2))).toContainText('Kingfisher')
})

test('dragging a post to another day can be undone, and every view is accessible and fits a phone', async ({
  page,
}) => {
  const { path: base } = await planned(page, { Heron: 0, Otter: 3 })
  const week = `${base}/calendar?date=${monday}`
  await page.goto(week)
  const from = await link(page, 'Heron').boundingBox()
  const to = await cell(page, day(2)).boundingBox()
  if (!from || !to) throw new Error('The week is not drawn.')
  await expectFewClicks(page, 'move a planned post to another day', async () => {
    await page.mouse.move(from.x + 20, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + 200, { steps: 5 })
    await expect(cell(page, day(2))).toContainText('09:00 Heron')
    await page.mouse.up()
    await expect(cell(page, day(2)).getByRole('link', { name: /Heron/ })).toBeVisible()
  })
  await expect(page).toHaveURL(week)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/“Heron” is back/)).toBeVisible()
  await expect(cell(page, day(0))).toContainText('09:00')
  await page.reload()
  await expect(cell(page, day(0))).toContainText('Heron')

  for (const view of ['week', 'month', 'list']) {
    await page.setViewportSize({ width: 1280, height: 800 })
    const path = `${base}/calendar?view=${view}&date=${monday}`
    if (view === 'month') await expectLightScript(page, path)
    else await page.goto(path)
    await expect(link(page, view === 'month' ? 'Otter' : 'Heron').first()).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectFits(page, path)
  }
})

test('a post is moved by touch, an empty posting time is filled, and the plan shows in an exported calendar and next to other brands', async ({
  page,
  request,
}) => {
  const { path: base, workspace } = await planned(page, { Heron: 0, Otter: 3 })
  await ask('addDailySlots', { workspace, time: '12:00' })
  await ask('approvePackage', {
    workspace,
    id: (await ask('addPackages', { workspace, names: ['Finch'] })).Finch ?? '',
  })
  await page.goto(`${base}/calendar?date=${monday}`)
  const handle = await page.getByRole('button', { name: 'Move “Heron”' }).boundingBox()
  const to = await cell(page, day(2)).boundingBox()
  if (!handle || !to) throw new Error('The week is not drawn.')
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await touch('touchStart', handle.x + handle.width / 2, handle.y + handle.height / 2)
  await touch('touchMove', handle.x + 60, handle.y + 30)
  await touch('touchMove', to.x + to.width / 2, to.y + 40)
  await touch('touchEnd')
  await expect(cell(page, day(2)).getByRole('link', { name: /Heron/ })).toBeVisible()
  await expect(page.getByText(/“Heron” moved to .*, 09:00/)).toBeVisible()

  // One click fills the slot; then undo, and choose from all the posts that fit.
  await cell(page, day(4)).getByRole('button', { name: /Fill$/ }).click()
  await expect(page.getByText(/“Finch” scheduled for .*, 12:00/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await cell(page, day(4))
    .getByRole('button', { name: /^Choose a post/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finch' }).click()
  await expect(page.getByText(/“Finch” scheduled for .*, 12:00/)).toBeVisible()
  await expect(cell(page, day(4)).getByRole('link', { name: /Finch/ })).toBeVisible()

  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Team calendar')
  await dialog.getByRole('button', { name: 'Create secret URL' }).click()
  await expect(dialog.getByText('Treat this URL like a password')).toBeVisible()
  await expectAccessible(page)
  const [url = ''] = (await dialog.innerText()).match(/https?:\S+/) ?? []
  const plan = await (await request.get(url)).text()
  for (const name of ['Heron', 'Otter', 'Finch']) expect(plan).toContain(`SUMMARY:${name}`)
  await page.keyboard.press('Escape')

  const other = await ask('addProject', { workspace, project: { name: 'Lake', time_zone: 'Europe/Berlin' } })
  await ask('connectSandbox', { workspace: other, network: 'x', name: 'Lake' })
  const { Swan = '' } = await ask('addPackages', { workspace: other, names: ['Swan'] })
  await ask('schedulePackages', { workspace: other, times: { [Swan]: `${day(1)}T09:00` } })
  await page.goto(`/${base.split('/')[1]}/calendar?date=${monday}`)
  for (const name of ['Heron', 'Otter', 'Finch', 'Swan']) await expect(link(page, name).first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
})
