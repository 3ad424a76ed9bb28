import { describe, expect, test } from 'vitest'
import { listApiTokens } from '@/lib/auth/tokens/list-api-tokens'
import { revokeApiToken } from '@/lib/auth/tokens/revoke-api-token'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject, createTestToken } from '@/testing/database/factories'
import * as one from './[id]/route'
import * as many from './route'

useTestDatabase()

const call = (token: string | null, init: RequestInit & { path?: string } = {}) =>
  new Request(`http://tributary.test${init.path ?? '/api/projects'}`, {
    ...init,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...init.headers,
    },
  })
const at = (id: string) => ({ params: Promise.resolve({ id }) })

describe('the projects API', () => {
  test('creates, lists, updates and deletes a project', async () => {
    const { org } = await createTestProject()
    const token = await createTestToken(org)
    const made = await many.POST(
      call(token, { method: 'POST', body: JSON.stringify({ name: 'Größe & Co' }) }),
    )
    expect(made.status).toBe(201)
    const project = await made.json()
    expect(project).toMatchObject({
      name: 'Größe & Co',
      slug: 'grosse-co',
      settings: {},
      voice: {},
      logo_url: null,
    })

    const list = await (await many.GET(call(token, { path: '/api/projects?limit=1' }))).json()
    expect(list.data[0].id).toBe(project.id)
    const rest = await (
      await many.GET(call(token, { path: `/api/projects?limit=1&cursor=${list.next_cursor}` }))
    ).json()
    expect(rest.data).toHaveLength(1)
    expect(rest.next_cursor).toBeNull()

    const changed = await one.PATCH(
      call(token, { method: 'PATCH', body: JSON.stringify({ brand_hub_slug: 'hub', name: 'New' }) }),
      at(project.id),
    )
    expect(await changed.json()).toMatchObject({ name: 'New', brand_hub_slug: 'hub' })

    const patch = async (settings: unknown) =>
      (
        await one.PATCH(call(token, { method: 'PATCH', body: JSON.stringify({ settings }) }), at(project.id))
      ).json()
    await patch({ theme: 'dark', voice_rules: { emoji: 'block' } })
    expect((await patch({ note: 'x' })).settings).toEqual({
      theme: 'dark',
      voice_rules: { emoji: 'block' },
      note: 'x',
    })
    expect((await patch({ note: null })).settings).toEqual({ theme: 'dark', voice_rules: { emoji: 'block' } })
    const logo = async (logo_url: string) => (await patch({ brand_assets: { logo_url } })).logo_url
    for (const other of ['//evil.example/a.png', '/\\evil.example/a.png', 'javascript:alert(1)'])
      expect(await logo(other)).toBeUndefined()
    for (const own of ['/api/media/a.png', 'https://bakery.example/a.png']) expect(await logo(own)).toBe(own)

    const refused = await one.DELETE(call(token, { method: 'DELETE' }), at(project.id))
    expect([refused.status, (await refused.json()).code]).toEqual([400, 'bad-request'])
    const path = '/api/projects/x?confirm=grosse-co'
    expect((await one.DELETE(call(token, { method: 'DELETE', path }), at(project.id))).status).toBe(204)
    expect((await one.GET(call(token), at(project.id))).status).toBe(404)
  })

  test('rejects a taken slug with 409 and a code', async () => {
    const { org, projectSlug } = await createTestProject()
    const token = await createTestToken(org)
    const body = JSON.stringify({ name: 'x', slug: projectSlug })
    const answer = await many.POST(call(token, { method: 'POST', body }))
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'slug-taken'])
  })

  test('errors are problem details with pointers and the request id', async () => {
    const { org } = await createTestProject()
    const token = await createTestToken(org)
    const body = JSON.stringify({ name: '', voice: { primary_color: 'red' }, wrong: 1 })
    const answer = await many.POST(call(token, { method: 'POST', body }))
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    const problem = await answer.json()
    expect(problem).toMatchObject({
      status: 422,
      code: 'invalid',
      request_id: answer.headers.get('x-request-id'),
    })
    expect(problem.errors.map((e: { pointer: string }) => e.pointer).sort()).toEqual([
      '/name',
      '/voice/primary_color',
      '/wrong',
    ])
  })

  test.each([
    ['not JSON', '{', 'application/json', 400],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 'application/json', 400],
    ['another content type', '{}', 'text/plain', 415],
    ['nested too deeply', '['.repeat(100) + ']'.repeat(100), 'application/json', 400],
    ['more than a megabyte', `{"name":"${'x'.repeat(1_100_000)}"}`, 'application/json', 413],
    ['an array', '[]', 'application/json', 422],
  ])('rejects a body that is %s', async (_, body, type, status) => {
    const { org } = await createTestProject()
    const token = await createTestToken(org)
    const answer = await many.POST(call(token, { method: 'POST', body, headers: { 'content-type': type } }))
    expect(answer.status).toBe(status)
  })

  test('returns 401 with WWW-Authenticate for a missing, malformed, unknown or revoked token', async () => {
    const { org } = await createTestProject()
    const revoked = await createTestToken(org)
    expect((await many.GET(call(revoked))).status).toBe(200)
    for (const { id } of await listApiTokens(org)) await revokeApiToken(org, { id })
    for (const token of [null, 'nonsense', `trb_${'x'.repeat(43)}`, revoked]) {
      const answer = await many.GET(call(token))
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    }
  })

  test('a stranger gets 404, never 403; a member without permission gets 403', async () => {
    const [mine, other] = await Promise.all([createTestProject(), createTestProject()])
    const outsider = await createTestToken(other.org)
    const viewer = await createTestToken(await createTestMember(mine, 'viewer'))
    const patch = () => ({ method: 'PATCH', body: JSON.stringify({ name: 'x' }) })
    expect((await one.PATCH(call(outsider, patch()), at(mine.ctx.projectId))).status).toBe(404)
    expect((await one.PATCH(call(viewer, patch()), at(mine.ctx.projectId))).status).toBe(403)
    expect((await one.GET(call(viewer), at(mine.ctx.projectId))).status).toBe(200)
  })

  test('a token never exceeds its person’s current role or its own project', async () => {
    const mine = await createTestProject()
    const reviewer = await createTestMember(mine, 'reviewer')
    const bound = await createTestToken(mine.org, { projectId: mine.ctx.projectId })
    const ambitious = await createTestToken({ ...reviewer, role: 'owner' })
    const sibling = await many.POST(
      call(await createTestToken(mine.org), { method: 'POST', body: JSON.stringify({ name: 'Sibling' }) }),
    )
    const { id } = await sibling.json()
    expect((await one.GET(call(bound), at(id))).status).toBe(404)
    expect((await (await many.GET(call(bound))).json()).data).toHaveLength(1)
    const body = JSON.stringify({ name: 'x' })
    expect((await one.PATCH(call(ambitious, { method: 'PATCH', body }), at(id))).status).toBe(403)
  })

  test('an editor can pause publishing and edit the voice, but change nothing else', async () => {
    const mine = await createTestProject()
    const token = await createTestToken(await createTestMember(mine, 'editor'))
    const patch = async (body: object) => {
      const answer = await one.PATCH(
        call(token, { method: 'PATCH', body: JSON.stringify(body) }),
        at(mine.ctx.projectId),
      )
      return [answer.status, await answer.json()]
    }
    expect(await patch({ publishing_paused: true })).toMatchObject([200, { publishing_paused: true }])
    expect(await patch({ voice: { tone: ['warm'] } })).toMatchObject([200, { voice: { tone: ['warm'] } }])
    for (const field of [{ name: 'x' }, { slug: 'x' }, { brand_hub_slug: 'x' }, { settings: {} }])
      expect(await patch({ publishing_paused: false, ...field })).toMatchObject([403, { code: 'forbidden' }])
    const kept = await (await one.GET(call(token), at(mine.ctx.projectId))).json()
    expect(kept).toMatchObject({ publishing_paused: true, slug: mine.projectSlug })
  })
})
