import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // It only tells the bundler to keep a file out of the browser; a test is no browser.
      'server-only': fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    include: ['{app,bench,components,db,lib,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['db/testing/global-setup.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    teardownTimeout: 10_000,
    reporters: [['default', { summary: false }]],
    env: { NODE_ENV: 'test', LOG_LEVEL: 'silent' },
  },
})
