import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

// Ghost cannot be listed in package.json: it depends on packages inside its own archive, which npm cannot find, and
// it ships with a pnpm lock file. So we unpack its archive here, and pnpm installs what the lock file lists. No
// install scripts run, and nothing is compiled.
const version = '6.65.0'
const integrity =
  'sha512-D369qivOmfn4YwvBD1DljOGsHnJzBEQhBsiFnBZD+GjWrBpdZQYYNHneiQcKQVJwUom8eHWml1n5FRLQIwVFOg=='

const packages = join(import.meta.dirname, '../node_modules')
export const ghostFolder = join(packages, '.ghost')
const done = join(ghostFolder, '.installed')

function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${error?.message ?? `${stdout}\n${stderr}`}`)
  return stdout
}

/**
 * Downloads Ghost and its packages from the npm registry, unless they are installed already. Throws with the cause.
 */
export function installGhost() {
  if (existsSync(done) && readFileSync(done, 'utf8') === version) return
  rmSync(ghostFolder, { recursive: true, force: true })
  mkdirSync(ghostFolder)
  const folder = mkdtempSync(join(tmpdir(), 'tributary-ghost-'))
  try {
    const npm = process.env.npm_execpath
    const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
    const pack = ['pack', `ghost@${version}`, '--json', '--ignore-scripts', '--pack-destination', folder]
    const [archive] = JSON.parse(run(command, [...first, ...pack], folder))
    if (archive.integrity !== integrity) throw new Error('The archive of Ghost is not the one we know.')
    run('tar', ['xzf', join(folder, archive.filename), '--strip-components=1', '-C', ghostFolder], folder)
    const require = createRequire(import.meta.url)
    const pnpm = dirname(require.resolve(`@pnpm/exe.${process.platform}-${process.arch}/package.json`))
    const install = ['install', '--prod', '--frozen-lockfile', '--ignore-scripts']
    const options = ['--config.node-linker=hoisted', '--store-dir', join(folder, 'store')]
    const registry = process.env.npm_config_registry
    if (registry) options.push(`--config.registry=${registry}`)
    run(join(pnpm, 'pnpm'), [...install, ...options, '--config.package-import-method=copy'], ghostFolder)
    // The version it lists would have to be compiled; ours comes with binaries for all platforms.
    const database = join(ghostFolder, 'node_modules/better-sqlite3')
    rmSync(database, { recursive: true })
    symlinkSync(join(packages, 'better-sqlite3'), database)
    writeFileSync(done, version)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
