import type { ProjectScope, ProjectTx } from '@/db/project'
import { newId } from '@/lib/ids'
import { renderPost } from '@/lib/platforms/render-post'
import { disclosuresOf } from './disclosure'
import { hashPost, type PublicationPayload } from './payload'
import { planUploads } from './plan-uploads'
import { enqueueAtTheirTimes, type QueuePublicationInput } from './queue-publication'
import { itemsOf, refuseUnapproved } from './read-approved'
import { replacementsOf } from './replacements-of'
import { insertPublications } from './transition-publications'

/**
 * Stores the intents to publish packages that cannot have posts under way, and their jobs: like `queuePublication`,
 * but in a few statements, however many packages there are. Canceled intents are reused. Throws `wrong-state` if a
 * variant is not approved as it is. Serves spec/decisions#4 and #7.
 */
export async function queueNewPublications(
  tx: ProjectTx,
  ctx: ProjectScope,
  inputs: readonly QueuePublicationInput[],
): Promise<void> {
  const made = inputs.filter((input) => input.variants.length > 0)
  if (made.length === 0) return
  await refuseUnapproved(tx, made)
  const items = await itemsOf(
    tx,
    made.map((input) => input.packageId),
  )
  const disclosures = await disclosuresOf(
    tx,
    made.map((input) => input.packageId),
  )
  const replacements = await replacementsOf(tx, made)
  const timesOf = await planUploads(
    tx,
    made.flatMap(({ dueAt, variants }) => variants.map((one) => ({ ...one, at: one.dueAt ?? dueAt }))),
  )
  const now = new Date()
  const rows = made.flatMap(({ packageId, revision, dueAt, variants }) =>
    variants.flatMap(({ variantId, channelId, content, dueAt: own }) => {
      const replacement = replacements.get(variantId)
      if (replacement === 'keep') return []
      const at = own ?? dueAt
      const times = timesOf({ channelId, content, at, replaceBy: replacement?.replaceBy })
      const payload: PublicationPayload = {
        content,
        post: renderPost(content),
        item: items.get(packageId) ?? null,
        disclosure: disclosures.get(variantId) ?? null,
      }
      return {
        ...replacement,
        id: newId(),
        packageId,
        variantId,
        channelId,
        packageRevision: revision,
        payload,
        payloadHash: hashPost(payload),
        ...times,
        queuedAt: times.dueAt > now ? times.dueAt : now,
      }
    }),
  )
  const queued = await insertPublications(tx, rows)
  enqueueAtTheirTimes(
    tx,
    ctx,
    queued.map(({ id, dueAt }) => ({ id, at: dueAt })),
  )
}
