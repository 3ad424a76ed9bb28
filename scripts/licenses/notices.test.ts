import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licenseProblems, noticesFile } from './notices'
import { isAllowed } from './packages'

test('every shipped package has an allowed license and is listed in the notices', () => {
  expect(licenseProblems('.')).toEqual([])
})

test('a package with another license, or without a notice, is reported', () => {
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

test('a choice of licenses needs one allowed license, a combination needs all to be allowed', () => {
  expect(isAllowed('(AFL-2.1 OR BSD-3-Clause)')).toBe(true)
  expect(isAllowed('(MIT AND GPL-3.0-only)')).toBe(false)
  expect(isAllowed('MIT AND GPL-3.0-or-later')).toBe(false)
})
