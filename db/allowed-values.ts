/**
 * Every closed set of values that a column may hold, each defined once. Types, CHECK constraints
 * (db/schema/value-checks.ts), API schemas and pages are derived from these. Browser-safe: imports nothing.
 */

/** Roles of a workspace member, strongest first. */
export const roles = ['owner', 'admin', 'editor', 'reviewer', 'viewer'] as const
export type Role = (typeof roles)[number]

/** A package's states; lib/publications/states.ts defines the transitions. */
export const packageStatuses = [
  'draft',
  'in_review',
  'approved',
  'scheduled',
  'publishing',
  'published',
  'changes_requested',
  'rejected',
  'failed',
] as const
export type PackageStatus = (typeof packageStatuses)[number]

/** States in which a package may have a planned time without being scheduled yet; covered by an index. */
export const plannedUnscheduled = [
  'draft',
  'in_review',
  'changes_requested',
  'approved',
] as const satisfies readonly PackageStatus[]

/** Actions that people take on a package, in the order in which pages offer them. */
export const packageActions = [
  'submit',
  'approve',
  'request_changes',
  'reject',
  'schedule',
  'unschedule',
  'publish',
  'edit',
  'regenerate',
] as const
export type PackageAction = (typeof packageActions)[number]

/** Everything that a package's history records. */
export const packageEventActions = [
  ...packageActions,
  'compose',
  'remake',
  'stale',
  'hold',
  'settled',
  'release',
  'comment',
  'retry',
  'cancelled',
  'overdue',
  'confirmed-sent',
  'marked-not-sent',
  'channel-disconnected',
  'assign',
  'due-date',
  'approver-approved',
  'approver-requested-changes',
  'undo',
  'add-channel',
  'leave-out',
  'choose-replacement',
  'corrected',
  'takedown',
  'takedown-undone',
  'taken-down',
  'takedown-failed',
] as const
export type PackageEventAction = (typeof packageEventActions)[number]

/** Planned or published: a new post must not repeat these. */
export const plannedOrOut = [
  'in_review',
  'changes_requested',
  'approved',
  'scheduled',
  'publishing',
  'published',
] as const satisfies readonly PackageStatus[]

/** Actions that can be applied to many packages at once and undone for ten seconds (spec/planning#4). */
export const bulkActions = ['approve', 'reject', 'schedule'] as const

/** Who wrote a package. */
export const packageMakers = ['model', 'composer', 'person'] as const
export type MadeBy = (typeof packageMakers)[number]

/** Who wrote a variant, and each sentence of it. */
export const variantWriters = ['composer', 'model', 'person'] as const
export type VariantWriter = (typeof variantWriters)[number]

/** What produced a version of a text (spec/planning#4). */
export const revisionActions = [
  'recorded',
  'compose',
  'remake',
  'regenerate',
  'proposed',
  'edit',
  'restore',
  'merge',
  'add-channel',
] as const
export type RevisionAction = (typeof revisionActions)[number]

/** A project's answers to a wording change that its reviewers keep making. */
export const wordingAnswers = ['accepted', 'dismissed'] as const
export type WordingAnswer = (typeof wordingAnswers)[number]

/** Why a person must look at a post before it goes out (spec/writing#3). */
export const flagCodes = [
  'unknown_language',
  'wrong_language',
  'dropped_sentence',
  'avoided_word',
  'hidden_text',
  'prompt_injection',
  'suspicious_text',
  'sensitive_kind',
  'internal_note',
  'embargo',
  'draft_content',
  'unsupported',
  'nothing_to_say',
  'too_similar',
] as const
export type FlagCode = (typeof flagCodes)[number]

/** What an approval link shows an outside approver: one or more selected posts, or everything planned in a week. */
export const approvalScopes = ['packages', 'week'] as const

/** An outside approver's verdict on a post. */
export const approvalDecisions = ['approved', 'changes_requested'] as const

/** A publication's states; lib/publications/states.ts defines the transitions. */
export const publicationStatuses = [
  'pending',
  'sending',
  'published',
  'failed',
  'unconfirmed',
  'cancelled',
  'replaced',
  'removed',
] as const
export type PublicationStatus = (typeof publicationStatuses)[number]

