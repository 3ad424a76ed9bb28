import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listItems } from '@/lib/items/list-items'
import { createSource } from '@/lib/sources/create-source'
import { getSource } from '@/lib/sources/get-source'
import { getRun } from '@/lib/sync/read/get-run'
import { listRunEntries } from '@/lib/sync/read/list-run-entries'
import { previewSource } from '@/lib/sync/read/preview-source'
import { runSync } from '@/lib/sync/run/run-sync'
import { syncSource } from '@/lib/sync/run/sync-source'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { allowHost } from '@/testing/fakes/synced-source'

const database = useTestDatabase()
let sql: postgres.Sql
let user = ''

beforeAll(async () => {
  const url = new URL(database.url)
  allowHost(`127.0.0.1:${url.port}`)
  user = `reader_${url.pathname.slice(1)}`
  sql = postgres(database.url, { max: 1, onnotice: () => undefined })
  await sql.unsafe(`create schema site; create role ${user} login password 'first';
    grant usage on schema site to ${user}; alter default privileges in schema site grant select on tables to ${user}`)
})
afterAll(async () => {
  await sql.unsafe(`drop schema site cascade; drop owned by ${user}; drop role ${user}`)
  await sql.end()
})

const config = (more: Record<string, unknown> = {}) => {
  const url = new URL(database.url)
  const database_ = url.pathname.slice(1)
  return {
    host: '127.0.0.1',
    port: Number(url.port),
    database: database_,
    user,
    password: 'first',
    tls: 'off',
    schema: 'site',
    ...more,
  }
}

async function sourceOf(more: Record<string, unknown>) {
  const { ctx } = await createTestProject()
  const source = await createSource(ctx, {
    source_type: 'database_table',
    name: 'Table',
    config: config(more),
    publish_mode: 'draft',
    sync_interval_minutes: 60,
  })
  return {
    ctx,
    sync: async () => {
      const { id } = await syncSource(ctx, {
        sourceId: source.id,
        trigger: 'manual',
        acceptWithdrawals: true,
      })
      await runSync(ctx, { runId: id, signal: new AbortController().signal })
      const run = await getRun(ctx, { runId: id })
      const { data } = await listRunEntries(ctx, { runId: id, limit: 200 })
      return { ...run, outcomes: Object.fromEntries(data.map(({ key, outcome }) => [key, outcome])) }
    },
    titles: async () =>
      (await listItems(ctx, { limit: 100 })).data
        .map(({ title, withdrawn_at }) => `${title}${withdrawn_at ? ' (gone)' : ''}`)
        .sort(),
    source: () => getSource(ctx, { id: source.id }),
  }
}

describe('a table as a source', () => {
  test('syncs repeatedly and picks up changed, added and deleted rows', async () => {
    await sql.unsafe(`create table site.posts (id serial primary key, title text, body text, views int default 0);
      insert into site.posts (title, body) values ('One', 'a'), ('Two', 'b'), ('Three', 'c')`)
    const source = await sourceOf({ table: 'posts' })
    expect(await source.sync()).toMatchObject({ status: 'succeeded', counts: { discovered: 3, created: 3 } })
    expect(await source.titles()).toEqual(['One', 'Three', 'Two'])

    await sql.unsafe('update site.posts set views = 7')
    expect(await source.sync()).toMatchObject({
      status: 'succeeded',
      counts: { unchanged: 3, updated: 0 },
      planned: 0,
    })

    await sql.unsafe(`update site.posts set title = 'Zwei' where id = 2; delete from site.posts where id = 3;
      insert into site.posts (title) values ('Four')`)
    const run = await source.sync()
    expect(run).toMatchObject({ counts: { created: 1, updated: 1, unchanged: 1, withdrawn: 1 } })
    expect(run.outcomes).toEqual({ 2: 'updated', 3: 'withdrawn', 4: 'created' })
    expect(await source.titles()).toEqual(['Four', 'One', 'Three (gone)', 'Zwei'])
  })

  test('with many rows continues where the last sync stopped, then reads from its cursor on', async () => {
    await sql.unsafe(`create table site.many (id int primary key, title text, updated_at timestamptz);
      insert into site.many select n, 'Row ' || n, '2026-01-01' from generate_series(1, 1001) n`)
    const source = await sourceOf({ table: 'many', updated_column: 'updated_at', limit: 600 })
    expect(await source.sync()).toMatchObject({ counts: { discovered: 1001, created: 600, remaining: 401 } })
    expect(await source.sync()).toMatchObject({
      counts: { discovered: 1001, created: 401, unchanged: 600, remaining: 0 },
    })
    expect(await source.sync()).toMatchObject({ counts: { discovered: 1001, unchanged: 1001 } })
    await sql.unsafe(`update site.many set title = 'New', updated_at = now() where id = 5`)
    const run = await source.sync()
    expect(run).toMatchObject({ status: 'succeeded', counts: { updated: 1, withdrawn: 0, failed: 0 } })
    expect(run.outcomes).toEqual({ 5: 'updated' })
    await sql.unsafe('delete from site.many where id = 6')
    expect((await source.sync()).outcomes).toMatchObject({ 6: 'withdrawn' })
  })

  test('that cannot be read reports the cause and recovers once it can', async () => {
    await sql.unsafe(
      `create table site.shy (id int primary key, title text); insert into site.shy values (1, 'Hello')`,
    )
    const source = await sourceOf({ table: 'shy' })
    await sql.unsafe(`alter role ${user} password 'second'`)
    expect(await source.sync()).toMatchObject({ status: 'failed', error: { code: 'database-sign-in' } })
    expect(await source.source()).toMatchObject({
      status: 'error',
      config: { password: expect.not.stringContaining('first') },
    })
    await sql.unsafe(`alter role ${user} password 'first'`)
    expect(await source.sync()).toMatchObject({ status: 'succeeded', counts: { created: 1 } })
    expect(await source.source()).toMatchObject({ status: 'active', error: null })
    await sql.unsafe('drop table site.shy')
    expect(await source.sync()).toMatchObject({ status: 'failed', error: { code: 'table-missing' } })
    expect(await source.titles()).toEqual(['Hello'])
  })

  test('is previewed before it is stored, and a host that must not be reached is rejected at its field', async () => {
    await sql.unsafe(
      `create table site.seen as select n as id, 'Row ' || n as headline from generate_series(1, 12) n`,
    )
    const { ctx } = await createTestProject()
    const look = (more: Record<string, unknown>) =>
      previewSource(ctx, {
        source_type: 'database_table',
        config: config({ table: 'seen', key_column: 'id', ...more }),
      })
    const preview = await look({})
    expect(preview.counts).toMatchObject({ discovered: 12, created: 10 })
    expect(preview.entries[0]).toMatchObject({
      item: { title: 'Row 12', metadata: { fields: { headline: 'Row 12' } } },
    })
    expect((await look({ mapping: { title: 'id' } })).entries[0]).toMatchObject({ item: { title: '12' } })
    await expect(look({ table: 'sin' })).rejects.toMatchObject({
      code: 'source-unreadable',
      hint: expect.stringContaining('site.seen'),
    })
    for (const [host, port] of [
      ['10.0.0.7', 5432],
      ['localhost', 5432],
      ['db.example.com', 22],
    ] as const)
      await expect(look({ host, port })).rejects.toMatchObject({
        code: 'invalid',
        errors: [{ pointer: '/config/host' }],
      })
  })
})
