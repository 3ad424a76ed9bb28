import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { routeTable } from '@/app/api/route-table'
import { workers } from '@/db/schema'
import { inSystem } from '@/db/system'
import { openApiDocument } from '@/lib/api/openapi'
import type { DeclaredRoute } from '@/lib/api/route'
import { newId } from '@/lib/ids'
import { documentedEndpoints } from '@/scripts/docs/http-api'
import { useTestDatabase } from '@/testing/database/database'
import { createTestToken } from '@/testing/database/factories'
import { routeBodies } from './route-bodies'
import { createTenancyProject, type TenancyProject } from './tenancy-project'

useTestDatabase()

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const
type Operation = {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: { required?: string[]; properties?: object } }> }
  responses: Record<string, { content?: Record<string, unknown> }>
}

const table = routeTable()
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

test('every endpoint of the specification is described, apart from the description itself', () => {
  const described = Object.entries(operations).flatMap(([path, byMethod]) =>
    Object.keys(byMethod).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(documentedEndpoints().filter((endpoint) => !described.includes(endpoint))).toEqual([
    'GET /api/openapi.json',
  ])
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

test('the other fields of a form, and the redirect of an email’s link, are described', () => {
  const of = (name: string) => routes.find((route) => route.name === name)?.operation
  const form = of('POST /api/me/reference-library')?.requestBody?.content['multipart/form-data']
  expect(Object.keys(form?.schema.properties ?? {})).toEqual([
    ...['file', 'kind', 'name', 'description', 'is_default'],
  ])
  expect(form?.schema.required).toEqual(['file', 'name'])
  const link = of('GET /api/notifications/unsubscribe')
  expect([Object.keys(link?.responses ?? {}), link?.parameters?.map(({ name }) => name)]).toEqual([
    ['303', 'default'],
    ['token'],
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
