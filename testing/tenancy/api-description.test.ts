import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { routeTable } from '@/app/api/route-table'
import { workers } from '@/db/schema'
import { inSystem } from '@/db/system'
import { openApiDocument } from '@/lib/api/openapi'
import type { DeclaredRoute } from '@/lib/api/route'
import { newId } from '@/lib/ids'
import { useTestDatabase } from '@/testing/database/database'
import { createTestToken } from '@/testing/database/factories'
import { routeBodies } from './route-bodies'
import { createTenancyProject, type TenancyProject } from './tenancy-project'

useTestDatabase()

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const
type Operation = {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: { required?: string[] } }> }
  responses: Record<string, { content?: Record<string, unknown> }>
}

const table = await routeTable()
const operations = openApiDocument(table).paths as Record<string, Record<string, Operation>>
const routes = methods.flatMap((method) =>
  Object.entries(table).flatMap(([path, module]) => {
    const handler = module[method] as DeclaredRoute | undefined
    const operation = operations[path]?.[method.toLowerCase()]
    return handler && 'declaration' in handler && operation
      ? [{ name: `${method} ${path}`, method, path, handler, operation }]
      : []
  }),
)
const lists = routes.filter(({ handler: { declaration } }) => {
  const shape = declaration.answer instanceof z.ZodObject ? declaration.answer.shape : {}
  return 'data' in shape && 'next_cursor' in shape
})

let mine: TenancyProject
let token: string

beforeAll(async () => {
  mine = await createTenancyProject()
  // Registers a running worker for the health check, since this process may have been up for a long time.
  await inSystem((tx) => tx.insert(workers).values({ id: newId(), host: 'here', pid: 1 }))
  token = await createTestToken(mine.org)
})

async function call({ name, method, path, handler }: (typeof routes)[number]): Promise<Response> {
  const resource = /^\/api\/(\w+)\//.exec(path)?.[1] ?? ''
  const ids: Record<string, string> = mine.ids
  const body = routeBodies[name]?.(mine.ids)
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-project-id': mine.ctx.projectId,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return handler(request, { params: Promise.resolve({ id: ids[resource] ?? '', run_id: mine.ids.runs }) })
}

/** The endpoints that spec/http-api#endpoints promises; methods precede the path they share. */
const promised = `
GET /api/health
GET POST /api/projects
GET PATCH DELETE /api/projects/{id}
PUT DELETE /api/projects/{id}/logo
GET PUT /api/projects/{id}/voice
GET /api/projects/{id}/voice/versions
POST /api/projects/{id}/voice/prompt-block
POST /api/projects/{id}/voice/extract-from-text
POST /api/projects/{id}/voice/check
POST /api/projects/{id}/sync-voice
GET POST /api/sources
POST /api/sources/preview
GET PATCH DELETE /api/sources/{id}
POST /api/sources/{id}/sync
GET /api/sources/{id}/runs
GET /api/sources/{id}/runs/{run_id}
POST /api/sources/{id}/regenerate-secret
POST DELETE /api/sources/{id}/url-secret
POST /api/inbound/sources/{id}
POST /api/inbound/sources/{id}/notify
POST /api/inbound/sources/{id}/{secret}
POST /api/inbound/sources/{id}/{secret}/notify
GET /api/items
GET /api/items/{id}
POST /api/items/{id}/transform
GET /api/packages
GET PATCH /api/packages/{id}
POST /api/packages/{id}/submit
POST /api/packages/{id}/approve
POST /api/packages/{id}/reject
POST /api/packages/{id}/schedule
POST /api/packages/{id}/unschedule
POST /api/packages/{id}/publish
POST /api/packages/{id}/regenerate
POST /api/packages/{id}/comments
GET /api/publications
GET POST /api/channels
PATCH DELETE /api/channels/{id}
GET /api/channels/connect/{platform}
GET /api/channels/callback/{platform}
GET PUT /api/me/writing-style
GET POST DELETE /api/me/reference-library
GET /api/cron/sync
GET /api/cron/publish`

test('every endpoint of the contract exists and is described', () => {
  const lines = promised.trim().split('\n')
  const wanted = lines.flatMap((line) => {
    const [path = '', ...verbs] = line.split(' ').reverse()
    return verbs.map((verb) => `${verb} ${path}`)
  })
  const described = Object.entries(operations).flatMap(([path, byMethod]) =>
    Object.keys(byMethod).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(wanted.filter((one) => !described.includes(one))).toEqual([])
})

test('every list describes limit and cursor', () => {
  expect(lists.length).toBeGreaterThan(5)
  for (const { operation } of lists)
    expect(operation.parameters?.map(({ name }) => name)).toEqual(expect.arrayContaining(['limit', 'cursor']))
})

test('a sync’s waiting, a logo’s file and a package’s revision check are described', () => {
  const of = (name: string) => routes.find((route) => route.name === name)?.operation
  expect(Object.keys(of('POST /api/sources/{id}/sync')?.responses ?? {})).toEqual(['200', '202', 'default'])
  const form = of('PUT /api/projects/{id}/logo')?.requestBody?.content['multipart/form-data']
  expect(form?.schema.required).toEqual(['file'])
  for (const { path, operation } of routes.filter(({ method }) => method === 'POST' || method === 'PATCH'))
    if (path.startsWith('/api/packages/{id}') && !path.endsWith('/comments'))
      expect([path, operation.parameters?.map(({ name }) => name)]).toEqual([
        path,
        expect.arrayContaining(['If-Match']),
      ])
})

// Deletions come last: the routes are in the order of their methods.
describe('answers match the description', () => {
  const called = routes.filter(({ handler: { declaration } }) =>
    ['project', 'account', 'public'].includes(declaration.auth),
  )
  test.each(called)('$name', async (route) => {
    const { declaration } = route.handler
    const answer = await call(route)
    const documented = Object.keys(route.operation.responses)
    if (answer.status >= 400) return expect(answer.status).toBeLessThan(500)
    expect(documented).toContain(String(answer.status))
    if (!declaration.answer) return
    if (['POST /api/projects', 'POST /api/sources', 'POST /api/items/{id}/transform'].includes(route.name))
      expect(answer.headers.get('location')).toMatch(/^\/api\/(projects|sources|packages)\/[0-9a-f-]{36}$/)
    if (route.name === 'POST /api/sources/{id}/sync')
      expect(answer.headers.get('location')).toMatch(/^\/api\/sources\/[0-9a-f-]{36}\/runs\/[0-9a-f-]{36}$/)
    const body = await answer.json()
    // Parsing drops fields that the schema does not know, so an undescribed field shows up here.
    expect(declaration.answer.parse(body)).toEqual(body)
  })
})
