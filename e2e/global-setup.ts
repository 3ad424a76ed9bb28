import { unpackBrowser } from './browser/unpack-browser'
import { modelKey } from './fakes/model'
import { modelPort, notionPort } from './fixture-hosts'
import { startProduct } from './product'

/** What the scheduler's routes ask for in the tests. */
export const TEST_CRON_SECRET = 'cron-secret-of-the-browser-tests'

/**
 * Once per run: the browser unpacked, the product started on an embedded database and a data folder of its own.
 * Its address reaches the tests as TRIBUTARY_TEST_URL, its data folder as TRIBUTARY_TEST_DATA.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await unpackBrowser()
  const product = await startProduct({
    env: {
      CRON_SECRET: TEST_CRON_SECRET,
      AI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
      AI_MODEL: 'small-model',
      AI_API_KEY: modelKey,
      NOTION_API_URL: `http://127.0.0.1:${notionPort}`,
      PRIVATE_HOSTS_ALLOWED: process.env.TRIBUTARY_TEST_HOSTS ?? '',
    },
  })
  process.env.TRIBUTARY_TEST_URL = product.url
  process.env.TRIBUTARY_TEST_DATA = product.dataDir
  return async () => {
    await product.stop()
  }
}
