import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import { systemContext } from '@/lib/auth/authorization/system-context'
import type { ProjectVoice } from '@/lib/voice/schemas'
import { createTestChannel, createTestItem, createTestSource } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { languageSamples } from '@/testing/language/language-samples'
import { composePackages } from '../compose/compose-packages'
import { listPackages } from '../list-packages'
import type { PackageAnswer } from '../schemas'
import { editPackage } from './edit-package'

useTestDatabase()
const { en, de, fr } = languageSamples as Record<string, { short: string; long: string }>

/** Creates a package from an item, for English channels. */
async function made(
  rawContent: string,
  { voice = {}, channels = 1 }: { voice?: ProjectVoice; channels?: number } = {},
) {
  const { ctx } = await createTestProject()
  await inSystem((tx) => tx.update(projects).set({ voice }).where(eq(projects.id, ctx.projectId)))
  const sourceId = await createTestSource(ctx, 'review')
  for (let at = 0; at < channels; at++) await createTestChannel(ctx, { language: 'en' })
  const itemId = await createTestItem(ctx, { sourceId, metadata: {}, languages: [], title: 'x', rawContent })
  await composePackages(await systemContext(ctx.projectId), { itemIds: [itemId] })
  const [pkg] = (await listPackages(ctx, { limit: 10, item_id: itemId })).data
  if (!pkg) throw new Error('no package')
  const edit = (
    fields: { text?: string; language?: string; hashtags?: string[]; replies?: string[] },
    at = 0,
  ) => editPackage(ctx, { id: pkg.id, variants: [{ id: pkg.variants[at]?.id ?? '', ...fields }] })
  return { pkg, edit }
}
/** Claims without a source are flagged too; these tests are about language and wording. */
const flagsOf = ({ flags }: PackageAnswer) => flags.filter(({ code }) => code !== 'unsupported')
const codes = (pkg: PackageAnswer) => flagsOf(pkg).map(({ code }) => code)

describe('a post in an unknown language', () => {
  test('gets its language and loses the flag once a person writes a text that reveals it', async () => {
    const { pkg, edit } = await made('Volvo, Saab, Tesla.')
    expect(codes(pkg)).toEqual(['unknown_language'])
    const edited = await edit({ text: en?.long ?? '' })
    expect([codes(edited), edited.variants[0]?.language]).toEqual([[], 'en'])
  })

  test('stays flagged after an edit that reveals no language or changes something else', async () => {
    const { edit } = await made('Volvo, Saab, Tesla.')
    expect(codes(await edit({ text: 'Volvo XC90 D5' }))).toEqual(['unknown_language'])
    expect(codes(await edit({ hashtags: ['volvo'] }))).toEqual(['unknown_language'])
  })

  test('loses the flag once a person sets the language', async () => {
    const { edit } = await made('Volvo, Saab, Tesla.')
    const edited = await edit({ language: 'en-GB' })
    expect([codes(edited), edited.variants[0]?.language]).toEqual([[], 'en'])
  })

  test('stays flagged for the other channels', async () => {
    const { pkg, edit } = await made('Volvo, Saab, Tesla.', { channels: 2 })
    const [first, second] = pkg.variants
    expect(pkg.flags[0]?.channel_ids.toSorted()).toEqual([first?.channel_id, second?.channel_id].toSorted())
    const edited = await edit({ text: en?.long ?? '' })
    expect(flagsOf(edited)).toMatchObject([{ code: 'unknown_language', channel_ids: [second?.channel_id] }])
  })
})

test('a text that a person writes in another language is flagged until the post is marked with that language', async () => {
  const { pkg, edit } = await made(en?.long ?? '')
  expect(pkg.flags).toEqual([])
  expect(flagsOf(await edit({ text: de?.long ?? '' }))).toMatchObject([
    { code: 'wrong_language', message: expect.stringContaining('reads as German') },
  ])
  expect(codes(await edit({ language: 'de' }))).toEqual([])
  expect(codes(await edit({ text: fr?.long ?? '' }))).toEqual(['wrong_language'])
  expect(codes(await edit({ text: de?.long ?? '' }))).toEqual([])
})

test('a person’s text removes the flag for dropped sentences, and a word to avoid in it is flagged', async () => {
  const { pkg, edit } = await made(
    'The bridge opens on Friday morning. We leverage new lamps for it. Everybody can walk across at noon.',
    { voice: { words_to_avoid: ['leverage'] } },
  )
  expect(codes(pkg)).toContain('dropped_sentence')
  expect(codes(await edit({ hashtags: ['bridge'] }))).toContain('dropped_sentence')
  expect(codes(await edit({ text: 'The bridge opens on Friday morning and has new lamps.' }))).toEqual([])
  expect(codes(await edit({ text: 'The bridge opens on Friday morning. We leverage lamps.' }))).toEqual([
    'avoided_word',
  ])
  expect(codes(await edit({ text: 'The bridge opens on Friday morning.' }))).toEqual([])
  expect(codes(await edit({ replies: ['We leverage lamps.'] }))).toEqual(['avoided_word'])
  expect(codes(await edit({ replies: [] }))).toEqual([])
})
