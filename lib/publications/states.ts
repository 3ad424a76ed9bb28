/**
 * The statuses of packages and publications, and the two tables of their transitions (spec/decisions#7). Verbs, SQL
 * and pages use them; transition-packages.ts and transition-publications.ts write nothing that is not in them.
 * Browser-safe.
 */
import {
  everPublished,
  isOneOf,
  livePublications,
  liveTakedowns,
  noLongerPublished,
  type PackageAction,
  type PackageEventAction,
  type PackageStatus,
  type PublicationStatus,
  packageActions,
  packageStatuses,
  possiblyPublished,
  publicationStatuses,
} from '@/db/allowed-values'

export {
  everPublished,
  isOneOf,
  livePublications,
  liveTakedowns,
  noLongerPublished,
  type PackageAction,
  type PackageEventAction,
  type PackageStatus,
  packageActions,
  packageStatuses,
  possiblyPublished,
}

/** Maps the status before to the status after, or to all possible ones; `new` means not stored yet. */
type Transitions<Status extends string> = Partial<Record<Status | 'new', Status | readonly Status[]>>

/**
 * The events that move a package from one status to another; a status that is not listed refuses the event.
 * People's actions come first, then the system's events, then `undo`, which a person does. Editing or regenerating
 * an approved package returns it to review; a published package can only be regenerated, which makes a separate
 * correction.
 */
export const packageTransitions = {
  submit: { draft: 'in_review', changes_requested: 'in_review', rejected: 'in_review' },
  approve: { in_review: 'approved' },
  /** Sent back to its author with the changes to make; it is still wanted. */
  request_changes: {
    in_review: 'changes_requested',
    approved: 'changes_requested',
    scheduled: 'changes_requested',
  },
  reject: {
    in_review: 'rejected',
    changes_requested: 'rejected',
    approved: 'rejected',
    scheduled: 'rejected',
  },
  schedule: { approved: 'scheduled', scheduled: 'scheduled' },
  unschedule: { scheduled: 'approved' },
  publish: { approved: 'publishing', scheduled: 'publishing', failed: 'publishing' },
  edit: {
    draft: 'draft',
    rejected: 'draft',
    in_review: 'in_review',
    changes_requested: 'changes_requested',
    approved: 'in_review',
    scheduled: 'in_review',
    failed: 'in_review',
  },
  regenerate: {
    draft: 'draft',
    rejected: 'draft',
    in_review: 'in_review',
    changes_requested: 'changes_requested',
    approved: 'in_review',
    scheduled: 'in_review',
    failed: 'in_review',
    published: 'published',
  },
  /** A channel gets an additional version, which the approval did not cover (spec/planning#channels-of-a-post). */
  'add-channel': {
    draft: 'draft',
    rejected: 'draft',
    in_review: 'in_review',
    changes_requested: 'changes_requested',
    approved: 'in_review',
    scheduled: 'in_review',
  },
  /** A channel is left out; the others stay approved. */
  'leave-out': {
    draft: 'draft',
    rejected: 'rejected',
    in_review: 'in_review',
    changes_requested: 'changes_requested',
    approved: 'approved',
    scheduled: 'scheduled',
  },
  /** How a correction replaces a channel's post: not covered by the earlier approval. */
  'choose-replacement': {
    draft: 'draft',
    in_review: 'in_review',
    changes_requested: 'changes_requested',
    rejected: 'rejected',
    approved: 'in_review',
  },
  /** Made from a new item, according to its source's publish mode; automatic publishing continues from there. */
  compose: { new: ['draft', 'in_review'] },
  /** Rewritten in place, because its item has changed and nobody had edited it. */
  remake: {
    draft: 'draft',
    in_review: 'in_review',
    changes_requested: 'changes_requested',
    rejected: 'rejected',
  },
  /** Its item has changed. What is being sent right now stays. */
  stale: {
    draft: 'draft',
    in_review: 'in_review',
    changes_requested: 'changes_requested',
    rejected: 'rejected',
    failed: 'failed',
    published: 'published',
    approved: 'in_review',
    scheduled: ['in_review', 'scheduled'],
    publishing: ['in_review', 'publishing'],
  },
  /** Its item was withdrawn at the source; `publishing` only if no post has begun. */
  hold: {
    draft: 'draft',
    in_review: 'in_review',
    changes_requested: 'changes_requested',
    rejected: 'rejected',
    failed: 'failed',
    approved: 'in_review',
    scheduled: 'in_review',
    publishing: 'in_review',
  },
  /** One of its publications has changed (update-package-status.ts). */
  settled: {
    scheduled: ['approved', 'publishing', 'published', 'failed'],
    publishing: ['approved', 'scheduled', 'published', 'failed'],
    failed: ['scheduled', 'publishing', 'published'],
  },
  /** A person undoes a bulk action within ten seconds: back to the previous status. Nothing has been sent by then. */
  undo: {
    approved: 'in_review',
    scheduled: ['approved', 'in_review'],
    rejected: ['in_review', 'changes_requested', 'approved', 'scheduled'],
  },
} as const satisfies Record<string, Transitions<PackageStatus>>

