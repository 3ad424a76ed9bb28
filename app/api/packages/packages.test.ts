import { describe, expect, test } from 'vitest'
import { packageAnswer } from '@/lib/packages/schemas'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, createTestToken } from '@/testing/database/factories'
import * as transform from '../items/[id]/transform/route'
import * as approve from './[id]/approve/route'
import * as comments from './[id]/comments/route'
import * as regenerate from './[id]/regenerate/route'
import * as reject from './[id]/reject/route'
import * as one from './[id]/route'
import * as schedule from './[id]/schedule/route'
import * as submit from './[id]/submit/route'
import * as many from './route'

useTestDatabase()

type Handler = typeof many.GET

async function client() {
  const { ctx, org } = await createTestProject()
  await createTestChannel(ctx)
  const token = await createTestToken(org)
  const call = async (
    handler: Handler,
    id: string,
    body?: unknown,
    headers: Record<string, string> = {},
    query = '',
  ) => {
    const request = new Request(`http://tributary.test/api/x?${query}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(id === '' ? { 'x-project-id': ctx.projectId } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const answer = await handler(request, { params: Promise.resolve({ id }) })
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  const made = async () => (await call(transform.POST, await createTestItem(ctx), '')).body.package
  return { ctx, call, made }
}

describe('the packages API', () => {
  test('creates a package from an item: 202, or 200 when the caller waits', async () => {
    const { ctx, call } = await client()
    const itemId = await createTestItem(ctx)
    const first = await call(transform.POST, itemId, '')
    expect(first.status).toBe(202)
    packageAnswer.parse(first.body.package)
    const second = await call(transform.POST, itemId, '', { prefer: 'wait=5' })
    expect([second.status, second.headers.get('preference-applied')]).toEqual([200, 'wait=5'])
    expect(second.body.package.id).toBe(first.body.package.id)
  })

  test('lists with filters and a cursor, and requires a project', async () => {
    const { call, made } = await client()
    const [a, b] = [await made(), await made()]
    const page = await call(many.GET, '', undefined, {}, 'limit=1&status=in_review&stale=false')
    expect(page.body.data.map((row: { id: string }) => row.id)).toEqual([b.id])
    const rest = await call(many.GET, '', undefined, {}, `limit=1&cursor=${page.body.next_cursor}`)
    expect(rest.body.data.map((row: { id: string }) => row.id)).toEqual([a.id])
    expect((await call(many.GET, '', undefined, {}, `item_id=${a.item_id}`)).body.data.length).toBe(1)
    for (const query of [
      'status=unknown',
      'stale=perhaps',
      'limit=0',
      'limit=201',
      'limit=1e1',
      'limit=0x5',
      'limit=5.0',
      'limit=',
    ]) {
      expect((await call(many.GET, '', undefined, {}, query)).status).toBe(422)
    }
    expect((await call(many.GET, 'no-header', undefined)).body.code).toBe('project-required')
  })

  test('refuses to edit one version twice in a call, and changes nothing', async () => {
    const { call, made } = await client()
    const { id, variants } = await made()
    const edit = (text: string) => ({ id: variants[0].id, text })
    const answer = await call(one.PATCH, id, { variants: [edit('One.'), edit('Two.')] })
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ pointer: '/variants/1/id', detail: 'Name each version once.' }],
    ])
    expect((await call(one.GET, id)).body.revision).toBe(1)
  })

  test('edits by revision: If-Match takes the ETag of the last response, and an old one gets 412', async () => {
    const { call, made } = await client()
    const { id, variants } = await made()
    const edit = (text: string) => ({ variants: [{ id: variants[0].id, text }] })
    const read = await call(one.GET, id)
    expect(read.headers.get('etag')).toBe('"1"')
    const first = await call(one.PATCH, id, edit('One.'), { 'if-match': '"1"' })
    expect([first.status, first.headers.get('etag'), first.body.revision]).toEqual([200, '"2"', 2])
    for (const stale of ['"1"', '1', 'W/"1"', '"abc"', '0']) {
      const refused = await call(one.PATCH, id, edit('Two.'), { 'if-match': stale })
      expect([refused.status, refused.body.code]).toEqual([412, 'stale-revision'])
    }
    expect((await call(one.PATCH, id, edit('Three.'), { 'if-match': '*' })).status).toBe(200)
    expect((await call(approve.POST, id, '', { 'if-match': '"2"' })).status).toBe(412)
  })

  test('rejects a wrong body with a pointer to the error, never with a 500', async () => {
    const { call, made } = await client()
    const { id, variants } = await made()
    const wrong: [Handler, unknown, number][] = [
      [one.PATCH, {}, 422],
      [one.PATCH, { variants: [] }, 422],
      [one.PATCH, { variants: [{ id: variants[0].id, text: 7 }] }, 422],
      [one.PATCH, { variants: [{ id: variants[0].id, colour: 'red' }] }, 422],
      [one.PATCH, { variants: [{ id: 'not an id', text: 'x' }] }, 404],
      [one.PATCH, '{', 400],
      [reject.POST, {}, 422],
      [reject.POST, { reason: '  ' }, 422],
      [schedule.POST, { at: 'tomorrow' }, 422],
      [schedule.POST, { at: '2020-01-01T00:00:00Z' }, 422],
      [comments.POST, { text: '' }, 422],
      [comments.POST, { text: 'x', variant_id: 'nowhere' }, 404],
    ]
    for (const [handler, body, status] of wrong) expect((await call(handler, id, body)).status).toBe(status)
    const cleaned = await call(one.PATCH, id, { variants: [{ id: variants[0].id, text: 'a\u0000b' }] })
    expect([cleaned.status, cleaned.body.variants[0].text]).toEqual([200, 'ab'])
    expect((await call(reject.POST, id, {})).body.errors).toMatchObject([{ pointer: '/reason' }])
    expect((await call(submit.POST, id, '')).body.code).toBe('wrong-state')
    expect((await call(one.GET, 'nonsense')).status).toBe(404)
    expect((await call(transform.POST, 'nonsense', '')).status).toBe(404)
  })

  test('takes a package through comment, rejection, regeneration, approval and scheduling', async () => {
    const { call, made } = await client()
    const { id } = await made()
    expect((await call(comments.POST, id, { text: 'Nice.' })).status).toBe(201)
    expect((await call(reject.POST, id, { reason: 'Too nice.' })).body.status).toBe('rejected')
    expect((await call(regenerate.POST, id, '')).body).toMatchObject({ status: 'draft', revision: 2 })
    expect((await call(submit.POST, id, '')).body.status).toBe('in_review')
    expect((await call(approve.POST, id, '')).body.status).toBe('approved')
    const at = new Date(Date.now() + 3_600_000).toISOString()
    expect((await call(schedule.POST, id, { at })).body).toMatchObject({
      status: 'scheduled',
      scheduled_at: at,
    })
  })
})
