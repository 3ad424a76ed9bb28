import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { BrowserContext } from 'playwright/test'
import { tinyMovie } from '@/testing/http/tiny-movie'
import { fixturePort } from './fixture-hosts'
import { ask, type Workspace } from './fixtures/ask'
import { connectSandbox, ownProject } from './own-project'
import { expect, expectAccessible, expectFits, type Page, startSession, test, waitForHydration } from './test'

/** A day counted from the Monday of a future week. */
const day = (after: number): string => {
  const now = new Date()
  const toMonday = 21 - ((now.getUTCDay() + 6) % 7)
  return new Date(now.getTime() + (toMonday + after) * 86_400_000).toISOString().slice(0, 10)
}

const needing = ['Brook', 'Rill', 'Tarn']
const quiet = Array.from({ length: 17 }, (_, at) => `Weir ${String(at + 1).padStart(2, '0')}`)
const jars = Array.from({ length: 50 }, (_, at) => `Jar ${at + 1}`)
const client = ['Monday', 'Tuesday']

type Agency = {
  /** Path of the page with all brands: "/agency". */
  org: string
  brook: Workspace
  rill: Workspace
  tarn: Workspace
  /** IDs of Rill's posts by title. */
  ofRill: Record<string, string>
}

/**
 * Creates twenty brands. Brook has a post with an unknown outcome, and fifty to review. Rill has a rejected one,
 * and two for its client. Tarn has one that was changed and came back to review.
 */
async function makeAgency(page: Page): Promise<Agency> {
  const { workspace: brook } = await ownProject(page, 'Agency', 'Brook')
  const add = (name: string) => ask('addProject', { workspace: brook, project: { name } })
  const [rill, tarn] = [await add('Rill'), await add('Tarn')]
  for (const name of quiet) await add(name)
  for (const workspace of [brook, rill, tarn])
    await ask('connectSandbox', { workspace, network: 'x', name: 'X' })
  const lost = await ask('addPackages', { workspace: brook, names: ['Lost', ...jars] })
  await ask('loseOutcome', { workspace: brook, id: lost.Lost ?? '' })
  const ofRill = await ask('addPackages', { workspace: rill, names: ['Sent back', ...client] })
  await ask('rejectPackage', {
    workspace: rill,
    id: ofRill['Sent back'] ?? '',
    reason: 'Shorten the opening.',
  })
  const changed = await ask('addPackages', { workspace: tarn, names: ['Changed'] })
  await ask('markChanged', { workspace: tarn, id: changed.Changed ?? '' })
  return { org: `/${brook.path.split('/')[1]}`, brook, rill, tarn, ofRill }
}

const brands = (page: Page) => page.getByRole('list', { name: 'Brands' }).getByRole('heading')
const header = (page: Page) => page.locator('main header').first()

