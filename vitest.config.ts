import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // It only tells the bundler to keep a file out of the browser; a test is no browser.
      // Actions and routes ask the framework for the request; without a server this answers.
      'next/headers': fileURLToPath(new URL('./e2e/tenancy/next-request.ts', import.meta.url)),
      'next/cache': fileURLToPath(new URL('./e2e/tenancy/next-request.ts', import.meta.url)),
      'next/server': fileURLToPath(new URL('./node_modules/next/server.js', import.meta.url)),
      'next/navigation': fileURLToPath(new URL('./node_modules/next/navigation.js', import.meta.url)),
      'server-only': fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    server: { deps: { inline: ['next-auth', '@auth/core'] } },
    include: ['{app,bench,components,db,e2e,lib,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['db/testing/global-setup.ts'],
    setupFiles: ['scripts/test/property-seed.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    teardownTimeout: 30_000,
    reporters: [['default', { summary: false }]],
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      // Thirty-two times the letter k; of use nowhere but here.
      ENCRYPTION_KEY: `test:${Buffer.alloc(32, 'k').toString('base64')}`,
    },
  },
})
