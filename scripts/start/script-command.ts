import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The command line of another script of the product: from the bundle that this process runs from (scripts/run.mjs), else, as in
 * development, from the sources. `flags` are Node's.
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
