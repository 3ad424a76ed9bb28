import { defineConfig } from 'playwright/test'
import { browserFlags, findBrowser } from './e2e/browser/find-browser'
import { fixtureHosts } from './e2e/fixture-hosts'

const browser = findBrowser()
// The product must know the fixtures' addresses when it starts, so their ports are fixed beforehand.
process.env.TRIBUTARY_TEST_HOSTS ??= fixtureHosts.join(',')

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/tributary-test/browser.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: browser.executablePath, env: browser.env, args: browserFlags },
  },
})
