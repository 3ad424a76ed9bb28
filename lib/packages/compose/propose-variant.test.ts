import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { inProject } from '@/db/project'
import { generations, variants } from '@/db/schema'
import { disclosuresOf } from '@/lib/publications/disclosure'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { startModel } from '@/testing/fakes/model'
import { writePosts } from '@/testing/fakes/model/writes-posts'
import { getPackage } from '../get-package'
import { editPackage } from '../review/edit-package'
import { createOwnPost } from './create-own-post'
import { proposeVariant } from './propose-variant'
import { transformItem } from './transform-item'

useTestDatabase()
afterEach(() => vi.unstubAllEnvs())

const text =
  'The harbour library reopens on 3 November 2026. Entry is free for everyone under 18. A reading room looks out on the old docks.'

const library = { title: 'Harbour library', metadata: {}, languages: ['en'], rawContent: text }

async function prepared(item: Parameters<typeof createTestItem>[1] = library) {
  const { ctx } = await createTestProject()
  await createTestChannel(ctx)
  const itemId = await createTestItem(ctx, item)
  const made = await transformItem(ctx, { id: itemId })
  const [variant] = made.variants
  if (!variant) throw new Error('no variant')
  return {
    ctx,
    made,
    variant,
    ask: { id: made.id, variant_id: variant.id, text: 'The harbour library reopens on 3 November 2026.' },
  }
}
async function withModel(answer: Parameters<typeof startModel>[0] = writePosts) {
  const fake = await startModel(answer)
  onTestFinished(() => fake.close())
  vi.stubEnv('AI_BASE_URL', fake.url)
  vi.stubEnv('AI_MODEL', fake.model)
  vi.stubEnv('AI_API_KEY', fake.key)
  return fake
}

test('a model’s suggestion changes nothing until it is accepted; then its sentences keep their sources', async () => {
  const { ctx, made, ask } = await prepared()
  const fake = await withModel()
  const proposal = await proposeVariant(ctx, { ...ask, kind: 'beginning' })
  expect(proposal.by).toBe('model')
  expect(proposal.text).not.toBe(ask.text)
  expect(await getPackage(ctx, { id: made.id })).toEqual(made)
  expect(await inProject(ctx, (tx) => tx.select().from(generations))).toMatchObject([
    { purpose: 'propose-post', packageId: made.id, variantId: ask.variant_id },
  ])
  expect(fake.requests[0]?.prompt).toContain('another beginning')

  const { notes: _, language, hashtags, ...accepted } = proposal
  const saved = await editPackage(ctx, {
    id: made.id,
    variants: [
      {
        id: ask.variant_id,
        text: `${proposal.text} Come and see 7,000 books.`,
        hashtags,
        language,
        accepted,
      },
    ],
  })
  expect(saved.flags).toMatchObject([{ code: 'unsupported' }])
  const [stored] = await inProject(ctx, (tx) => tx.select().from(variants))
  expect(stored?.trace.sentences.map(({ by }) => by)).toEqual(['model', 'model', 'person'])
  expect(stored).toMatchObject({ writtenBy: 'model', edited: true })
  expect(stored?.trace.facts.map((fact) => [...text].slice(fact.from, fact.until).join(''))).toEqual(
    stored?.trace.facts.map((fact) => fact.text),
  )
})

test('a model whose suggestion was accepted is disclosed, for its version only', async () => {
  const { ctx } = await createTestProject()
  await createTestChannel(ctx)
  await createTestChannel(ctx, { platform: 'x' })
  const made = await transformItem(ctx, { id: await createTestItem(ctx, library) })
  const [variant, other] = made.variants
  const [id = '', otherId = ''] = [variant?.id, other?.id]
  const fake = await withModel()
  const ask = { id: made.id, variant_id: id, text: variant?.text ?? '', kind: 'anew' } as const
  const { notes: _, language, hashtags, ...accepted } = await proposeVariant(ctx, ask)
  await editPackage(ctx, {
    id: made.id,
    variants: [{ id, text: accepted.text, hashtags, language, accepted }],
  })
  const disclosed = await inProject(ctx, (tx) => disclosuresOf(tx, [made.id]))
  expect(disclosed.get(id)).toMatchObject({ written_by: 'model', model: fake.model, voice_version: 0 })
  expect(disclosed.get(otherId)).toMatchObject({ written_by: 'composer', model: null })
  expect((await getPackage(ctx, { id: made.id })).written).toMatchObject({ model: fake.model })
})