/** The page with all brands: three entries that need attention, each resolved from there. */
async function resolveTheMorning(page: Page, org: string): Promise<void> {
  await page.goto(org)
  await expect(brands(page)).toHaveText([...needing, ...quiet])
  await expectAccessible(page)

  await page.getByRole('link', { name: 'One post is unconfirmed' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Lost', exact: true }).click()
  await page.getByRole('button', { name: 'Mark as published', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as published' }).click()
  await expect(header(page)).toContainText('Published')

  await page.goto(org)
  await expect(brands(page)).toHaveText(['Rill', 'Tarn', 'Brook', ...quiet])
  await page.getByRole('link', { name: 'Rill', exact: true }).click()
  const needs = page.getByRole('region', { name: 'Needs you' })
  await expect(needs).toContainText('Editor: “Shorten the opening.”')
  await expectAccessible(page)
  await needs.getByRole('link', { name: 'Sent back', exact: true }).click()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(header(page)).toContainText('In review')

  // Back with the command palette, and on to the review of all brands.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Search pages/ })).toBeFocused()
  await page.keyboard.type('all brands')
  await expect(page.getByRole('option', { name: /All brands/ }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(brands(page)).toHaveText(['Tarn', 'Brook', 'Rill', ...quiet])
  await page.getByRole('navigation').getByRole('link', { name: 'Review', exact: true }).click()
  // Approve posts of two brands together and undo it; then approve a single one.
  const selected = page.getByRole('group', { name: 'Selected posts' })
  await page.getByRole('checkbox', { name: 'Select Changed of Tarn' }).check()
  await page.getByRole('checkbox', { name: 'Select Tuesday of Rill' }).check()
  await expect(selected).toContainText('2 selected in 2 brands')
  await expectAccessible(page)
  await selected.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('2 posts of 2 brands approved.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone: 2 posts.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Select Tuesday of Rill' })).toBeVisible()
  await page.getByRole('button', { name: 'Approve Changed' }).click()
  await expect(page.getByText('“Changed” approved.')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'All brands', exact: true }).click()
  await expect(page.getByText('Nothing needs you')).toHaveCount(needing.length + quiet.length)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page, 'All brands')
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Reviews a brand's queue to its end by keyboard. */
async function reviewByKeyboard(page: Page, workspace: Workspace): Promise<void> {
  await page.goto(`${workspace.path}/review`)
  const current = page.locator('[data-review-row] a[aria-current]')
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'States' }).getByRole('link', { name: new RegExp(`^${name}`) })
  await expect(current).toHaveText('Jar 50')
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(current).toBeFocused({ timeout: 2_000 })
  }).toPass()

  // Typing in the search does not trigger commands, and an approval can be undone.
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('jar')
  await expect(page.getByRole('searchbox')).toHaveValue('jar')
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('a')
  await expect(page.getByText(/^“Jar \d+” approved\.$/)).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText(/^Undone: “Jar \d+”\.$/)).toBeVisible()

  // A post that arrives while someone is reading is announced and moves nothing.
  const reading = await current.textContent()
  await ask('addPackages', { workspace, names: ['Newcomer'] })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('button', { name: '1 new post' })).toBeVisible()
  await expect(current).toHaveText(reading ?? '')
  await expect(page.getByRole('link', { name: 'Newcomer' })).toHaveCount(0)
  await page.getByRole('button', { name: '1 new post' }).click()
  await expect(page.getByRole('link', { name: 'Newcomer', exact: true })).toBeVisible()

  for (let at = 0; at <= jars.length; at++) {
    const title = await current.textContent()
    if (at % 10 === 9 || at === 4) {
      await page.keyboard.press(at === 4 ? 'c' : 'r')
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
      await page.keyboard.type('Too long.')
      await page.keyboard.press('Enter')
    } else await page.keyboard.press('a')
    await expect(
      page.locator('[data-review-row]').getByRole('link', { name: title ?? '', exact: true }),
    ).toHaveCount(0)
    if (at < jars.length) await expect(current).toBeVisible()
  }
  await expect(page.getByText('Nothing to review')).toBeVisible()
  await expect(tab('Approved')).toHaveText(/45/)
  await expect(tab('Changes requested')).toHaveText(/1/)
  await expect(tab('Rejected')).toHaveText(/5/)
}

