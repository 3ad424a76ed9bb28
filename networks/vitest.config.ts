import { defineConfig } from 'vitest/config'
import everything from '../vitest.config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `npm run networks -- --full`: as many posts as a guarantee names, instead of a few. */
    full: boolean
  }
}

/** The tests of this folder alone: with real servers, which `npm test` does not have. */
export default defineConfig(({ mode }) => ({
  ...everything,
  test: {
    ...everything.test,
    projects: undefined,
    // The order of the root's own projects, which these are none of.
    sequence: undefined,
    globalSetup: ['testing/database/global-setup.ts'],
    include: ['networks/*/*.test.ts'],
    provide: { full: mode === 'full' },
    // One more than processors of a small machine: tests wait for their servers.
    maxWorkers: 3,
    // These end what hangs; a slow machine takes a fifth of them.
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
  },
}))