test('a post that a person wrote can be suggested anew, too', async () => {
  const { ctx } = await createTestProject()
  const channel = await createTestChannel(ctx, { accountKey: 'li' })
  const own = await createOwnPost(ctx, { title: 'Harbour library', text, channels: ['li'], language: 'en' })
  expect(own.package.variants.map(({ channel_id }) => channel_id)).toEqual([channel])
  await withModel()
  const ask = {
    id: own.package.id,
    variant_id: own.package.variants[0]?.id ?? '',
    text,
    kind: 'shorter',
  } as const
  expect(await proposeVariant(ctx, ask)).toMatchObject({ by: 'model', notes: [] })
})

test('text that was not proposed is attributed to the person, whatever author the request claims', async () => {
  const { ctx, made, ask, variant } = await prepared({})
  const other = await prepared({})
  const {
    notes: _,
    language,
    hashtags,
    ...real
  } = await proposeVariant(ctx, {
    ...ask,
    text: variant.text,
    kind: 'anew',
  })
  const save = async (text: string, accepted: typeof real) => {
    const saved = await editPackage(ctx, {
      id: made.id,
      variants: [{ id: ask.variant_id, text, language, accepted }],
    })
    const [stored] = await inProject(ctx, (tx) => tx.select().from(variants))
    return { flags: saved.flags.map(({ code }) => code), by: stored?.trace.sentences.map(({ by }) => by) }
  }
  const text = 'Entry is free for everyone under 94.'
  const sentences = [
    { field: 'text' as const, from: 0, until: text.length, by: 'composer' as const, facts: [] },
  ]
  expect(await save(text, { ...real, text, sentences })).toEqual({ flags: ['unsupported'], by: ['person'] })
  const elsewhere = await proposeVariant(other.ctx, { ...other.ask, text: other.variant.text, kind: 'anew' })
  const { signature } = elsewhere
  expect((await save(real.text, { ...real, signature })).by).not.toContain('composer')
  expect((await save(`${real.text} `, real)).by).not.toContain('person')
})

test('without a working model, the composer offers another of its structures or says that there is none', async () => {
  // A character, in two languages.
  const { ctx, ask, variant } = await prepared({})
  const present = variant.text
  const offered = await proposeVariant(ctx, { ...ask, text: present, kind: 'shorter' })
  expect(offered).toMatchObject({ by: 'composer', structure: expect.any(String), notes: [] })
  expect(offered.text.length).toBeLessThan(present.length)
  const seen: string[] = [present]
  const again = async (): Promise<string> => {
    const { text } = await proposeVariant(ctx, { ...ask, text: present, kind: 'anew', seen })
    expect(seen).not.toContain(text)
    seen.push(text)
    return seen.length < 30 ? again() : 'without end'
  }
  await expect(again()).rejects.toMatchObject({
    code: 'no-alternative',
    message: expect.stringMatching(/no other version/),
  })
  expect(await proposeVariant(ctx, { ...ask, kind: 'language', language: 'de' })).toMatchObject({
    language: 'de',
  })
  await expect(proposeVariant(ctx, { ...ask, kind: 'language', language: 'fr' })).rejects.toMatchObject({
    message: expect.stringMatching(/doesn’t translate/),
  })
  await withModel(() => ({ status: 500, message: 'broken' }))
  await expect(proposeVariant(ctx, { ...ask, kind: 'language', language: 'fr' })).rejects.toMatchObject({
    message: expect.stringMatching(/AI model didn’t answer/),
  })
})
