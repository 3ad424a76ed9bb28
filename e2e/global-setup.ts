import type { FullConfig } from 'playwright/test'
import { unpackBrowser } from './browser/unpack-browser'
import { chooseFixtureHosts, mailPort, notionPort } from './fixture-hosts'
import { startFixtures } from './fixtures/ask'
import { startProduct } from './product'

/** The secret that the cron routes require in the tests. */
export const TEST_CRON_SECRET = 'cron-secret-of-the-browser-tests'

/**
 * Runs once per test run: unpacks the browser, starts the product on an embedded database with its own data folder,
 * and starts the fixture process next to it. The tests find the product's URL in TRIBUTARY_TEST_URL and its data
 * folder in TRIBUTARY_TEST_DATA.
 */
export default async function setup(config: FullConfig): Promise<() => Promise<void>> {
  const hosts = await chooseFixtureHosts(config.workers)
  // The fixture process runs the servers that the product connects to at these addresses.
  const reached = { PRIVATE_HOSTS_ALLOWED: hosts.join(','), SMTP_URL: `smtp://localhost:${mailPort()}` }
  await unpackBrowser()
  const product = await startProduct({
    env: {
      CRON_SECRET: TEST_CRON_SECRET,
      NOTION_API_URL: `http://127.0.0.1:${notionPort()}`,
      ...reached,
    },
  })
  process.env.TRIBUTARY_TEST_URL = product.url
  process.env.TRIBUTARY_TEST_DATA = product.dataDir
  const fixtures = await startFixtures(product, reached)
  return async () => {
    await fixtures.stop()
    await product.stop()
  }
}
