import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification, type Vite } from 'vitest/node'
import { plainEnvironment } from './scripts/test/plain-environment.ts'
import { testFiles } from './scripts/test/test-files.ts'

// Of the variables somebody works with none must reach a test, however it is run.
const plain = plainEnvironment()
for (const name of Object.keys(process.env))
  if (!(name in plain) && !/^(NODE_|VITEST|TEST_DATABASE_URL$|TRIBUTARY_EXPLORE$)/.test(name))
    delete process.env[name]

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
const files = testFiles(root)
const database = { globalSetup: ['testing/database/global-setup.ts'] }

/** By default, projects run in the order of their names. Tests of processes mostly wait, so others have to run next to them. */
class ProcessesInTheMiddle extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs)
    return ['unit', 'processes', 'database'].flatMap((name) =>
      sorted.filter(({ project }) => project.name === name),
    )
  }
}

/**
 * Resolves packages as the product does: the `development` build of the Markdown reader checks and reports each of its
 * steps. Vitest adds that condition to the configured ones, so it has to be removed again.
 */
const packagesAsInProduction = {
  name: 'packages-as-in-production',
  configResolved(config: Vite.ResolvedConfig) {
    for (const { resolve } of [config.ssr, ...Object.values(config.environments)]) {
      if (resolve?.conditions)
        resolve.conditions = resolve.conditions.filter((name) => name !== 'development|production')
    }
  },
}

export default defineConfig({
  plugins: [packagesAsInProduction],
  // No test reads a style sheet; without this the tools that make them are loaded first.
  css: { postcss: { plugins: [] } },
  resolve: {
    alias: {
      '@': root,
      // Actions and routes ask Next.js for the request. Tests run without its server, so this file answers.
      'next/headers': fileURLToPath(new URL('./testing/tenancy/next-request.ts', import.meta.url)),
      'next/cache': fileURLToPath(new URL('./testing/tenancy/next-request.ts', import.meta.url)),
      'next/server': fileURLToPath(new URL('./node_modules/next/server.js', import.meta.url)),
      'next/navigation': fileURLToPath(new URL('./node_modules/next/navigation.js', import.meta.url)),
      // It only makes the bundler keep a file out of the browser, and tests run in none.
      'server-only': fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    server: { deps: { inline: ['next-auth', '@auth/core'] } },
    setupFiles: ['scripts/test/property-seed.ts', 'scripts/test/own-environment.ts'],
    environment: 'node',
    pool: 'forks',
    // What tests make is dropped at once: collecting it less often saves one second of a core in sixteen.
    execArgv: ['--max-semi-space-size=32'],
    maxWorkers: 2,
    // What computes for half a minute here may share a processor with a browser elsewhere.
    testTimeout: 300_000,
    hookTimeout: 90_000,
    teardownTimeout: 30_000,
    reporters: [['default', { summary: false }]],
    sequence: { sequencer: ProcessesInTheMiddle },
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      // For tests only. The encryption key must be exactly 32 bytes long.
      AUTH_SECRET: 'a secret for tests only, of at least 32 bytes',
      ENCRYPTION_KEY: `test:${Buffer.alloc(32, 'k').toString('base64')}`,
    },
    // A process of its own for each file, and the product loaded anew in it, costs more than most files' tests.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: files.unit,
          isolate: false,
          // Compiles each regular expression once, instead of interpreting its first use and compiling it afterwards.
          execArgv: ['--no-regexp-tier-up'],
        },
      },
      { extends: true, test: { name: 'processes', include: files.processes, ...database } },
      { extends: true, test: { name: 'database', include: files.database, isolate: false, ...database } },
    ],
  },
})
