import { defineConfig } from 'vitest/config'
import everything from '../vitest.config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `npm run networks -- --full`: as many posts as a guarantee specifies, instead of a few. */
    full: boolean
  }
}

/** Only the tests of this folder: they use real servers, which `npm test` does not have. */
export default defineConfig(({ mode }) => ({
  ...everything,
  test: {
    ...everything.test,
    projects: undefined,
    // The order applies to the root's own projects, and these tests belong to none of them.
    sequence: undefined,
    globalSetup: ['testing/database/global-setup.ts'],
    include: ['networks/*/*.test.ts'],
    provide: { full: mode === 'full' },
    // One more than the cores of a small machine, because tests wait for their servers.
    maxWorkers: 3,
    // Only meant to end tests that hang; a slow machine needs a fifth of this.
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
  },
}))