/** On the network, or possibly so: such a post can be neither canceled nor sent again. */
export const possiblyPublished = [
  'sending',
  'published',
  'unconfirmed',
] as const satisfies readonly PublicationStatus[]

/** No longer on the network: another post replaced it, or it was deleted. Its version is not sent again. */
export const noLongerPublished = ['replaced', 'removed'] as const satisfies readonly PublicationStatus[]

/** Published, possibly published, or published at some time: must not be sent as if it were new. */
export const everPublished = [
  ...possiblyPublished,
  ...noLongerPublished,
] as const satisfies readonly PublicationStatus[]

/** How a correction replaces a post: edit it, delete it and post again, or post anew and leave the old one up. */
export const replaceWays = ['edit', 'repost', 'new'] as const
export type ReplaceWay = (typeof replaceWays)[number]

/** A person's choices for one channel of a correction: one of these ways, or keep the old post as it is. */
export const replaceChoices = [...replaceWays, 'keep'] as const
export type ReplaceChoice = (typeof replaceChoices)[number]

/** Progress of a request to delete a published post; `by_hand` waits for a person to delete it on the network. */
export const takedownStatuses = ['pending', 'by_hand', 'failed', 'done', 'cancelled'] as const
export type TakedownStatus = (typeof takedownStatuses)[number]

/** Not canceled. A post has at most one of these, enforced by a unique index. */
export const liveTakedowns = [
  'pending',
  'by_hand',
  'failed',
  'done',
] as const satisfies readonly (typeof takedownStatuses)[number][]

/** Waiting or possibly published. A variant has at most one of these per channel, enforced by a unique index. */
export const livePublications = [
  'pending',
  ...possiblyPublished,
] as const satisfies readonly PublicationStatus[]

/** Not confirmed as published and not canceled either; an index covers these by due time. */
export const openOrFailed = [
  'pending',
  'sending',
  'unconfirmed',
  'failed',
] as const satisfies readonly PublicationStatus[]

/** Kinds of files in a media library. */
export const mediaKinds = ['image', 'video', 'document'] as const

/** Formats and states of a video generated from a post (docs/decisions/0206). */
export const generatedVideoFormats = ['upright', 'wide'] as const
export const generatedVideoStatuses = ['waiting', 'done', 'failed'] as const

export const itemStatuses = ['new', 'transforming', 'transformed', 'failed', 'archived'] as const

export const channelStatuses = ['active', 'expired', 'disabled'] as const

export const sourceStatuses = ['active', 'error', 'paused'] as const
export type SourceStatus = (typeof sourceStatuses)[number]

/**
 * What happens to the packages made from a source's content: kept as drafts, put into review, or published without
 * a person.
 */
export const publishModes = ['draft', 'review', 'auto'] as const
export type PublishMode = (typeof publishModes)[number]

/** Outcome of one date of a topic (spec/planning#1). */
export const topicRunStatuses = ['running', 'written', 'held', 'needs_content', 'skipped', 'failed'] as const

/** Why a topic is paused: by a person, or automatically. */
export const topicPauses = ['person', 'failures', 'recurrence_ended', 'no_channel'] as const

export const runTriggers = ['schedule', 'manual', 'notify'] as const
export type RunTrigger = (typeof runTriggers)[number]

export const runStatuses = ['queued', 'running', 'succeeded', 'partial', 'failed'] as const
export type RunStatus = (typeof runStatuses)[number]

/** Waiting or in progress. A source has at most one such run, enforced by a unique index. */
export const liveRuns = ['queued', 'running'] as const satisfies readonly RunStatus[]

/** What a run did with one entry. */
export const runOutcomes = ['created', 'updated', 'unchanged', 'skipped', 'failed', 'withdrawn'] as const
export type RunOutcome = (typeof runOutcomes)[number]

/** A bearer secret is sent in the Authorization header, a URL secret is part of the address (spec/decisions#10). */
export const secretKinds = ['bearer', 'url'] as const
export type SecretKind = (typeof secretKinds)[number]

