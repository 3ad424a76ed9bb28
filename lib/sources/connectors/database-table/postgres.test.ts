import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createGuardedConnect } from '@/lib/http/connections/guarded-connect'
import { useTestDatabase } from '@/testing/database/database'
import { readFailure } from '@/testing/database-table/read-failure'
import { connectorIoFor, readTable } from '@/testing/database-table/read-table'
import { startTlsProxy } from '@/testing/database-table/start-tls-proxy'
import { postgresDialect } from './postgres-dialect'
import { StatementError } from './refusal'
import { databaseTableConfig } from './schemas'

const database = useTestDatabase()
const password = "it's a \\ password"
let sql: postgres.Sql
let host = ''
let port = 0
let user = ''

const config = (more: Record<string, unknown> = {}) => ({
  kind: 'postgresql',
  host: '127.0.0.1',
  port,
  database: new URL(database.url).pathname.slice(1),
  user,
  password,
  tls: 'off',
  table: 'articles',
  schema: 'site',
  ...more,
})
const read = (more: Record<string, unknown> = {}, options: Parameters<typeof readTable>[2] = {}) =>
  readTable(config(more), connectorIoFor(host), options)
const run = (statements: string) => sql.unsafe(statements)
const session = () =>
  postgresDialect.open(databaseTableConfig.parse(config()), connectorIoFor(host), {
    maxBytes: 100_000,
    deadlineMs: 20_000,
  })

beforeAll(async () => {
  const url = new URL(database.url)
  port = Number(url.port)
  host = `127.0.0.1:${port}`
  user = `reader_${url.pathname.slice(1)}`
  sql = postgres(database.url, { max: 1, onnotice: () => undefined })
  await run(`
    create schema site;
    create role ${user} login password '${password.replaceAll("'", "''")}';
    grant usage on schema site to ${user};
    alter default privileges in schema site grant select on tables to ${user};
  `)
})
afterAll(async () => {
  await run(`drop schema site cascade; drop owned by ${user}; drop role ${user}`)
  await sql.end()
})

