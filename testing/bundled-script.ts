import { join } from 'node:path'
import { provideBundle } from '@/scripts/start/bundle.mjs'

const root = join(import.meta.dirname, '..')

/** Test scripts that run in processes of their own. */
const scripts = [
  'e2e/fixtures/process.ts',
  'testing/database/start-and-wait.ts',
  'testing/fakes/ask-model-process.ts',
  'testing/fakes/compose-process.ts',
  'testing/fakes/push-process.ts',
  'testing/fakes/sync-process.ts',
  'testing/fakes/topic-process.ts',
  'testing/media/append-and-die.ts',
  'testing/notifications/deliver-and-die.ts',
  'testing/publishing/run-and-die.ts',
] as const

/**
 * Returns the command line of a process that runs a test script. The scripts are bundled with their packages like
 * the product's own scripts: all of them together, and only when their sources have changed.
 */
export async function bundledScript(path: (typeof scripts)[number]): Promise<string[]> {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.ts$/, '.mjs')
  return [join(await bundle(), name)]
}

let made: Promise<string> | undefined
const bundle = (): Promise<string> => {
  made ??= provideBundle(root, {
    scripts,
    folders: ['app/api', 'db', 'e2e/fixtures', 'lib', 'scripts', 'testing'],
  })
  return made
}
