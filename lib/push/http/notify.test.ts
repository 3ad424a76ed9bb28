import { beforeAll, expect, test } from 'vitest'
import { POST } from '@/app/api/inbound/sources/[id]/notify/route'
import { createSource } from '@/lib/sources/create-source'
import { regenerateSecret } from '@/lib/sources/secrets/regenerate-secret'
import { updateSource } from '@/lib/sources/update-source'
import { getRun } from '@/lib/sync/read/get-run'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, type TestProject } from '@/testing/database/factories'
import { createPushSource, pushTo } from '@/testing/fakes/publisher'

useTestDatabase()

let project: TestProject
beforeAll(async () => {
  project = await createTestProject()
})

/** A pull source with a notify secret. */
async function pullSource(): Promise<{ id: string; secret: string }> {
  const { id, notify_url } = await createSource(project.ctx, {
    source_type: 'bucket_manifest',
    name: 'Bucket',
    config: { base_url: 'https://bucket.example.com/x' },
    publish_mode: 'review',
    sync_interval_minutes: 60,
  })
  expect(notify_url).toMatch(new RegExp(`/api/inbound/sources/${id}/notify$`))
  const { secret } = await regenerateSecret(project.ctx, { id, grace_minutes: 0 })
  return { id, secret }
}

async function notify(id: string, authorization: string) {
  const headers: Record<string, string> = authorization === '' ? {} : { authorization }
  const answer = await POST(new Request('http://localhost:3000/', { method: 'POST', headers }), {
    params: Promise.resolve({ id }),
  })
  const text = await answer.text()
  return { status: answer.status, text, headers: answer.headers, body: JSON.parse(text) }
}

test('a notify call queues a run, and returns the same run while it is active', async () => {
  const { id, secret } = await pullSource()
  const answers = await Promise.all([1, 2, 3].map(() => notify(id, `Bearer ${secret}`)))
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  const [run] = answers.map(({ body }) => body.run)
  expect(new Set(answers.map(({ body }) => body.run.id)).size).toBe(1)
  expect(run).toMatchObject({ source_id: id, trigger: 'notify', status: 'queued' })
  expect(await getRun(project.ctx, { runId: run.id })).toMatchObject({ trigger: 'notify' })
  expect(answers[0]?.headers.get('ratelimit-limit')).toBe('60')
})

test('an unauthorized notify call gets the same 401 as an unauthorized push', async () => {
  const { id, secret } = await pullSource()
  const other = await pullSource()
  const push = await pushTo(id, 'trs_wrong', {})
  for (const [at, bearer] of [
    [id, ''],
    [id, 'Bearer trs_wrong'],
    [id, `Bearer ${other.secret}`],
    ['nothing', `Bearer ${secret}`],
    [project.ctx.projectId, `Bearer ${secret}`],
  ] as const) {
    const answer = await notify(at, bearer)
    expect([answer.status, answer.text]).toEqual([401, push.text])
  }
  await regenerateSecret(project.ctx, { id, grace_minutes: 0 })
  expect((await notify(id, `Bearer ${secret}`)).status).toBe(401)
})

test('a notify call is rejected for a paused source and for a push source', async () => {
  const { id, secret } = await pullSource()
  await updateSource(project.ctx, { id, paused: true })
  expect(await notify(id, `Bearer ${secret}`)).toMatchObject({ status: 409, body: { code: 'source-paused' } })
  const push = await createPushSource({}, project)
  const answer = await notify(push.id, `Bearer ${push.secret}`)
  expect(answer).toMatchObject({ status: 409, body: { code: 'wrong-state' } })
})

test('a push to a pull source is rejected', async () => {
  const { id, secret } = await pullSource()
  const answer = await pushTo(id, secret, { external_id: 'a', title: 'A' })
  expect([answer.status, answer.body.code]).toEqual([409, 'wrong-state'])
})
