import { and, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { channels, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { enqueue } from '@/lib/jobs/enqueue'
import { publishJob } from '@/lib/jobs/publish-job'
import { log } from '@/lib/log'
import { rejected } from '@/lib/networks/outcomes'
import type { PublishOutcome } from '@/lib/networks/publisher'
import { payloadSchema } from '@/lib/publications/payload'
import { openChannel, renewAccess } from '../publisher/open-channel'
import { changeFollowUps, isOnNetwork } from './change-follow-ups'
import { ConcurrentAttempt, type FollowUpPoint, processReply } from './process-reply'
import { type FollowUpRun, runStep } from './run-step'
import { type FollowUpEntry, type FollowUps, followUpsSchema, isOpen } from './state'
import { giveUp, type StepOutcome, stateAfter } from './state-after'

/** Seconds before each further try: a day and a half in total. */
const pauses = [60, 300, 1800, 2 * 3600, 6 * 3600, 12 * 3600, 16 * 3600] as const

/** Well below the maximum duration of a job; the next job continues a long thread. */
const maxRunMs = 5 * 60_000

export type FollowUpOptions = {
  signal?: AbortSignal | undefined
  at?: ((point: FollowUpPoint) => Promise<void> | void) | undefined
  /**
   * True if no worker has lost this job before: then a reply whose sending started recently belongs to another
   * worker that is still alive.
   */
  firstDelivery?: boolean | undefined
  /** Runs even before the time of the next try. */
  anyTime?: boolean
}

/**
 * Runs the remaining steps of a published post once they are due: each step is tried, its result stored, and
 * retried later if that may help. None of this changes that the post is published. If a process dies in the middle,
 * the step runs again, which does no harm; for a reply, the network is asked first instead. Serves
 * docs/decisions/0212, 0214.
 */
export async function runFollowUps(
  ctx: ProjectContext<'write'>,
  publicationId: string,
  options: FollowUpOptions = {},
): Promise<void> {
  const found = await find(ctx, publicationId, options.anyTime ?? false)
  if (!found) return
  const { channel, ...post } = found
  const signal = options.signal ?? new AbortController().signal
  const until = Date.now() + maxRunMs
  const next = { seconds: 0, isTry: true }
  let { state } = found
  let opened = channel ? await openChannel(ctx, channel) : { outcome: disconnected }
  for (const { name, place } of found.state.list.filter(isOpen)) {
    const one = state.list.find((current) => current.name === name && current.place === place)
    if (!one || !isOpen(one)) continue
    if (Date.now() > until) {
      next.isTry = false
      break
    }
    let outcome: StepOutcome
    try {
      outcome =
        channel && !('outcome' in opened)
          ? await attempt(ctx, { ...post, channel, opened, signal }, one, { state, options })
          : notOpened(one, 'outcome' in opened ? opened.outcome : disconnected)
    } catch (error) {
      if (error instanceof ConcurrentAttempt) return
      throw error
    }
    if (channel && outcome.kind === 'pending' && outcome.refusedToken) {
      const fresh = await renewAccess(ctx, channel, outcome.refusedToken)
      if (fresh.kind === 'ended') outcome = rejected(fresh.message, fresh.hint, 'connection-ended')
      opened = await openChannel(ctx, channel)
    }
    await options.at?.('after-follow-up')
    if (outcome.kind === 'pending') {
      next.seconds = Math.max(next.seconds, outcome.retryAfterSeconds)
      if (outcome.endedVersion) next.isTry = false
    }
    const stored = outcome
    state =
      (await changeFollowUps(ctx, publicationId, (current) => stateAfter(current, one, stored))) ?? state
    log.info('follow-up attempted', { publication_id: publicationId, follow_up: name, outcome: outcome.kind })
    if (outcome.kind === 'waits') break
  }
  await planNextTry(ctx, publicationId, next)
}

const attempt = (
  ctx: ProjectContext,
  run: FollowUpRun,
  one: FollowUpEntry,
  { state, options }: { state: FollowUps; options: FollowUpOptions },
): Promise<StepOutcome> =>
  one.name === 'reply'
    ? processReply(ctx, run, one, { state, at: options.at, firstDelivery: options.firstDelivery ?? false })
    : runStep(ctx, run, one.name)

async function find(ctx: ProjectContext, id: string, anyTime: boolean) {
  return inProject(ctx, async (tx) => {
    const [publication] = await tx
      .select()
      .from(publications)
      .where(and(eq(publications.id, id), isOnNetwork))
    const { data: state } = followUpsSchema.safeParse(publication?.progress.follow_ups)
    if (!publication?.remoteId || !state?.list.some(isOpen)) return undefined
    if (!anyTime && Date.parse(state.next_at) > Date.now() + 1000) return undefined
    const { data: payload } = payloadSchema.safeParse(publication.payload)
    if (!payload) return undefined
    const [channel] = publication.channelId
      ? await tx.select().from(channels).where(eq(channels.id, publication.channelId))
      : []
    return { publication, remoteId: publication.remoteId, channel, payload, state }
  })
}

const disconnected = rejected('The channel was disconnected.', 'You can do it on the network.', 'channel-off')

/** No request was sent; a reply that was sent earlier may be published. */
function notOpened(one: FollowUpEntry, why: PublishOutcome): StepOutcome {
  if (one.status === 'sending')
    return { kind: 'looked', answer: why.kind === 'pending' ? 'later' : 'cannot-tell' }
  return why.kind === 'pending' || why.kind === 'rejected' ? why : disconnected
}

/**
 * Schedules the next try of what is not settled, after increasing pauses or the delay that the network asked for,
 * or gives up.
 */
async function planNextTry(
  ctx: ProjectContext<'write'>,
  publicationId: string,
  { seconds, isTry }: { seconds: number; isTry: boolean },
): Promise<void> {
  await changeFollowUps(
    ctx,
    publicationId,
    (state) => {
      if (!state.list.some(isOpen)) return undefined
      const pause = isTry ? pauses[state.tries] : 0
      if (pause === undefined)
        return {
          ...state,
          list: state.list.map((one) => (isOpen(one) ? giveUp(one, pauses.length + 1) : one)),
        }
      const next = new Date(Date.now() + Math.max(pause, seconds) * 1000)
      return { ...state, tries: state.tries + (isTry ? 1 : 0), next_at: next.toISOString() }
    },
    (tx, state) => {
      if (state.list.some(isOpen))
        enqueue(tx, publishJob, [{ projectId: ctx.projectId, publicationId }], {
          startAfter: new Date(state.next_at),
        })
    },
  )
}
