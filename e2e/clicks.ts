import { expect, type Page } from './test'

/** The most common jobs at a desk, with the maximum number of clicks for each (docs/decisions/0176). */
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
 * Does a job and fails if it takes more clicks than its target. Counts pointer presses in the browser, so the click
 * that a browser synthesizes for a label does not count twice. The job must stay in one document, as the product's
 * own links do.
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
