import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { items } from '@/db/schema'
import { systemContext } from '@/lib/auth/authorization/system-context'
import { changeChannel } from '@/lib/channels/change-channel'
import { findItemLanguage } from '@/lib/facts/find-item-language'
import { mapPushItem } from '@/lib/push/store/map-push-item'
import { readFileName } from '@/lib/sources/connectors/markdown-repository/file-name'
import { pushConfig } from '@/lib/sources/connectors/push/schemas'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { drainQueues } from '@/lib/worker/drain-queues'
import { createTestChannel, createTestItem, createTestSource } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { languageSamples } from '@/testing/language/language-samples'
import { bulkApprove } from '../../bulk/bulk-approve'
import { findUnwrittenItems } from '../../find-unwritten-items'
import { getPackage } from '../../get-package'
import { listPackages } from '../../list-packages'
import { approvePackage } from '../../review/approve-package'
import { listReviewQueue } from '../../review/list-review-queue'
import { composePackages } from '../compose-packages'
import { regeneratePackage } from '../regenerate-package'

useTestDatabase()
const detector = await loadLanguageDetector()
const { fr, en, pl, ar, ja } = languageSamples as Record<string, { short: string; long: string }>

async function composed(fields: Parameters<typeof createTestItem>[1], channels = ['en']) {
  const { ctx } = await createTestProject()
  const sourceId = await createTestSource(ctx, 'auto')
  const ids: string[] = []
  for (const language of channels) ids.push(await createTestChannel(ctx, { language }))
  const itemId = await createTestItem(ctx, { sourceId, metadata: {}, languages: [], ...fields })
  await composePackages(await systemContext(ctx.projectId), { itemIds: [itemId] })
  const [made] = (await listPackages(ctx, { limit: 10, item_id: itemId })).data
  if (!made) throw new Error('no package')
  return { ctx, made, channelIds: ids, itemId }
}

test('a pushed item keeps its language, and so does its post', async () => {
  const item = { external_id: 'pont', title: 'Le pont', content: fr?.short ?? '', language: 'fr_FR' }
  const draft = mapPushItem(item, pushConfig.parse({}), () => undefined)
  expect(draft.languages).toEqual(['fr-fr'])
  const { made } = await composed(draft, ['en', 'fr'])
  expect(made.variants.map(({ language }) => language)).toEqual(['fr'])
  expect(made.status).toBe('publishing')
})

test('text in a language other than the channel’s gets no post, and the package says that it needs a translation', async () => {
  for (const sample of [fr, pl, ar, ja]) {
    const { made } = await composed({ title: 'x', rawContent: sample?.long ?? '' })
    expect([made.status, made.variants]).toEqual(['in_review', []])
    expect(made.warnings.join()).toMatch(/needs a translation/)
  }
})

test('a post without any version can’t be approved, and the refusal says what it lacks: a translation or a channel', async () => {
  const foreign = await composed({ title: 'x', rawContent: fr?.long ?? '' })
  await expect(approvePackage(foreign.ctx, { id: foreign.made.id })).rejects.toMatchObject({
    code: 'blocked-by-rules',
    message: expect.stringMatching(
      /: needs a translation[.] The content is in French, but .* in English[.]$/,
    ),
    hint: 'Change the channel’s language, or set up a model and regenerate the post.',
  })
  expect([...(await findUnwrittenItems(foreign.ctx, [foreign.itemId])).values()]).toEqual(['language'])
  const alone = await composed({ title: 'x', rawContent: en?.long ?? '' }, [])
  await expect(approvePackage(alone.ctx, { id: alone.made.id })).rejects.toMatchObject({
    message: 'This post has no channels.',
    hint: 'Connect a channel, and we’ll write the post automatically.',
  })
  // Approving several at once gives the same reasons.
  const { failed } = await bulkApprove(foreign.ctx, { packages: [{ id: foreign.made.id }] })
  expect(failed).toMatchObject([
    {
      message: expect.stringContaining('needs a translation'),
      hint: expect.stringContaining('set up a model'),
    },
  ])
})

test('a video-only channel gets a variant when nothing else can be composed', async () => {
  const { ctx, made, itemId } = await composed({ title: 'x', rawContent: fr?.long ?? '' })
  await createTestChannel(ctx, { platform: 'youtube', language: 'fr' })
  const { variants, warnings } = await regeneratePackage(ctx, { id: made.id })
  expect(variants.map(({ platform }) => platform)).toEqual(['youtube'])
  expect(warnings).toEqual([expect.stringMatching(/needs a translation/)])
  await createTestChannel(ctx, { language: 'fr' })
  await inProject(ctx, (tx) => tx.update(items).set({ contentHash: 'second' }))
  const { packageOf } = await composePackages(ctx, { itemIds: [itemId] })
  const after = await getPackage(ctx, { id: packageOf.get(itemId) ?? '' })
  expect(after.variants.map(({ platform }) => platform)).toEqual(['linkedin'])
})

