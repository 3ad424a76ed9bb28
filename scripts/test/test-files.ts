import { globSync, readFileSync } from 'node:fs'

const ROOTS = '{app,bench,components,db,e2e,lib,scripts,testing}'
const NEEDS_DATABASE = /\b(testing\/database\/|createTestDatabase|startEmbedded)\b/
const NEEDS_PROCESSES = /\bscripts\/start\b|\.\/product['"]|e2e\/product['"]|startEmbedded\b/

export type TestFiles = { unit: string[]; database: string[]; processes: string[] }

/**
 * Groups every test file below `root` by what it needs: nothing, a database, or its own processes (the whole
 * product or a PostgreSQL). Determined from the imports, so that a new file runs in the right group without being
 * listed.
 */
export function testFiles(root: string): TestFiles {
  const found: TestFiles = { unit: [], database: [], processes: [] }
  for (const file of globSync(`${ROOTS}/**/*.test.{ts,tsx}`, { cwd: root }).sort()) {
    const text = readFileSync(`${root}/${file}`, 'utf8')
    if (file.startsWith('scripts/start') || NEEDS_PROCESSES.test(text)) found.processes.push(file)
    else if (NEEDS_DATABASE.test(text)) found.database.push(file)
    else found.unit.push(file)
  }
  return found
}
