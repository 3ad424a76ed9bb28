import { eq, inArray } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { channels, type ItemRow, items, packages, sources } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { systemContext } from '@/lib/auth/system-context'
import { loadFactCards } from '@/lib/facts/load-fact-cards'
import type { FactCard } from '@/lib/facts/schemas'
import { log } from '@/lib/log'
import type { Card } from '@/lib/media/cards/card-name'
import { storeCards } from '@/lib/media/cards/store-cards'
import { queueNewPublications } from '@/lib/publications/queue-new-publications'
import { type LanguageDetector, loadLanguageDetector } from '@/lib/text/language/detect-language'
import { kindOffer } from '@/lib/voice/editor/offered-content-types'
import { findWaiting } from '../lifecycle/find-waiting'
import { markStale } from '../lifecycle/mark-stale'
import { loadBrand, loadVariants } from '../load-package'
import { contentOf } from '../present-package'
import { type Composition, composeItem } from './compose-item'
import type { Brand } from './compose-post'
import { lockChannelsShared } from './lock-channels'
import { newPackage } from './new-package'
import { planItem } from './plan-item'
import { recomposePackage } from './recompose-package'
import { type NewPackage, storePackages } from './store-packages'

/** How many items one transaction carries: enough to be quick, few enough to hold locks for a moment only. */
const batchSize = 50

export type ComposeOutcome = {
  /** The package that carries each item's present content, by the item's id. */
  packageOf: Map<string, string>
  failed: string[]
}

/**
 * Makes or re-makes the packages of new and changed items, one package for each with one variant for each target channel,
 * and goes on as the source's publish mode says. Items are locked while it happens, so two workers, or the same job again,
 * make nothing twice. Unknown, withdrawn and archived items are passed over. Of items of kinds that the voice leaves out nothing
 * is made: they stay new, and packages that no longer say what they say are marked like any other. `asked` says that a person
 * asked for it: then such an item is composed all the same, and content that is out already gets a further package. Serves
 * spec/decisions#3, #4 and #7.
 */
export async function composePackages(
  ctx: ProjectContext<'write'>,
  input: { itemIds: string[]; asked?: boolean },
): Promise<ComposeOutcome> {
  const outcome: ComposeOutcome = { packageOf: new Map(), failed: [] }
  const system = await systemContext(ctx.projectId)
  const detector = await loadLanguageDetector()
  const ids = [...new Set(input.itemIds)].sort()
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = ids.slice(at, at + batchSize)
    const done = await inProject(ctx, (tx) =>
      composeBatch(tx, ctx, system, batch, { asked: input.asked ?? false, detector }),
    )
    for (const [itemId, packageId] of done.packageOf) outcome.packageOf.set(itemId, packageId)
    outcome.failed.push(...done.failed)
  }
  return outcome
}

async function composeBatch(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  system: ProjectContext,
  ids: string[],
  { asked, detector }: { asked: boolean; detector: LanguageDetector },
): Promise<ComposeOutcome> {
  const outcome: ComposeOutcome = { packageOf: new Map(), failed: [] }
  await lockChannelsShared(tx, ctx)
  const rows = await tx
    .select({ item: items, mode: sources.publishMode })
    .from(items)
    .leftJoin(sources, eq(sources.id, items.sourceId))
    .where(inArray(items.id, ids))
    .orderBy(items.id)
    .for('no key update', { of: items })
  const existing = await tx
    .select()
    .from(packages)
    .where(inArray(packages.itemId, ids))
    .orderBy(packages.id)
    .for('no key update')
  const all = await tx.select().from(channels).orderBy(channels.id)
  const brand = await loadBrand(tx, ctx)
  const offers = kindOffer(brand.voice)
  const isMade = (item: ItemRow) => asked || offers(item.contentType)
  const waiting = await findWaiting(tx, existing)
  const composed = rows.flatMap(({ item }) => (isAside(item) || !isMade(item) ? [] : [item]))
  const facts = await loadFactCards(tx, composed, detector)
  const fresh: NewPackage[] = []
  const cards: Card[] = []
  for (const { item, mode } of rows) {
    if (isAside(item)) continue
    const own = existing.filter((row) => row.itemId === item.id)
    const plan = planItem(item, own, { again: asked, waiting, make: isMade(item) })
    const stale = own.filter((row) => plan.stale.includes(row.id))
    await markStale(tx, ctx, stale, { back: new Set(plan.back), contentHash: item.contentHash })
    if (!isMade(item)) continue
    if (plan.packageId !== undefined) outcome.packageOf.set(item.id, plan.packageId)
    if (plan.step === 'keep') continue
    const composition = tryToCompose(item, all, brand, detector, facts.get(item.id))
    if (!composition) {
      outcome.failed.push(item.id)
      continue
    }
    cards.push(...composition.cards)
    const before = own.find((row) => row.id === plan.packageId)
    if (before) await recomposePackage(tx, ctx, before, { item, composition, action: 'remake' })
    else {
      const correction = plan.step === 'correct'
      const how = {
        mode: mode ?? 'review',
        correction,
        actor: ctx.actor,
        system: system.actor,
        now: new Date(),
      } as const
      const made = newPackage(item, composition, how)
      fresh.push(made)
      outcome.packageOf.set(item.id, made.id)
    }
  }
  await storePackages(tx, fresh)
  await storeCards(tx, cards)
  await sendAutomatic(tx, system, fresh)
  await noteStatus(tx, composed, outcome.failed)
  return outcome
}

/** Withdrawn at the source, or put away by a person: nothing is made of it. */
const isAside = (item: ItemRow): boolean => item.withdrawnAt !== null || item.status === 'archived'

function tryToCompose(
  item: ItemRow,
  all: Parameters<typeof composeItem>[1],
  brand: Brand,
  detector: LanguageDetector,
  card: FactCard | undefined,
): Composition | undefined {
  try {
    return composeItem(item, all, brand, detector, card)
  } catch (error) {
    log.error('composing failed', error, { item_id: item.id })
    return undefined
  }
}

async function sendAutomatic(
  tx: ProjectTx,
  system: ProjectContext,
  made: readonly NewPackage[],
): Promise<void> {
  const automatic = made.filter((one) => one.approved)
  if (automatic.length === 0) return
  const stored = await loadVariants(
    tx,
    automatic.map((one) => one.id),
  )
  const variantsOf = Map.groupBy(stored, ({ variant }) => variant.packageId)
  await queueNewPublications(
    tx,
    system,
    automatic.map((one) => ({
      packageId: one.id,
      revision: 1,
      dueAt: one.scheduledAt ?? new Date(),
      variants: (variantsOf.get(one.id) ?? []).map(({ variant }) => ({
        variantId: variant.id,
        channelId: variant.channelId ?? '',
        content: contentOf(variant),
      })),
    })),
  )
}

async function noteStatus(tx: ProjectTx, rows: ItemRow[], failed: string[]): Promise<void> {
  const done = rows.filter((item) => !failed.includes(item.id) && item.status !== 'transformed')
  if (done.length > 0) {
    const ids = done.map((item) => item.id)
    await tx.update(items).set({ status: 'transformed' }).where(inArray(items.id, ids))
  }
  if (failed.length > 0) await tx.update(items).set({ status: 'failed' }).where(inArray(items.id, failed))
}
