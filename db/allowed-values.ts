/**
 * Every closed set of values that a column may hold, each written down once. Types, CHECK constraints (db/schema/value-checks.ts),
 * the schemas of the API and the pages are made from these. Browser-safe: imports nothing.
 */

/** What a member of a workspace may be, the strongest first. */
export const roles = ['owner', 'admin', 'editor', 'reviewer', 'viewer'] as const
export type Role = (typeof roles)[number]

/** A package's states; lib/publications/states.ts says what leads from one to another. */
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

/** States in which a package may have a planned time that nothing is bound to yet; an index holds them. */
export const plannedUnscheduled = [
  'draft',
  'in_review',
  'changes_requested',
  'approved',
] as const satisfies readonly PackageStatus[]

/** What people do with a package, in the order in which pages offer it. */
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

/** Everything that a package's history tells of. */
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

/** Planned or out: what a new post must not repeat. */
export const plannedOrOut = [
  'in_review',
  'changes_requested',
  'approved',
  'scheduled',
  'publishing',
  'published',
] as const satisfies readonly PackageStatus[]

/** What is done to many packages at once, and can be undone for ten seconds (spec/planning#4). */
export const bulkActions = ['approve', 'reject', 'schedule'] as const

/** Who wrote a package. */
export const packageMakers = ['model', 'composer', 'person'] as const
export type MadeBy = (typeof packageMakers)[number]

/** Who wrote a variant, and each sentence of it. */
export const variantWriters = ['composer', 'model', 'person'] as const
export type VariantWriter = (typeof variantWriters)[number]

/** How a version came to say what it says (spec/planning#4). */
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

/** What a project said to a replacement that its reviewers keep making. */
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

/** What a link lets an outside approver see: one post or several that were chosen, or what is planned in a week. */
export const approvalScopes = ['packages', 'week'] as const

/** What an outside approver said of a post. */
export const approvalDecisions = ['approved', 'changes_requested'] as const

/** A publication's states; lib/publications/states.ts says what leads from one to another. */
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

/** Out on the network, or possibly: such a post can be neither taken back nor sent again. */
export const possiblyPublished = [
  'sending',
  'published',
  'unconfirmed',
] as const satisfies readonly PublicationStatus[]

/** What became of a post that was out: another one says what it said, or it was deleted. Its version is not sent again. */
export const noLongerPublished = ['replaced', 'removed'] as const satisfies readonly PublicationStatus[]

/** Out, possibly out, or out at some time: nothing that may be sent as if it were new. */
export const everPublished = [
  ...possiblyPublished,
  ...noLongerPublished,
] as const satisfies readonly PublicationStatus[]

/** How a correction takes the place of a post: it is edited, deleted and posted again, or stays beside the new one. */
export const replaceWays = ['edit', 'repost', 'new'] as const
export type ReplaceWay = (typeof replaceWays)[number]

/** What a person can choose for a channel of a correction: one of these, or that the old post stays as it is. */
export const replaceChoices = [...replaceWays, 'keep'] as const
export type ReplaceChoice = (typeof replaceChoices)[number]

/** What came of asking for a published post to be deleted; `by_hand` waits for a person to do it on the network. */
export const takedownStatuses = ['pending', 'by_hand', 'failed', 'done', 'cancelled'] as const
export type TakedownStatus = (typeof takedownStatuses)[number]

/** Not taken back: of these a post has at most one, which a unique index enforces. */
export const liveTakedowns = [
  'pending',
  'by_hand',
  'failed',
  'done',
] as const satisfies readonly (typeof takedownStatuses)[number][]

/** Waiting or possibly published: of these a variant has at most one on a channel, which a unique index enforces. */
export const livePublications = [
  'pending',
  ...possiblyPublished,
] as const satisfies readonly PublicationStatus[]

/** Not out for certain and not taken back either; an index holds them by the time they are due. */
export const openOrFailed = [
  'pending',
  'sending',
  'unconfirmed',
  'failed',
] as const satisfies readonly PublicationStatus[]

/** What a media library holds. */
export const mediaKinds = ['image', 'video', 'document'] as const

/** The shapes of a video that is made of a post, and what has become of one (docs/decisions/0206). */
export const generatedVideoFormats = ['upright', 'wide'] as const
export const generatedVideoStatuses = ['waiting', 'done', 'failed'] as const

export const itemStatuses = ['new', 'transforming', 'transformed', 'failed', 'archived'] as const

export const channelStatuses = ['active', 'expired', 'disabled'] as const

export const sourceStatuses = ['active', 'error', 'paused'] as const
export type SourceStatus = (typeof sourceStatuses)[number]

