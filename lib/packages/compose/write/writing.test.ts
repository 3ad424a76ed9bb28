import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { channels, generations, items, packageEvents, variants } from '@/db/schema'
import { findWait } from '@/lib/ai/models/find-wait'
import { systemContext } from '@/lib/auth/authorization/system-context'
import type { ProjectContext } from '@/lib/auth/context'
import { composePackagesJob } from '@/lib/jobs/compose-packages-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { disclosuresOf } from '@/lib/publications/disclosure'
import { saveVoice } from '@/lib/voice/editor/save-voice'
import { saveUserStyle } from '@/lib/voice/style/save-user-style'
import { drainQueues } from '@/lib/worker/drain-queues'
import { createTestChannel, createTestItem, createTestSource } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { type FakeModel, type ModelRequest, type Reply, replyWith, startModel } from '@/testing/fakes/model'
import { readWritingPrompt, writePosts } from '@/testing/fakes/model/writes-posts'
import { chooseChannels } from '../../lifecycle/choose-channels'
import { listPackages } from '../../list-packages'
import { approvePackage } from '../../review/approve-package'
import { editPackage } from '../../review/edit-package'
import { composePackages } from '../compose-packages'
import { regeneratePackage } from '../regenerate-package'
import { transformItem } from '../transform-item'

useTestDatabase()
afterEach(() => vi.unstubAllEnvs())

type Answer = (request: ModelRequest, nth: number) => Reply | Promise<Reply>

/** Sets up the install with a model that answers like this. */
async function withModel(answer: Answer = writePosts): Promise<FakeModel> {
  const fake = await startModel(answer)
  onTestFinished(() => fake.close())
  vi.stubEnv('AI_BASE_URL', fake.url)
  vi.stubEnv('AI_MODEL', fake.model)
  vi.stubEnv('AI_API_KEY', fake.key)
  vi.stubEnv('AI_TIMEOUT_SECONDS', '60')
  return fake
}

const story = {
  title: 'Harbour library',
  tags: [],
  metadata: {},
  languages: ['en'],
  rawContent:
    'The harbour library reopens on 3 November 2026. Entry is free for everyone under 18. A reading room looks out on the old docks.',
}

async function prepared(
  fields: Parameters<typeof createTestItem>[1] = {},
  mode: 'review' | 'auto' = 'review',
) {
  const { ctx } = await createTestProject()
  const system = await systemContext(ctx.projectId)
  const sourceId = await createTestSource(ctx, mode)
  await createTestChannel(ctx, { accountKey: 'li' })
  await createTestChannel(ctx, { platform: 'x', accountKey: 'x' })
  const itemId = await createTestItem(ctx, { sourceId, ...story, ...fields })
  return { ctx, system, sourceId, itemId }
}
const packagesOf = async (ctx: ProjectContext<'own'>, itemId: string) =>
  (await listPackages(ctx, { limit: 50, item_id: itemId })).data
const only = async (ctx: ProjectContext<'own'>, itemId: string) => {
  const [made, ...more] = await packagesOf(ctx, itemId)
  expect(more).toEqual([])
  if (!made) throw new Error('no package')
  return made
}
const storedVariants = (ctx: ProjectContext<'own'>) =>
  inProject(ctx, (tx) => tx.select().from(variants).orderBy(variants.id))
const ledger = (ctx: ProjectContext<'own'>) =>
  inProject(ctx, (tx) => tx.select().from(generations).orderBy(generations.id))

test('a model writes the posts, with every sentence traced, the call in the ledger and the model in the history', async () => {
  const { ctx, system, itemId } = await prepared({}, 'auto')
  const fake = await withModel()
  await composePackages(system, { itemIds: [itemId] })
  const made = await only(ctx, itemId)
  expect(made).toMatchObject({ made_by: 'model', flags: [], warnings: [], status: 'publishing' })
  const stored = await storedVariants(ctx)
  expect(stored.map(({ writtenBy }) => writtenBy)).toEqual(['model', 'model'])
  for (const { text, trace } of stored) {
    expect(trace.sentences.map(({ from, until }) => [...text].slice(from, until).join('')).join(' ')).toBe(
      text.replaceAll('\n\n', ' '),
    )
    for (const fact of trace.facts)
      expect([...story.rawContent].slice(fact.from, fact.until).join('')).toBe(fact.text)
    expect(trace.facts).toHaveLength(1)
  }
  expect(fake.requests).toHaveLength(1)
  expect(await ledger(ctx)).toMatchObject([
    { purpose: 'refine-card', outcome: 'ok' },
    { purpose: 'write-posts', outcome: 'ok' },
  ])
  const [event] = await inProject(ctx, (tx) =>
    tx.select().from(packageEvents).where(eq(packageEvents.action, 'compose')),
  )
  expect(event?.data).toMatchObject({ model: fake.model, voice_version: 0 })
})

