import type { FollowUpOutcome, PublishOutcome, ReconcileOutcome } from '@/lib/networks/publisher'
import { type FollowUpEntry, type FollowUps, isOpen, isSame } from './state'

/** How often a reply that the network does not have is asked for, as posts are (spec/security#4.3: three looks). */
const maxLooks = 3

/** What came of a step, or of looking for a reply. */
export type StepOutcome =
  | Exclude<FollowUpOutcome, { kind: 'done' }>
  /** `remoteId`: of a reply. */
  | { kind: 'done'; remoteId?: string }
  /** A reply that an edit has taken away. */
  | { kind: 'removed' }
  | Extract<PublishOutcome, { kind: 'unknown' }>
  | { kind: 'looked'; answer: Exclude<ReconcileOutcome['kind'], 'found'> }
  /** What it follows is not done yet. */
  | { kind: 'waits' }
  /** A reply that was not even marked as being sent by this worker. */
  | (Extract<PublishOutcome, { kind: 'pending' | 'rejected' }> & { unmarked: true })

/**
 * What is kept of a publication's follow-ups after one of them was worked on. What another worker has settled meanwhile stays, but for
 * a reply that is out: that is true whenever it comes.
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

/** It certainly did not happen. */
function failedWith(one: FollowUpEntry, failure: FollowUpEntry['failure']): FollowUpEntry {
  const { sent_at: _, ...rest } = one
  return { ...rest, status: 'failed', failure }
}

/** Nobody can say what became of a reply: it is not sent again. */
const maybeThere = (one: FollowUpEntry): FollowUpEntry => ({
  ...one,
  status: 'failed',
  failure: {
    message: 'We couldn’t find out whether it is published.',
    hint: 'It may be there: look at the post.',
  },
})

/** What was tried often enough. */
export const givenUp = (one: FollowUpEntry, tries: number): FollowUpEntry =>
  one.status === 'sending'
    ? maybeThere(one)
    : failedWith(one, {
        message: `${one.failure?.message ?? 'The network didn’t answer.'} We tried ${tries} times.`,
        hint: 'You can do it on the network.',
      })

/** Replies that were not sent are not sent any more; what became of those on their way is still asked. */
export const withoutFurtherReplies = (state: FollowUps, failure: FollowUpEntry['failure']): FollowUps => ({
  ...state,
  list: state.list.map((one) =>
    one.name === 'reply' && one.status === 'waiting' && !one.change ? failedWith(one, failure) : one,
  ),
})
