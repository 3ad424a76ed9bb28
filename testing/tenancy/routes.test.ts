import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { routeTable } from '@/app/api/route-table'
import { memberships } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { DeclaredRoute } from '@/lib/api/route'
import { hasPermission, type Permission, type Role, roles } from '@/lib/auth/permissions'
import { createProject } from '@/lib/projects/create-project'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestToken } from '@/testing/database/factories'
import { routeBodies, routeQueries } from './route-bodies'
import { load, routeFiles } from './route-files'
import { checksum, createTenancyProject, marker, type TenancyProject } from './tenancy-project'

useTestDatabase()

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]
type Route = { name: string; method: Method; path: string; handler: DeclaredRoute }

// Routes with a check of their own instead of a declaration; each is tested next to its code.
const ownDoors: Record<string, string> = {
  '/api/auth/{nextauth}': 'the sign-in library itself',
  '/api/channels/connect/{platform}': 'browser redirects, bound to the session: lib/channels tests',
  '/api/channels/callback/{platform}': 'browser redirects, bound to the session: lib/channels tests',
}

const declared = (value: unknown): value is DeclaredRoute =>
  typeof value === 'function' && 'declaration' in value

/** Whether this is a method that is rejected with 405. */
const refuses = (value: unknown): boolean => typeof value === 'function' && 'refuses' in value

const found: Route[] = []
const undeclared: string[] = []
for (const { file, path } of routeFiles()) {
  const module = await load(file)
  for (const method of methods) {
    const handler = module[method]
    if (handler === undefined || refuses(handler)) continue
    if (declared(handler)) found.push({ name: `${method} ${path}`, method, path, handler })
    else undeclared.push(path)
  }
}
const projectRoutes = found.filter((route) => route.handler.declaration.auth === 'project')

let mine: TenancyProject
let theirs: TenancyProject
let before: string
let myToken: string
/** Tokens for each role in the other project, and one for another project of that workspace only. */
let theirTokens: Map<Role, string>
let siblingToken: string

beforeAll(async () => {
  ;[mine, theirs] = await Promise.all([createTenancyProject(), createTenancyProject()])
  myToken = await createTestToken(mine.org)
  const made = roles.map(async (role) => [role, await createTestToken(theirs.members[role])] as const)
  theirTokens = new Map(await Promise.all(made))
  const sibling = await createProject(theirs.org, { name: 'Sibling' })
  siblingToken = await createTestToken(theirs.org, { projectId: sibling.id })
  before = await checksum(theirs.ctx.projectId)
})

/** The path's own parameters, filled with one project's IDs. */
function paramsOf(path: string, ids: TenancyProject['ids']): Record<string, string> {
  const resource = /^\/api\/(?:inbound\/)?([\w-]+)\//.exec(path)?.[1] ?? ''
  const params: Record<string, string> = {}
  for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
    if (name === 'id') params.id = Object.entries(ids).find(([key]) => key === resource)?.[1] ?? ids.projects
    else if (name === 'version') params.version = '1'
    else if (name === 'run_id') params.run_id = ids.runs
    else throw new Error(`${path}: say in paramsOf what {${name}} stands for.`)
  }
  return params
}

