import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { DeclaredRoute, RouteHandler } from '@/lib/api/route'
import { useTestDatabase } from '@/testing/database/database'
import { createTestToken } from '@/testing/database/factories'
import { asRequest } from './next-request'
import { routeBodies, routeQueries } from './route-bodies'
import { load, routeFiles } from './route-files'
import { createTenancyProject, type TenancyProject } from './tenancy-project'

useTestDatabase()

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Route = { name: string; method: string; path: string; handler: DeclaredRoute }

const declared = (value: unknown): value is DeclaredRoute =>
  typeof value === 'function' && 'declaration' in value

const routes: Route[] = []
const modules: { path: string; module: Record<string, unknown> }[] = []
const withoutPreflight: string[] = []
for (const { file, path } of routeFiles()) {
  if (!path.startsWith('/api/')) continue
  const module = await load(file)
  modules.push({ path, module })
  for (const method of methods) {
    const handler = module[method]
    if (declared(handler)) routes.push({ name: `${method} ${path}`, method, path, handler })
  }
  // Routes that a browser is redirected to are not called by scripts.
  const called = routes.some((route) => route.path === path && route.handler.declaration.auth !== 'session')
  if (called && typeof module.OPTIONS !== 'function') withoutPreflight.push(path)
}
// Inbound source routes have a bearer secret of their own and are tested in lib/push.
const ofCallers = routes.filter(({ handler }) => handler.declaration.auth !== 'source')
const of = (...auth: string[]) => routes.filter(({ handler }) => auth.includes(handler.declaration.auth))
const withBody = ofCallers.filter(({ handler }) => handler.declaration.body !== undefined)
const withQuery = ofCallers.filter(({ handler }) => handler.declaration.query !== undefined)
const withoutBody = of('project', 'account').filter(
  ({ method, handler: { declaration } }) =>
    ['POST', 'PUT', 'PATCH'].includes(method) &&
    [declaration.body, declaration.upload, declaration.binaryBody].every((one) => one === undefined),
)
const byHeader = of('project').filter(({ path }) => !path.includes('{'))

let mine: TenancyProject
let token: string

beforeAll(async () => {
  mine = await createTenancyProject()
  token = await createTestToken(mine.org)
})

type Sent = {
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: BodyInit
}

async function send(route: Route, sent: Sent = {}): Promise<Response> {
  const headers = new Headers({
    authorization: `Bearer ${token}`,
    'x-project-id': mine.ctx.projectId,
    ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...sent.headers,
  })
  for (const [name, value] of Object.entries(sent.headers ?? {})) if (value === ABSENT) headers.delete(name)
  const url = `http://localhost:3000${route.path}?${new URLSearchParams({ ...routeQueries[route.name]?.(mine.ids), ...sent.query })}`
  const request = new Request(url, { method: route.method, headers, body: sent.body ?? null })
  const params = Promise.resolve({ ...paramsOf(route.path), ...sent.params })
  return asRequest(headers, () => route.handler(request, { params }))
}

const ABSENT = 'absent'

function paramsOf(path: string): Record<string, string> {
  const resource = /^\/api\/(\w+)\//.exec(path)?.[1] ?? ''
  const ids: Record<string, string> = mine.ids
  const params: Record<string, string> = {}
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g))
    params[name] = name === 'run_id' ? mine.ids.runs : (ids[resource] ?? 'x')
  return params
}

/** Returns the response's status, after checking that an error response is complete and reveals no internals. */
async function statusOf(answer: Response): Promise<number> {
  expect(answer.status).toBeLessThan(500)
  const requestId = answer.headers.get('x-request-id')
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  if (answer.status < 400) return answer.status
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  const text = await answer.text()
  expect(text).not.toMatch(/insert into|select .* from|node_modules|\/lib\/|\n\s+at /i)
  // The validator's own wording must never be shown.
  expect(text).not.toMatch(
    /expected \w+, received|Invalid (?:input|option|UUID|ISO|string)|Unrecognized key|Too (?:big|small):/,
  )
  const body = JSON.parse(text) as Record<string, unknown>
  expect(body).toMatchObject({ status: answer.status, request_id: requestId })
  for (const field of ['type', 'title', 'detail', 'code']) expect(body[field]).toEqual(expect.any(String))
  if (answer.status === 422)
    expect(body.errors).toContainEqual({ pointer: expect.any(String), detail: expect.any(String) })
  return answer.status
}