/**
 * The events that move a publication from one status to another: pending -> sending (committed before the call) ->
 * published, failed or unconfirmed (spec/security#4.2). An `unconfirmed` one is never sent again automatically: it
 * is reconciled, or a person decides.
 */
export const publicationTransitions = {
  /** Published or scheduled by a person, or automatically; a canceled or failed one is queued again. */
  queue: { new: 'pending', pending: 'pending', cancelled: 'pending', failed: 'pending' },
  /** Canceled with its package, or alone. */
  cancel: { pending: 'cancelled' },
  /** Another revision takes its place. */
  supersede: { pending: 'cancelled' },
  /** Its channel was disconnected. */
  disconnect: { pending: 'cancelled' },
  /** Due so long ago that a person has to decide: together with its whole package, which becomes approved again, */
  overdue: { pending: 'cancelled' },
  /** or alone, while other posts of its package are published or still pending. */
  'overdue-alone': { pending: 'failed' },
  /** The decisive call is about to be made. */
  send: { pending: 'sending' },
  /** Always accepted, however late, because it is true. */
  'outcome-published': {
    pending: 'published',
    sending: 'published',
    unconfirmed: 'published',
    failed: 'published',
    cancelled: 'published',
  },
  'outcome-unknown': { pending: 'unconfirmed', sending: 'unconfirmed', unconfirmed: 'unconfirmed' },
  /** Certainly not sent, and worth a retry. */
  'outcome-pending': { pending: 'pending', sending: 'pending', unconfirmed: 'pending' },
  'outcome-failed': { pending: 'failed', sending: 'failed', unconfirmed: 'failed' },
  'reconcile-found': { unconfirmed: 'published' },
  'reconcile-not-sent': { unconfirmed: 'pending' },
  /** Not seen yet, or the network cannot tell. */
  'reconcile-undecided': { unconfirmed: 'unconfirmed' },
  /** A person found it on the network, or did not. */
  confirm: { unconfirmed: 'published' },
  'mark-not-sent': { unconfirmed: 'failed' },
  'send-again': { unconfirmed: 'pending' },
  retry: { failed: 'pending' },
  /** A correction replaced it: the post was edited, */
  replace: { published: 'replaced' },
  /** or deleted: by a correction that posts anew, a takedown, or somebody on the network. */
  remove: { published: 'removed' },
} as const satisfies Record<string, Transitions<PublicationStatus>>

export type PackageEvent = keyof typeof packageTransitions
export type PublicationEvent = keyof typeof publicationTransitions

type StatusesAfter<T> = { [From in keyof T]: T[From] extends readonly (infer S)[] ? S : T[From] }[keyof T]
/** The statuses that an event can lead to. */
export type PackageStatusAfter<E extends PackageEvent> = StatusesAfter<(typeof packageTransitions)[E]>
/** Events that lead from each status to a single one, so that callers need not name it. */
export type DecidedPackageEvent = {
  [E in PackageEvent]: Extract<
    (typeof packageTransitions)[E][keyof (typeof packageTransitions)[E]],
    readonly string[]
  > extends never
    ? E
    : never
}[PackageEvent]

