import { eq, inArray } from 'drizzle-orm'
import type { PublishMode } from '@/db/allowed-values'
import { inProject, type ProjectTx } from '@/db/project'
import { channels, type ItemRow, items, packages, sources } from '@/db/schema'
import { systemContext } from '@/lib/auth/authorization/system-context'
import type { ProjectContext } from '@/lib/auth/context'
import { buildItemCard, loadFactCards } from '@/lib/facts/load-fact-cards'
import type { FactCard } from '@/lib/facts/schemas'
import { drawImagesJob } from '@/lib/jobs/draw-images-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { log } from '@/lib/log'
import type { Card } from '@/lib/media/cards/card-name'
import { storeCards } from '@/lib/media/cards/store-cards'
import { queueNewPublications } from '@/lib/publications/queue-new-publications'
import { type LanguageDetector, loadLanguageDetector } from '@/lib/text/language/detect-language'
import { createContentTypeFilter } from '@/lib/voice/editor/offered-content-types'
import { findWaiting } from '../lifecycle/find-waiting'
import { markStale } from '../lifecycle/mark-stale'
import { staleTopicPosts } from '../lifecycle/stale-topic-posts'
import { loadBrand, loadVariants } from '../load-package'
import { contentOf } from '../present-package'
import { channelsToWrite, type ItemToWrite } from './plan/channels-to-write'
import { withChosenChannels } from './plan/chosen-channels'
import { type ItemPlan, planItem } from './plan/plan-item'
import { recomposePackage } from './recompose-package'
import { flagRepeats } from './repeats/flag-repeats'
import { keepReplies } from './store/keep-replies'
import { lockChannelsShared } from './store/lock-channels'
import { newPackage } from './store/new-package'
import { type NewPackage, storePackages } from './store/store-packages'
import { type Composition, composeItem } from './write/compose-item'
import type { Brand } from './write/compose-post'
import { buildInputsKey, isWithdrawnOrArchived, planWriting, voiceVersionOf } from './write/plan-writing'
import {
  addWriting,
  modelBusyMessage,
  refineAndWriteItem,
  type Writer,
  type Writing,
} from './write/write-item'
import { writerFor } from './write/writer-for'

/** Number of items per transaction: enough to be fast, few enough to hold locks only briefly. */
const batchSize = 50

/** How often an item is rewritten because it, its channels or the voice changed while the model was writing. */
const maxTries = 3

export type ComposeOutcome = {
  /** The package with each item's current content, by the item's id. */
  packageOf: Map<string, string>
  failed: string[]
  /**
   * Items that are not done because the caller stopped waiting or the model's server is busy. They have to be
   * composed again, after `after`.
   */
  left: { itemIds: string[]; after?: Date }
}

type Batch = Pick<ComposeOutcome, 'packageOf' | 'failed'> & {
  /** Items that the model should have written but has not, or that it wrote from outdated data. */
  unwritten: string[]
}

/**
 * Creates or remakes the packages of new and changed items, one package per item with one variant per target
 * channel, and proceeds according to the source's publish mode. Items are locked meanwhile, so neither two workers
 * nor a repeated job create anything twice. Unknown, withdrawn and archived items are skipped. Items of kinds that
 * the voice leaves out get no package and stay new, but their outdated packages are marked stale as usual. `asked`
 * means that a person asked for it: then such items are composed all the same, and content that is already
 * published gets a further package.
 *
 * If a model writes, items are done one by one: planned in one transaction, sent to the model outside any
 * transaction, and stored in another one, only if nothing that they were written from has changed meanwhile.
 * `signal` aborts this, no item is started after `until`, and items that are not done are returned in `left`. A
 * person who asked does not wait for a busy server: the composer writes instead. Serves spec/decisions#3, #4 and
 * #7, spec/writing#4.
 */
