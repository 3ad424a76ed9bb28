import postgres from 'postgres'
import { describe, expect, test } from 'vitest'
import { createTestDatabase, useTestDatabase } from './database'

const database = useTestDatabase()

describe('test databases', () => {
  test('DATABASE_URL names the database of this file', () => {
    expect(process.env.DATABASE_URL).toBe(database.url)
  })

  test('clones created at the same time all exist and are isolated from each other', async () => {
    const clones = await Promise.all(Array.from({ length: 6 }, () => createTestDatabase()))
    for (const clone of clones) {
      const sql = postgres(clone.url, { max: 1 })
      await sql`create table only_here (id int)`
      await sql.end()
    }
    await Promise.all(clones.map((clone) => clone.drop()))
    expect(new Set(clones.map((clone) => clone.url)).size).toBe(6)
  })
})
