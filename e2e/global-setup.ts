import type { FullConfig } from 'playwright/test'
import { unpackBrowser } from './browser/unpack-browser'
import { chooseFixtureHosts, mailPort, notionPort } from './fixture-hosts'
import { startFixtures } from './fixtures/ask'
import { startProduct } from './product'

/** What the scheduler's routes ask for in the tests. */
export const TEST_CRON_SECRET = 'cron-secret-of-the-browser-tests'

/**
 * Once per run: the browser unpacked, the product started on an embedded database and a data folder of its own, and the
 * fixture process beside it. The product's address reaches the tests as TRIBUTARY_TEST_URL, its data folder as
 * TRIBUTARY_TEST_DATA.
 */
export default async function setup(config: FullConfig): Promise<() => Promise<void>> {
  const hosts = await chooseFixtureHosts(config.workers)
  // The fixture process serves what the product reaches there.
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
