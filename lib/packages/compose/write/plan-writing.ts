import { eq, inArray, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { channels, type ItemRow, items, packages, projects } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { collectBrandEvidence } from '@/lib/claims/evidence/collect-brand-evidence'
import { loadFactCards } from '@/lib/facts/load-fact-cards'
import type { FactCard } from '@/lib/facts/schemas'
import type { LanguageDetector } from '@/lib/text/language/detect-language'
import { createContentTypeFilter } from '@/lib/voice/editor/offered-content-types'
import { findWaiting } from '../../lifecycle/find-waiting'
import { loadBrand } from '../../load-package'
import { channelsToWrite, type ItemToWrite } from '../plan/channels-to-write'
import { withChosenChannels } from '../plan/chosen-channels'
import { ownPostOf } from '../plan/own-item'
import { planItem } from '../plan/plan-item'
import type { TargetChannel } from '../plan/target-channels'
import type { Brand } from './compose-post'

/** What a model has to write for one item, and which versions of the input it is based on (spec/writing#4). */
export type WritingPlan = {
  item: ItemRow
  card: FactCard
  targets: TargetChannel[]
  brand: Brand
  /** What the brand says about itself, for checking claims. */
  brandTexts: readonly string[]
  voiceVersion: number
  /** The texts of approved posts by channel, newest first. */
  examples: Map<string, string[]>
  inputsKey: string
  /** Set where a repeated job must not call the model twice, even if its process dies in between. */
  requestKey?: string | undefined
}

/** Whether an item was withdrawn by its source or archived by a person; no packages are made for it. */
export const isWithdrawnOrArchived = (item: ItemRow): boolean =>
  item.withdrawnAt !== null || item.status === 'archived'

/** Identifies the inputs that a post is made from: it is stored only if none of them has changed. Pure. */
export const buildInputsKey = (
  item: Pick<ItemRow, 'contentHash'>,
  voiceVersion: number,
  targets: readonly TargetChannel[],
): string =>
  JSON.stringify([
    item.contentHash,
    voiceVersion,
    targets.map(({ channel, platform }) => [channel.id, platform, channel.language]),
  ])

/** Returns the version of the project's current voice. */
export async function voiceVersionOf(tx: ProjectTx, ctx: ProjectContext): Promise<number> {
  const [row] = await tx
    .select({ version: projects.voiceVersion })
    .from(projects)
    .where(eq(projects.id, ctx.projectId))
  return row?.version ?? 0
}

/**
 * Returns plans for the items that need a package written, with everything the model has to know; locks nothing.
 * Skips items that already have their package, that are withdrawn or archived, of kinds that the voice leaves out,
 * and without a channel.
 */
export async function planWriting(
  tx: ProjectTx,
  ctx: ProjectContext,
  ids: readonly string[],
  { asked, detector }: { asked: boolean; detector: LanguageDetector },
): Promise<WritingPlan[]> {
  const rows = await tx
    .select()
    .from(items)
    .where(inArray(items.id, [...ids]))
    .orderBy(items.id)
  const existing = await tx
    .select()
    .from(packages)
    .where(inArray(packages.itemId, [...ids]))
  const brand = await loadBrand(tx, ctx)
  const offers = createContentTypeFilter(brand.voice)
  const waiting = await findWaiting(tx, existing)
  const all = await tx.select().from(channels).orderBy(channels.id)
  const needed = rows.flatMap((item) => {
    if (isWithdrawnOrArchived(item) || !(asked || offers(item.contentType))) return []
    const own = existing.filter((row) => row.itemId === item.id)
    const { step, packageId } = planItem(item, own, { again: asked, waiting })
    const remade = step === 'remake' ? own.find(({ id }) => id === packageId) : undefined
    return step === 'keep' ? [] : [withChosenChannels(item, remade, all)]
  })
  return plansFor(tx, ctx, needed, { brand, detector })
}

/** Like `planWriting`, for items that have to be written in any case. */
export async function plansFor(
  tx: ProjectTx,
  ctx: ProjectContext,
  needed: readonly ItemToWrite[],
  { brand, detector }: { brand: Brand; detector: LanguageDetector },
): Promise<WritingPlan[]> {
  // Posts that a person wrote are not rewritten.
  const others = needed.filter((item) => !ownPostOf(item))
  if (others.length === 0) return []
  return plansWith(tx, ctx, others, { brand, cards: await loadFactCards(tx, others, detector) })
}

/** Returns the plan for an item that need not be stored; undefined if it has no channel. Only reads. */
export async function planOfItem(
  tx: ProjectTx,
  ctx: ProjectContext,
  item: ItemToWrite,
  { brand, card }: { brand: Brand; card: FactCard },
): Promise<WritingPlan | undefined> {
  const [plan] = await plansWith(tx, ctx, [item], { brand, cards: new Map([[item.id, card]]) })
  return plan
}

async function plansWith(
  tx: ProjectTx,
  ctx: ProjectContext,
  needed: readonly ItemToWrite[],
  { brand, cards }: { brand: Brand; cards: ReadonlyMap<string, FactCard> },
): Promise<WritingPlan[]> {
  const all = await tx.select().from(channels).orderBy(channels.id)
  const [project] = await tx
    .select({
      name: projects.name,
      voice: projects.voice,
      settings: projects.settings,
      voiceVersion: projects.voiceVersion,
    })
    .from(projects)
    .where(eq(projects.id, ctx.projectId))
  if (!project) return []
  const { voiceVersion } = project
  const brandTexts = collectBrandEvidence({ ...project, channels: all })
  const examples = await approvedPosts(tx, needed)
  return needed.flatMap((item) => {
    const card = cards.get(item.id)
    if (!card) return []
    const { targets } = channelsToWrite(item, all, card)
    if (targets.length === 0) return []
    const inputsKey = buildInputsKey(item, voiceVersion, targets)
    return [{ item, card, targets, brand, brandTexts, voiceVersion, examples, inputsKey }]
  })
}

const maxExamples = 3

/** Returns the newest approved posts of each channel, excluding posts of these items. */
async function approvedPosts(tx: ProjectTx, needed: readonly ItemRow[]): Promise<Map<string, string[]>> {
  const rows = await tx.execute<{ channel_id: string; text: string }>(sql`
    select c.id as channel_id, p.text
    from channels c cross join lateral (
      select v.text from variants v join packages k on k.id = v.package_id
      where v.channel_id = c.id and v.language = split_part(c.language, '-', 1) and v.approved_hash is not null
        and k.status in ('approved', 'scheduled', 'publishing', 'published')
        and not (k.item_id = any(${sql.param(needed.map(({ id }) => id))}::uuid[]))
      order by v.id desc limit ${maxExamples}
    ) p`)
  const byChannel = Map.groupBy(rows, ({ channel_id }) => channel_id)
  return new Map([...byChannel].map(([id, posts]) => [id, posts.map(({ text }) => text)]))
}
