import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isAlive } from '@/db/embedded/server'
import { freePort } from '@/e2e/ports'
import { type Product, startProduct } from '@/e2e/product'
import { createTestDatabase } from '@/testing/database/database'

// These tests start the whole product; the first start may have to build it.
const PATIENCE = 480_000
const folders: string[] = []
const products: Product[] = []

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tributary-start-'))
  folders.push(folder)
  return folder
}

/**
 * Returns a copy of a data folder that a normal start left behind, so that not every test sets up a database of its
 * own.
 */
function startedFolder(): string {
  const folder = dataFolder()
  // Keeps file ownership: PostgreSQL refuses to start on another user's files.
  execFileSync('cp', ['-a', `${started}/.`, folder])
  return folder
}

/** Starts without the sample brand, which has its own tests and would only take time. */
async function start(options: Parameters<typeof startProduct>[0] = {}): Promise<Product> {
  const product = await startProduct({ ...options, env: { TRIBUTARY_SANDBOX: '0', ...options.env } })
  products.push(product)
  return product
}

const started = mkdtempSync(join(tmpdir(), 'tributary-started-'))
beforeAll(async () => {
  const product = await startProduct({ dataDir: started, env: { TRIBUTARY_SANDBOX: '0' } })
  await product.stop()
}, PATIENCE)
afterAll(async () => {
  await shared?.product.stop('SIGKILL')
  for (const folder of [started, shared?.dataDir ?? started])
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

afterEach(async () => {
  for (const product of products.splice(0)) await product.stop('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

let shared: { dataDir: string; product: Product } | undefined

/**
 * Returns a running product, shared by tests that leave it intact or stop it; after a stop, the next test gets a
 * new one.
 */
async function running(): Promise<{ dataDir: string; product: Product }> {
  if (shared && shared.product.process.exitCode === null && shared.product.process.signalCode === null)
    return shared
  if (shared) folders.push(shared.dataDir)
  const dataDir = mkdtempSync(join(tmpdir(), 'tributary-shared-'))
  execFileSync('cp', ['-a', `${started}/.`, dataDir])
  const env = {
    ...{ TRIBUTARY_SANDBOX: '0', LOG_LEVEL: 'debug' },
    // Incomplete model settings, which must not stop anything.
    ...{ AI_BASE_URL: 'http://localhost:11434/v1', AI_API_KEY: 'canary-7c1f93d2' },
  }
  shared = { dataDir, product: await startProduct({ dataDir, env }) }
  return shared
}

/** Connects to the database of a data folder as the product's own processes do. */
function connect(dataDir: string) {
  const read = (name: string) => readFileSync(join(dataDir, 'postgres', name), 'utf8').trim()
  return postgres(`postgresql://tributary:${read('password')}@127.0.0.1:${read('port')}/tributary`, {
    max: 1,
    onnotice: () => undefined,
  })
}

function postmaster(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
}

type Row = { pid: number; parent: number; args: string }

/** Returns all processes that descend from the starter, including itself. */
function familyOf(product: Product): Row[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .map(([, pid, parent, args]) => ({ pid: Number(pid), parent: Number(parent), args: args ?? '' }))
  const family = new Set([product.process.pid])
  for (let size = 0; size !== family.size; ) {
    size = family.size
    for (const row of rows) if (family.has(row.parent)) family.add(row.pid)
  }
  return rows.filter((row) => family.has(row.pid))
}

/** Returns the PID of the process that serves the pages. */
function webServerOf(product: Product): number {
  const server = familyOf(product).find((row) => row.args.startsWith('next-server'))
  if (!server) throw new Error('No web server runs.')
  return server.pid
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20))
}

async function refuses(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/health`).then(
    () => false,
    () => true,
  )
}

describe('npm start', () => {
  test(
    'after kill -9, everything it started ends, and the next start finds the data',
    async () => {
      const dataDir = startedFolder()
      const first = await start({ dataDir })
      const before = connect(dataDir)
      await before`create table kept (word text)`
      await before`insert into kept values ('still here')`
      await before.end()
      const database = postmaster(dataDir)
      await first.stop('SIGKILL')
      const second = await start({ dataDir, port: first.port })
      expect((await fetch(`${second.url}/api/health`)).status).toBe(200)
      const after = connect(dataDir)
      expect(await after`select word from kept`).toEqual([{ word: 'still here' }])
      await after.end()
      await second.stop('SIGKILL')
      await until(() => refuses(first.port))
      await until(() => !isAlive(database))
    },
    PATIENCE,
  )

  test(
    'a second start on the same data folder is refused with a sentence and harms nothing',
    async () => {
      const { dataDir, product: first } = await running()
      await expect(startProduct({ dataDir })).rejects.toThrow(
        /exit code 1.*\n.*runs already on the data folder .*localhost:\d+/s,
      )
      expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
    },
    PATIENCE,
  )

  test(
    'incomplete model settings are reported at the start, and stop nothing',
    async () => {
      const { product } = await running()
      expect(product.output()).toContain('AI_BASE_URL is set, but AI_MODEL isn’t')
      expect(product.output()).not.toContain('canary-7c1f93d2')
      expect((await fetch(`${product.url}/api/health`)).status).toBe(200)
    },
    PATIENCE,
  )

  test(
    'an API address with a slash at its end is answered as without it, and a page’s address loses it',
    async () => {
      const { product } = await running()
      const ask = (path: string) => fetch(`${product.url}${path}`, { redirect: 'manual' })
      expect((await ask('/api/health/')).status).toBe(200)
      const refused = await ask('/api/items/?limit=5')
      expect([refused.status, refused.headers.get('content-type')]).toEqual([401, 'application/problem+json'])
      expect((await ask('/api/nothing/')).status).toBe(404)
      const page = await ask('/sign-in/?next=%2Fhelp')
      expect(page.status).toBe(308)
      expect(new URL(page.headers.get('location') ?? '', product.url).href).toBe(
        `${product.url}/sign-in?next=%2Fhelp`,
      )
    },
    PATIENCE,
  )

  test(
    'a port in use is reported in one sentence',
    async () => {
      const { product: first } = await running()
      const failure = await startProduct({ dataDir: dataFolder(), port: first.port }).catch(String)
      expect(failure).toMatch(
        /Port \d+ is in use by another program\. Stop it, or choose another port: PORT=\d+/,
      )
      expect(failure).not.toMatch(/\bat .*\.ts:\d+/)
    },
    PATIENCE,
  )

  test.each([
    [{ DATA_DIR: '/dev/null/data' }, /The data folder \/dev\/null\/data cannot be made\. Give this user/],
    [{ PORT: 'abc' }, /PORT is not usable: It must be a whole number from 1 to 65535\./],
    [{ APP_URL: 'posts.example.com' }, /APP_URL is not usable: It must be a whole address such as https/],
  ])(
    'an unusable setting is reported in one sentence before anything starts: %j',
    async (env, words) => {
      const dataDir = dataFolder()
      const failure = await startProduct({ dataDir, env }).catch(String)
      expect(failure).toMatch(words)
      expect(failure).not.toMatch(/\bat .*\.ts:\d+/)
      expect(readdirSync(dataDir)).toEqual([])
    },
    PATIENCE,
  )

  // Root can write everywhere, so this test needs another user.
  test.skipIf(process.getuid?.() === 0)(
    'a data folder that cannot be written to is reported in one sentence',
    async () => {
      const dataDir = dataFolder()
      chmodSync(dataDir, 0o500)
      const failure = await startProduct({ dataDir }).catch(String)
      expect(failure).toMatch(/The data folder .* cannot be written to\. Give this user/)
    },
    PATIENCE,
  )

  test(
    'a database that does not answer is reported without its password',
    async () => {
      const port = await freePort()
      const failure = await startProduct({
        dataDir: dataFolder(),
        env: {
          DATABASE_URL: `postgresql://someone:geheim@127.0.0.1:${port}/none`,
          AUTH_SECRET: 'a'.repeat(32),
          ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
        },
      }).catch(String)
      expect(failure).toContain(`The database at 127.0.0.1:${port} does not answer.`)
      expect(failure).not.toContain('geheim')
    },
    PATIENCE,
  )

  test(
    'a worker that dies is started again while the pages stay up',
    async () => {
      const { product } = await running()
      const workers = () => [...product.output().matchAll(/"pid":(\d+),"msg":"worker started"/g)]
      await until(() => workers().length > 0)
      const before = workers()
      process.kill(Number(before.at(-1)?.[1]), 'SIGKILL')
      await until(() => workers().length > before.length)
      expect(product.output()).toContain('The worker ended unexpectedly')
      expect((await fetch(`${product.url}/api/health`)).status).toBe(200)
    },
    PATIENCE,
  )

  test(
    'a killed web server ends the product with a message, and the next start works with the same data',
    async () => {
      const dataDir = startedFolder()
      const first = await start({ dataDir })
      process.kill(webServerOf(first), 'SIGKILL')
      expect(await first.ended).toBe(1)
      expect(first.output()).toContain('The web server ended unexpectedly')
      expect(await refuses(first.port)).toBe(true)
      const second = await start({ dataDir })
      expect((await fetch(`${second.url}/api/health`)).status).toBe(200)
      await second.stop()
    },
    PATIENCE,
  )

  test(
    'several installs started at once can share an external PostgreSQL',
    async () => {
      const database = await createTestDatabase()
      const env = {
        DATABASE_URL: database.url,
        AUTH_SECRET: 'a'.repeat(32),
        ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
      }
      const both = await Promise.all([0, 1].map(() => start({ dataDir: dataFolder(), env })))
      for (const product of both) {
        expect(await (await fetch(`${product.url}/api/health`)).json()).toMatchObject({ status: 'ok' })
        expect(product.output()).not.toContain('Demo sign-in')
      }
      await Promise.all(both.map((product) => product.stop()))
      await database.drop()
    },
    PATIENCE,
  )

  test(
    'the secrets it makes are readable by their owner only and stay the same',
    async () => {
      const names = ['auth-secret', 'encryption-key', 'postgres/password']
      const read = (dataDir: string) => names.map((name) => readFileSync(join(dataDir, name), 'utf8'))
      for (const name of names) expect(statSync(join(started, name)).mode & 0o777).toBe(0o600)
      // A second start, on a copy of what the first one made.
      expect(read((await running()).dataDir)).toEqual(read(started))
    },
    PATIENCE,
  )

  test(
    'Ctrl-C ends web, worker and database and leaves no process',
    async () => {
      const { dataDir, product } = await running()
      await until(() => product.output().includes('worker started'))
      expect((await fetch(`${product.url}/api/health`)).status).toBe(200)
      const family = familyOf(product)
      const database = postmaster(dataDir)
      const parts = ['scripts/run.mjs start', 'next-server', '/worker.mjs']
      for (const part of parts) expect(family.map(({ args }) => args).join('\n')).toContain(part)
      expect(await product.stop('SIGINT')).toBe(0)
      for (const { pid } of [...family, { pid: database }]) await until(() => !isAlive(pid))
      expect(await refuses(product.port)).toBe(true)
    },
    PATIENCE,
  )
})