const pointers = async (answer: Response): Promise<string[]> => {
  const body = (await answer.clone().json()) as { errors?: { pointer: string }[] }
  return (body.errors ?? []).map(({ pointer }) => pointer)
}

const strangeTexts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x'.repeat(9_000),
  "' or 1=1 --",
  '../../etc/passwd',
  '%00',
  '{"a":',
]
/**
 * Builds the requests that put each value into each field. A value that the schema rejects gets no further than
 * that, so several fields share a request; one that it accepts reaches the route's own code and gets a request of
 * its own.
 */
function fillings<Value>(
  schema: z.ZodType,
  right: Record<string, unknown>,
  fields: readonly string[],
  values: readonly Value[],
): Record<string, Value>[] {
  const fieldsOfRequest = 8
  return values.flatMap((value) => {
    const accepted = (field: string) => schema.safeParse({ ...right, [field]: value }).success
    const { alone = [], together = [] } = Object.groupBy(fields, (field) =>
      accepted(field) ? 'alone' : 'together',
    )
    const groups = [...alone.map((field) => [field])]
    for (let at = 0; at < together.length; at += fieldsOfRequest)
      groups.push(together.slice(at, at + fieldsOfRequest))
    return groups.map((group) => Object.fromEntries(group.map((field) => [field, value])))
  })
}

const strangeIds = [...strangeTexts, '', 'NOT-A-UUID', '00000000-0000-0000-0000-000000000000', '__proto__']

describe('every API path', () => {
  test('rejects unsupported methods with 405 and lists the supported ones', async () => {
    const answers: string[] = []
    for (const { path, module } of modules.filter(({ path }) => path !== '/api/auth/{nextauth}')) {
      for (const method of methods) {
        const handler = module[method] as RouteHandler | undefined
        if (path === '/api/{path}' || declared(handler)) continue
        const answer = await handler?.(new Request('http://localhost:3000/', { method }))
        answers.push(`${method} ${path}: ${answer && (await statusOf(answer))}`)
        const allow = answer?.headers.get('allow')?.split(', ')
        expect(allow).toEqual(expect.arrayContaining(methods.filter((one) => declared(module[one]))))
        expect(allow).not.toContain(method)
      }
    }
    expect(answers.length).toBeGreaterThan(0)
    expect(answers.filter((answer) => !answer.endsWith(': 405'))).toEqual([])
  })

  test('answers 404 in the usual error format where there is nothing', async () => {
    const nothing = modules.find(({ path }) => path === '/api/{path}')?.module ?? {}
    for (const method of methods) {
      const answer = await (nothing[method] as RouteHandler)(
        new Request('http://localhost:3000/', { method }),
      )
      expect(await statusOf(answer)).toBe(404)
    }
  })
})