export async function composePackages(
  ctx: ProjectContext<'write'>,
  input: { itemIds: string[]; asked?: boolean; signal?: AbortSignal; until?: number },
): Promise<ComposeOutcome> {
  const outcome: ComposeOutcome = { packageOf: new Map(), failed: [], left: { itemIds: [] } }
  const system = await systemContext(ctx.projectId)
  const base = { asked: input.asked ?? false, detector: await loadLanguageDetector() }
  const writer = await writerFor(ctx, { ...base, signal: input.signal })
  const how = { ...base, pictures: writer?.pictures ?? false }
  const isOver = () =>
    input.signal?.aborted === true || (input.until !== undefined && Date.now() > input.until)
  const compose = async (ids: string[], writings?: ReadonlyMap<string, Writing>): Promise<string[]> => {
    const done = await inProject(ctx, (tx) =>
      composeBatch(tx, ctx, system, ids, writings ? { ...how, writings } : how),
    )
    for (const [itemId, packageId] of done.packageOf) outcome.packageOf.set(itemId, packageId)
    outcome.failed.push(...done.failed)
    return done.unwritten
  }
  const ids = [...new Set(input.itemIds)].sort()
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = ids.slice(at, at + batchSize)
    if (!writer) await compose(batch)
    else {
      const unwritten = await compose(batch, new Map())
      for (const [number, id] of unwritten.entries()) {
        const after = isOver() ? true : await writeAndStore(ctx, id, { ...how, writer, compose })
        if (after === false) continue
        outcome.left.itemIds = [...unwritten.slice(number), ...ids.slice(at + batchSize)]
        if (after !== true) outcome.left.after = after
        return outcome
      }
    }
  }
  return outcome
}

/**
 * Returns false if the item is done, true if the caller stopped waiting, and a time if the model's server is busy
 * until then.
 */
async function writeAndStore(
  ctx: ProjectContext<'write'>,
  id: string,
  how: {
    asked: boolean
    detector: LanguageDetector
    writer: Writer
    compose: (ids: string[], writings?: ReadonlyMap<string, Writing>) => Promise<string[]>
  },
): Promise<boolean | Date> {
  let warnings = [
    'The content kept changing while the AI model wrote, so the built-in composer wrote this post.',
  ]
  for (let tries = 0; tries < maxTries; tries++) {
    const [plan] = await inProject(ctx, (tx) => planWriting(tx, ctx, [id], how))
    // Without a plan there is nothing to write, or no channel to write it for.
    if (!plan) {
      await how.compose([id])
      return false
    }
    const result = await refineAndWriteItem(ctx, plan, how.writer)
    if ('stopped' in result) return true
    if ('busy' in result) {
      if (!how.asked) return result.busy
      warnings = [modelBusyMessage]
      break
    }
    const left = await how.compose([id], new Map([[id, result.writing]]))
    if (left.length === 0) return false
  }
  await how.compose([id], new Map([[id, { inputsKey: null, variants: new Map(), warnings, by: undefined }]]))
  return false
}