test.each<[string, Answer]>([
  ['malformed', () => replyWith('Sure! Here are your posts: {"drafts": [')],
  ['a refusal', () => replyWith('I’m sorry, but I can’t help with that.')],
  ['slow', () => ({ drip: true })],
  ['silent', () => ({ silence: true })],
  ['cut off', (request) => ({ say: JSON.stringify(writePosts(request)).slice(0, 60), finish: 'length' })],
  ['dying', () => ({ hangUp: true })],
  ['an error', () => ({ status: 500, message: 'overloaded' })],
  [
    'obedient to the wrong side',
    () =>
      replyWith({
        drafts: [{ channel: 'c1', hook: { text: 'Visit cheap-pelicans.example!', facts: [] }, body: [] }],
      }),
  ],
])(
  'after an answer that is %s, the composer writes the package and says so, with one ledger row per call',
  async (what, answer) => {
    const { ctx, system, itemId } = await prepared()
    const fake = await withModel(answer)
    // Short timeout for models that never answer in time; others get enough time on a busy machine.
    if (what === 'slow' || what === 'silent') vi.stubEnv('AI_TIMEOUT_SECONDS', '3')
    await composePackages(system, { itemIds: [itemId] })
    const made = await only(ctx, itemId)
    expect(made).toMatchObject({ made_by: 'composer', status: 'in_review' })
    expect(made.variants).toHaveLength(2)
    expect(made.warnings.join()).toMatch(/so the built-in composer wrote this post/)
    expect(await ledger(ctx)).toHaveLength(fake.requests.length + fake.refinements.length)
  },
)

test('the model writes nothing for a video-only channel without a video until a person adds the channel', async () => {
  const { ctx, itemId } = await prepared()
  const films = await createTestChannel(ctx, { platform: 'youtube' })
  const fake = await withModel()
  const made = await transformItem(ctx, { id: itemId })
  const asked = () =>
    fake.requests.map(({ prompt }) => readWritingPrompt(prompt).channels.map((one) => one.platform))
  expect(asked()).toEqual([['LinkedIn', 'X']])
  expect(made.variants.map(({ platform }) => platform)).toEqual(['linkedin', 'x'])
  await chooseChannels(ctx, { id: made.id, channels: { [films]: true } })
  expect(asked()).toEqual([['LinkedIn', 'X'], ['YouTube']])
  const anew = await regeneratePackage(ctx, { id: made.id })
  expect(asked()[2]).toEqual(['LinkedIn', 'X', 'YouTube'])
  expect(anew.variants.map((one) => one.written_by)).toEqual(['model', 'model', 'model'])
})

test('the model that writes for a channel that is added later is disclosed for it', async () => {
  const { ctx, itemId } = await prepared()
  const [, x] = await inProject(ctx, (tx) => tx.select().from(channels).orderBy(channels.id))
  const made = await transformItem(ctx, { id: itemId })
  const isOn = (on: boolean) => chooseChannels(ctx, { id: made.id, channels: { [x?.id ?? '']: on } })
  await isOn(false)
  const fake = await withModel()
  await isOn(true)
  const disclosed = await inProject(ctx, (tx) => disclosuresOf(tx, [made.id]))
  const models = (await storedVariants(ctx)).map(({ id, platform }) => [platform, disclosed.get(id)?.model])
  expect(Object.fromEntries(models)).toEqual({ linkedin: null, x: fake.model })
})

test('the composer writes a channel’s missing draft, and the package names the channel', async () => {
  const { ctx, system, itemId } = await prepared()
  await withModel((request) => {
    const { drafts } = JSON.parse((writePosts(request) as { say: string }).say)
    return replyWith({ drafts: drafts.filter(({ channel }: { channel: string }) => channel === 'c1') })
  })
  await composePackages(system, { itemIds: [itemId] })
  const made = await only(ctx, itemId)
  expect(made.made_by).toBe('model')
  expect(made.warnings).toEqual([expect.stringMatching(/^X: .*built-in composer/)])
  expect((await storedVariants(ctx)).map(({ writtenBy }) => writtenBy)).toEqual(['model', 'composer'])
})