describe('every API route', () => {
  test.each(of('project', 'account').map((route) => [route.name, route] as const))(
    '%s rejects an unknown query parameter and names it',
    async (_, route) => {
      const answer = await send(route, { query: { colour: 'green' } })
      expect([answer.status, await pointers(answer)]).toEqual([422, ['/colour']])
    },
  )

  test('a list of items contains long fields only on request', async () => {
    const route = routes.find(({ name }) => name === 'GET /api/items') as Route
    const keys = async (fields?: string) => {
      const answer = await send(route, { query: fields === undefined ? {} : { fields } })
      return Object.keys((await answer.json()).data[0])
    }
    expect(await keys()).not.toEqual(expect.arrayContaining(['raw_content']))
    expect(await keys('raw_content')).toContain('raw_content')
    expect(await keys('raw_content, metadata')).toEqual(expect.arrayContaining(['raw_content', 'metadata']))
    expect((await send(route, { query: { fields: 'secret' } })).status).toBe(422)
  })

  test('an invalid id in a filter is rejected with an explanation', async () => {
    const route = routes.find(({ name }) => name === 'GET /api/packages') as Route
    const answer = await send(route, { query: { item_id: 'seven' } })
    expect(await statusOf(answer.clone())).toBe(422)
    expect((await answer.json()).errors).toEqual([
      { pointer: '/item_id', detail: expect.stringMatching(/^This must be an id/) },
    ])
  })

  test('a token that tries to connect an account gets 403 with an explanation', async () => {
    const route = routes.find(({ path }) => path === '/api/channels/connect/{platform}') as Route
    const answer = await send(route, { params: { platform: 'x' }, query: { project: mine.ctx.projectId } })
    expect([answer.status, (await answer.json()).detail]).toEqual([403, expect.stringContaining('API token')])
  })

  test('answers a preflight with its method and the headers it takes if it takes a token', async () => {
    expect(withoutPreflight).toEqual([])
    for (const { name, method, path, handler } of of('project', 'account')) {
      const preflight = modules.find((one) => one.path === path)?.module.OPTIONS as RouteHandler
      const { headers } = await preflight(new Request('http://localhost:3000/', { method: 'OPTIONS' }))
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      const { auth, ifMatch, prefersWait, headers: others = {} } = handler.declaration
      const taken = ['Authorization', 'Content-Type', ...Object.keys(others)]
      if (auth === 'project') taken.push('X-Project-ID')
      if (ifMatch) taken.push('If-Match')
      if (prefersWait) taken.push('Prefer')
      const allowed = headers.get('access-control-allow-headers')?.split(', ')
      expect([name, allowed]).toEqual([name, expect.arrayContaining(taken)])
      expect(headers.get('access-control-allow-methods')?.split(', ')).toContain(method)
    }
  })

  test.each(ofCallers.filter(({ path }) => path.includes('{')))(
    '$name: a malformed id gets 404',
    async (route) => {
      for (const name of Object.keys(paramsOf(route.path)))
        for (const id of strangeIds) {
          const headers: Record<string, string> = route.path.startsWith('/api/projects/')
            ? { 'x-project-id': ABSENT }
            : {}
          const body = routeBodies[route.name]?.(mine.ids)
          const answer = await send(route, {
            params: { [name]: id },
            headers,
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          })
          expect([id.slice(0, 40), await statusOf(answer)]).toEqual([id.slice(0, 40), 404])
        }
    },
  )

  test.each(of('project', 'account'))('$name: only a well-formed bearer token is accepted', async (route) => {
    for (const authorization of [
      'Bearer',
      'Bearer ',
      'Basic eDp5',
      'Bearer a b',
      `Bearer ${'x'.repeat(5000)}`,
    ])
      expect(await statusOf(await send(route, { headers: { authorization } }))).toBe(401)
  })

  test.each(withoutBody)('$name: a body that is damaged or has fields is not ignored', async (route) => {
    expect(await statusOf(await send(route, { body: '{"a":' }))).toBe(400)
    expect(await statusOf(await send(route, { body: '{}', headers: { 'content-type': 'text/plain' } }))).toBe(
      415,
    )
    const answer = await send(route, { body: '{"reason":"x"}' })
    expect([await statusOf(answer.clone()), await pointers(answer)]).toEqual([422, ['/reason']])
  })

  test.each(byHeader)('$name: X-Project-ID must be a single id of one’s own project', async (route) => {
    const body = route.handler.declaration.body
      ? JSON.stringify(routeBodies[route.name]?.(mine.ids))
      : undefined
    const with_ = async (id: string) =>
      statusOf(await send(route, { headers: { 'x-project-id': id }, ...(body ? { body } : {}) }))
    expect(await with_(ABSENT)).toBe(400)
    for (const id of ['', 'x', `${mine.ids.projects}, ${mine.ids.projects}`, mine.ids.projects.toUpperCase()])
      expect(await with_(id)).toBe(400)
    expect(await with_(mine.ids.items)).toBe(404)
  })
})