describe('rows', () => {
  test('become items, with values of every type', async () => {
    await run(`
      create type site.mood as enum ('calm', 'loud');
      create domain site.short as varchar(50);
      create table site.articles (id serial primary key, title site.short, body text, image text, tags text[],
        published_at timestamptz, lang text, meta jsonb, file bytea, search tsvector, views int default 0,
        active bool default true, price numeric(9,2) default 12.50, big bigint default 9007199254740993,
        kept uuid default '00000000-0000-0000-0000-000000000001', mood site.mood default 'calm',
        local timestamp default '2026-05-01 10:00', never timestamptz default 'infinity', took interval default '1 day', nothing text);
      insert into site.articles (title, body, image, tags, published_at, lang, meta, file) values
        ('Grüße 🦔', '<p>Hello <b>you</b></p>', '/img/1.jpg', '{river,"a, b"}', '2026-05-01 10:00:00.5+02', 'de_CH', '{"a":[1]}', '\\x00ff')`)
    const { items, skipped, complete, notes } = await read({ base_url: 'https://www.example.com/' })
    expect({ skipped, complete }).toEqual({ skipped: {}, complete: true })
    expect(items).toMatchObject([
      {
        externalId: '1',
        title: 'Grüße 🦔',
        rawContent: '# Grüße 🦔\n\nHello **you**\n',
        featuredImage: 'https://www.example.com/img/1.jpg',
        tags: ['river', 'a, b'],
        languages: ['de-CH'],
        publishedAt: new Date('2026-05-01T08:00:00.500Z'),
        metadata: {
          fields: {
            id: 1,
            meta: { a: [1] },
            active: true,
            price: '12.50',
            big: '9007199254740993',
            kept: '00000000-0000-0000-0000-000000000001',
            mood: 'calm',
            local: '2026-05-01 10:00:00',
            never: null,
            took: 'P1D',
            nothing: null,
          },
          field_sources: { title: ['title'], content: ['body'], tags: ['tags'] },
        },
      },
    ])
    expect(Object.keys(items[0]?.metadata.fields ?? {})).not.toContain('file')
    expect(notes.join(' ')).toMatch(/binary data: file, search\..*“never” contains “infinity”/)
  })

  test('are found again by keys of every common type; unusable keys give a reason', async () => {
    await run(`
      create table site.k_text (k text primary key, title text);
      insert into site.k_text values ('a''b', '1'), ('größe \\ "x"', '2'), ('日本', '3'), (' ', '4'), (repeat('x', 256), '5'), (E'a\\nb', '6');
      create table site.k_uuid as select gen_random_uuid() as k, '1' as title;
      create table site.k_char (k char(8) primary key, title text); insert into site.k_char values ('ab', '1');
      create table site.k_float (k float8 primary key, title text); insert into site.k_float values (0.1), (1e300);
      create table site.k_time (k timestamptz primary key, title text); insert into site.k_time values ('2026-05-01 10:00:00.123456+02', '1');
      create table site.k_big (k bigint primary key, title text); insert into site.k_big values (-9223372036854775808, '1');
      create domain site.code as text; create table site.k_domain (k site.code primary key, title text); insert into site.k_domain values ('x', '1');
      create table site.k_twice (k int, title text); insert into site.k_twice values (1, 'a'), (1, 'b'), (null, 'c')`)
    const keys = async (table: string) =>
      (await read({ table, key_column: 'k' })).items.map(({ externalId }) => externalId).sort()
    const { items, skipped } = await read({ table: 'k_text' })
    expect(items.map(({ externalId, title }) => [externalId, title]).sort()).toEqual([
      ["a'b", '1'],
      ['größe \\ "x"', '2'],
      ['日本', '3'],
    ])
    expect(Object.values(skipped).sort()).toEqual([
      'The key column is empty in this row.',
      'The key contains a control character or a broken one.',
      'The key is longer than 255 characters.',
    ])
    expect(await keys('k_uuid')).toHaveLength(1)
    expect(await keys('k_char')).toEqual(['ab'])
    expect(await keys('k_float')).toEqual(['0.1', '1e+300'])
    expect(await keys('k_time')).toEqual(['2026-05-01 08:00:00.123456+00'])
    expect(await keys('k_big')).toEqual(['-9223372036854775808'])
    expect(await keys('k_domain')).toEqual(['x'])
    const twice = await read({ table: 'k_twice', key_column: 'k' })
    expect(twice.items).toHaveLength(1)
    expect(Object.values(twice.skipped).sort()).toEqual([
      'Several rows share this key. We use the first one.',
      'The key column is empty in this row.',
    ])
  })

  test('with names or values that look like SQL are treated as plain text', async () => {
    await run(`create table site."a""; drop table x; --" ("k""" int primary key, "titel'" text);
      insert into site."a""; drop table x; --" values (1, 'x')`)
    expect((await read({ table: 'a"; drop table x; --' })).items).toMatchObject([{ externalId: '1' }])
    const filtered = (...values: string[]) =>
      read({ table: 'k_text', filter_column: 'title', filter_values: values })
    expect((await filtered("1' or '1'='1", '\\')).items).toEqual([])
    expect((await filtered('1', '3')).items).toHaveLength(2)
    expect(
      (await read({ table: 'SITE.K_UUID', schema: undefined, key_column: 'K' }).catch(() => undefined))
        ?.items,
    ).toBeUndefined()
    expect((await read({ table: 'site.k_uuid', schema: undefined, key_column: 'K' })).items).toHaveLength(1)
  })

  test('share one connection when read together, and an unreadable one does not affect the others', async () => {
    await run(`
      create table site.many as select n as id, 'Row ' || n as title, repeat('x', 10) as body from generate_series(1, 100) n;
      create view site.poisoned as select id, title, case when id = 50 then (1 / (id - 50))::text else body end as body from site.many`)
    const io = connectorIoFor(host)
    const { items, listed } = await readTable(config({ table: 'many', key_column: 'id' }), io)
    expect([items.length, listed[0]?.[0], io.connections()]).toEqual([100, '100', 2])
    const poisoned = await read({
      table: 'poisoned',
      key_column: 'id',
      updated_column: undefined,
      columns: ['title', 'body'],
    }).catch((error) => error)
    // Comparing whole rows runs into the same row; the database's message is passed on.
    expect(poisoned).toMatchObject({
      code: 'database-error',
      message: expect.stringContaining('division by zero'),
    })
    await run(
      "alter table site.many add changed timestamptz default now() - interval '1 day'; drop view site.poisoned",
    )
    await run(
      `create view site.poisoned as select id, title, changed, case when id = 50 then (1 / (id - 50))::text else body end as body from site.many`,
    )
    const rest = await read({ table: 'poisoned', key_column: 'id', updated_column: 'changed' })
    expect(rest.items).toHaveLength(99)
    expect(rest.skipped['50']).toMatch(/division by zero/)
  })

  test('that disappear between listing and reading say so', async () => {
    await run(
      `create table site.going (id int primary key, title text); insert into site.going values (1, 'a')`,
    )
    const io = connectorIoFor(host)
    const { databaseTable } = await import('../database-table')
    const found = await databaseTable.open(config({ table: 'going' })).discover(io, undefined)
    await run('delete from site.going')
    if (found.notModified) throw new Error('not modified')
    await expect(found.entries[0]?.fetch(io, undefined)).rejects.toThrow('no longer exists')
  })
})

