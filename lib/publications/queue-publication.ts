import { and, eq, inArray } from 'drizzle-orm'
import type { ReplaceWay } from '@/db/allowed-values'
import type { ProjectScope, ProjectTx } from '@/db/project'
import { publications } from '@/db/schema'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { enqueue } from '@/lib/jobs/enqueue'
import { publishJob } from '@/lib/jobs/publish-job'
import { renderPost } from '@/lib/platforms/render-post'
import type { VariantContent } from '@/lib/platforms/schemas'
import { disclosuresOf } from './disclosure'
import { hashPost, type PublicationPayload } from './payload'
import { planUploads } from './plan-uploads'
import { itemsOf, refuseUnapproved } from './read-approved'
import { replacementsOf } from './replacements-of'
import { livePublications } from './states'
import { queueIntent, transitionPublications } from './transition-publications'

export type QueuePublicationInput = {
  packageId: string
  revision: number
  /** One per target channel, with the approved content; `dueAt` if it has a time of its own (spec/planning#2). */
  variants: { variantId: string; channelId: string; content: VariantContent; dueAt?: Date }[]
  /** When the others are to be sent; now or in the past means immediately. */
  dueAt: Date
}

/**
 * Stores the intents to publish these variants, and their jobs, in the caller's transaction (used for publishing
 * now and scheduling). Idempotent for pending and published posts of the same revision; canceled and failed ones
 * are queued again. Returns the intents' ids. Throws `wrong-state` if a variant is not approved as it is, or if an
 * earlier revision of it is already published or its outcome is unknown. Serves spec/decisions#7, spec/security#4.2
 * and #4.4.
 */
export async function queuePublication(
  tx: ProjectTx,
  ctx: ProjectScope,
  input: QueuePublicationInput,
): Promise<string[]> {
  if (input.variants.length === 0) return []
  await refuseUnapproved(tx, [input])
  const item = (await itemsOf(tx, [input.packageId])).get(input.packageId) ?? null
  const disclosures = await disclosuresOf(tx, [input.packageId])
  const replacements = await replacementsOf(tx, [input])
  const planned = input.variants.map((one) => ({ ...one, at: one.dueAt ?? input.dueAt }))
  const timesOf = await planUploads(tx, planned)
  const queued: { id: string; at: Date }[] = []
  for (const { variantId, channelId, content, at } of planned) {
    const replacement = replacements.get(variantId)
    if (replacement === 'keep') continue
    const disclosure = disclosures.get(variantId) ?? null
    const payload: PublicationPayload = { content, post: renderPost(content), item, disclosure }
    const times = timesOf({ channelId, content, at, replaceBy: replacement?.replaceBy })
    const id = await storeIntent(tx, { ...input, variantId, channelId, ...times, payload, ...replacement })
    if (id) queued.push({ id, at: times.dueAt })
  }
  enqueueAtTheirTimes(tx, ctx, queued)
  return queued.map(({ id }) => id)
}

/** Enqueues one job per post, which waits in the queue until its time. */
export function enqueueAtTheirTimes(
  tx: ProjectTx,
  ctx: ProjectScope,
  posts: readonly { id: string; at: Date }[],
): void {
  const now = Date.now()
  const byTime = Map.groupBy(posts, ({ at }) => (at.getTime() > now ? at.getTime() : 0))
  for (const [at, due] of byTime)
    enqueue(
      tx,
      publishJob,
      due.map(({ id }) => ({ projectId: ctx.projectId, publicationId: id })),
      at > 0 ? { startAfter: new Date(at) } : {},
    )
}

async function storeIntent(
  tx: ProjectTx,
  intent: {
    packageId: string
    variantId: string
    channelId: string
    revision: number
    dueAt: Date
    publicAt: Date | null
    payload: PublicationPayload
    replacesId?: string
    replaceBy?: ReplaceWay
  },
): Promise<string | undefined> {
  const [live] = await tx
    .select({ id: publications.id, revision: publications.packageRevision, status: publications.status })
    .from(publications)
    .where(
      and(
        eq(publications.variantId, intent.variantId),
        eq(publications.channelId, intent.channelId),
        inArray(publications.status, livePublications),
      ),
    )
    .for('update')
  if (live?.revision === intent.revision && live.status !== 'pending') return undefined
  if (live && live.status !== 'pending')
    throw new AppError('wrong-state', {
      detail:
        live.status === 'published'
          ? 'An earlier version of this post is already published on that channel.'
          : 'An earlier version of this post may already be published on that channel.',
      hint: 'Check what was published before you try again.',
    })
  // A pending publication of an earlier revision is superseded by this one.
  if (live && live.revision !== intent.revision)
    await transitionPublications(tx, 'supersede', eq(publications.id, live.id), { finishedAt: new Date() })
  return queueIntent(tx, {
    id: newId(),
    packageId: intent.packageId,
    variantId: intent.variantId,
    channelId: intent.channelId,
    packageRevision: intent.revision,
    payload: intent.payload,
    payloadHash: hashPost(intent.payload),
    dueAt: intent.dueAt,
    publicAt: intent.publicAt,
    queuedAt: new Date(Math.max(Date.now(), intent.dueAt.getTime())),
    error: null,
    finishedAt: null,
    replacesId: intent.replacesId ?? null,
    replaceBy: intent.replaceBy ?? null,
  })
}
