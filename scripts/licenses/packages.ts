import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package that the product is shipped with. */
export type Shipped = { name: string; version: string; license: string; folder: string; optional: boolean }

/**
 * SPDX names of the allowed licenses. Of alternatives (OR), one is enough; of a combination (AND), all must be
 * listed.
 */
export const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/**
 * Actual licenses of packages whose metadata covers only their own code. They are allowed only as separate
 * programs: the binaries of this one contain code under the GPL (docs/decisions/0205).
 */
const corrected: readonly [name: RegExp, license: string][] = [
  [/^@napi-rs\/webcodecs-/, 'MIT AND GPL-3.0-or-later'],
]
export const programsOfTheirOwn = new Set(corrected.map(([, license]) => license))

type LockEntry = { version?: string; license?: string; dev?: boolean; link?: boolean; optional?: boolean }

/** Returns the packages of the lock file that are not development-only, each version once, in order. */
export function shippedPackages(root: string): Shipped[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>
  }
  const found = new Map<string, Shipped>()
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (folder === '' || entry.dev || entry.link) continue
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const { version = '', optional = false } = entry
    const license = corrected.find(([one]) => one.test(name))?.[1] ?? entry.license ?? 'none'
    found.set(`${name}@${version}`, { name, version, license, folder, optional })
  }
  return [...found.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

/** Whether an SPDX expression can be satisfied with the allowed licenses. */
export function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowed.has(license.trim())))
}

/** Returns the license and notice texts that an installed package contains; undefined if it has none. */
export function licenseText(root: string, { folder }: Shipped): string | undefined {
  const path = join(root, folder)
  if (!existsSync(path)) return undefined
  const texts = readdirSync(path)
    .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file) && !/\.(?:js|ts|json)$/.test(file))
    .sort()
    .map((file) => readFileSync(join(path, file), 'utf8').replaceAll('\r\n', '\n').trim())
  return texts.length > 0 ? texts.join('\n\n') : undefined
}
