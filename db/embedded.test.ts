import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PgBoss } from 'pg-boss'
import postgres from 'postgres'
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { bundledScript } from '@/testing/bundled-script'
import { closePool, pool } from './client'
import { startEmbedded } from './embedded'
import { isAlive } from './embedded/server'
import { addressBySocket } from './socket'

const folders: string[] = []

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tributary-embedded-'))
  folders.push(folder)
  return folder
}

let prepared: Promise<string> | undefined

/**
 * Fills a data folder with a database that was created once and shut down cleanly, since creating one takes longer
 * than a test.
 */
async function withDatabase(dataDir: string): Promise<string> {
  prepared ??= (async () => {
    const made = mkdtempSync(join(tmpdir(), 'tributary-prepared-'))
    await (await startEmbedded({ dataDir: made, fast: true })).stop()
    return made
  })()
  mkdirSync(dataDir, { recursive: true })
  // Preserves the owner: PostgreSQL refuses to start on another user's files.
  execFileSync('cp', ['-a', `${await prepared}/.`, dataDir])
  return dataDir
}

afterAll(async () => rmSync((await prepared) ?? '', { recursive: true, force: true, maxRetries: 20 }))

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

async function ask(url: string, query: string): Promise<postgres.RowList<postgres.Row[]>> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    return await sql.unsafe(query)
  } finally {
    await sql.end()
  }
}

function postmaster(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Starts the database in another process, which then waits to be killed. */
async function starter(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const script = await bundledScript('testing/database/start-and-wait.ts')
  const child = spawn(process.execPath, [...script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve) =>
    createInterface({ input: child.stdout }).once('line', resolve),
  )
  return { child, url }
}

/** Kills the process and waits until it is gone, which can take a while on a busy machine. */
async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

describe('the embedded database', () => {
  test('comes back with its data after a restart, and sorts UTF-8 in code point order', async () => {
    const dataDir = dataFolder()
    const first = await startEmbedded({ dataDir, fast: true })
    await ask(first.url, `create table kept as select 'Größe 🚀' as word`)
    expect(await ask(first.url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
    const sorted = `select string_agg(word, '' order by word) as words from (values ('a'), ('🚀'), ('ä'), ('Z'), ('～')) v (word)`
    expect(await ask(first.url, sorted)).toEqual([{ words: 'Zaä～🚀' }])
    await first.stop()
    const second = await startEmbedded({ dataDir, fast: true })
    expect(second.url).toBe(first.url)
    expect(await ask(second.url, 'select word from kept')).toEqual([{ word: 'Größe 🚀' }])
    await second.stop()
  })

  test('is reached by its own processes over a Unix socket next to its data, and by others over its address', async () => {
    const dataDir = await withDatabase(dataFolder())
    const { url, socket, stop } = await startEmbedded({ dataDir, fast: true })
    expect(socket).toBe(join(dataDir, 'postgres', `.s.PGSQL.${new URL(url).port}`))
    vi.stubEnv('DATABASE_URL', url)
    vi.stubEnv('DATABASE_SOCKET', socket)
    onTestFinished(() => void vi.unstubAllEnvs())
    const onSocket = 'select inet_client_addr() is null as "onSocket"'
    expect([...(await pool().sql.unsafe(onSocket))]).toEqual([{ onSocket: true }])
    await closePool()
    const queue = new PgBoss({ connectionString: addressBySocket(url), application_name: 'queue' })
    await queue.start()
    expect(
      await ask(
        url,
        `select distinct client_addr is null as "onSocket" from pg_stat_activity where application_name = 'queue'`,
      ),
    ).toEqual([{ onSocket: true }])
    await queue.stop({ graceful: false, close: true })
    expect(await ask(url, onSocket)).toEqual([{ onSocket: false }])
    for (const other of ['postgresql://me@127.0.0.1:1/tributary', url.replace('127.0.0.1', 'db.example')])
      expect(addressBySocket(other)).toBe(other)
    // The queue has closed its connections; one that the server has not ended yet would receive the shutdown
    // instead.
    const left = "select from pg_stat_activity where application_name = 'queue'"
    await vi.waitUntil(async () => (await ask(url, left)).length === 0, { timeout: 30_000 })
    await stop()
  })

  test('falls back to its address where the path of the socket would be too long', async () => {
    const dataDir = await withDatabase(join(dataFolder(), 'a'.repeat(90)))
    const { url, socket, stop } = await startEmbedded({ dataDir, fast: true })
    expect(socket).toBeUndefined()
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop()
  })

  test('two starts at once share one server', async () => {
    const dataDir = dataFolder()
    const [one, two] = await Promise.all([
      startEmbedded({ dataDir, fast: true }),
      startEmbedded({ dataDir, fast: true }),
    ])
    expect(one.url).toBe(two.url)
    expect(await ask(two.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await one.stop()
    await two.stop()
  })

  test('shuts down when its starter is killed, and the next start finds the data', async () => {
    const dataDir = await withDatabase(dataFolder())
    const { child, url } = await starter(dataDir)
    await ask(url, 'create table kept (id int)')
    const server = postmaster(dataDir)
    await killed(child)
    const next = await startEmbedded({ dataDir, fast: true })
    expect(next.reused).toBe(false)
    await until(() => !isAlive(server))
    expect(await ask(next.url, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }])
    await next.stop()
  })

  test('a server that outlived its starter and keeper is taken over and ends with its new owner', async () => {
    const dataDir = await withDatabase(dataFolder())
    const { child } = await starter(dataDir)
    const server = postmaster(dataDir)
    const [, keeper] = readFileSync(join(dataDir, 'postgres/owner'), 'utf8').split(' ')
    process.kill(-Number(keeper), 'SIGSTOP')
    await killed(child)
    process.kill(Number(keeper), 'SIGKILL')
    process.kill(server, 'SIGCONT')
    await until(() => !isAlive(Number(keeper)))
    const next = await startEmbedded({ dataDir, fast: true })
    expect(next.reused).toBe(true)
    await next.stop()
    expect(isAlive(server)).toBe(false)
    // The rest of the keeper's process group is still suspended by this test.
    process.kill(-Number(keeper), 'SIGKILL')
  })

  test('an owner waits until the command that started the server has ended, and then starts its own', async () => {
    const dataDir = await withDatabase(dataFolder())
    const { child } = await starter(dataDir)
    let mine = false
    const waiting = startEmbedded({ dataDir, fast: true, own: true }).then((database) => {
      mine = true
      return database
    })
    const beside = await startEmbedded({ dataDir, fast: true })
    expect(beside.reused).toBe(true)
    expect(mine).toBe(false)
    await killed(child)
    const database = await waiting
    expect(database.reused).toBe(false)
    expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
  })

  test('starts despite a stale postmaster.pid that names another running process', async () => {
    const dataDir = await withDatabase(dataFolder())
    const stale = `${process.pid}\n${dataDir}/postgres/data\n1\n5432\n\n127.0.0.1\n  1 1\nready   \n`
    writeFileSync(join(dataDir, 'postgres/data/postmaster.pid'), stale)
    const next = await startEmbedded({ dataDir, fast: true })
    expect(next.reused).toBe(false)
    await next.stop()
  })

  test('starts in a folder that only its owner may enter, even as root', async () => {
    const home = dataFolder()
    chmodSync(home, 0o700)
    const dataDir = join(home, 'checkout', '.data')
    mkdirSync(dataDir, { recursive: true })
    const database = await startEmbedded({ dataDir, fast: true })
    expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
  })
})
