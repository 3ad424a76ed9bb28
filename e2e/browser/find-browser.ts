import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { browserFolder, fontSettings } from './unpack-browser'

export type Browser = { executablePath: string; env: Record<string, string> }

/** Flags for every test browser: no sandbox (tests may run as root), no network traffic of its own. */
export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/**
 * Returns an installed Chromium if one runs (CHROME_PATH, otherwise the usual locations), otherwise the one that
 * comes with the install, which `unpackBrowser` must have unpacked. All of them render with the same fonts.
 */
export function findBrowser(): Browser {
  const packaged = join(browserFolder, 'chromium')
  const installed = process.env.TRIBUTARY_TEST_BROWSER ?? findInstalled() ?? packaged
  // The test run's workers inherit the result.
  process.env.TRIBUTARY_TEST_BROWSER = installed
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const libraries: Record<string, string> =
    installed === packaged ? { LD_LIBRARY_PATH: join(browserFolder, 'al2023/lib') } : {}
  return {
    executablePath: installed,
    env: { ...Object.fromEntries(inherited), ...libraries, FONTCONFIG_FILE: fontSettings },
  }
}

function findInstalled(): string | undefined {
  const places = [
    process.env.CHROME_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return places.find(
    (path) => path && existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0,
  )
}