async function composeBatch(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  system: ProjectContext,
  ids: string[],
  {
    asked,
    detector,
    pictures,
    writings,
  }: {
    asked: boolean
    detector: LanguageDetector
    pictures: boolean
    writings?: ReadonlyMap<string, Writing>
  },
): Promise<Batch> {
  const outcome: Batch = { packageOf: new Map(), failed: [], unwritten: [] }
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
  await staleTopicPosts(
    tx,
    ctx,
    rows.flatMap(({ item }) => (isWithdrawnOrArchived(item) ? [] : [item])),
  )
  const brand = await loadBrand(tx, ctx)
  const offers = createContentTypeFilter(brand.voice)
  const isMade = (item: ItemRow) => asked || offers(item.contentType)
  const waiting = await findWaiting(tx, existing)
  const voiceVersion = writings && writings.size > 0 ? await voiceVersionOf(tx, ctx) : 0
  const composed = rows.flatMap(({ item }) => (isWithdrawnOrArchived(item) || !isMade(item) ? [] : [item]))
  const facts = await loadFactCards(tx, composed, detector)
  const fresh: NewPackage[] = []
  const cards: Card[] = []
  const drawn: string[] = []
  const written: { item: ItemRow; mode: PublishMode; plan: ItemPlan; composition: Composition }[] = []
  for (const { item, mode } of rows) {
    if (isWithdrawnOrArchived(item)) continue
    const own = existing.filter((row) => row.itemId === item.id)
    const plan = planItem(item, own, { again: asked, waiting, make: isMade(item) })
    const writing = writings?.get(item.id)
    const remade = plan.step === 'remake' ? own.find(({ id }) => id === plan.packageId) : undefined
    const itemToWrite = withChosenChannels(item, remade, all)
    const card = facts.get(item.id) ?? buildItemCard(item, detector)
    if (writings && plan.step !== 'keep') {
      const { targets } = channelsToWrite(itemToWrite, all, card)
      const isPresent =
        writing &&
        (writing.inputsKey === null || writing.inputsKey === buildInputsKey(item, voiceVersion, targets))
      if (targets.length > 0 && !isPresent) {
        outcome.unwritten.push(item.id)
        continue
      }
    }
    const stale = own.filter((row) => plan.stale.includes(row.id))
    await markStale(tx, ctx, stale, { back: new Set(plan.back), contentHash: item.contentHash })
    if (!isMade(item)) continue
    if (plan.packageId !== undefined) outcome.packageOf.set(item.id, plan.packageId)
    if (plan.step === 'keep') continue
    const composition = tryToCompose(itemToWrite, all, brand, detector, card, writing)
    if (!composition) {
      outcome.failed.push(item.id)
      continue
    }
    cards.push(...composition.cards)
    written.push({ item, mode: mode ?? 'review', plan, composition })
  }
  const compositions = await flagRepeats(
    tx,
    written.map(({ item, plan, composition }) => ({
      ...{ itemId: item.id, title: item.title, packageId: plan.packageId, composition },
    })),
  )
  for (const [at, { item, mode, plan, composition: unflagged }] of written.entries()) {
    const before = existing.find((row) => row.id === plan.packageId)
    const { correctsId } = plan.step === 'correct' ? corrected(item, existing) : {}
    const earlier = before?.id ?? correctsId
    const compared = compositions[at] ?? unflagged
    const composition = earlier ? await keepReplies(tx, ctx, earlier, item, compared) : compared
    if (before) {
      const cause = before.itemContentHash === null ? 'channel' : 'content'
      await recomposePackage(tx, ctx, before, { item, composition, action: 'remake', cause })
      drawn.push(before.id)
    } else {
      const correction = plan.step === 'correct'
      const how = {
        mode,
        correction,
        ...(correctsId ? { correctsId } : {}),
        actor: ctx.actor,
        system: system.actor,
        now: new Date(),
      } as const
      const made = newPackage(item, composition, how)
      fresh.push(made)
      // Posts that are published automatically keep their card: nobody would have seen the image (spec/writing#3).
      if (!made.approved) drawn.push(made.id)
      outcome.packageOf.set(item.id, made.id)
    }
  }
  await storePackages(tx, fresh)
  await storeCards(tx, cards)
  if (pictures)
    enqueue(
      tx,
      drawImagesJob,
      drawn.map((packageId) => ({
        projectId: ctx.projectId,
        packageId,
        ...(asked && ctx.actor.id ? { askedBy: ctx.actor.id } : {}),
      })),
    )
  await sendAutomatic(tx, system, fresh)
  const ended = composed.filter(({ id }) => !outcome.unwritten.includes(id))
  await noteStatus(tx, ended, outcome.failed)
  return outcome
}

/**
 * Returns the item's newest published package if none has its current content; nothing if a further package was
 * asked for.
 */
function corrected(
  item: ItemRow,
  existing: readonly { id: string; itemId: string | null; itemContentHash: string | null }[],
): { correctsId?: string } {
  const own = existing.filter(({ itemId }) => itemId === item.id)
  const newest = own.at(-1)
  const isWrong = newest && own.every(({ itemContentHash }) => itemContentHash !== item.contentHash)
  return isWrong ? { correctsId: newest.id } : {}
}

function tryToCompose(
  item: ItemToWrite,
  all: Parameters<typeof composeItem>[1],
  brand: Brand,
  detector: LanguageDetector,
  card: FactCard,
  writing: Writing | undefined,
): Composition | undefined {
  try {
    const composition = composeItem(item, all, brand, detector, card, writing?.variants)
    return writing ? addWriting(composition, writing) : composition
  } catch (error) {
    log.error('composing failed', error, { item_id: item.id })
    return undefined
  }
}

/** Queues automatically approved packages for publishing, in the transaction that stores them. */
export async function sendAutomatic(
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
