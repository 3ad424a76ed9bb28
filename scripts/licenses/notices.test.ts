import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licenseProblems, noticesFile } from './notices'
import { isAllowed } from './packages'

test('every shipped package has a license on the list and stands in the notices', () => {
  expect(licenseProblems('.')).toEqual([])
})

test('a package with another license, or without a notice, is told', () => {
  const root = mkdtempSync(join(tmpdir(), 'tributary-licenses-'))
  cpSync(noticesFile, join(root, noticesFile))
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  lock.packages['node_modules/strange'] = { version: '1.0.0', license: 'AGPL-3.0-only' }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock))
  const problems = licenseProblems(root)
  rmSync(root, { recursive: true })
  expect(problems).toEqual([
    expect.stringContaining('strange 1.0.0 (AGPL-3.0-only): this license is not on the list'),
    expect.stringContaining('strange 1.0.0 (AGPL-3.0-only) is not in THIRD-PARTY-NOTICES.txt'),
  ])
})

test('of a choice of licenses one on the list is enough, of several all are needed', () => {
  expect(isAllowed('(AFL-2.1 OR BSD-3-Clause)')).toBe(true)
  expect(isAllowed('(MIT AND GPL-3.0-only)')).toBe(false)
  expect(isAllowed('MIT AND GPL-3.0-or-later')).toBe(false)
})
