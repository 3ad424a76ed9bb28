import { setTimeout as pause } from 'node:timers/promises'
import { inProject } from '@/db/project'
import { generations, items, packages, variants } from '@/db/schema'
import { modelSettings } from '@/lib/ai/models/model-settings'
import { newId } from '@/lib/ids'
import { composePackages } from '@/lib/packages/compose/compose-packages'
import { contentOf } from '@/lib/packages/present-package'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { createTestChannel } from '@/testing/database/content'
import { createTestProject } from '@/testing/database/factories'
import { developmentItems } from '@/testing/writing/development-items'
import { heldOutItems } from '@/testing/writing/held-out-items'
import { thirdHeldOutItems } from '@/testing/writing/held-out-third-items'
import { type MeasuredPost, measurePosts, type PostFigures } from '@/testing/writing/measure-posts'
import { itemDraftOf, type UnlabelledItem } from '@/testing/writing/writing-item'
import type { BenchServer } from './database'
import { type Report, tableOf } from './report'

const words: Record<keyof PostFigures, string> = {
  valid: 'posts that keep to the rules of their network',
  traced: 'sentences traced to words of the item',
  supported: 'posts that claim nothing without a source, or are flagged',
  whole: 'sentences that are no fragment of one',
  language: 'posts in the language they declare',
}
const networks = ['x', 'linkedin', 'instagram', 'youtube', 'webhook'] as const
const settings = ['AI_BASE_URL', 'AI_API_KEY', 'ANTHROPIC_API_KEY', 'AI_GATEWAY_API_KEY', 'AI_MODEL'] as const

/**
 * How good posts are, by figures that can be computed, for the built-in composer and, if the environment names a
 * model, for that model: on the held-out items and on those used for development. With a model it makes one or two
 * calls per item.
 */
export async function writing(server: BenchServer): Promise<Report> {
  await server.open('writing')
  const named = modelSettings()
  const model = named && named.kind !== 'unusable' ? named.model : undefined
  const kept = settings.map((name) => [name, process.env[name]] as const)
  for (const name of settings) delete process.env[name]
  const columns = [
    { head: `composer, ${heldOutItems.length} items held out`, ...(await postsOf(heldOutItems)) },
    { head: `composer, ${thirdHeldOutItems.length} more held out`, ...(await postsOf(thirdHeldOutItems)) },
    { head: `composer, ${developmentItems.length} items used`, ...(await postsOf(developmentItems)) },
  ]
  if (model !== undefined) {
    for (const [name, value] of kept) if (value !== undefined) process.env[name] = value
    columns.push(
      { head: `${model}, ${heldOutItems.length} items held out`, ...(await postsOf(heldOutItems)) },
      { head: `${model}, ${developmentItems.length} items used`, ...(await postsOf(developmentItems)) },
    )
  }
  const rows = (Object.keys(words) as (keyof PostFigures)[]).map((key) => [
    words[key],
    ...columns.map(({ figures }) => cell(figures[key])),
  ])
  rows.push(['items with a post', ...columns.map(({ made, of }) => `${made} of ${of}`)])
  rows.push(['posts written by the model', ...columns.map(({ byModel, all }) => `${byModel} of ${all}`)])
  rows.push(['calls of the model', ...columns.map(({ calls }) => String(calls))])
  return { name: 'writing', table: tableOf(['', ...columns.map(({ head }) => head)], rows) }
}

const cell = ({ right, of }: { right: number; of: number }): string =>
  `${right} of ${of} (${of === 0 ? '–' : (right / of).toFixed(3)})`

/**
 * Creates a project with an English channel on each network and a German one on one of them, and composes posts
 * from these items.
 */
async function postsOf(corpus: readonly UnlabelledItem[]) {
  const { ctx } = await createTestProject()
  for (const platform of networks) await createTestChannel(ctx, { platform })
  await createTestChannel(ctx, { language: 'de' })
  const drafts = new Map(corpus.map((one) => [newId(), itemDraftOf(one)]))
  await inProject(ctx, (tx) =>
    tx.insert(items).values([...drafts].map(([id, draft]) => ({ id, ...draft, contentHash: id }))),
  )
  const ids = [...drafts.keys()]
  for (let left = ids; left.length > 0; ) {
    const outcome = await composePackages(ctx, { itemIds: left })
    if (outcome.failed.length > 0) throw new Error(`${outcome.failed.length} items could not be composed.`)
    left = outcome.left.itemIds
    // A busy model says until when to wait.
    await pause(Math.max(0, (outcome.left.after?.getTime() ?? 0) - Date.now()))
  }
  const { stored, made, calls } = await inProject(ctx, async (tx) => ({
    stored: await tx.select().from(variants),
    made: await tx.select().from(packages),
    calls: await tx.select({ id: generations.id }).from(generations),
  }))
  const packageOf = new Map(made.map((row) => [row.id, row]))
  const posts = stored.flatMap((variant): MeasuredPost[] => {
    const row = packageOf.get(variant.packageId)
    const item = drafts.get(row?.itemId ?? '')
    const flagged =
      row?.flags.some(({ channel_ids }) => channel_ids.includes(variant.channelId ?? '')) ?? false
    return item ? [{ item, content: contentOf(variant), trace: variant.trace, flagged }] : []
  })
  return {
    figures: measurePosts(posts, await loadLanguageDetector()),
    made: new Set(stored.map(({ packageId }) => packageOf.get(packageId)?.itemId)).size,
    of: corpus.length,
    byModel: stored.filter(({ writtenBy }) => writtenBy === 'model').length,
    all: stored.length,
    calls: calls.length,
  }
}
