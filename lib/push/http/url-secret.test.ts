import { expect, onTestFinished, test, vi } from 'vitest'
import { POST as notify } from '@/app/api/inbound/sources/[id]/[secret]/notify/route'
import { POST as pushByUrl } from '@/app/api/inbound/sources/[id]/[secret]/route'
import { pool } from '@/db/client'
import { log } from '@/lib/log'
import { createSource } from '@/lib/sources/create-source'
import { createUrlSecret } from '@/lib/sources/secrets/create-url-secret'
import { listSecrets } from '@/lib/sources/secrets/list-secrets'
import { regenerateSecret } from '@/lib/sources/secrets/regenerate-secret'
import { revokeSecret } from '@/lib/sources/secrets/revoke-secret'
import { revokeUrlSecrets } from '@/lib/sources/secrets/revoke-url-secrets'
import { updateSource } from '@/lib/sources/update-source'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, type TestProject } from '@/testing/database/factories'
import { createPushSource, pushTo } from '@/testing/fakes/publisher'
import { listDeliveries } from '../list-deliveries'

useTestDatabase()

type Route = typeof pushByUrl
const item = { external_id: 'a', title: 'A' }

async function send(route: Route, id: string, secret: string, body: unknown = item) {
  const request = new Request(
    `http://localhost:3000/api/inbound/sources/${id}/${encodeURIComponent(secret)}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
  )
  const answer = await route(request, { params: Promise.resolve({ id, secret }) })
  const { 'x-request-id': _, ...headers } = Object.fromEntries(answer.headers)
  return { status: answer.status, text: await answer.text(), headers }
}

test('an address with a URL secret accepts items without an authorization header, and shares the source’s rate limit', async () => {
  const source = await createPushSource()
  const { secret, push_url, notify_url } = await createUrlSecret(source.ctx, {
    id: source.id,
    grace_minutes: 0,
  })
  expect(secret).toMatch(/^tru_[\w-]{43}$/)
  expect([push_url, notify_url]).toEqual([
    expect.stringMatching(new RegExp(`/api/inbound/sources/${source.id}/${secret}$`)),
    null,
  ])
  await source.push(item)
  const sent = await send(pushByUrl, source.id, secret)
  expect(sent).toMatchObject({
    status: 200,
    headers: { 'ratelimit-limit': '1200', 'ratelimit-remaining': '1198' },
  })
  expect(JSON.parse(sent.text)).toMatchObject({ received: 1, unchanged: 1 })
  expect((await source.push(item)).status).toBe(200)
})

test('calling a pull source’s address with a URL secret starts a run', async () => {
  const project = await createTestProject()
  const { id, secret, notify_url } = await pullSource(project)
  expect(notify_url).toMatch(new RegExp(`/${id}/${secret}/notify$`))
  expect((await send(notify, id, secret, '')).status).toBe(202)
  expect((await send(notify, id, 'tru_wrong', '')).status).toBe(401)
})

test('a wrong URL secret gets the same 401, byte for byte, as a wrong bearer, and neither works in place of the other', async () => {
  const source = await createPushSource()
  const other = await createPushSource()
  const { secret } = await createUrlSecret(source.ctx, { id: source.id, grace_minutes: 0 })
  const bearer = await pushTo(source.id, 'trs_wrong', item)
  const { 'x-request-id': _, ...headers } = Object.fromEntries(bearer.headers)
  for (const [id, shown] of [
    [source.id, 'tru_wrong'],
    [source.id, ''],
    [source.id, 'notify'],
    [source.id, 'x'.repeat(5000)],
    [source.id, `${secret}\u0000`],
    [source.id, source.secret],
    [other.id, secret],
    ['no-id', secret],
    [source.ctx.projectId, secret],
  ] as const)
    for (const route of [pushByUrl, notify])
      expect(await send(route, id, shown)).toEqual({ status: 401, text: bearer.text, headers })
  const asBearer = await pushTo(source.id, secret, item)
  expect([asBearer.status, asBearer.text]).toEqual([401, bearer.text])
})

test('URL secrets are replaced and revoked independently of the bearer', async () => {
  const source = await createPushSource()
  const { ctx, id } = source
  const status = async (secret: string) => (await send(pushByUrl, id, secret)).status
  const first = await createUrlSecret(ctx, { id, grace_minutes: 10 })
  const second = await createUrlSecret(ctx, { id, grace_minutes: 10 })
  expect([await status(first.secret), await status(second.secret)]).toEqual([200, 200])
  const third = await createUrlSecret(ctx, { id, grace_minutes: 0 })
  expect([await status(second.secret), await status(third.secret)]).toEqual([401, 200])
  const { secret: bearer } = await regenerateSecret(ctx, { id, grace_minutes: 0 })
  expect([await status(third.secret), (await pushTo(id, bearer, item)).status]).toEqual([200, 200])
  const live = await listSecrets(ctx, { sourceId: id })
  expect(live.map(({ kind, last4 }) => [kind, last4])).toEqual([
    ['bearer', bearer.slice(-4)],
    ['url', third.secret.slice(-4)],
  ])
  await revokeSecret(ctx, { id, secret_id: live[1]?.id ?? '' })
  expect([await status(third.secret), (await pushTo(id, bearer, item)).status]).toEqual([401, 200])
  const fourth = await createUrlSecret(ctx, { id, grace_minutes: 0 })
  await revokeUrlSecrets(ctx, { id })
  expect([await status(fourth.secret), (await pushTo(id, bearer, item)).status]).toEqual([401, 200])
})

test('a URL secret is stored only as a digest, and appears in no log line, delivery, response or audit line', async () => {
  const source = await createPushSource()
  const { ctx, id } = source
  const spies = (['info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(log, level))
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  const { secret } = await createUrlSecret(ctx, { id, grace_minutes: 0 })
  const answers = [await send(pushByUrl, id, secret, '{'), await send(pushByUrl, id, secret, { items: [] })]
  await updateSource(ctx, { id, paused: true })
  answers.push(await send(pushByUrl, id, secret), await send(notify, id, secret))
  expect(answers.map(({ status }) => status)).toEqual([400, 422, 409, 409])
  const kept = await pool().sql`
    select (select jsonb_agg(to_jsonb(s)) from source_secrets s where source_id = ${id}) as secrets,
      (select jsonb_agg(to_jsonb(d)) from push_deliveries d where source_id = ${id}) as deliveries,
      (select jsonb_agg(to_jsonb(a)) from audit_events a) as audit`
  const everythingReadable = [
    answers,
    kept,
    await listDeliveries(ctx, { sourceId: id, limit: 10 }),
    spies.map((spy) => spy.mock.calls),
  ]
  expect(JSON.stringify(everythingReadable)).not.toContain(secret.slice(4))
})

async function pullSource(project: TestProject) {
  const { id } = await createSource(project.ctx, {
    source_type: 'bucket_manifest',
    name: 'Bucket',
    config: { base_url: 'https://bucket.example.com/x' },
    publish_mode: 'review',
    sync_interval_minutes: 60,
  })
  return { id, ...(await createUrlSecret(project.ctx, { id, grace_minutes: 0 })) }
}
