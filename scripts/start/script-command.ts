import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Returns the command line for another of the product's scripts: from the bundle that this process runs from
 * (scripts/run.mjs), or from the sources, as in development. `flags` are Node's.
 */
export function scriptCommand(
  root: string,
  name: 'worker' | 'migrate' | 'fill-sample-brand',
  ...flags: string[]
): string[] {
  const bundled = join(dirname(process.argv[1] ?? ''), `${name}.mjs`)
  return existsSync(bundled)
    ? [process.execPath, ...flags, '--enable-source-maps', bundled]
    : [process.execPath, ...flags, '--import', 'tsx', join(root, `scripts/${name}.ts`)]
}
