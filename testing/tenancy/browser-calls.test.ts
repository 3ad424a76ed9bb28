import { afterEach, beforeAll, expect, test } from 'vitest'
import * as one from '@/app/api/projects/[id]/route'
import * as sources from '@/app/api/sources/route'
import { useTestDatabase } from '@/testing/database/database'
import { asRequest } from './next-request'
import { signedInHeaders } from './session'
import { createTenancyProject, type TenancyProject } from './tenancy-project'

useTestDatabase()

let mine: TenancyProject
let theirs: TenancyProject

beforeAll(async () => {
  ;[mine, theirs] = await Promise.all([createTenancyProject(), createTenancyProject()])
})
afterEach(() => {
  delete process.env.CORS_ALLOWED_ORIGINS
})

async function rename(change: Record<string, string | null>): Promise<[number, unknown]> {
  const headers = await signedInHeaders(mine.userId)
  headers.set('content-type', 'application/json')
  for (const [name, value] of Object.entries(change)) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  const body = JSON.stringify({ name: 'Renamed' })
  const request = new Request('http://localhost:3000/', { method: 'PATCH', headers, body })
  const params = Promise.resolve({ id: mine.ctx.projectId })
  const answer = await asRequest(headers, () => one.PATCH(request, { params }))
  return [answer.status, (await answer.json()).code]
}

test('a signed-in browser can write only from our own pages', async () => {
  const refused = [403, 'cross-site']
  expect(await rename({})).toEqual([200, undefined])
  for (const site of ['cross-site', 'same-site', 'none', ''])
    expect(await rename({ 'sec-fetch-site': site })).toEqual(refused)
  const old = { 'sec-fetch-site': null }
  expect(await rename(old)).toEqual(refused)
  for (const origin of ['http://evil.example', 'null', 'http://localhost:3001', 'not an address'])
    expect(await rename({ ...old, origin })).toEqual(refused)
  expect(await rename({ ...old, origin: 'http://localhost:3000' })).toEqual([200, undefined])
})

test('a session works in its active project, unless that belongs to someone else', async () => {
  const list = async (projectId?: string) => {
    const headers = await signedInHeaders(mine.userId)
    if (projectId) headers.set('cookie', `${headers.get('cookie')}; active_project=${projectId}`)
    const answer = await asRequest(headers, () =>
      sources.GET(new Request('http://localhost:3000/', { headers })),
    )
    return [answer.status, (await answer.json()).code]
  }
  expect(await list()).toEqual([400, 'project-required'])
  expect(await list(mine.ctx.projectId)).toEqual([200, undefined])
  expect(await list(theirs.ctx.projectId)).toEqual([404, 'not-found'])
})

test('other origins may make token calls without credentials; once origins are configured, only those may', async () => {
  const headers = async (origin: string) => {
    const request = new Request('http://localhost:3000/', { method: 'OPTIONS', headers: { origin } })
    return (await sources.OPTIONS(request)).headers
  }
  const open = await headers('https://cms.example')
  expect(open.get('access-control-allow-origin')).toBe('*')
  expect(open.get('access-control-allow-credentials')).toBeNull()
  for (const name of ['Authorization', 'Content-Type', 'X-Project-ID', 'Idempotency-Key', 'If-Match'])
    expect(open.get('access-control-allow-headers')?.split(', ')).toContain(name)
  process.env.CORS_ALLOWED_ORIGINS = 'https://cms.example'
  const named = await headers('https://cms.example')
  expect(named.get('access-control-allow-origin')).toBe('https://cms.example')
  expect(named.get('vary')).toContain('Origin')
  expect((await headers('https://evil.example')).get('access-control-allow-origin')).toBeNull()
})