async function call(
  route: Route,
  options: { token?: string; project?: string; params: Record<string, string>; ids: TenancyProject['ids'] },
): Promise<{ status: number; text: string }> {
  const { declaration } = route.handler
  const body = routeBodies[route.name]
  if (declaration.body && !body) throw new Error(`${route.name} takes a body: list one in route-bodies.ts`)
  const query = new URLSearchParams(routeQueries[route.name]?.(options.ids))
  const request = new Request(`http://localhost:3000${route.path}?${query}`, {
    method: route.method,
    headers: {
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(options.project ? { 'x-project-id': options.project } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(route.method === 'PATCH' ? { 'if-match': '1' } : {}),
    },
    ...(body ? { body: JSON.stringify(body(options.ids)) } : {}),
  })
  const answer = await route.handler(request, { params: Promise.resolve(options.params) })
  return { status: answer.status, text: await answer.text() }
}

describe('the route table', () => {
  test('every route is declared, or has a known check of its own', () => {
    const strays = undeclared.filter((path) => !(path in ownDoors) && !path.startsWith('/sandbox'))
    expect(strays).toEqual([])
  })

  test('every declared route of the API is in the table that OpenAPI is made from', async () => {
    const listed = Object.keys(routeTable())
    const present = found.map((route) => route.path).filter((path) => path.startsWith('/api/'))
    const missing = [...new Set(present)].filter(
      (path) => !listed.includes(path) && path !== '/api/openapi.json',
    )
    expect(missing).toEqual([])
  })
})

describe.each(projectRoutes)('$name', (route) => {
  const permission = route.handler.declaration.permission as Permission
  const byPath = route.path.includes('{id}')

  test('returns 401 without sign-in', async () => {
    const params = paramsOf(route.path, theirs.ids)
    const answer = await call(route, { params, ids: theirs.ids, project: theirs.ctx.projectId })
    expect(answer.status).toBe(401)
  })

  test('returns 404 to another workspace, by header and by id', async () => {
    const params = paramsOf(route.path, theirs.ids)
    const byHeader = { token: myToken, project: theirs.ctx.projectId, params, ids: theirs.ids }
    const answers = [await call(route, byHeader)]
    if (byPath) answers.push(await call(route, { token: myToken, params, ids: theirs.ids }))
    for (const answer of answers) {
      expect(answer.status).toBe(404)
      expect(answer.text).not.toContain(marker)
    }
  })

  test('finds and changes nothing when called from one’s own project with another project’s ids', async () => {
    const params = paramsOf(route.path, theirs.ids)
    const answer = await call(route, { token: myToken, project: mine.ctx.projectId, params, ids: theirs.ids })
    if (byPath) expect(answer.status).toBe(404)
    expect(answer.status).toBeLessThan(500)
    for (const id of Object.values(theirs.ids)) expect(answer.text).not.toContain(id)
    expect(await checksum(theirs.ctx.projectId)).toBe(before)
  })

  test('does not find another project’s nested ids under one’s own parent', async () => {
    if (!route.path.includes('{run_id}')) return
    const params = { ...paramsOf(route.path, mine.ids), run_id: theirs.ids.runs }
    const answer = await call(route, { token: myToken, project: mine.ctx.projectId, params, ids: mine.ids })
    expect(answer.status).toBe(404)
  })

  test.each(roles.filter((role) => !hasPermission(role, permission)))(
    'returns 403 to the role %s',
    async (role) => {
      const token = theirTokens.get(role) ?? ''
      const params = paramsOf(route.path, theirs.ids)
      const answer = await call(route, { token, project: theirs.ctx.projectId, params, ids: theirs.ids })
      expect(answer.status).toBe(403)
      expect(await checksum(theirs.ctx.projectId)).toBe(before)
    },
  )

  test('returns 404 to a token bound to another project of the same workspace', async () => {
    const params = paramsOf(route.path, theirs.ids)
    const answer = await call(route, {
      token: siblingToken,
      project: theirs.ctx.projectId,
      params,
      ids: theirs.ids,
    })
    expect(answer.status).toBe(404)
  })
})

describe('people who left', () => {
  test('a removed member gets 404 everywhere at once', async () => {
    const gone = await createTestMember(theirs, 'admin')
    const token = await createTestToken(gone)
    await inSystem((tx) => tx.delete(memberships).where(eq(memberships.userId, gone.actor.id ?? '')))
    for (const route of projectRoutes) {
      const params = paramsOf(route.path, theirs.ids)
      const answer = await call(route, { token, project: theirs.ctx.projectId, params, ids: theirs.ids })
      expect([route.name, answer.status]).toEqual([route.name, 404])
    }
  })

  test('none of these calls changed the other project', async () => {
    expect(await checksum(theirs.ctx.projectId)).toBe(before)
  })
})