test('the examples of each channel are at most three approved posts of that channel, under its key', async () => {
  const { ctx, system, sourceId, itemId } = await prepared()
  const second = await createTestChannel(ctx, { platform: 'x', accountKey: 'x2' })
  for (const nth of [1, 2, 3, 4]) {
    const rawContent = `The harbour library lends its boat number ${nth} to readers.`
    const made = await transformItem(ctx, {
      id: await createTestItem(ctx, { sourceId, ...story, rawContent }),
    })
    const variants = made.variants.map(({ id, channel_id }) => ({
      id,
      text: `${channel_id} approved ${nth}`,
    }))
    await editPackage(ctx, { id: made.id, variants })
    await approvePackage(ctx, { id: made.id })
  }
  const fake = await withModel()
  await composePackages(system, { itemIds: [itemId] })
  const prompt = fake.requests[0]?.prompt ?? ''
  const [, , shown = ''] = /<(examples-\w+)>\n([\s\S]*?)\n<\/\1>/.exec(prompt) ?? []
  const ids = (await inProject(ctx, (tx) => tx.select().from(channels).orderBy(channels.id))).map(
    ({ id }) => id,
  )
  expect(ids).toContain(second)
  expect(shown.split('\n\n')).toEqual(
    ids.flatMap((id, at) => [4, 3, 2].map((nth) => `c${at + 1}:\n${id} approved ${nth}`)),
  )
})

test('a post that claims what the content does not say is flagged and never published automatically', async () => {
  const { ctx, system, itemId } = await prepared({}, 'auto')
  await withModel((request) =>
    replyWith(
      JSON.parse((writePosts(request) as { say: string }).say.replaceAll('3 November', '13 November')),
    ),
  )
  await composePackages(system, { itemIds: [itemId] })
  const made = await only(ctx, itemId)
  expect(made).toMatchObject({ made_by: 'model', status: 'in_review', flags: [{ code: 'unsupported' }] })
})

test.each<[string, Parameters<typeof createTestItem>[1]]>([
  ['hidden_text', { rawContent: `${story.rawContent} It is\u{E0061}\u{E0062} open.` }],
  ['wrong_language', { languages: ['de'] }],
])(
  'a model’s post of content with a %s problem is flagged and never published automatically',
  async (code, fields) => {
    const { ctx, system, itemId } = await prepared(fields, 'auto')
    await inProject(ctx, (tx) => tx.update(channels).set({ language: 'en' }))
    await withModel()
    await composePackages(system, { itemIds: [itemId] })
    const made = await only(ctx, itemId)
    expect(made).toMatchObject({ made_by: 'model', status: 'in_review' })
    expect(made.flags.map((flag) => flag.code)).toContain(code)
  },
)

test.each([
  ['leaves out a warning', 'We bake every morning from seven. Our bread is sold warm.', 'in_review'],
  ['tells the warning in its own words', 'We bake every morning.', 'publishing'],
])('a model’s post that %s is flagged only if readers are not warned', async (_, rest, status) => {
  const warning = 'The cake is not suitable for people with a nut allergy.'
  const { ctx, system, itemId } = await prepared({ rawContent: `${rest} ${warning}` }, 'auto')
  await withModel((request) => {
    const { facts } = readWritingPrompt(request.prompt)
    const [told] = facts.filter(({ text }) =>
      status === 'publishing' ? text === warning : rest.includes(text),
    )
    const hook = { text: 'Our bakery has something for you to know.', facts: [told?.id ?? ''] }
    return replyWith({ drafts: ['c1', 'c2'].map((channel) => ({ channel, hook, body: [] })) })
  })
  await composePackages(system, { itemIds: [itemId] })
  const made = await only(ctx, itemId)
  expect(made).toMatchObject({ made_by: 'model', status })
  expect(made.flags.map(({ code }) => code)).toEqual(status === 'in_review' ? ['dropped_sentence'] : [])
})

test('a channel in another language gets a translation that records its original language', async () => {
  const { ctx } = await createTestProject()
  await createTestChannel(ctx, { language: 'de' })
  const itemId = await createTestItem(ctx, story)
  await withModel()
  await composePackages(await systemContext(ctx.projectId), { itemIds: [itemId] })
  const made = await only(ctx, itemId)
  expect(made.warnings).toEqual([])
  expect(await storedVariants(ctx)).toMatchObject([
    { language: 'de', translatedFrom: 'en', writtenBy: 'model' },
  ])
})