export const deliveryModes = ['push', 'validate', 'replay'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

/**
 * Outcome of one model call: the response was used (`ok`), used on the second attempt (`repaired`), unusable
 * (`invalid`), or there was none (`failed`, `lost`).
 */
export const generationOutcomes = ['running', 'ok', 'repaired', 'invalid', 'failed', 'lost'] as const
export type GenerationOutcome = (typeof generationOutcomes)[number]

/** Whose model is called: the installation's, or the one in a workspace's settings. */
export const modelOrigins = ['install', 'workspace'] as const
export type ModelOrigin = (typeof modelOrigins)[number]

/** The supported model APIs. */
export const modelKinds = ['openai-compatible', 'anthropic', 'gateway'] as const
export type ModelKind = (typeof modelKinds)[number]

/** What produced a version of a voice. */
export const voiceChanges = ['saved', 'hub', 'extraction', 'restored', 'imported'] as const
export type VoiceChange = (typeof voiceChanges)[number]

/** The kinds of sign-in accounts, as the auth adapter names them. */
export const accountTypes = ['oauth', 'oidc', 'email', 'webauthn'] as const

/** How a person signed in (spec/security#6). */
export const signInMethods = ['password', 'passkey', 'github', 'google', 'company'] as const
export type SignInMethod = (typeof signInMethods)[number]

/** What a one-time secret is for. */
export const oneTimePurposes = [
  'sign-in',
  'passkey-add',
  'passkey-sign-in',
  'company-sign-in',
  'password-reset',
] as const
export type OneTimePurpose = (typeof oneTimePurposes)[number]

/** What people and other systems are notified about (spec/planning#5). */
export const notificationKinds = [
  'review',
  'mention',
  'assigned',
  'changes_requested',
  'published',
  'corrected',
  'taken_down',
  'failed',
  'takedown_failed',
  'unconfirmed',
  'connection_expires',
  'source_problem',
  'topic_paused',
  'cap_reached',
  'version_ends',
  'destination_paused',
  'test',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/**
 * Where a workspace's notifications go in addition to its members: chat through an incoming webhook, or a signed
 * webhook.
 */
export const destinationTypes = ['slack', 'discord', 'mattermost', 'webhook'] as const

export const destinationStatuses = ['active', 'paused'] as const

/**
 * States of one notification on its way to one person or destination. `sending` is committed before the call;
 * `unconfirmed` may have arrived and is not sent again; `dropped` was no longer wanted.
 */
export const notificationDeliveryStatuses = [
  'pending',
  'sending',
  'sent',
  'failed',
  'unconfirmed',
  'dropped',
] as const
export type NotificationDeliveryStatus = (typeof notificationDeliveryStatuses)[number]

/** Still to be sent; covered by an index. */
export const openDeliveries = ['pending', 'sending'] as const satisfies readonly NotificationDeliveryStatus[]

/** When a person's notifications are emailed: each immediately, or once a day together. */
export const emailModes = ['immediate', 'daily'] as const

export const referenceImageKinds = ['logo', 'reference'] as const

/** States of an upload to a simulated network: waiting for its bytes, ready to be posted, posted, or broken. */
export const sandboxMediaStatuses = ['waiting', 'ready', 'posted', 'failed'] as const

/**
 * Faults that a call to a simulated network can run into. The `after` faults do the work first, the others have no
 * effect; `lost` also drops the connection without a response.
 */
export const sandboxFaultKinds = [
  'rate-limited',
  'unauthorized',
  'server-error',
  'server-error-after',
  'lost-after',
] as const
export type SandboxFault = (typeof sandboxFaultKinds)[number]

/** Whether a value is in a list; narrows its type to the list's. */
export const isOneOf = <T extends string>(values: readonly T[], value: string): value is T =>
  (values as readonly string[]).includes(value)

/** How asking a model to refine a fact card ended: `failed` leaves the card that the rules built. */
export const cardRefinements = ['refined', 'failed'] as const
export type CardRefinementOutcome = (typeof cardRefinements)[number]
