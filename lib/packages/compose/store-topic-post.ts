import { eq } from 'drizzle-orm'
import type { PublishMode } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import { type ItemRow, itemOrigins, items } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { drawImagesJob } from '@/lib/jobs/draw-images-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { storeCards } from '@/lib/media/cards/store-cards'
import { sendAutomatic } from './compose-packages'
import type { TargetChannel } from './plan/target-channels'
import { newPackage } from './store/new-package'
import { storePackages } from './store/store-packages'
import type { Composition } from './write/compose-item'
import { buildInputsKey, isWithdrawnOrArchived, voiceVersionOf } from './write/plan-writing'

export type TopicPost = {
  /** The item it was drawn from, as it was when read. */
  origin: ItemRow
  item: ItemRow
  composition: Composition
  /** The `buildInputsKey` of the model's input; null if the composer wrote it. */
  inputsKey: string | null
  targets: readonly TargetChannel[]
  mode: PublishMode
  plannedAt: Date
  packageId: string
  /** Whether a model draws or describes its images. */
  pictures: boolean
}

/**
 * Stores the result of a topic's run as one unit: its item, the item's origin, and its package, which is approved
 * and queued if the topic publishes automatically. Takes the open transaction, in which the caller has checked that
 * the run has not stored anything yet. Returns false, and stores nothing, if the origin or the model's input has
 * changed since. Serves spec/planning#1.
 */
export async function storeTopicPost(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  post: TopicPost,
): Promise<boolean> {
  const { origin, item, composition } = post
  const [now] = await tx.select().from(items).where(eq(items.id, origin.id)).for('no key update')
  if (!now || isWithdrawnOrArchived(now) || now.contentHash !== origin.contentHash) return false
  if (post.inputsKey !== null) {
    const present = buildInputsKey(item, await voiceVersionOf(tx, ctx), post.targets)
    if (present !== post.inputsKey) return false
  }
  const { search: _, ...columns } = item
  await tx.insert(items).values(columns)
  await tx
    .insert(itemOrigins)
    .values({ itemId: item.id, originId: origin.id, contentHash: origin.contentHash })
  const made = {
    ...newPackage(item, composition, {
      mode: post.mode,
      correction: false,
      actor: ctx.actor,
      system: ctx.actor,
      now: new Date(),
      plannedAt: post.plannedAt,
    }),
    id: post.packageId,
  }
  await storePackages(tx, [made])
  await storeCards(tx, composition.cards)
  // Posts that are published automatically keep their card: nobody would have seen the image (spec/writing#3).
  if (post.pictures && !made.approved)
    enqueue(tx, drawImagesJob, [{ projectId: ctx.projectId, packageId: made.id }])
  await sendAutomatic(tx, ctx, [made])
  return true
}