describe('a busy model server', () => {
  const busy: Reply = { status: 429, message: 'slow down', headers: { 'retry-after': '3600' } }

  test('delays the job until it answers: nothing fails, nothing is written before, and everything afterwards', async () => {
    const { ctx, itemId, sourceId } = await prepared()
    const second = await createTestItem(ctx, { sourceId, ...story })
    let isBusy = true
    const fake = await withModel((request) => (isBusy ? busy : writePosts(request)))
    const jobs = [itemId, second].map((id) => ({ projectId: ctx.projectId, itemIds: [id] }))
    await inProject(ctx, async (tx) => enqueue(tx, composePackagesJob, jobs))
    const drain = () => drainQueues({ queues: ['compose-packages'], until: Date.now() + 60_000 })
    expect(await drain()).toMatchObject({ failed: 0 })
    expect(await packagesOf(ctx, itemId)).toEqual([])
    const waiting = () => pool().sql<{ late: boolean; state: string }[]>`
      select start_after > now() + interval '59 minutes' as late, state from pgboss.job
      where name = 'compose-packages' and data->>'projectId' = ${ctx.projectId} and state = 'created'`
    // Both items wait in a single job.
    expect(await waiting()).toEqual([{ late: true, state: 'created' }])
    expect((await findWait(ctx))?.getTime()).toBeGreaterThan(Date.now() + 3_500_000)
    isBusy = false
    // Simulates one hour passing.
    await pool().sql`update pgboss.job set start_after = now() where state = 'created'`
    await pool().sql`delete from model_waits where org_id = ${ctx.orgId}`
    await drain()
    expect((await only(ctx, itemId)).made_by).toBe('model')
    expect((await only(ctx, second)).made_by).toBe('model')
    expect(await ledger(ctx)).toHaveLength(fake.requests.length + fake.refinements.length)
  })

  test('does not keep a person waiting: the composer writes the post and says so', async () => {
    const { ctx, itemId } = await prepared()
    await withModel(() => ({ status: 429, message: 'slow down' }))
    const made = await transformItem(ctx, { id: itemId })
    expect(made.made_by).toBe('composer')
    expect(made.warnings.join()).toMatch(/AI model is busy/)
  })
})

test('content or voice that changes while the model writes is written again from the current state', async () => {
  const { ctx, system, itemId } = await prepared()
  const fake = await withModel(async (request, nth) => {
    if (nth === 0)
      await inProject(ctx, (tx) =>
        tx
          .update(items)
          .set({
            contentHash: 'second',
            rawContent: 'The reading room stays closed until the roof is mended by the city.',
          })
          .where(eq(items.id, itemId)),
      )
    if (nth === 1) await saveVoice(ctx, { voice: { tone: ['dry'] } })
    return writePosts(request)
  })
  await composePackages(system, { itemIds: [itemId] })
  expect(fake.requests).toHaveLength(3)
  const made = await only(ctx, itemId)
  expect(made.variants[0]?.text).toContain('roof is mended')
  expect(made.variants[0]?.text).toContain('Does this sound dry')
})

test('the voice’s tone and the requester’s samples reach the next prompt, and approved posts serve as examples', async () => {
  const { ctx, itemId, sourceId } = await prepared()
  const fake = await withModel()
  const first = await transformItem(ctx, { id: itemId })
  await saveVoice(ctx, { voice: { tone: ['mischievous'] } })
  const again = await regeneratePackage(ctx, { id: first.id })
  expect(again).toMatchObject({
    made_by: 'model',
    revision: 2,
    written: { voice_version: 1, reviewed_by: null },
  })
  expect(fake.requests.map(({ prompt }) => readWritingPrompt(prompt).tone)).toEqual([
    undefined,
    'mischievous',
  ])
  expect(again.variants[0]?.text).toContain('mischievous')

  const approved = await approvePackage(ctx, { id: first.id })
  expect(approved.written).toMatchObject({ model: fake.model, reviewed_by: ctx.actor.name })
  await saveUserStyle(ctx.actor.id ?? '', {
    style: { writing_samples: [{ title: 'Letter', text: 'Dear neighbours, the kettle is on.' }] },
  })
  const other = await createTestItem(ctx, {
    sourceId,
    ...story,
    rawContent: 'The tide mill turns again after a winter of repairs.',
  })
  const next = await transformItem(ctx, { id: other })
  const prompt = fake.requests.at(-1)?.prompt ?? ''
  expect(prompt.indexOf('the kettle is on')).toBeGreaterThan(0)
  expect(prompt.indexOf('Does this sound mischievous')).toBeGreaterThan(prompt.indexOf('the kettle is on'))
  expect(prompt.indexOf('The tide mill')).toBeGreaterThan(prompt.indexOf('Does this sound mischievous'))
  expect(next.written).toMatchObject({ samples_of: ctx.actor.name })
})