const afterIn = <S extends string>(transitions: Transitions<S>, from: S | 'new'): readonly S[] => {
  const to = transitions[from]
  return to === undefined ? [] : ([to].flat() as S[])
}

/** Returns the statuses that an event can move a package to from this one; empty if the event is not possible. */
export const packageStatusesAfter = (
  event: PackageEvent,
  from: PackageStatus | 'new',
): readonly PackageStatus[] => afterIn<PackageStatus>(packageTransitions[event], from)

/** Returns the statuses in which an event can happen to a package. */
export const packageStatusesBefore = (event: PackageEvent): PackageStatus[] =>
  packageStatuses.filter((from) => packageStatusesAfter(event, from).length > 0)

/** Returns the status that an action moves a package to; undefined if it is not possible from here. */
export const nextStatus = (action: DecidedPackageEvent, from: PackageStatus): PackageStatus | undefined =>
  packageStatusesAfter(action, from)[0]

/** Returns the statuses that an event can move a publication to from this one; empty if the event is not possible. */
export const publicationStatusesAfter = (
  event: PublicationEvent,
  from: PublicationStatus | 'new',
): readonly PublicationStatus[] => afterIn<PublicationStatus>(publicationTransitions[event], from)

/** Returns the statuses in which an event can happen to a publication. */
export const publicationStatusesBefore = (event: PublicationEvent): PublicationStatus[] =>
  publicationStatuses.filter((from) => publicationStatusesAfter(event, from).length > 0)

/** Packages that nobody has approved yet. */
export const beforeApproval = [
  'draft',
  'in_review',
  'changes_requested',
] as const satisfies readonly PackageStatus[]
/** Approved, but not yet handed to a worker for immediate sending. */
export const approvedOrScheduled = ['approved', 'scheduled'] as const satisfies readonly PackageStatus[]
/** Packages that may have pending posts, which can be canceled while none has begun. */
export const scheduledOrPublishing = ['scheduled', 'publishing'] as const satisfies readonly PackageStatus[]
/** Packages that are published or being published, and can no longer be changed. */
export const publishingOrPublished = ['publishing', 'published'] as const satisfies readonly PackageStatus[]
/** Packages that will be published unless somebody stops them. */
export const approvedUnpublished = [
  ...approvedOrScheduled,
  'publishing',
] as const satisfies readonly PackageStatus[]

/** Publications whose outcome is still open. */
export const awaitingOutcome = [
  'pending',
  'sending',
  'unconfirmed',
] as const satisfies readonly PublicationStatus[]
/** Certainly never on the network: all statuses that are not in `everPublished`. */
export const certainlyNotPublished = publicationStatuses.filter((status) => !isOneOf(everPublished, status))

/** Actions that send or commit to sending; not possible while the package is held. */
export const sendingActions: ReadonlySet<PackageAction> = new Set(['approve', 'schedule', 'publish'])

/** Returns what people may do with a package in its current status, whatever their role. */
export const possibleActions = (status: PackageStatus, held = false): PackageAction[] =>
  packageActions.filter((action) => nextStatus(action, status) && !(held && sendingActions.has(action)))

export const statusWords: Record<PackageStatus, { label: string; means: string }> = {
  draft: { label: 'Draft', means: 'Not submitted for review yet.' },
  in_review: {
    label: 'In review',
    means: 'Waiting for someone to approve it, request changes or reject it.',
  },
  approved: { label: 'Approved', means: 'Ready to publish or schedule.' },
  scheduled: { label: 'Scheduled', means: 'Will be published at the scheduled time.' },
  publishing: { label: 'Publishing', means: 'We are publishing it to its channels.' },
  published: {
    label: 'Published',
    means: 'Published on all its channels, or uploaded there to become public at its time.',
  },
  changes_requested: {
    label: 'Changes requested',
    means: 'Sent back with what to change. Edit it, then submit it again.',
  },
  rejected: { label: 'Rejected', means: 'Sent back with a reason. Edit it or submit it again.' },
  failed: { label: 'Failed', means: 'At least one channel rejected it.' },
}
