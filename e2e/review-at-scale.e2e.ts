import { ask, type Workspace } from './fixtures/ask'
import { expect, expectAccessible, type Page, startSession, test } from './test'

const network = { name: 'Our X', network: 'x' as const }

/** A workspace of its own with so many posts in review, and a posting time each day. */
async function waiting(count: number): Promise<{ workspace: Workspace; names: string[] }> {
  const workspace = await ask('makeWorkspace', {
    owner: 'Rita Reviewer',
    workspace: 'Desk',
    project: { name: 'River', time_zone: 'Europe/Berlin' },
  })
  await ask('connectSandbox', { workspace, ...network })
  await ask('addDailySlots', { workspace, time: '09:00' })
  const names = Array.from({ length: count }, (_, at) => `Jar ${at + 1}`)
  await ask('addPackages', { workspace, names })
  return { workspace, names }
}

/** Counts what a person presses with the mouse, and what the browser makes of it for a label not once more. */
const countClicks = (page: Page) =>
  page.addInitScript(() => {
    const counted = window as unknown as { clicks: number }
    counted.clicks = 0
    addEventListener('pointerdown', () => counted.clicks++, true)
  })
const clicksOf = (page: Page, work: () => Promise<unknown>): Promise<number> =>
  page
    .evaluate(() => {
      ;(window as unknown as { clicks: number }).clicks = 0
    })
    .then(work)
    .then(() => page.evaluate(() => (window as unknown as { clicks: number }).clicks))

const open = (page: Page) => page.getByRole('region', { name: /^Preview of/ })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'States' }).getByRole('link', { name: new RegExp(`^${name}`) })

test('few clicks approve five posts, schedule one, and plan twenty over a month, each undone by a key', async ({
  page,
}) => {
  const { workspace } = await waiting(26)
  await startSession(page, workspace.owner.email)
  await countClicks(page)
  await page.goto(`${workspace.path}/review`)
  const boxes = page.locator('[data-review-row]').getByRole('checkbox')
  await expect(boxes).toHaveCount(25)
  await expect(open(page)).toBeVisible()
  await expectAccessible(page)

  const approved = await clicksOf(page, async () => {
    await boxes.nth(0).click()
    await boxes.nth(4).click({ modifiers: ['Shift'] })
    await page
      .getByRole('group', { name: 'Selected posts' })
      .getByRole('button', { name: 'Approve', exact: true })
      .click()
    await expect(page.getByText('5 posts approved.')).toBeVisible()
  })
  expect(approved).toBeLessThanOrEqual(3)
  await expect(tab(page, 'In review')).toHaveText(/21/)

  const scheduled = await clicksOf(page, async () => {
    await open(page).getByRole('button', { name: 'Approve and schedule' }).click()
    await expect(page.getByText(/scheduled for .*09:00/)).toBeVisible()
  })
  expect(scheduled).toBeLessThanOrEqual(2)
  await expect(tab(page, 'Scheduled')).toHaveText(/1/)

  await expect(boxes).toHaveCount(20)
  const planned = await clicksOf(page, async () => {
    await page.getByLabel('Select all on this page').click()
    await page.getByRole('button', { name: 'Approve and schedule' }).first().click()
    await page.getByRole('button', { name: 'Spread over a month' }).click()
    await expect(page.getByText(/20 posts scheduled from/)).toBeVisible()
    // Where the pointer rests the way back stays.
    await page.getByText(/20 posts scheduled from/).hover()
  })
  expect(planned).toBeLessThanOrEqual(4)
  await expect(tab(page, 'Scheduled')).toHaveText(/21/)
  await expect(page.getByText('Nothing to review')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(tab(page, 'In review')).toHaveText(/20/)
  await expect(tab(page, 'Scheduled')).toHaveText(/1/)
})

test('fifty posts are reviewed with nothing but the keyboard, and new ones wait until they are asked for', async ({
  page,
}) => {
  test.slow()
  const { workspace, names } = await waiting(50)
  await startSession(page, workspace.owner.email)
  await page.goto(`${workspace.path}/review`)
  const current = page.locator('[data-review-row] a[aria-current]')
  await expect(current).toHaveText('Jar 50')
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(current).toBeFocused({ timeout: 2_000 })
  }).toPass()

  // Typing is no command, and what was done can be undone.
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('jar')
  await expect(page.getByRole('searchbox')).toHaveValue('jar')
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('a')
  await expect(page.getByText(/^“Jar \d+” approved\.$/)).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText(/^Undone: “Jar \d+”\.$/)).toBeVisible()

  // One arrives while somebody reads: it is announced and moves nothing.
  const reading = await current.textContent()
  await ask('addPackages', { workspace, names: ['Newcomer'] })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('button', { name: '1 new post' })).toBeVisible()
  await expect(current).toHaveText(reading ?? '')
  await expect(page.getByRole('link', { name: 'Newcomer' })).toHaveCount(0)
  await page.getByRole('button', { name: '1 new post' }).click()
  await expect(page.getByRole('link', { name: 'Newcomer', exact: true })).toBeVisible()

  for (let at = 0; at <= names.length; at++) {
    const title = await current.textContent()
    if (at % 10 === 9) {
      await page.keyboard.press('r')
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
      await page.keyboard.type('Too long.')
      await page.keyboard.press('Enter')
    } else await page.keyboard.press('a')
    await expect(
      page.locator('[data-review-row]').getByRole('link', { name: title ?? '', exact: true }),
    ).toHaveCount(0)
    if (at < names.length) await expect(current).toBeVisible()
  }
  await expect(page.getByText('Nothing to review')).toBeVisible()
  await expect(tab(page, 'Approved')).toHaveText(/46/)
  await expect(tab(page, 'Rejected')).toHaveText(/5/)
})

test('filters stand in the address, count what they find, and are saved as a view', async ({ page }) => {
  const { workspace } = await waiting(3)
  await startSession(page, workspace.owner.email)
  await page.goto(`${workspace.path}/review`)
  const rows = page.locator('[data-review-row]')
  await expect(rows).toHaveCount(3)
  await page.getByRole('searchbox').fill('jar 2')
  await page.getByRole('searchbox').press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/q=jar/)
  await expect(tab(page, 'In review')).toHaveText(/1/)
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Second jar')
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click()
  const view = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: 'Second jar' })
  await expect(view).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows).toHaveCount(3)
  await view.click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Change the view “Second jar”' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(view).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(view).toBeVisible()
})
