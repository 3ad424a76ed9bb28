import { and, eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { GET as getGenerations } from '@/app/api/generations/route'
import { notificationEvents, projects as projectTable } from '@/db/schema'
import { inSystem } from '@/db/system'
import { grantProjectContext } from '@/lib/auth/authorization/grant-context'
import type { OrgContext, ProjectContext } from '@/lib/auth/context'
import type { Role } from '@/lib/auth/permissions'
import { createProject } from '@/lib/projects/create-project'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject, createTestToken } from '@/testing/database/factories'
import { type FakeModel, replyWith, startModel } from '@/testing/fakes/model'
import { generateObject } from '../generate-object'
import { saveModelPrice } from '../settings/save-model-price'
import { saveModelSettings } from '../settings/save-model-settings'
import { listGenerations } from './list-generations'
import { markLostCalls } from './settle-call'
import { sumGenerations } from './sum-generations'

useTestDatabase()
afterEach(() => vi.unstubAllEnvs())

const request = {
  purpose: 'test',
  system: 'Give a title.',
  prompt: 'About a river.',
  schema: z.object({ title: z.string() }),
  maxOutputTokens: 300,
}

type Workspace = { org: OrgContext<'own'>; projects: ProjectContext<'own'>[]; fake: FakeModel }

/** A workspace with two projects and its own model, which answers only once `open` is called. */
async function workspace(): Promise<Workspace & { open: () => void }> {
  const { ctx, org } = await createTestProject()
  const second = grantProjectContext<'own'>({
    ...org,
    projectId: (await createProject(org, { name: 'Second' })).id,
  })
  const gate = Promise.withResolvers<void>()
  const fake = await startModel(async () => {
    await gate.promise
    return replyWith({ title: 'The river' })
  })
  onTestFinished(() => fake.close())
  vi.stubEnv('PRIVATE_HOSTS_ALLOWED', new URL(fake.url).host)
  await saveModelSettings(org, {
    server: {
      kind: 'openai-compatible',
      base_url: fake.url,
      model: fake.model,
      key: fake.key,
      vision: false,
    },
  })
  return { org, projects: [ctx, second], fake, open: gate.resolve }
}

const usedBy = async (org: OrgContext) => {
  const [row] = await inSystem((tx) =>
    tx.execute<{ tokens: string; micros: string }>(sql`
      select coalesce(sum(input_tokens + output_tokens), 0) as tokens, coalesce(sum(price_micros), 0) as micros
      from generations where org_id = ${org.orgId}::uuid`),
  )
  return { tokens: Number(row?.tokens), micros: Number(row?.micros) }
}

/**
 * Makes twenty calls at once, alternating between the projects. The model answers once all allowed calls are in
 * flight.
 */
async function twentyAtOnce({ projects, fake, open }: Workspace & { open: () => void }) {
  const made = Array.from({ length: 20 }, (_, at) => {
    const ctx = projects[at % projects.length]
    if (!ctx) throw new Error('there is no project')
    return generateObject(ctx, request)
  })
  let refused = 0
  for (const one of made)
    void one.then((result) => {
      if ('failure' in result) refused++
    })
  await vi.waitFor(() => expect(fake.requests.length + refused).toBe(20), { timeout: 20_000 })
  const atOnce = fake.requests.length
  open()
  return { results: await Promise.all(made), atOnce }
}

describe('concurrent calls never exceed a limit together', () => {
  test.each([
    ['of tokens a day', { tokens_per_day: 1_000 }],
    ['of tokens a month', { tokens_per_month: 1_000 }],
    ['of money a month', { usd_per_month: 0.001 }],
  ] as [string, Record<string, number>][])(
    '%s, across all projects: 20 calls at once stay below it, and more fit once they have settled',
    async (_which, caps) => {
      const place = await workspace()
      const { org, fake } = place
      await saveModelPrice(org, {
        model: fake.model,
        input_usd: 1,
        cached_input_usd: 1,
        output_usd: 1,
        source: 'https://prices.example',
        as_of: '2026-11-22',
      })
      await saveModelSettings(org, { caps })
      const { results, atOnce } = await twentyAtOnce(place)
      // Each call reserves more than 300 tokens, so four would have exceeded the limit.
      expect(atOnce).toBeGreaterThan(0)
      expect(atOnce).toBeLessThan(4)
      expect(fake.maxConcurrent()).toBe(atOnce)
      expect(results.filter((one) => 'made' in one)).toHaveLength(atOnce)
      expect(results.filter((one) => 'failure' in one && one.failure === 'busy')).toHaveLength(20 - atOnce)
      const [ctx] = place.projects
      if (!ctx) throw new Error('there is no project')
      // They used less than they reserved, so more calls fit until the limit is really used up.
      const later = []
      for (let call = 0; call < 10; call++) later.push(await generateObject(ctx, request))
      expect(later[0]).toHaveProperty('made')
      expect(later.at(-1)).toEqual({
        failure: 'cap',
        cap: 'usd_per_month' in caps ? 'money' : 'tokens_per_day' in caps ? 'day' : 'month',
        until: expect.any(Date),
      })
      const { tokens, micros } = await usedBy(org)
      expect(tokens).toBeLessThanOrEqual(1_000)
      expect(micros).toBeLessThanOrEqual(1_000)
    },
  )
})

