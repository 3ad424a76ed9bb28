import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator'
import { describe, expect, inject, test } from 'vitest'
import { newId } from '../lib/ids'
import { useTestDatabase } from '../testing/database/database'
import { createTestProject } from '../testing/database/factories'
import { fillProject } from '../testing/database/filled-project'
import { administrate, dropDatabase, onDatabase, testDatabaseName } from '../testing/database/template'
import { pool } from './client'
import { migrate } from './migrate'
import * as schema from './schema'

useTestDatabase()

const tables = Object.values(schema)
  .filter((one) => is(one, PgTable))
  .map(getTableConfig)
const texts = tables.flatMap((table) =>
  table.columns
    .filter((column) => column.getSQLType() === 'text')
    .map((column) => ({ name: `${table.name}.${column.name}`, values: column.enumValues })),
)

const networkWords = 'The registry of networks knows them; a channel of one that is gone stays readable.'

/** Columns whose names suggest a closed set although they are open, each with the reason. */
const open: Record<string, string> = {
  'audit_events.action': 'What is written down never hinders what is done; names of events that ended stay.',
  'generations.purpose': 'Each feature that asks a model names itself.',
  'channel_slots.content_type': 'A kind of the voice.',
  'items.content_type': 'Content has the kinds that its source gives it.',
  'items.content_subtype': 'As above.',
  'media_files.content_type': 'as the bytes of the file tell',
  'sandbox_media.content_type': 'A media type.',
  'sources.source_type':
    'The registry of connectors knows the types; a source of one that is gone stays readable.',
  'topics.content_type': 'A kind of the voice.',
  'channels.platform': networkWords,
  'ended_api_versions.platform': networkWords,
  'network_apps.platform': networkWords,
  'oauth_states.platform': networkWords,
  'sandbox_accounts.network': networkWords,
  'sandbox_grants.network': networkWords,
  'sandbox_media.network': networkWords,
  'sandbox_posts.network': networkWords,
  'variant_revisions.platform': networkWords,
  'variants.platform': networkWords,
  'channels.status_reason': 'A sentence for people.',
  'accounts.token_type': 'Written by the auth adapter.',
  'oauth_states.state_hash': 'A hash.',
  'accounts.session_state': 'Written by the auth adapter.',
}
const soundsClosed =
  /(^|_)(status|state|kind|type|subtype|role|outcome|trigger|mode|platform|network|action|purpose|change|origin|made_by)(_|$)/

/** The values that the database's own CHECK constraints allow, by table and column. */
async function storedChecks(): Promise<Map<string, string[]>> {
  const rows = await pool().sql<{ column: string; rule: string; valid: boolean }[]>`
    select t.relname || '.' || a.attname as column, pg_get_constraintdef(c.oid) as rule, c.convalidated as valid
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1`
  expect(rows.filter(({ valid }) => !valid)).toEqual([])
  return new Map(
    rows.map(({ column, rule }) => [
      column,
      [...rule.matchAll(/'([^']+)'::text/g)].map(([, value]) => value ?? ''),
    ]),
  )
}

