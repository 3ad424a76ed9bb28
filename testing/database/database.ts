import { afterAll, beforeAll, inject } from 'vitest'
import { closePool } from '@/db/client'
import { closeBoss } from '@/lib/jobs/boss'
import { administrate, dropDatabase, onDatabase, testDatabaseName } from './template'

export type TestDatabase = { url: string; drop: () => Promise<void> }

/** Creates a migrated, empty database for the caller: a clone of the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, template } = inject('testServer')
  const name = testDatabaseName()
  const sql = administrate(url)
  try {
    await sql.unsafe(`create database ${name} template ${template} strategy file_copy`)
  } finally {
    await sql.end()
  }
  return { url: onDatabase(url, name), drop: () => dropDatabase(url, name) }
}

/**
 * Call at the top of a test file: its tests run on a database of their own, which DATABASE_URL points to and the
 * product's pool opens on first use. Returns an object whose `url` is set before the first test.
 */
export function useTestDatabase(): { readonly url: string } {
  let database: TestDatabase | undefined
  const before = process.env.DATABASE_URL
  beforeAll(async () => {
    database = await createTestDatabase()
    process.env.DATABASE_URL = database.url
    const { socket } = inject('testServer')
    if (socket !== undefined) process.env.DATABASE_SOCKET = socket
  })
  afterAll(async () => {
    await closeBoss()
    await closePool()
    if (before === undefined) delete process.env.DATABASE_URL
    else process.env.DATABASE_URL = before
    await database?.drop()
  })
  return {
    get url() {
      if (!database) throw new Error('The test database is there from beforeAll on.')
      return database.url
    },
  }
}
