import { expectFewClicks } from './clicks'
import { ask, type Workspace } from './fixtures/ask'
import { expect, expectAccessible, type Page, startSession, test } from './test'

const network = { name: 'Our X', network: 'x' as const }

/** Creates a workspace with this many posts in review, and a posting time every day. */
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

const open = (page: Page) => page.getByRole('region', { name: /^Preview of/ })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'States' }).getByRole('link', { name: new RegExp(`^${name}`) })

test('few clicks approve five posts, schedule one, and spread twenty over a month, which can be undone', async ({
  page,
}) => {
  const { workspace } = await waiting(26)
  await startSession(page, workspace.owner.email)
  await page.goto(`${workspace.path}/review`)
  const boxes = page.locator('[data-review-row]').getByRole('checkbox')
  await expect(boxes).toHaveCount(25)
  await expect(open(page)).toBeVisible()
  await expectAccessible(page)

  // Asks someone outside to approve two of the posts.
  await boxes.nth(1).click()
  await boxes.nth(2).click()
  await page.getByRole('button', { name: 'Approval link' }).click()
  const link = page.getByRole('dialog', { name: 'Create approval link' })
  await expect(link.getByText('Anyone who has the link sees these 2 posts')).toBeVisible()
  await page.keyboard.type('Ada from the client')
  await page.keyboard.press('Enter')
  await expect(link.locator('code')).toHaveText(/\/approve\/approve_/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()

  await expectFewClicks(page, 'approve five posts', async () => {
    await boxes.nth(0).click()
    await boxes.nth(4).click({ modifiers: ['Shift'] })
    await page
      .getByRole('group', { name: 'Selected posts' })
      .getByRole('button', { name: 'Approve', exact: true })
      .click()
    await expect(page.getByText('5 posts approved.')).toBeVisible()
  })
  await expect(tab(page, 'In review')).toHaveText(/21/)

  await expectFewClicks(page, 'approve and schedule one post', async () => {
    await open(page).getByRole('button', { name: 'Approve and schedule' }).click()
    await expect(page.getByText(/scheduled for .*09:00/)).toBeVisible()
  })
  await expect(tab(page, 'Scheduled')).toHaveText(/1/)

  await expect(boxes).toHaveCount(20)
  await expectFewClicks(page, 'schedule twenty posts over a month', async () => {
    await page.getByLabel('Select all on this page').click()
    await page.getByRole('button', { name: 'Approve and schedule' }).first().click()
    await page.getByRole('button', { name: 'Spread over a month' }).click()
    await expect(page.getByText(/20 posts scheduled from/)).toBeVisible()
    // The notice with Undo stays while the pointer rests on it.
    await page.getByText(/20 posts scheduled from/).hover()
  })
  await expect(tab(page, 'Scheduled')).toHaveText(/21/)
  await expect(page.getByText('Nothing to review')).toBeVisible()
  await ask('renewDecisions', { workspace })
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(tab(page, 'In review')).toHaveText(/20/)
  await expect(tab(page, 'Scheduled')).toHaveText(/1/)
})

test('few clicks request changes, fix a typo and approve, and resend another brand’s failed post', async ({
  page,
}) => {
  const { workspace } = await waiting(2)
  const lake = await ask('addProject', { workspace, project: { name: 'Lake' } })
  await ask('connectSandbox', { workspace: lake, ...network })
  const { Heron = '' } = await ask('addPackages', { workspace: lake, names: ['Heron'] })
  const message = 'X said that it is too busy.'
  await ask('failOutcome', { workspace: lake, id: Heron, message })
  await startSession(page, workspace.owner.email)
  await page.goto(`${workspace.path}/review`)
  await expect(open(page)).toBeVisible()

  await expectFewClicks(page, 'request changes to a post', async () => {
    await open(page).getByRole('button', { name: 'Request changes' }).click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Name the jar.')
    await page.getByRole('dialog').getByRole('button', { name: 'Request changes' }).click()
    await expect(tab(page, 'Changes requested')).toHaveText(/1/)
  })

  const header = page.locator('main header').first()
  await expectFewClicks(page, 'fix a typo and approve', async () => {
    await page.locator('[data-review-row]').getByRole('link').first().click()
    await page.getByLabel('Post', { exact: true }).click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' Mended.')
    await page.getByRole('button', { name: 'Save and approve' }).click()
    await expect(page.getByText('Post saved and approved.')).toBeVisible()
    await expect(header).toContainText('Approved')
  })
  await expect(page.getByLabel('Post', { exact: true })).toHaveValue(/Mended/)

  const needs = page.getByRole('region', { name: 'Needs you' })
  await expectFewClicks(page, 'switch to another brand', async () => {
    await page.getByRole('button', { name: /Switch project/ }).click()
    await page.getByRole('option', { name: /^Lake/ }).click()
    await expect(needs).toContainText('Heron')
  })
  await expectFewClicks(page, 'read why a post failed and send it again', async () => {
    await needs.getByRole('link', { name: 'Heron', exact: true }).click()
    await expect(page.getByText(message)).toBeVisible()
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('Sending the post again.')).toBeVisible()
  })
})

test('filters are kept in the address, count what they find, and can be saved as a view', async ({
  page,
}) => {
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
