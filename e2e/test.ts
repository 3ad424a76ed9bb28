import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { demoAccount } from '@/lib/auth/demo-account'
import { ask } from './fixtures/ask'

export { expect, type Page }

type Fixtures = {
  /** Signs in through the form, and waits until the workspace shows; for tests of the sign-in. */
  signIn: (account: { email: string; password: string }) => Promise<void>
}

const SCRIPT_LIMIT = 250_000

/** `test` of every journey: pages open on the product under test, by path. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => {
    const url = process.env.TRIBUTARY_TEST_URL
    if (!url) throw new Error('The product under test is not running; run `npm run e2e`.')
    await use(url)
  },
  context: async ({ context }, use) => {
    waitForHydration(context)
    await use(context)
  },
  signIn: async ({ page }, use) => {
    await use(async (account) => {
      await page.goto('/sign-in')
      await page.getByLabel(/email/i).fill(account.email)
      await page.getByLabel(/^password/i).fill(account.password)
      await page.getByRole('button', { name: /^sign in$/i }).click()
      await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
    })
  },
})

/**
 * Pages of the context count as opened once their forms belong to React. What is typed while React takes over a field stays
 * beside the field's old text, which no person is quick enough to do.
 */
export function waitForHydration(context: BrowserContext): void {
  context.on('page', (page) => {
    const { goto, reload } = page
    page.goto = async (...args) => {
      const response = await goto.apply(page, args)
      await hydrated(page)
      return response
    }
    page.reload = async (...args) => {
      const response = await reload.apply(page, args)
      await hydrated(page)
      return response
    }
  })
}

/**
 * Every control belongs to React, and what its components do once they are shown is done: only then the browser is idle. Before that a
 * key finds nobody who listens for it.
 */
async function hydrated(page: Page): Promise<void> {
  // No promise: one counts as yes, whatever it brings.
  const isHydrated = (): boolean => {
    type Fiber = { flags: number; alternate: Fiber | null; return: Fiber | null }
    const [placement, hydrating] = [2, 4096]
    // As React finds out whether an event has a receiver: what it is still at is marked so, up to what was drawn before.
    const isMounted = (fiber: Fiber): boolean => {
      for (let at: Fiber | null = fiber; at && !at.alternate; at = at.return)
        if (at.flags & (placement | hydrating)) return false
      return true
    }
    // Parts of the page that have come wait outside of it until they are shown together, a moment later.
    const places = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
    while (places.nextNode()) if (/^\$[?~]/.test((places.currentNode as Comment).data)) return false
    const controls = [...document.querySelectorAll('input, textarea, select, button')]
    return controls.every((control) => {
      const key = Object.keys(control).find((name) => name.startsWith('__reactFiber$'))
      return key !== undefined && isMounted(control[key as keyof Element] as unknown as Fiber)
    })
  }
  // Asked at each frame, as is the default, the browser makes frames only for that.
  await page.waitForFunction(isHydrated, undefined, { timeout: 20_000, polling: 50 })
  // What listens to the whole document does so a moment later.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })))
}

/** Gives the page's browser a session of somebody, as if they had signed in; of the demo account when nobody is named. */
export async function startSession(page: Page, email: string = demoAccount.email): Promise<void> {
  const cookie = await ask('cookieOf', { email })
  const url = process.env.TRIBUTARY_TEST_URL ?? ''
  await page.context().addCookies([{ ...cookie, url, httpOnly: true, sameSite: 'Lax' }])
}

/**
 * No serious or critical finding of axe on the page as it stands. Looked at again while there is one, since a page that comes
 * anew in this moment may lack its title.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => graveFindings(page), { message: 'accessibility findings' }).toEqual([])
}

/** In ASCII: 17 other signs make the browser take all of it in two bytes a sign, a third more of its time. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replace(
  /[\u0080-\uffff]/g,
  (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
)

/**
 * Axe is put into a page once, asked only for rules whose findings are grave (each has one impact for all of its findings), and
 * hands on nothing else: all the rest took more than half of the time.
 */
async function graveFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(async () => {
    type Rules = { _audit: { rules: { id: string; impact: string }[] } }
    const { axe } = window as unknown as { axe: typeof import('axe-core') & Rules }
    const mild = axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate')
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      rules: Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }])),
    })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n    ${nodes.map((node) => node.html.slice(0, 160)).join('\n    ')}`,
      )
  })
}

/** Nothing lies beyond the right edge of the screen, once the page has been laid out for it. */
export async function expectFits(page: Page, what = 'the page'): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(beyond, { message: `${what} is not wider than the screen` }).toBeLessThanOrEqual(0)
}

/** Opens the page in a fresh browser cache and sums the script it transfers, compressed, in bytes. */
export async function scriptWeight(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(path, { waitUntil: 'networkidle' })
  await session.detach()
  return bytes
}

/** A page transfers less than 250 kB of compressed script. */
export async function expectLightScript(page: Page, path: string): Promise<void> {
  const bytes = await scriptWeight(page, path)
  expect(bytes, 'the page loads script').toBeGreaterThan(0)
  expect(bytes, `compressed script of ${path}`).toBeLessThan(SCRIPT_LIMIT)
}