test('an empty package is filled when its channel’s language changes to the content’s', async () => {
  const { ctx, channelIds, itemId } = await composed({ title: 'x', rawContent: fr?.long ?? '' })
  await changeChannel(ctx, { id: channelIds[0] ?? '', language: 'fr' })
  await drainQueues({ queues: ['compose-packages'], until: Date.now() + 60_000 })
  const [made] = (await listPackages(ctx, { limit: 10, item_id: itemId })).data
  expect(made?.variants.map(({ language }) => language)).toEqual(['fr'])
})

test('text in an unknown or wrongly declared language is flagged and never published automatically', async () => {
  const unknown = await composed({ title: 'Volvo XC90', rawContent: 'Volvo XC90' })
  expect(unknown.made).toMatchObject({
    status: 'in_review',
    flags: [{ code: 'unknown_language' }, { code: 'nothing_to_say' }],
  })
  expect(unknown.made.variants.map(({ language }) => language)).toEqual(['und'])
  const wrong = await composed({ title: 'x', rawContent: fr?.long ?? '', languages: ['en'] }, ['en', 'fr'])
  expect(wrong.made).toMatchObject({ status: 'in_review', flags: [{ code: 'wrong_language' }] })
  expect(wrong.made.variants.map(({ language }) => language)).toEqual(['fr'])
  const field = await composed({ metadata: { bible: { vibe_personality_en: fr?.long } } })
  expect(field.made).toMatchObject({ status: 'in_review', flags: [{ code: 'wrong_language' }] })
})

test('the review queue starts with flagged packages, even across pages', async () => {
  const { ctx } = await createTestProject()
  const sourceId = await createTestSource(ctx, 'review')
  await createTestChannel(ctx)
  const ids: string[] = []
  const long = ['Volvo', 'Audi', 'Seat'].map((name) =>
    en?.long.replace(/river|planks|year|morning/g, (word) => `${word} of ${name}`),
  )
  for (const rawContent of ['Volvo XC90', long[0], 'Audi A4', long[1], long[2]])
    ids.push(await createTestItem(ctx, { sourceId, metadata: {}, title: 'x', rawContent: rawContent ?? '' }))
  await composePackages(await systemContext(ctx.projectId), { itemIds: ids })
  const flags: boolean[] = []
  let after: string | undefined
  do {
    const page = await listReviewQueue(ctx, { status: 'in_review', limit: 2, ...(after ? { after } : {}) })
    flags.push(...page.data.map((one) => one.flags.length > 0))
    after = page.next_cursor ? page.data.at(-1)?.id : undefined
  } while (after)
  expect(flags).toEqual([true, true, false, false, false])
})

test('declared languages are trusted, except for longer text that is clearly in another language', () => {
  const of = (fields: object) => {
    const item = { title: '', rawContent: '', languages: [], metadata: {}, ...fields }
    const { language, declared_language } = findItemLanguage(item, detector)
    return { language, declared_language }
  }
  const cases: [object, string, string | null][] = [
    [{ rawContent: 'OK', languages: ['fr-CA'] }, 'fr', null],
    [{ rawContent: en?.short, languages: ['fr'] }, 'fr', null],
    [{ rawContent: en?.long, languages: ['fr'] }, 'en', 'fr'],
    [{ rawContent: en?.long, languages: ['fr', 'en-GB'] }, 'en', null],
    [{ rawContent: languageSamples.bs?.long, languages: ['bs'] }, 'bs', null],
    [{ rawContent: languageSamples.de?.long, languages: ['gsw'] }, 'gsw', null],
    [{ rawContent: languageSamples.no?.long, languages: ['nb'] }, 'no', null],
    [{ rawContent: en?.long }, 'en', null],
    [{ metadata: { bible: { body: fr?.long } }, languages: ['en', 'de'] }, 'fr', null],
    [{ metadata: { bible: { body: 'Bref.', language: 'fr' } } }, 'fr', null],
  ]
  for (const [fields, language, declared_language] of cases)
    expect([fields, of(fields)]).toMatchObject([fields, { language, declared_language }])
})

test('reads the language from a folder or from the end of a file’s name', () => {
  const of = (path: string) => readFileName(path).language
  expect(['docs/de/intro.md', 'i18n/pt-BR/a/b.md', 'docs/intro.fr.md', 'de/intro.fr.md'].map(of)).toEqual([
    'de',
    'pt',
    'fr',
    'fr',
  ])
  expect(['docs/api/intro.md', 'src/go/a.md', 'de.md'].map(of)).toEqual([undefined, undefined, undefined])
})
