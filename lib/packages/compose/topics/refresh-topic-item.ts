import { eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { channels, type ItemRow, itemOrigins, items, packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { buildItemCard, readFactCards } from '@/lib/facts/load-fact-cards'
import { selectCoverableFacts } from '@/lib/facts/select-coverable-facts'
import { findTopicBrief, type TopicBrief } from '@/lib/facts/topics/topic-brief'
import { isId } from '@/lib/ids'
import { holdsWholeText } from '@/lib/networks/registry'
import { type LanguageDetector, loadLanguageDetector } from '@/lib/text/language/detect-language'
import { coveredFacts } from '../../coverage/covered-facts'
import { requirePossible } from '../../lifecycle/change-status'
import { loadBrand, loadVariants } from '../../load-package'
import type { PackageRow, StoredVariant } from '../../present-package'
import type { PackageInput } from '../../schemas'
import { composeItem } from '../write/compose-item'
import { isWithdrawnOrArchived } from '../write/plan-writing'
import { topicItemOf } from './topic-item'

/**
 * Prepares regenerating a topic's post: updates its item from its origin, and sets a brief that leads to other
 * facts or, if all have been told, to another beginning (spec/planning#1, "regenerated, never resent"). A published
 * post keeps its facts, because the new post will be its correction. Does nothing for other posts, or if the origin
 * is gone. Throws `stale-revision`, `wrong-state`.
 */
export async function refreshTopicItem(ctx: ProjectContext<'write'>, input: PackageInput): Promise<void> {
  if (!isId(input.id)) return
  const detector = await loadLanguageDetector()
  await inProject(ctx, async (tx) => {
    const [found] = await tx
      .select({ row: packages, originId: itemOrigins.originId })
      .from(packages)
      .innerJoin(itemOrigins, eq(itemOrigins.itemId, packages.itemId))
      .where(eq(packages.id, input.id))
    if (!found?.row.itemId) return
    if (input.revision !== undefined && input.revision !== found.row.revision)
      throw new AppError('stale-revision')
    requirePossible(found.row, 'regenerate')
    const origin = await lockItem(tx, found.originId)
    const item = await lockItem(tx, found.row.itemId)
    const brief = item && findTopicBrief(item)
    if (!origin || !item || !brief || isWithdrawnOrArchived(origin)) return
    const isOut = found.row.status === 'published'
    const next = isOut ? brief : await nextBrief(tx, ctx, { row: found.row, item, origin, brief, detector })
    const fresh = withBrief(origin, item, next)
    if (fresh.contentHash === item.contentHash) return
    const { search: _, id, createdAt: _created, ...columns } = fresh
    await tx
      .update(items)
      .set({ ...columns, updatedAt: new Date() })
      .where(eq(items.id, id))
    await tx.update(itemOrigins).set({ contentHash: origin.contentHash }).where(eq(itemOrigins.itemId, id))
  })
}

async function lockItem(tx: ProjectTx, id: string): Promise<ItemRow | undefined> {
  const [row] = await tx.select().from(items).where(eq(items.id, id)).for('no key update')
  return row
}

function withBrief(origin: ItemRow, item: ItemRow, brief: TopicBrief): ItemRow {
  const keys = item.metadata.target_platforms
  const identity = {
    id: item.id,
    orgId: item.orgId,
    projectId: item.projectId,
    topicId: item.topicId,
    externalId: item.externalId,
    contentType: item.contentType,
    channelKeys: Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : null,
  }
  return topicItemOf(origin, identity, brief)
}

type Again = {
  row: PackageRow
  item: ItemRow
  origin: ItemRow
  brief: TopicBrief
  detector: LanguageDetector
}

/**
 * Chooses facts that neither this post nor others tell, as long as a post can be made from any; otherwise another
 * beginning.
 */
async function nextBrief(tx: ProjectTx, ctx: ProjectContext, again: Again): Promise<TopicBrief> {
  const { row, item, origin, brief, detector } = again
  const stored = await loadVariants(tx, [row.id])
  const read = ofReaders(stored)
  const languages = [...new Set(read.map(({ variant }) => variant.language))]
  const wholeTexts = read.every(({ variant }) => holdsWholeText(variant.platform))
  const covered = await coveredFacts(tx, [origin.id], { languages, wholeTexts, exceptPackage: row.id })
  const others = [...(covered.get(origin.id)?.keys() ?? [])]
  const own = read.flatMap(({ variant }) => variant.trace.facts.map(({ text }) => text))
  const card = (await readFactCards(tx, [origin], detector)).get(origin.id)
  const spoken = new Set(card?.facts.map(({ language }) => language) ?? [])
  const facts = card ? selectCoverableFacts(card, spoken).map(({ text }) => text) : []
  const all = await tx.select().from(channels).orderBy(channels.id)
  const brand = await loadBrand(tx, ctx)
  const { not_structures: before = [], ...rest } = brief
  const structures = read.flatMap(({ variant }) => variant.structure ?? [])
  for (const avoid of [[...new Set([...others, ...own])], others]) {
    const left = facts.filter((fact) => !avoid.includes(fact))
    if (left.length === 0) continue
    const next: TopicBrief = {
      ...rest,
      lead: left.slice(0, 3),
      avoid: [...avoid].sort(),
      ...(avoid === others ? { not_structures: [...new Set([...before, ...structures])] } : {}),
    }
    const fresh = withBrief(origin, item, next)
    const freshCard = buildItemCard(fresh, detector, card?.refined)
    const { variants } = composeItem(fresh, all, brand, detector, freshCard)
    const tells = variants.some(({ trace }) => trace?.facts.some(({ text }) => left.includes(text)))
    if (tells || row.madeBy === 'model') return next
  }
  return { ...brief, not_structures: [...new Set([...before, ...structures])] }
}

/** Returns the posts that tell only part of the content; if there are none, those that contain the whole text. */
function ofReaders(stored: readonly StoredVariant[]): readonly StoredVariant[] {
  const read = stored.filter(({ variant }) => !holdsWholeText(variant.platform))
  return read.length > 0 ? read : stored
}