describe('change detection', () => {
  const marks = async (more: Record<string, unknown>, cursor?: string) => {
    const result = await read(more, { list: true, cursor })
    return { ...result, marks: new Map(result.listed) }
  }

  test('compares whole rows, except counters, when there is no last-change column', async () => {
    await run(`create table site.marks (id int primary key, a text, b text, view_count int default 0, at timestamptz default now());
      insert into site.marks (id, a, b) values (1, 'x', null), (2, 'x', ''), (3, 'xy', 'z'), (4, 'x', 'yz')`)
    const before = await marks({ table: 'marks' })
    expect(new Set(before.marks.values()).size).toBe(4)
    await run('update site.marks set view_count = view_count + 1')
    expect((await marks({ table: 'marks' })).marks).toEqual(before.marks)
    await run('update site.marks set b = null where id = 2')
    expect((await marks({ table: 'marks' })).marks.get('2')).not.toBe(before.marks.get('2'))
    expect(before.cursor).toBeUndefined()
  })

  test('takes turns through a table too large to compare and points out its last-change column', async () => {
    await run(
      `create table site.large as select n as id, 'x' as title, now() as updated_at from generate_series(1, 10001) n`,
    )
    const { listed, notes, complete } = await marks({ table: 'large', key_column: 'id' })
    expect(listed).toHaveLength(10_001)
    expect(new Set(listed.map(([, mark]) => mark))).toEqual(new Set([null]))
    expect(complete).toBe(true)
    expect(notes.join()).toMatch(/in turn\. Its column “updated_at”/)
  })

  test.each(['timestamptz', 'timestamp', 'date'])(
    'lists a large table with a %s column from its cursor on',
    async (type) => {
      const table = `since_${type}`
      await run(`
      create table site.${table} (id int primary key, title text, changed ${type});
      insert into site.${table} select n, 'x', timestamp '2026-01-01' + n * interval '1 second' from generate_series(1, 1500) n;
      insert into site.${table} values (2001, 'never', null), (2002, 'ahead', now() + interval '9 days'), (2003, 'for ever', 'infinity'),
        (2004, 'before time', '-infinity')`)
      const more = { table, updated_column: 'changed' }
      const first = await marks(more)
      expect(first).toMatchObject({ complete: true, cursor: expect.any(String) })
      expect(first.listed).toHaveLength(1504)
      const unsettled = ['2001', '2002', '2003', '2004']
      for (const key of unsettled) expect(first.marks.get(key)).toMatch(/[\da-f]{32}$/)
      expect(first.marks.get('7')).toMatch(/^2026-01-01/)

      await run(
        `update site.${table} set title = 'new', changed = now() where id = 7; update site.${table} set title = 'y' where id > 2000`,
      )
      const second = await marks(more, first.cursor)
      expect(second.complete).toBe(false)
      expect([...second.marks.keys()].sort()).toEqual([...unsettled, '7'].sort())
      for (const key of [...unsettled, '7']) expect(second.marks.get(key)).not.toBe(first.marks.get(key))

      await run(`delete from site.${table} where id = 8`)
      const third = await marks(more, second.cursor)
      expect(third).toMatchObject({ complete: true })
      expect(third.listed).toHaveLength(1503)
      expect(third.marks.get('9')).toBe(first.marks.get('9'))
    },
  )

  test('lists only the newest 100,000 rows and does not call the list complete', async () => {
    await run(`create view site.endless as select n as id, 'x' as title from generate_series(1, 100002) n`)
    const { listed, complete, notes } = await marks({ table: 'endless', key_column: 'id' })
    expect([listed.length, listed[0]?.[0], complete]).toEqual([100_000, '100002', false])
    expect(notes.join()).toContain('more than 100,000 rows')
  })
})

