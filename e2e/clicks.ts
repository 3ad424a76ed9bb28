import { expect, type Page } from './test'

/** What people do most at their desk, and with how many presses of the mouse at most (docs/decisions/0176). */
export const clickTargets = {
  'approve five posts': 3,
  'approve and schedule one post': 2,
  'invite a reviewer': 3,
  'schedule twenty posts over a month': 4,
  'write a post with an image for two of four networks': 6,
  'request changes to a post': 2,
  'fix a typo and approve': 3,
  'move a planned post to another day': 1,
  'switch to another brand': 2,
  'read why a post failed and send it again': 2,
} as const

type Counted = { clicks?: number }

/**
 * Does a job and fails where it takes more presses of the mouse than its target. Counted by the browser: what it makes of a press on a
 * label counts not once more. The job stays in one document, as the product's own links do.
 */
export async function expectFewClicks(
  page: Page,
  job: keyof typeof clickTargets,
  work: () => Promise<unknown>,
): Promise<void> {
  await page.evaluate(() => {
    const counted = window as unknown as Counted
    if (counted.clicks === undefined)
      addEventListener('pointerdown', () => (counted.clicks = (counted.clicks ?? 0) + 1), true)
    counted.clicks = 0
  })
  await work()
  const clicks = await page.evaluate(() => (window as unknown as Counted).clicks)
  expect(clicks, `clicks to ${job}`).toBeGreaterThan(0)
  expect(clicks, `clicks to ${job}`).toBeLessThanOrEqual(clickTargets[job])
}
