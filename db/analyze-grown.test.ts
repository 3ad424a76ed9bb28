import postgres from 'postgres'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../testing/database/database'
import { createTestProject } from '../testing/database/factories'
import { fillProject } from '../testing/database/filled-project'
import { analyzeGrownTables } from './analyze-grown'
import { closePool } from './client'

const database = useTestDatabase()

test('collects statistics once after a large import, and not after a small one', async () => {
  const fill = async (count: number) => {
    const project = await createTestProject()
    // PostgreSQL only reports the counts of changed rows when the connection ends.
    const sql = postgres(database.url, { max: 1 })
    await fillProject(sql, project, count, Date.now() - 1_000 * count)
    await sql.end()
    await closePool()
  }
  await fill(40)
  expect(await analyzeGrownTables()).toEqual([])
  await fill(5_000)
  expect(await analyzeGrownTables()).toEqual(expect.arrayContaining(['items', 'packages', 'publications']))
  await closePool()
  expect(await analyzeGrownTables()).toEqual([])
})