/** What becomes of the packages of a source's content: drafts, in review, or published without a person. */
export const publishModes = ['draft', 'review', 'auto'] as const
export type PublishMode = (typeof publishModes)[number]

/** What became of one date of a topic (spec/planning#1). */
export const topicRunStatuses = ['running', 'written', 'held', 'needs_content', 'skipped', 'failed'] as const

/** Why a topic does not run: a person paused it, or it paused itself. */
export const topicPauses = ['person', 'failures', 'recurrence_ended', 'no_channel'] as const

export const runTriggers = ['schedule', 'manual', 'notify'] as const
export type RunTrigger = (typeof runTriggers)[number]

export const runStatuses = ['queued', 'running', 'succeeded', 'partial', 'failed'] as const
export type RunStatus = (typeof runStatuses)[number]

/** Waiting or at work: a source has at most one such run, which a unique index enforces. */
export const liveRuns = ['queued', 'running'] as const satisfies readonly RunStatus[]

/** What a run did with one entry. */
export const runOutcomes = ['created', 'updated', 'unchanged', 'skipped', 'failed', 'withdrawn'] as const
export type RunOutcome = (typeof runOutcomes)[number]

/** A bearer is sent in the header Authorization, a URL secret is part of the address (spec/decisions#10). */
export const secretKinds = ['bearer', 'url'] as const
export type SecretKind = (typeof secretKinds)[number]

export const deliveryModes = ['push', 'validate', 'replay'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

/**
 * What came of one call of a model: its answer was used; it was the second try and used; it could not be used; there was
 * none.
 */
export const generationOutcomes = ['running', 'ok', 'repaired', 'invalid', 'failed', 'lost'] as const
export type GenerationOutcome = (typeof generationOutcomes)[number]

/** Whose model is asked: the installation's, or the one in a workspace's settings. */
export const modelOrigins = ['install', 'workspace'] as const
export type ModelOrigin = (typeof modelOrigins)[number]

/** The ways of asking a model that we know. */
export const modelKinds = ['openai-compatible', 'anthropic', 'gateway'] as const
export type ModelKind = (typeof modelKinds)[number]

/** How a version of a voice came about. */
export const voiceChanges = ['saved', 'hub', 'extraction', 'restored', 'imported'] as const
export type VoiceChange = (typeof voiceChanges)[number]

/** The kinds of accounts that people sign in with, as the auth adapter names them. */
export const accountTypes = ['oauth', 'oidc', 'email', 'webauthn'] as const

/** How somebody signed in (spec/security#6). */
export const signInMethods = ['password', 'passkey', 'github', 'google', 'company'] as const
export type SignInMethod = (typeof signInMethods)[number]

/** What a secret that works once is for. */
export const oneTimePurposes = [
  'sign-in',
  'passkey-add',
  'passkey-sign-in',
  'company-sign-in',
  'password-reset',
] as const
export type OneTimePurpose = (typeof oneTimePurposes)[number]

/** What people and other systems are told of (spec/planning#5). */
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

/** Where a workspace's notifications go besides its people: chat by incoming webhook, or a signed webhook. */
export const destinationTypes = ['slack', 'discord', 'mattermost', 'webhook'] as const

export const destinationStatuses = ['active', 'paused'] as const

/**
 * One notification on its way to one person or destination. `sending` is committed before the call, `unconfirmed` may have arrived and
 * is not sent again, `dropped` was not wanted any more.
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

/** Still to be sent; an index holds these. */
export const openDeliveries = ['pending', 'sending'] as const satisfies readonly NotificationDeliveryStatus[]

/** When a person's notifications are sent by email: each at once, or all of a day together. */
export const emailModes = ['immediate', 'daily'] as const

export const referenceImageKinds = ['logo', 'reference'] as const

/** An upload on a simulated network: waits for its bytes, is ready to be posted, was posted, or is broken. */
export const sandboxMediaStatuses = ['waiting', 'ready', 'posted', 'failed'] as const

/**
 * What a call to a simulated network can run into. The `after` ones do the work first, the others have no effect; `lost` also
 * drops the connection without an answer.
 */
export const sandboxFaultKinds = [
  'rate-limited',
  'unauthorized',
  'server-error',
  'server-error-after',
  'lost-after',
] as const
export type SandboxFault = (typeof sandboxFaultKinds)[number]

/** True when a value is one of a list; narrows its type to that of the list. */
export const isOneOf = <T extends string>(values: readonly T[], value: string): value is T =>
  (values as readonly string[]).includes(value)
