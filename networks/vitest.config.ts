import { defineConfig } from 'vitest/config'
import everything from '../vitest.config.ts'

/** The tests of this folder alone: with real servers, which `npm test` does not have. */
export default defineConfig({
  ...everything,
  test: {
    ...everything.test,
    projects: undefined,
    // The order of the root's own projects, which these are none of.
    sequence: undefined,
    globalSetup: ['testing/database/global-setup.ts'],
    include: ['networks/*/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
})