describe('explains what is wrong', () => {
  test.each<[string, Record<string, unknown>, string, RegExp]>([
    ['a wrong password', { password: 'wrong' }, 'database-sign-in', /rejected the user/],
    ['no password', { password: undefined }, 'database-sign-in', /rejected the user/],
    ['an unknown user', { user: 'nobody_here' }, 'database-sign-in', /“nobody_here”/],
    ['an unknown database', { database: 'nowhere' }, 'database-missing', /“nowhere”/],
    ['an unknown table', { table: 'article' }, 'table-missing', /There is: .*articles/],
    ['an unknown schema', { schema: 'sites' }, 'table-missing', /site\.articles/],
    ['an unknown key', { key_column: 'nr' }, 'column-missing', /It has: id, title/],
    ['an unknown column', { columns: ['titel'] }, 'column-missing', /It has: id, title/],
    [
      'a column of the last change without times',
      { updated_column: 'title' },
      'column-missing',
      /Columns with times: published_at/,
    ],
    ['several columns as key', { table: 'two' }, 'key-missing', /\(a, b\).*Choose a key column/],
    ['no key', { table: 'none' }, 'key-missing', /doesn’t say which/],
    [
      'a table without permission',
      { table: 'closed' },
      'database-forbidden',
      /is not allowed to read the table “closed”/,
    ],
    [
      'a column without permission',
      { table: 'ajar', updated_column: 'secret' },
      'database-forbidden',
      /“secret”/,
    ],
    ['MySQL expected', { kind: 'mysql' }, 'timed-out', /MySQL or MariaDB/],
  ])('%s', async (what, more, code, pattern) => {
    await run(`create table if not exists site.two (a int, b int, primary key (a, b)); create table if not exists site.none (a int);
      create table if not exists site.closed (id int primary key); revoke select on site.closed from ${user};
      create table if not exists site.ajar (id int primary key, title text, secret timestamptz);
      revoke select on site.ajar from ${user}; grant select (id, title) on site.ajar to ${user}`)
    const hurry = {
      connect: (request: Parameters<ReturnType<typeof createGuardedConnect>>[0]) =>
        createGuardedConnect({ privateHostsAllowed: [host] })({
          ...request,
          deadlineMs: what === 'MySQL expected' ? 200 : request.deadlineMs,
        }),
    }
    const failure = await readFailure(readTable(config(more), connectorIoFor(host, hurry)))
    expect(failure.code).toBe(code)
    expect(`${failure.message} ${failure.hint}`).toMatch(pattern)
    expect(failure.hint).not.toBe('')
    expect(JSON.stringify(failure)).not.toContain(password)
  })

  test('reads only the permitted columns of a table', async () => {
    await run(`insert into site.ajar values (1, 'open', now())`)
    const { items } = await read({ table: 'ajar' })
    expect(items[0]?.metadata.fields).toEqual({ id: 1, title: 'open' })
  })
})

