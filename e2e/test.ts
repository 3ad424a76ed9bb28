import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { demoAccount } from '@/lib/auth/demo-account'
import { ask } from './fixtures/ask'

export { expect, type Page }

type Fixtures = {
  /** Signs in through the form, and waits until the workspace is shown; for tests of signing in. */
  signIn: (account: { email: string; password: string }) => Promise<void>
}

const SCRIPT_LIMIT = 250_000

/** `test` for all browser tests: pages are opened by path, on the product under test. */
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
 * Makes opening and reloading pages of this context wait for hydration. Text typed while React takes over a field
 * would end up next to the field's old text; no real person types that early.
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
 * Waits until every control is hydrated and the effects of its components have run, which is when the browser is
 * idle. Before that, no handler receives key presses.
 */
async function hydrated(page: Page): Promise<void> {
  // Must not return a promise: Playwright would treat it as truthy.
  const isHydrated = (): boolean => {
    type Fiber = { flags: number; alternate: Fiber | null; return: Fiber | null }
    const [placement, hydrating] = [2, 4096]
    // The check that React itself makes before it dispatches an event: fibers that are still being placed or
    // hydrated are flagged, up to the first one that was rendered before.
    const isMounted = (fiber: Fiber): boolean => {
      for (let at: Fiber | null = fiber; at && !at.alternate; at = at.return)
        if (at.flags & (placement | hydrating)) return false
      return true
    }
    // Streamed parts of the page are kept aside until React reveals them together, shortly afterwards.
    const places = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
    while (places.nextNode()) if (/^\$[?~]/.test((places.currentNode as Comment).data)) return false
    const controls = [...document.querySelectorAll('input, textarea, select, button')]
    return controls.every((control) => {
      const key = Object.keys(control).find((name) => name.startsWith('__reactFiber$'))
      return key !== undefined && isMounted(control[key as keyof Element] as unknown as Fiber)
    })
  }
  // With the default of polling on every frame, the browser would render frames only for that.
  await page.waitForFunction(isHydrated, undefined, { timeout: 20_000, polling: 50 })
  // Listeners on the document are attached slightly later.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })))
}

/** Gives the page's browser a session, as if the person had signed in; for the demo account by default. */
export async function startSession(page: Page, email: string = demoAccount.email): Promise<void> {
  const cookie = await ask('cookieOf', { email })
  const url = process.env.TRIBUTARY_TEST_URL ?? ''
  await page.context().addCookies([{ ...cookie, url, httpOnly: true, sameSite: 'Lax' }])
}

/**
 * Expects no serious or critical axe findings on the page. Retries while there are any, since a page that is just
 * being replaced may lack its title.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => graveFindings(page), { message: 'accessibility findings' }).toEqual([])
}

/**
 * Escaped to ASCII: its 17 other characters would make the browser use two bytes per character for the whole
 * script, which takes a third longer.
 */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replace(
  /[\u0080-\uffff]/g,
  (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
)

/**
 * Injects axe once per page and runs only the rules with grave findings (all findings of a rule have the same
 * impact), and only reports violations: the rest took more than half of the time.
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

/** Expects that nothing extends beyond the right edge of the screen, once the page has been laid out. */
export async function expectFits(page: Page, what = 'the page'): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(beyond, { message: `${what} is not wider than the screen` }).toBeLessThanOrEqual(0)
}

/** Opens the page without a browser cache and adds up the compressed bytes of the scripts it transfers. */
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

/** Expects that a page transfers less than 250 kB of compressed script. */
export async function expectLightScript(page: Page, path: string): Promise<void> {
  const bytes = await scriptWeight(page, path)
  expect(bytes, 'the page loads script').toBeGreaterThan(0)
  expect(bytes, `compressed script of ${path}`).toBeLessThan(SCRIPT_LIMIT)
}
