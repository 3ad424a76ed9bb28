import type { FollowUpOutcome, PublishOutcome, ReconcileOutcome } from '@/lib/networks/publisher'
import { type FollowUpEntry, type FollowUps, isOpen, isSame } from './state'

/** How often we look for a reply that the network does not have, as for posts (spec/security#4.3: three looks). */
const maxLooks = 3

/** The outcome of a step, or of looking for a reply. */
export type StepOutcome =
  | Exclude<FollowUpOutcome, { kind: 'done' }>
  /** `remoteId` is set for a reply. */
  | { kind: 'done'; remoteId?: string }
  /** A reply that an edit has deleted. */
  | { kind: 'removed' }
  | Extract<PublishOutcome, { kind: 'unknown' }>
  | { kind: 'looked'; answer: Exclude<ReconcileOutcome['kind'], 'found'> }
  /** The reply before it is not published yet. */
  | { kind: 'waits' }
  /** A reply that this worker had not even marked as being sent. */
  | (Extract<PublishOutcome, { kind: 'pending' | 'rejected' }> & { unmarked: true })

/**
 * Returns the state of a publication's follow-ups after one of them was worked on. A step that another worker has
 * settled meanwhile stays as it is, unless this outcome is that it was done: that is true whenever it arrives.
 */
export const stateAfter = (state: FollowUps, worked: FollowUpEntry, outcome: StepOutcome): FollowUps => ({
  ...state,
  list: state.list.flatMap((one) =>
    isSame(one, worked) && counts(one, outcome) ? entriesAfter(one, outcome) : [one],
  ),
})

const counts = (one: FollowUpEntry, outcome: StepOutcome): boolean =>
  outcome.kind === 'done' || ('unmarked' in outcome ? one.status === 'waiting' : isOpen(one))

function entriesAfter(one: FollowUpEntry, outcome: StepOutcome): FollowUpEntry[] {
  const { change: _, looks = 0, ...plain } = one
  switch (outcome.kind) {
    case 'removed':
      return []
    case 'done':
    case 'nothing':
      return [{ ...plain, status: 'done', failure: null, ...remoteIdOf(outcome) }]
    case 'pending':
      return [{ ...one, status: 'waiting', failure: wordsOf(outcome) }]
    case 'rejected':
      return [failedWith(one, wordsOf(outcome))]
    case 'unknown':
      return [{ ...one, status: 'sending', failure: { ...wordsOf(outcome), hint: 'We check the network.' } }]
    case 'looked':
      if (outcome.answer === 'not-sent') return [{ ...one, status: 'waiting', failure: null }]
      if (outcome.answer === 'later') return [one]
      return outcome.answer === 'absent' && looks + 1 < maxLooks
        ? [{ ...one, looks: looks + 1 }]
        : [maybeThere(one)]
    case 'waits':
      return [one]
  }
}

const remoteIdOf = (outcome: StepOutcome) =>
  'remoteId' in outcome && outcome.remoteId ? { remote_id: outcome.remoteId } : {}

const wordsOf = ({ failure: { message, hint } }: { failure: { message: string; hint: string } }) => ({
  message,
  hint,
})

/** For a step that definitely did not happen. */
function failedWith(one: FollowUpEntry, failure: FollowUpEntry['failure']): FollowUpEntry {
  const { sent_at: _, ...rest } = one
  return { ...rest, status: 'failed', failure }
}

/** For a reply whose outcome cannot be determined: it is not sent again. */
const maybeThere = (one: FollowUpEntry): FollowUpEntry => ({
  ...one,
  status: 'failed',
  failure: {
    message: 'We couldn’t find out whether it is published.',
    hint: 'It may be there: look at the post.',
  },
})

/** For a step that was tried often enough. */
export const giveUp = (one: FollowUpEntry, tries: number): FollowUpEntry =>
  one.status === 'sending'
    ? maybeThere(one)
    : failedWith(one, {
        message: `${one.failure?.message ?? 'The network didn’t answer.'} We tried ${tries} times.`,
        hint: 'You can do it on the network.',
      })

/** Cancels the replies that were not sent yet. Those being sent are still looked up. */
export const withoutFurtherReplies = (state: FollowUps, failure: FollowUpEntry['failure']): FollowUps => ({
  ...state,
  list: state.list.map((one) =>
    one.name === 'reply' && one.status === 'waiting' && !one.change ? failedWith(one, failure) : one,
  ),
})