describe('pull 10: the session', () => {
  test('is read-only, limited in time and sees one snapshot of the database', async () => {
    const open = await session()
    const value = async (statement: string) => {
      let found = ''
      await open.read(statement, ([cell]) => {
        found = String(cell)
      })
      return found
    }
    expect(await value('show transaction_read_only')).toBe('on')
    expect(await value('show transaction_isolation')).toBe('repeatable read')
    expect(await value('show statement_timeout')).toBe('10s')
    expect(await value('show idle_in_transaction_session_timeout')).toBe('1min')
    expect(await value('show timezone')).toBe('UTC')
    await expect(
      open.read(
        'create temp table x (id int); insert into site.articles (title) values (1)',
        () => undefined,
      ),
    ).rejects.toMatchObject({ code: '25006' })
    open.close()
  })

  test('reports a statement that the database stopped for taking too long', async () => {
    const { toDatabaseError, isTimeout } = await import('./failure')
    const open = await session()
    await open.read('set local statement_timeout = 5', () => undefined)
    const refusal = await open.read('select pg_sleep(30)', () => undefined).catch((error) => error)
    open.close()
    expect(refusal).toBeInstanceOf(StatementError)
    expect(isTimeout(refusal)).toBe(true)
    expect(toDatabaseError(refusal, databaseTableConfig.parse(config()))).toMatchObject({
      code: 'database-slow',
    })
  })

  test('ignores PG environment variables', async () => {
    onTestFinished(() => void vi.unstubAllEnvs())
    const variables = {
      PGHOST: '203.0.113.7',
      PGPORT: '1',
      PGDATABASE: 'nowhere',
      PGUSER: 'nobody',
      PGPASSWORD: 'wrong',
      PGSSL: 'require',
      PGTARGETSESSIONATTRS: 'standby',
      PGAPPNAME: 'somebody else',
      PGMAX: '7',
    }
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
    const set = { ...process.env }
    expect((await read()).items).toHaveLength(1)
    expect(process.env).toEqual(set)
    delete process.env.PGPASSWORD
    expect(await readFailure(read({ password: undefined }))).toMatchObject({ code: 'database-sign-in' })
  })

  test('ends with a clear error when more bytes arrive than allowed', async () => {
    const small = {
      connect: (request: Parameters<ReturnType<typeof createGuardedConnect>>[0]) =>
        createGuardedConnect({ privateHostsAllowed: [host] })({ ...request, maxBytes: 3000 }),
    }
    const work = readTable(config({ table: 'many', key_column: 'id' }), connectorIoFor(host, small), {
      list: true,
    })
    expect(await readFailure(work)).toMatchObject({
      code: 'too-large',
      hint: expect.stringContaining('fewer columns'),
    })
  })

  test('connects over TLS and checks the certificate against the host name, whatever the environment says', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    onTestFinished(() => void vi.unstubAllEnvs())
    const name = 'db.example.com'
    const front = await startTlsProxy(name, port)
    const at = (server: string) =>
      connectorIoFor('', {
        connect: createGuardedConnect({
          privateHostsAllowed: [`${server}:${front.port}`],
          resolve: async () => ['127.0.0.1'],
        }),
      })
    const secure = (server: string, more: object = {}) =>
      config({ tls: 'verified', host: server, port: front.port, ...more })
    const { items } = await readTable(secure(name, { ca_certificate: front.cert }), at(name))
    expect(items).toHaveLength(1)
    expect(await readFailure(readTable(secure(name), at(name)))).toMatchObject({
      code: 'tls-failed',
      hint: expect.stringContaining('CA certificate'),
    })
    const other = 'other.example.com'
    expect(
      await readFailure(readTable(secure(other, { ca_certificate: front.cert }), at(other))),
    ).toMatchObject({
      code: 'tls-failed',
    })
  })

  test('refuses a server without TLS instead of sending plain text', async () => {
    const name = 'db.example.com'
    const io = connectorIoFor('', {
      connect: createGuardedConnect({
        privateHostsAllowed: [`${name}:${port}`],
        resolve: async () => ['127.0.0.1'],
      }),
    })
    expect(await readFailure(readTable(config({ tls: 'verified', host: name }), io))).toMatchObject({
      code: 'tls-not-offered',
    })
  })
})
