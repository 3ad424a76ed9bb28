import { expect, test } from 'vitest'
import { topicAnswer } from '@/lib/topics/schemas'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, createTestToken } from '@/testing/database/factories'
import * as one from './[id]/route'
import * as many from './route'

useTestDatabase()

async function client() {
  const { ctx, org } = await createTestProject()
  const token = await createTestToken(org)
  return async (
    handler: typeof many.GET,
    method: string,
    body?: unknown,
    { id = '', ...headers }: Record<string, string> = {},
  ) => {
    const request = new Request('http://tributary.test/api/topics', {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-project-id': ctx.projectId,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = await handler(request, { params: Promise.resolve({ id }) })
    return { status: answer.status, etag: answer.headers.get('etag'), body: await answer.json(), ctx }
  }
}
const topic = { name: 'Weekly', rrule: 'FREQ=WEEKLY;BYDAY=MO' }

test('a topic is created with the fields of the contract and has them: org_id, project_id and prompt', async () => {
  const call = await client()
  const first = await call(many.POST, 'POST', { ...topic, prompt: 'Of {item.title}' })
  expect(first.status).toBe(201)
  const { ctx } = first
  const place = { org_id: ctx.orgId, project_id: ctx.projectId }
  expect(topicAnswer.parse(first.body)).toMatchObject({ ...place, prompt: 'Of {item.title}' })
  expect((await call(many.POST, 'POST', { ...topic, ...place })).body).toMatchObject({
    ...place,
    prompt: null,
  })
  for (const other of [{ org_id: ctx.projectId }, { project_id: ctx.orgId }])
    expect((await call(many.POST, 'POST', { ...topic, ...other })).status).toBe(404)
  const unknown = await call(many.POST, 'POST', { ...topic, prompt: 'Of {item.colour}' })
  expect([unknown.status, unknown.body.errors[0].pointer]).toEqual([422, '/prompt'])
})

test('a new prompt leaves the structure of the angle as it is, and null removes it alone', async () => {
  const call = await client()
  const angle = { prompt: 'Of {item.title}', structure: 'question' }
  const { id } = (await call(many.POST, 'POST', { ...topic, angle })).body
  const change = async (prompt: string | null) => (await call(one.PATCH, 'PATCH', { prompt }, { id })).body
  expect(await change('In {season}')).toMatchObject({
    prompt: 'In {season}',
    angle: { prompt: 'In {season}', structure: 'question' },
  })
  expect((await change(null)).angle).toEqual({ structure: 'question' })
})

test('a change with If-Match takes the ETag of the last response; an old one gets 412', async () => {
  const call = await client()
  const { id } = (await call(many.POST, 'POST', topic)).body
  expect((await call(one.GET, 'GET', undefined, { id })).etag).toBe('"1"')
  const rename = (name: string, ifMatch: string) =>
    call(one.PATCH, 'PATCH', { name }, { id, 'if-match': ifMatch })
  expect(await rename('One', '"1"')).toMatchObject({ status: 200, etag: '"2"' })
  for (const old of ['"1"', 'abc']) expect((await rename('Two', old)).status).toBe(412)
  expect(
    (await call(one.PATCH, 'PATCH', { name: 'Two', revision: 1 }, { id, 'if-match': '"2"' })).status,
  ).toBe(412)
  expect((await rename('Two', '*')).body).toMatchObject({ name: 'Two', revision: 3 })
})