/** A client reviews a week of the calendar on a phone, until the link is revoked. */
async function approveWeekByLink(page: Page, phone: BrowserContext, { rill, ofRill }: Agency): Promise<void> {
  const [monday, tuesday] = client.map((name) => ofRill[name] ?? '')
  await ask('schedulePackages', {
    workspace: rill,
    times: { [monday ?? '']: `${day(0)}T09:00`, [tuesday ?? '']: `${day(1)}T09:00` },
  })
  await page.goto(`${rill.path}/calendar?view=week&date=${day(2)}`)
  await page.getByRole('button', { name: 'Approval link' }).click()
  await expect(page.getByLabel('Who is it for?')).toBeFocused()
  await expect(page.getByRole('link', { name: 'View approval links' })).toHaveAttribute(
    'href',
    `${rill.path}/approval-links`,
  )
  await page.keyboard.type('Clara from the mill')
  await page.getByRole('button', { name: 'Create approval link' }).click()
  const url = (await page.getByRole('dialog').locator('code').textContent()) ?? ''

  const hers = await phone.newPage()
  const answer = await hers.goto(url)
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': expect.stringContaining('no-store'),
  })
  await expect(hers.getByText('2 of 2 posts wait for your answer.')).toBeVisible()
  await expectFits(hers)
  await expectAccessible(hers)
  await hers.getByRole('button', { name: 'Approve “Monday”' }).click()
  await hers.getByRole('textbox', { name: 'Your name' }).fill('Clara Client')
  await hers.getByRole('dialog').getByRole('button', { name: 'Approve post' }).click()
  await expect(hers.getByText('1 of 2 posts waits for your answer.')).toBeVisible()
  await hers.getByRole('button', { name: 'Request changes to “Tuesday”' }).click()
  await hers.getByLabel('What should change?').fill('Not on a Tuesday.')
  await hers.getByRole('dialog').getByRole('button', { name: 'Request changes' }).click()
  await expect(hers.getByText('You have answered all posts. Thank you!')).toBeVisible()

  await page.goto(`${rill.path}/packages/${tuesday}`)
  await expect(page.getByText('Clara Client (by link) requested changes').first()).toBeVisible()
  await page.goto(`${rill.path}/approval-links`)
  await expect(page.getByText('1 approved, 1 with requested changes.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible()
  const [gone, unknown] = [await hers.goto(url), await hers.goto('/approve/approve_unknown')]
  expect([gone?.status(), unknown?.status()]).toEqual([404, 404])
  await expect(hers.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
}

/** Starts a server of the client's that refuses all posts. */
async function refusingReceiver(): Promise<{ url: string; close: () => Promise<void> }> {
  const port = fixturePort()
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(410).end())
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${port}/posts`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/**
 * Publishes a post with an uploaded video to two of four channels, the ones that take videos. The second one
 * refuses it.
 */
async function publishOwnPost(page: Page, workspace: Workspace): Promise<void> {
  await page.goto(`${workspace.path}/posts/new`)
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused()
  await page.keyboard.type('The wheel turns again from tomorrow.')
  await page.getByLabel('Title').fill('The wheel')
  const film = Buffer.alloc(1_000, createHash('sha256').update('film').digest())
  await page
    .getByLabel('Upload files')
    .setInputFiles({ name: 'wheel.mp4', mimeType: 'video/mp4', buffer: tinyMovie({ film }) })
  await page.getByLabel('Alt text for wheel.mp4').fill('The wheel of the mill turns')
  for (const name of [/^X: X on X/, /^LinkedIn: Page on LinkedIn/])
    await page.getByRole('checkbox', { name }).uncheck()
  await page.getByRole('button', { name: 'Send for review' }).click()
  await page.waitForURL(/\/packages\//)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(header(page)).toContainText('Failed', { timeout: 45_000 })
  await expect(page.getByRole('link', { name: /View post/ })).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText(/rejected the post \(410\)/)
  const feed = await page.getByRole('link', { name: /View post/ }).getAttribute('href')
  await page.goto(feed ?? '')
  await expect(page.getByRole('main')).toContainText('The wheel turns again from tomorrow.')
}

test('a day at an agency with twenty brands: the morning, a queue, a client’s week, and a video post that fails on one of two channels', async ({
  page,
  browser,
}) => {
  test.slow()
  const agency = await makeAgency(page)
  const { org, brook, tarn } = agency

  await test.step('three entries of All brands are resolved', () => resolveTheMorning(page, org))
  await test.step('fifty posts are reviewed by keyboard', () => reviewByKeyboard(page, brook))
  await test.step('a client approves a week by link on a phone', async () => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
    waitForHydration(phone)
    await approveWeekByLink(page, phone, agency)
    await phone.close()
  })
  await test.step('a self-written post with a video goes to two of four channels, and a colleague is notified of the one that failed', async () => {
    const receiver = await refusingReceiver()
    const project = { path: tarn.path, workspace: tarn }
    await connectSandbox(project, 'linkedin', { name: 'Page' })
    await connectSandbox(project, 'youtube', { name: 'Films' })
    await ask('connectWebhook', { workspace: tarn, name: 'Client’s site', url: receiver.url })
    const colleague = await ask('addMember', { workspace: tarn, name: 'Bela', role: 'editor' })
    await publishOwnPost(page, tarn)
    const failures = async () =>
      (await ask('emailsTo', { address: colleague.email })).filter(({ subject }) => /failed/.test(subject))
    await expect
      .poll(async () => (await failures()).map(({ subject }) => subject), { timeout: 45_000 })
      .toEqual(['“The wheel” failed on Client’s site (Webhook) (Tarn)'])
    const [email] = await failures()
    await startSession(page, colleague.email)
    const link = /^Tarn: (\S+)$/m.exec(email?.text ?? '')?.[1]
    expect(link, email?.text).toMatch(/^http/)
    await page.goto(link ?? '')
    await expect(header(page)).toContainText('The wheel')
    await expect(page.getByRole('button', { name: /Publish now|Try again/ }).first()).toBeVisible()
    await receiver.close()
  })
})