describe('columns with a closed set of values', () => {
  test('have a CHECK in the database that allows exactly these', async () => {
    const checks = await storedChecks()
    const closed = texts.filter(({ values }) => values !== undefined)
    expect(closed.length).toBeGreaterThan(30)
    // For network names, the database only knows the format.
    const ofNetworks = Object.keys(open).filter((name) => open[name] === networkWords)
    expect(Object.fromEntries(checks)).toEqual({
      ...Object.fromEntries(closed.map(({ name, values }) => [name, values])),
      ...Object.fromEntries(ofNetworks.map((name) => [name, ['^[a-z][a-z0-9-]{0,31}$']])),
    })
  })

  test('are declared with their values: any other column that sounds closed has a written reason', () => {
    const others = texts.filter(({ values }) => values === undefined).map(({ name }) => name)
    const suspicious = others.filter((name) => soundsClosed.test(name.split('.')[1] ?? ''))
    expect(suspicious.toSorted()).toEqual(Object.keys(open).toSorted())
  })

  test('are not typed by hand, except for network names', () => {
    const folder = join(import.meta.dirname, 'schema')
    const sources = readdirSync(folder)
    const typed = sources.filter((file) =>
      /\btext\([^)]*\)\s*\.\$type</.test(readFileSync(join(folder, file), 'utf8')),
    )
    expect(typed).toEqual(['network-name.ts'])
  })

  test('the schema knows every text column of the database', async () => {
    const rows = await pool().sql<{ name: string }[]>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'text'`
    expect(rows.map(({ name }) => name).toSorted()).toEqual(texts.map(({ name }) => name).toSorted())
  })

  test('reject an unknown role and a malformed network name even in plain SQL', async () => {
    const { sql } = pool()
    await sql`insert into sandbox_accounts (id, network, remote_id, handle, display_name)
      values (gen_random_uuid(), 'x', 'r', 'h', 'A person')`
    await expect(sql`update sandbox_accounts set network = 'Not A Network'`).rejects.toMatchObject({
      code: '23514',
      constraint_name: 'sandbox_accounts_network_check',
    })
    await createTestProject()
    await expect(sql`update memberships set role = 'king'`).rejects.toMatchObject({
      code: '23514',
      constraint_name: 'memberships_role_check',
    })
  })
})

test('a migration adds a CHECK as NOT VALID, so that existing rows are checked at the start', () => {
  const folder = join(import.meta.dirname, 'migrations')
  const added = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint'))
    .filter((statement) => /\bADD CONSTRAINT\b.*\bCHECK\b/s.test(statement))
  expect(added.length).toBeGreaterThan(30)
  expect(added.filter((statement) => !/\bNOT VALID;?\s*$/.test(statement))).toEqual([])
})

describe('a database from before the constraints', () => {
  /**
   * Runs work on a database that has the first two migrations and rows in every table that a list page reads; drops
   * it afterwards.
   */
  async function withOldDatabase(work: (url: string, sql: ReturnType<typeof administrate>) => Promise<void>) {
    const { url } = inject('testServer')
    const name = testDatabaseName()
    const server = administrate(url)
    const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
    try {
      await server.unsafe(`create database ${name}`)
      cpSync(join(import.meta.dirname, 'migrations'), folder, { recursive: true })
      const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
      writeFileSync(
        join(folder, 'meta/_journal.json'),
        JSON.stringify({ ...journal, entries: journal.entries.slice(0, 2) }),
      )
      const sql = administrate(onDatabase(url, name))
      try {
        await applyMigrations(drizzle(sql), { migrationsFolder: folder })
        await fillProject(sql, { ctx: { orgId: newId(), projectId: newId() } }, 200, Date.now())
        await work(onDatabase(url, name), sql)
      } finally {
        await sql.end()
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await server.end()
      await dropDatabase(url, name)
    }
  }

  const checksOf = (sql: ReturnType<typeof administrate>) => sql<{ valid: boolean }[]>`
    select convalidated as valid from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`

  const rowsOf = (sql: ReturnType<typeof administrate>) => sql`
    select (select count(*) from packages) as packages, (select count(*) from publications) as publications,
      (select count(*) from package_events) as events, (select count(*) from sync_run_entries) as entries,
      (select count(*) from items) as items, (select count(*) from channels) as channels`

  test('keeps its rows and gets all constraints, validated', () =>
    withOldDatabase(async (url, sql) => {
      expect(await checksOf(sql)).toHaveLength(0)
      const [before] = await rowsOf(sql)
      expect(before).toMatchObject({ packages: '200', events: '200' })
      await migrate(url)
      const checks = await checksOf(sql)
      expect(checks.length).toBeGreaterThan(30)
      expect(checks.every(({ valid }) => valid)).toBe(true)
      expect(await rowsOf(sql)).toEqual([before])
    }))

  test('stops the start over a value that is not allowed, naming the column, and starts once it is corrected', () =>
    withOldDatabase(async (url, sql) => {
      await sql`update items set status = 'gone' where id in (select id from items limit 1)`
      await expect(migrate(url)).rejects.toThrow(/The table items holds a value .*status/)
      await sql`update items set status = 'new' where status = 'gone'`
      await migrate(url)
      expect((await checksOf(sql)).every(({ valid }) => valid)).toBe(true)
    }))
})
