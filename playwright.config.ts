import { defineConfig } from 'playwright/test'
import { browserFlags, findBrowser } from './e2e/browser/find-browser'

const browser = findBrowser()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Everything else runs beside the browser tests, on the same processors.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/tributary-test/browser.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Recording pictures of every step takes as much of a processor as the product and the tests together.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: browser.executablePath, env: browser.env, args: browserFlags },
  },
})