describe.each(withQuery)('$name', (route) => {
  const fields = Object.keys((route.handler.declaration.query as z.ZodObject).shape)

  test('rejects limits out of range and foreign cursors', async () => {
    if (!fields.includes('limit')) return
    for (const limit of ['0', '-1', '1001', 'abc', '1.5', '', 'Infinity']) {
      const answer = await send(route, { query: { limit } })
      expect([limit, answer.status]).toEqual([limit, 422])
      expect(await pointers(answer)).toEqual(['/limit'])
    }
    for (const cursor of ['x', 'bm90LW91cnM', Buffer.from("' or 1=1").toString('base64url'), '\u0000'])
      expect([cursor, await statusOf(await send(route, { query: { cursor } }))]).toEqual([cursor, 400])
  })

  test('handles any text in any parameter without a server error', async () => {
    const texts = [
      ...strangeTexts,
      '0000-01-01T00:00:00Z',
      '2026-01-01T00:00:00+23:59',
      '9999-12-31T23:59:59-23:59',
    ]
    const query = route.handler.declaration.query as z.ZodObject
    for (const filling of fillings(query, {}, fields, [...texts, '-1', '9999999999999999999999']))
      await statusOf(await send(route, { query: filling }))
    const all = Object.fromEntries(
      fields.filter((field) => field === 'q' || field === 'updated_since').map((f) => [f, 'x']),
    )
    for (const updated_since of texts) await statusOf(await send(route, { query: { ...all, updated_since } }))
  })
})

describe.each(withBody)('$name', (route) => {
  const right = () => routeBodies[route.name]?.(mine.ids) as Record<string, unknown>

  test('rejects bodies that are not JSON, not UTF-8, not declared as JSON, too deep or too large', async () => {
    const status = async (body: BodyInit, headers: Record<string, string> = {}) =>
      statusOf(await send(route, { body, headers }))
    expect(await status('{"a":')).toBe(400)
    expect(await status(Uint8Array.of(0x22, 0xff, 0x22))).toBe(400)
    const wide = await send(route, { body: Buffer.from(JSON.stringify(right()), 'utf16le') })
    expect([wide.status, (await wide.json()).code]).toEqual([400, 'not-utf8'])
    expect(await status('['.repeat(5000) + ']'.repeat(5000))).toBe(400)
    expect(await status(JSON.stringify(right()), { 'content-type': 'text/plain' })).toBe(415)
    expect(await status(JSON.stringify(right()), { 'content-encoding': 'gzip' })).toBe(415)
    expect(await status('x'.repeat(5 * 1024 * 1024))).toBe(413)
  })

  test('rejects other shapes and unknown fields, and points at them', async () => {
    for (const body of ['null', '[]', '7', '"text"', '[[]]'])
      expect([body, await statusOf(await send(route, { body }))]).toEqual([body, 422])
    const answer = await send(route, { body: JSON.stringify({ ...right(), 'no/such': 1 }) })
    expect(answer.status).toBe(422)
    expect(await pointers(answer)).toEqual(['/no~1such'])
    expect(await statusOf(answer)).toBe(422)
  })

  test('handles entries that are repeated without a server error', async () => {
    for (const [field, value] of Object.entries(right()))
      if (Array.isArray(value))
        await statusOf(
          await send(route, { body: JSON.stringify({ ...right(), [field]: [...value, ...value] }) }),
        )
  })

  test('handles any value in any field without a server error', async () => {
    const body = route.handler.declaration.body as z.ZodObject
    const values = [
      ...strangeTexts,
      'x'.repeat(200_000),
      1e300,
      -1,
      true,
      null,
      [],
      {},
      ['\u0000'],
      { a: '\ud800\u0000' },
    ]
    for (const filling of fillings<unknown>(body, right(), Object.keys(body.shape), values))
      await statusOf(await send(route, { body: JSON.stringify({ ...right(), ...filling }) }))
  })
})
