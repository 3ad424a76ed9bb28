import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { plainEnvironment } from '@/scripts/test/plain-environment'

export type Furnished = {
  /** Where the project lies: "/workspace/project". */
  base: string
  password: string
  people: { editor: string; viewer: string }
  /** The packages' ids by the names of their items. */
  ids: Record<string, string>
}

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** A workspace of the caller's own in the product under test, with a package in review for each name. */
export async function furnished(mark: string, names: readonly string[]): Promise<Furnished> {
  const url = new URL(process.env.TRIBUTARY_TEST_URL ?? '')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'e2e/review/furnish.ts', mark, ...names],
    {
      cwd: root,
      env: {
        ...plainEnvironment(),
        NODE_ENV: 'production',
        PORT: url.port,
        DATA_DIR: process.env.TRIBUTARY_TEST_DATA,
        LOG_LEVEL: 'error',
      },
    },
  )
  return JSON.parse(stdout) as Furnished
}