describe('a call whose process has died', () => {
  test('becomes lost after its deadline, counts once, and is settled if its response arrives after all', async () => {
    const place = await workspace()
    const [ctx] = place.projects
    if (!ctx) throw new Error('there is no project')
    const asking = generateObject(ctx, request)
    await vi.waitFor(() => expect(place.fake.requests).toHaveLength(1), { timeout: 20_000 })
    const reserved = await usedBy(place.org)
    await inSystem((tx) =>
      tx.execute(
        sql`update generations set deadline_at = now() - interval '1 second' where org_id = ${place.org.orgId}::uuid`,
      ),
    )
    await markLostCalls()
    await markLostCalls()
    const ledger = async () => (await listGenerations({ project: ctx }, { limit: 10 })).data
    expect(await ledger()).toMatchObject([{ outcome: 'lost', error_code: 'lost', tokens_estimated: true }])
    expect(await usedBy(place.org)).toEqual(reserved)
    place.open()
    expect(await asking).toHaveProperty('made')
    expect(await ledger()).toMatchObject([{ outcome: 'ok', error_code: null, tokens_estimated: false }])
    expect((await usedBy(place.org)).tokens).toBeLessThan(reserved.tokens)
  })
})

describe('the ledger', () => {
  test('lists the calls of a project or of the whole workspace, by page and filter, with totals', async () => {
    const place = await workspace()
    place.open()
    const [first, second] = place.projects
    if (!first || !second) throw new Error('there is no project')
    const packageId = first.projectId
    await generateObject(first, { ...request, packageId, voiceVersion: 3 })
    await generateObject(first, { ...request, purpose: 'other' })
    await generateObject(second, request)
    const all = { workspace: place.org }
    const page = await listGenerations(all, { limit: 2 })
    expect(page.data).toHaveLength(2)
    const rest = await listGenerations(all, { limit: 2, after: page.data.at(-1)?.id })
    expect(rest).toMatchObject({
      data: [{ package_id: packageId, voice_version: 3, model_from: 'workspace' }],
      next_cursor: null,
    })
    const count = async (...asked: Parameters<typeof listGenerations>) =>
      (await listGenerations(...asked)).data.length
    const many = { limit: 10 }
    expect(await count({ project: first }, many)).toBe(2)
    expect(await count({ ...all, projectId: second.projectId }, many)).toBe(1)
    expect(await count(all, { ...many, purpose: 'other' })).toBe(1)
    expect(await count(all, { ...many, model: 'none' })).toBe(0)
    expect(await count(all, { ...many, month: '2020-01' })).toBe(0)
    expect(await count(all, { ...many, package_id: packageId })).toBe(1)
    expect(await count(all, { ...many, package_id: second.projectId })).toBe(0)
    const since = page.data[1]?.created_at ?? ''
    expect(await count(all, { ...many, since })).toBe(2)
    const { ctx: stranger, org: elsewhere } = await createTestProject()
    expect(await count({ project: stranger }, many)).toBe(0)
    expect(await count({ workspace: elsewhere, projectId: first.projectId }, many)).toBe(0)
    const month = page.data[0]?.created_at.slice(0, 7) ?? ''
    expect(await sumGenerations(all, { month })).toMatchObject([
      { month, model: 'small-model', purpose: 'other', calls: 1, usd: null, calls_without_price: 1 },
      { month, model: 'small-model', purpose: 'test', calls: 2 },
    ])
  })

  test('of a project is open to its editors, that of the whole workspace only to admins', async () => {
    const project = await createTestProject()
    const ask = async (role: Role, query = '', projectId?: string) => {
      const token = await createTestToken(await createTestMember(project, role))
      const headers = new Headers({ authorization: `Bearer ${token}` })
      if (projectId) headers.set('x-project-id', projectId)
      const url = `http://tributary.test/api/generations${query}`
      return (await getGenerations(new Request(url, { headers }))).status
    }
    const own = `?project_id=${project.ctx.projectId}`
    expect([await ask('reviewer', own), await ask('editor', own)]).toEqual([403, 200])
    expect([await ask('editor'), await ask('admin')]).toEqual([403, 200])
    const { projectId } = project.ctx
    expect([await ask('editor', '', projectId), await ask('editor', own, projectId)]).toEqual([200, 200])
    const other = project.org.orgId
    expect([await ask('admin', '', other), await ask('admin', own, other)]).toEqual([404, 404])
    expect([await ask('admin', '', 'x'), await ask('admin', '?since=yesterday')]).toEqual([400, 422])
  })
})

test('the notification of a limit that is used up says until when, in the project’s time zone', async () => {
  const { org, projects, open } = await workspace()
  const [ctx] = projects
  if (!ctx) throw new Error('there is no project')
  await inSystem((tx) =>
    tx.update(projectTable).set({ timeZone: 'Asia/Kolkata' }).where(eq(projectTable.id, ctx.projectId)),
  )
  await saveModelSettings(org, { caps: { tokens_per_day: 1, tokens_per_month: null, usd_per_month: null } })
  open()
  await generateObject(ctx, request)
  const [event] = await inSystem((tx) =>
    tx
      .select({ data: notificationEvents.data })
      .from(notificationEvents)
      .where(
        and(eq(notificationEvents.projectId, ctx.projectId), eq(notificationEvents.kind, 'cap_reached')),
      ),
  )
  expect(event?.data.reason).toMatch(
    /^The model’s tokens for today are used up\. The built-in composer writes posts until .+, 05:30 GMT\+5:30\.$/,
  )
})
