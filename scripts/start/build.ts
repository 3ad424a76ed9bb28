import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '@/lib/errors'
import { stampOf } from './bundle.mjs'
import { claim } from './claim'
import { startPart } from './supervise'

const FOLDERS = ['app', 'components', 'db', 'lib']
const FILES = ['next.config.ts', 'package-lock.json', 'postcss.config.mjs']
const STAMP = '.next/tributary-stamp'

/** Returns a hash of everything that the build is made from: it changes when a source file or the lock file does. */
export function sourceStamp(root: string): string {
  return stampOf(root, FILES, FOLDERS)
}

export function isBuilt(root: string, stamp: string): boolean {
  const file = join(root, STAMP)
  return (
    existsSync(join(root, '.next/BUILD_ID')) &&
    existsSync(file) &&
    readFileSync(file, 'utf8').trim() === stamp
  )
}

/**
 * Builds the web app if there is no build of the current sources: once in a fresh clone, and after an upgrade. Two
 * concurrent starts build only once. Throws AppError `unavailable` with the end of the build's output.
 */
export async function buildWhenNeeded(root: string, say: (line: string) => void): Promise<void> {
  const stamp = sourceStamp(root)
  if (isBuilt(root, stamp)) return
  const release = await claim(join(root, 'node_modules/.cache/tributary-build'), () =>
    say('Another start is building; waiting for it'),
  )
  try {
    if (isBuilt(root, stamp)) return
    say('Building the web app (once, up to two minutes)')
    rmSync(join(root, STAMP), { force: true })
    const lines: string[] = []
    const part = startPart([process.execPath, join(root, 'node_modules/next/dist/bin/next'), 'build'], {
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      line: (line) => lines.push(line),
    })
    const code = await part.ended
    if (code !== 0)
      throw new AppError('unavailable', {
        detail: `The web app could not be built:\n\n${lines.slice(-40).join('\n')}\n`,
        hint: 'Run `npm ci` and start again.',
      })
    writeFileSync(join(root, STAMP), `${stamp}\n`)
  } finally {
    release()
  }
}
