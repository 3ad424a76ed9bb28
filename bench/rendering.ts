import { fileURLToPath } from 'node:url'
import { Pool } from 'undici'
import { demoAccount } from '@/lib/auth/demo-account'
import { seedSampleBrand } from '@/lib/sample-brand/seed-sample-brand'
import { buildWhenNeeded } from '@/scripts/start/build'
import type { BenchServer } from './database'
import { compare, countServer } from './harness'
import { startNext } from './next-server'
import { comparisons, lineOf, type Report } from './report'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const rounds = 7
const requests = 25
const base = '/saumlings-studio/saumlings'
const bare = '/connect-problem'
const goal = 2

/**
 * Pages of the sample brand as a browser receives them, one request after the other, compared with a page of the
 * same build that needs nothing: no session, no database, only a heading and a link.
 */
export async function rendering(server: BenchServer): Promise<Report> {
  const { url } = await server.open('rendering')
  await buildWhenNeeded(root, console.log)
  const settings = { DATABASE_URL: url, TRIBUTARY_SANDBOX: '1', TRIBUTARY_DEMO: '1', AUTH_SECRET: 'bench' }
  const product = await startNext(root, settings)
  const before = { ...process.env }
  Object.assign(process.env, settings, { APP_URL: product.url })
  const client = new Pool(product.url, { connections: 1 })
  try {
    await seedSampleBrand()
    const cookie = await signIn(client)
    const get = async (path: string): Promise<string> => {
      const answer = await client.request({ method: 'GET', path, headers: { cookie } })
      const text = await answer.body.text()
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}.`)
      return text
    }
    const many = async (path: string) => {
      for (let count = 0; count < requests; count++) await get(path)
    }
    countServer(product.pid)
    const lines = []
    for (const [what, path] of await pagesOf(get)) {
      const size = Math.round((await get(path)).length / 1024)
      const comparison = await compare({ rounds, floor: () => many(bare), ours: () => many(path) })
      lines.push(lineOf(`${what} (${size} kB)`, perRequest(comparison), goal))
    }
    return { name: 'rendering', table: comparisons(lines) }
  } finally {
    countServer(undefined)
    for (const name of ['TRIBUTARY_SANDBOX', 'TRIBUTARY_DEMO', 'AUTH_SECRET', 'APP_URL'])
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    await client.close()
    await product.stop()
  }
}

const perRequest = (comparison: Awaited<ReturnType<typeof compare>>) => {
  const each = ({ median, min, max }: typeof comparison.ours) => ({
    median: median / requests,
    min: min / requests,
    max: max / requests,
  })
  return { ...comparison, ours: each(comparison.ours), floor: each(comparison.floor) }
}

async function pagesOf(get: (path: string) => Promise<string>): Promise<[string, string][]> {
  const first = async (list: string, kind: string) =>
    new RegExp(`${base}/${kind}/[0-9a-f-]{36}`).exec(await get(`${base}/${list}`))?.[0] ?? base
  return [
    ['Review, 20 posts', `${base}/review`],
    ['A post', await first('review', 'packages')],
    ['Content, 24 items', `${base}/items`],
    ['An item', await first('items', 'items')],
    ['Sources', `${base}/sources`],
    ['Overview', base],
    ['Calendar', `${base}/calendar`],
    ['Voice', `${base}/voice`],
    ['Projects', '/saumlings-studio'],
  ]
}

/** Signs in with the demo account as its form does; returns the cookies. */
async function signIn(client: Pool): Promise<string> {
  const asked = await client.request({ method: 'GET', path: '/api/auth/csrf' })
  const { csrfToken } = (await asked.body.json()) as { csrfToken: string }
  const answer = await client.request({
    method: 'POST',
    path: '/api/auth/callback/credentials',
    headers: { cookie: cookiesOf(asked.headers), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      csrfToken,
      email: demoAccount.email,
      password: demoAccount.password,
    }).toString(),
  })
  await answer.body.dump()
  return cookiesOf(answer.headers)
}

const cookiesOf = ({ 'set-cookie': set }: Record<string, string | string[] | undefined>): string =>
  [set ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ')
