import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAllowed, licenseText, programsOfTheirOwn, type Shipped, shippedPackages } from './packages'

export const noticesFile = 'THIRD-PARTY-NOTICES.txt'

const rule = '-'.repeat(80)
const lineOf = ({ name, version, license }: Shipped): string => `${name} ${version} (${license})`

/**
 * Builds the notices file: every shipped package with its license, then each license text once, with the packages
 * it applies to.
 */
export function writeNotices(root: string): string {
  const packages = shippedPackages(root)
  const texts = new Map<string, string[]>()
  for (const one of packages) {
    // Platform-specific packages are not installed everywhere; their platform-independent package has the text.
    const text = one.optional ? undefined : licenseText(root, one)
    if (text) texts.set(text, [...(texts.get(text) ?? []), `${one.name} ${one.version}`])
  }
  return [
    'Tributary is shipped with the packages below. Each stays under its own license.',
    'Made by `npm run licenses -- --write` from package-lock.json.',
    '',
    ...packages.map(lineOf),
    ...[...texts].flatMap(([text, names]) => ['', rule, ...names, rule, '', text]),
    '',
  ].join('\n')
}

/** Returns the problems: packages whose license is not on the list, and packages missing from the notices file. */
export function licenseProblems(root: string): string[] {
  const packages = shippedPackages(root)
  const named = new Set(readFileSync(join(root, noticesFile), 'utf8').split('\n'))
  return [
    ...packages
      .filter(({ license }) => !isAllowed(license) && !programsOfTheirOwn.has(license))
      .map((one) => `${lineOf(one)}: this license is not on the list in scripts/licenses/packages.ts.`),
    ...packages
      .filter((one) => !named.has(lineOf(one)))
      .map((one) => `${lineOf(one)} is not in ${noticesFile}. Run: npm run licenses -- --write`),
  ]
}
