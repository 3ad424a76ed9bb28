import type { ProjectContext } from '@/lib/auth/context'
import { log } from '@/lib/log'
import { changeOutcomeFromError, outcomeFromError, rejected } from '@/lib/networks/outcomes'
import type { ChangeOutcome, PublishOutcome, Reply } from '@/lib/networks/publisher'
import { maxSendingMs } from '../queue/channel-order'
import { askReplies } from './ask-replies'
import { changeFollowUps } from './change-follow-ups'
import { type FollowUpRun, toPublisherPost } from './run-step'
import { type FollowUpEntry, type FollowUps, isSame } from './state'
import type { StepOutcome } from './state-after'

/** Points in a run where a test kills the process. */
export type FollowUpPoint = 'before-reply' | 'after-follow-up'

/** Thrown when another worker is sending this reply. */
export class ConcurrentAttempt extends Error {}

type Options = {
  /** The state of all follow-ups of the post. */
  state: FollowUps
  at: ((point: FollowUpPoint) => Promise<void> | void) | undefined
  firstDelivery: boolean
}

/**
 * Sends a reply of a published post exactly once: `sending` is committed before the request, and a reply found in
 * that state is looked up instead of sent again. Or edits or deletes a reply that was sent, after an edit of the
 * post. Throws ConcurrentAttempt. Serves docs/decisions/0214.
 */
export async function processReply(
  ctx: ProjectContext,
  run: FollowUpRun,
  one: FollowUpEntry,
  { state, at, firstDelivery }: Options,
): Promise<StepOutcome> {
  const { place = 1, remote_id: remoteId, sent_at: sentAt } = one
  const before = state.list.find((other) => other.name === 'reply' && other.place === place - 1)
  const since = one.status === 'sending' && sentAt ? new Date(sentAt) : new Date()
  const parentId = before ? before.remote_id : run.remoteId
  const reply = {
    ...{ text: run.payload.content.replies[place - 1] ?? '', place, since },
    ...{ rootId: run.remoteId, parentId: parentId ?? '' },
  }
  if (one.change && remoteId) return change(run, reply, one.change, remoteId)
  if (one.status === 'sending')
    return firstDelivery && since.getTime() > Date.now() - maxSendingMs
      ? { kind: 'looked', answer: 'later' }
      : look(run, reply)
  if (parentId === undefined)
    return before?.status === 'failed'
      ? rejected('What comes before it is not published.', 'You can add it on the network.')
      : { kind: 'waits' }
  return send(run, reply, async () => {
    const marked = await changeFollowUps(ctx, run.publication.id, (current) =>
      current.list.some((other) => isSame(other, one) && other.status === 'waiting')
        ? {
            ...current,
            list: current.list.map((other) => (isSame(other, one) ? sendingFrom(other, since) : other)),
          }
        : undefined,
    )
    if (!marked) throw new ConcurrentAttempt()
    await at?.('before-reply')
  })
}

const sendingFrom = ({ looks: _, ...one }: FollowUpEntry, since: Date): FollowUpEntry => ({
  ...one,
  status: 'sending',
  failure: null,
  sent_at: since.toISOString(),
})

const takesNone = rejected('The network of this channel doesn’t take it.', 'You can add it on the network.')

async function send(run: FollowUpRun, reply: Reply, mark: () => Promise<void>): Promise<StepOutcome> {
  let sending = false
  let canAsk = true
  const outcome = await askReplies<PublishOutcome>(
    run,
    (replies, io) => {
      canAsk = replies.find !== null
      return replies.send(toPublisherPost(run), reply, io)
    },
    async () => {
      await mark()
      sending = true
    },
  ).catch((error: unknown) => {
    if (error instanceof ConcurrentAttempt) throw error
    log.warn('sending a reply broke off', { publication_id: run.publication.id, sending })
    return outcomeFromError(error, sending)
  })
  if (!outcome) return takesNone
  if (outcome.kind === 'unknown' && !canAsk) return { kind: 'looked', answer: 'cannot-tell' }
  if (outcome.kind === 'published') return doneAs(outcome.remoteId)
  return outcome.kind === 'unknown' || sending ? outcome : { ...outcome, unmarked: true }
}

const doneAs = (remoteId: string | null): StepOutcome => ({ kind: 'done', ...(remoteId ? { remoteId } : {}) })

async function look(run: FollowUpRun, reply: Reply): Promise<StepOutcome> {
  try {
    const answer = await askReplies(run, async (replies, io) =>
      replies.find?.(toPublisherPost(run), reply, io),
    )
    if (answer?.kind === 'found') return doneAs(answer.remoteId)
    return { kind: 'looked', answer: answer?.kind ?? 'cannot-tell' }
  } catch {
    return { kind: 'looked', answer: 'later' }
  }
}

async function change(
  run: FollowUpRun,
  reply: Reply,
  what: 'edit' | 'remove',
  remoteId: string,
): Promise<StepOutcome> {
  const outcome = await askReplies<ChangeOutcome | undefined>(run, async (replies, io) =>
    what === 'edit'
      ? replies.correct?.(toPublisherPost(run), reply, remoteId, io)
      : replies.remove?.(reply.rootId, remoteId, io),
  ).catch(changeOutcomeFromError)
  if (!outcome) return rejected('The network doesn’t let us change it.', 'You can change it on the network.')
  if (what === 'remove' && (outcome.kind === 'done' || outcome.kind === 'gone')) return { kind: 'removed' }
  if (outcome.kind === 'gone')
    return rejected('It is no longer on the network.', 'You can add it on the network.', 'gone')
  return outcome.kind === 'done' ? { kind: 'done' } : outcome
}
