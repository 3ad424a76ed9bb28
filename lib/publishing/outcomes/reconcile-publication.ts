import { and, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { type ChannelRow, channels, type PublicationRow, publications } from '@/db/schema'
import { systemContext } from '@/lib/auth/authorization/system-context'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import type { JobHandler } from '@/lib/jobs/define-job'
import { log } from '@/lib/log'
import type { ReconcileOutcome } from '@/lib/networks/publisher'
import { networkServers } from '@/lib/networks/servers'
import { lockPackageOf } from '@/lib/publications/lock-package-of'
import { payloadSchema } from '@/lib/publications/payload'
import { type PublicationChange, transitionPublications } from '@/lib/publications/transition-publications'
import { planFollowUps } from '../follow-ups/plan-follow-ups'
import { openChannel } from '../publisher/open-channel'
import { publisherIoFor } from '../publisher/publisher-io'
import { reconcileDelays } from './reconcile-delays'
import { dueNow, isRecordedElsewhere, updatePackageAndEnqueue } from './record-outcome'

const minute = 60_000

/** The handler of the `reconcile` queue. */
export const reconcileHandler: JobHandler<{ projectId: string; publicationId: string }> = async ({
  projectId,
  publicationId,
}) => {
  let ctx: ProjectContext<'write'>
  try {
    ctx = await systemContext(projectId)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return
    throw error
  }
  await reconcilePublication(ctx, publicationId)
}

/**
 * Asks the platform whether an unconfirmed post exists, when the next look is due. If it is found, it becomes
 * published. If it definitely does not exist, it is sent again. If it is not seen in three looks, or the platform
 * cannot tell, a person decides. Serves spec/security#4.3.
 */
export async function reconcilePublication(
  ctx: ProjectContext<'write'>,
  publicationId: string,
): Promise<void> {
  const found = await inProject(ctx, async (tx) => {
    const [publication] = await tx.select().from(publications).where(eq(publications.id, publicationId))
    if (publication?.status !== 'unconfirmed' || !publication.nextLookAt) return undefined
    const [channel] = publication.channelId
      ? await tx.select().from(channels).where(eq(channels.id, publication.channelId))
      : []
    return { publication, channel }
  })
  if (!found || (found.publication.nextLookAt?.getTime() ?? 0) > Date.now() + 1000) return
  const outcome = found.channel ? await ask(ctx, found.publication, found.channel) : cannotTell
  log.info('publication looked up', { publication_id: publicationId, answer: outcome.kind })
  await store(ctx, found.publication, outcome)
}

const cannotTell: ReconcileOutcome = { kind: 'cannot-tell' }

async function ask(
  ctx: ProjectContext,
  publication: PublicationRow,
  channel: ChannelRow,
): Promise<ReconcileOutcome> {
  const payload = payloadSchema.safeParse(publication.payload)
  if (!payload.success) return cannotTell
  const server = networkServers[payload.data.content.platform]
  if (!server.publisher.reconcile) return cannotTell
  const opened = await openChannel(ctx, channel)
  if ('outcome' in opened) return opened.outcome.kind === 'pending' ? { kind: 'later' } : cannotTell
  const refuse = () => Promise.reject(new Error('We don’t send anything while we check.'))
  const post = {
    id: publication.id,
    packageId: publication.packageId,
    variantId: publication.variantId,
    payload: payload.data,
    progress: publication.progress,
    attempts: publication.attempts,
    since: publication.firstSendingAt ?? publication.createdAt,
    isTaken: (remoteId: string) => isRecordedElsewhere(ctx, publication, remoteId),
  }
  const signal = AbortSignal.timeout(60_000)
  const io = { ...publisherIoFor(channel, opened, payload.data, signal), keep: refuse, sending: refuse }
  const { access } = opened
  try {
    if (server.method === 'oauth' && access.kind === 'oauth')
      return (await server.publisher.reconcile?.(post, { ...io, access })) ?? cannotTell
    if (server.method === 'fields' && access.kind === 'fields')
      return (await server.publisher.reconcile?.(post, { ...io, access })) ?? cannotTell
    return cannotTell
  } catch (error) {
    log.warn('looking up a publication failed', {
      publication_id: publication.id,
      error: error instanceof Error ? error.name : 'unknown',
    })
    return { kind: 'later' }
  }
}

async function store(
  ctx: ProjectContext<'write'>,
  before: PublicationRow,
  outcome: ReconcileOutcome,
): Promise<void> {
  await inProject(ctx, async (tx) => {
    await lockPackageOf(tx, before.id)
    const { event, set, next } = changeFor(before, outcome)
    const followUps = outcome.kind === 'found' && (await planFollowUps(tx, before, outcome.remoteId))
    const changed = await transitionPublications(
      tx,
      event,
      and(
        eq(publications.id, before.id),
        eq(publications.attempts, before.attempts),
        eq(publications.reconcileLooks, before.reconcileLooks),
      ),
      { ...set, ...followUps },
    )
    if (changed.length === 1)
      await updatePackageAndEnqueue(tx, ctx, before.packageId, before.id, followUps ? dueNow() : next)
  })
}

function changeFor(
  before: PublicationRow,
  outcome: ReconcileOutcome,
): PublicationChange & { next: { job: 'publish' | 'reconcile'; at: Date } | null } {
  const now = Date.now()
  if (outcome.kind === 'found')
    return {
      event: 'reconcile-found',
      set: {
        remoteId: outcome.remoteId,
        remoteUrl: outcome.remoteUrl,
        error: null,
        finishedAt: new Date(now),
        nextLookAt: null,
      },
      next: null,
    }
  if (outcome.kind === 'not-sent') {
    const at = new Date(now)
    return {
      event: 'reconcile-not-sent',
      set: { dueAt: at, queuedAt: at, nextLookAt: null, reconcileLooks: 0 },
      next: { job: 'publish', at },
    }
  }
  const failedLooks = Number(before.progress.failed_looks ?? 0) + (outcome.kind === 'later' ? 1 : 0)
  const looks = before.reconcileLooks + (outcome.kind === 'absent' ? 1 : 0)
  const pause = reconcileDelays[looks]
  if (outcome.kind === 'cannot-tell' || pause === undefined || failedLooks >= 12)
    return {
      event: 'reconcile-undecided',
      set: { reconcileLooks: looks, nextLookAt: null, error: personDecides(outcome.kind === 'cannot-tell') },
      next: null,
    }
  const at = new Date(now + (outcome.kind === 'later' ? 5 * minute : pause * 1000))
  return {
    event: 'reconcile-undecided',
    set: {
      reconcileLooks: looks,
      nextLookAt: at,
      queuedAt: at,
      progress: { ...before.progress, failed_looks: failedLooks },
    },
    next: { job: 'reconcile', at },
  }
}

const personDecides = (cannot: boolean) => ({
  code: 'outcome-unknown' as const,
  message: cannot
    ? 'We couldn’t confirm this post, and the network offers no way to check.'
    : 'We couldn’t confirm this post. We checked the network three times and didn’t find it.',
  hint: 'Check the account before sending it again.',
})
