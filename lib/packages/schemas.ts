import { z } from 'zod'
import {
  flagCodes,
  generatedVideoFormats,
  type generatedVideoStatuses,
  packageMakers,
  publishModes,
  replaceChoices,
  revisionActions,
  variantWriters,
} from '@/db/allowed-values'
import { trace } from '@/lib/facts/trace/trace'
import { itemAnswer } from '@/lib/items/schemas'
import { cardFormat, cardLayouts } from '@/lib/media/cards/schemas'
import { maxVariantTextLength } from '@/lib/networks/longest-text'
import {
  maxReplies,
  maxReplyLength,
  platformSchema,
  type VariantMedia,
  variantContentSchema,
  variantIssueSchema,
  variantMediaSchema,
} from '@/lib/platforms/schemas'
import { packageActions, packageStatuses } from '@/lib/publications/states'
import { isCaptionFile } from '@/lib/text/caption-track'
import { isWallTime } from '@/lib/time-zones/wall-time'

const moment = z.string().describe('RFC 3339, UTC')

const repliesSay =
  'What the account posts under its own post right after it: the further posts of a thread, or a first comment, as the network has it.'
const collaboratorsSay = 'Accounts that the network asks to share the post, without “@”.'

/**
 * API representation of a variant (spec/http-api#resources), plus what the editor needs: its channel and the text
 * as it is posted.
 */
export const variantAnswer = z.object({
  id: z.string(),
  channel_id: z.string().nullable(),
  platform: platformSchema,
  language: z.string(),
  title: z.string().nullable(),
  text: z.string(),
  hashtags: z.array(z.string()),
  media: z.array(variantMediaSchema),
  link: z.string().nullable(),
  replies: z.array(z.string()).describe(repliesSay),
  collaborators: z.array(z.string()).describe(collaboratorsSay),
  scheduled_at: moment
    .nullable()
    .describe('When this version goes out: its own time, else its package’s. Null while nothing is planned.'),
  edited: z.boolean(),
  written_by: z
    .enum(variantWriters)
    .describe('Who wrote it; `person` once nothing of the earlier text is left.'),
  replace_by: z
    .enum(replaceChoices)
    .nullable()
    .describe(
      'Of a correction: what a person chose for the post that is out on this channel: `edit` it, `repost` (delete and post again), `new` (beside it), `keep` (nothing is published). Null: `edit` where the network can change all that differs, else somebody has to choose.',
    ),
  structure: z.string().nullable().describe('Which of its structures the built-in composer used.'),
  translated_from: z.string().nullable().describe('The language of the item where a model translated it.'),
  trace: trace.describe(
    'What each sentence is based on, in the version of the item that the package was made from. Empty for versions from before there were traces.',
  ),
  issues: z.array(variantIssueSchema),
  post: z.object({ title: z.string().nullable(), text: z.string() }).describe('Exactly what is posted.'),
  channel: z
    .object({
      account_key: z.string(),
      display_name: z.string(),
      handle: z.string().nullable(),
      status: z.string(),
      sandbox: z.boolean(),
    })
    .nullable(),
})
export type VariantAnswer = z.infer<typeof variantAnswer>

/**
 * API representation of a package (spec/http-api#resources). `actions` lists what its status allows, whatever the
 * caller's role.
 */
export const packageAnswer = z.object({
  id: z.string(),
  project_id: z.string(),
  item_id: z.string().nullable(),
  corrects_id: z.string().nullable().describe('The published package that it corrects.'),
  topic_id: z.string().nullable(),
  title: z.string(),
  status: z.enum(packageStatuses),
  stale: z.boolean(),
  held: z.boolean(),
  revision: z.number().int(),
  made_by: z.enum(packageMakers),
  edited: z.boolean(),
  publish_mode: z.enum(publishModes),
  author_id: z.string().nullable(),
  assignee_id: z.string().nullable().describe('The member who is to work on it next.'),
  due_at: moment.nullable().describe('The end of the day by which it is to be done.'),
  warnings: z.array(z.string()),
  flags: z
    .array(
      z.object({
        code: z.enum(flagCodes),
        message: z.string().describe('The reason in plain words.'),
        channel_ids: z.array(z.string()).describe('The channels whose versions it is about.'),
        nearest_variant_id: z
          .string()
          .optional()
          .describe('With `too_similar`: the version, of another package, that it is too similar to.'),
      }),
    )
    .describe(
      'What a person must look at before it goes out. `auto` never publishes a package that has any.',
    ),
  written: z
    .object({
      model: z.string().nullable().describe('The model that wrote it; null where none did.'),
      voice_version: z.number().int().nullable(),
      samples_of: z.string().nullable().describe('Whose writing samples the model was shown.'),
      reviewed_by: z.string().nullable().describe('Who approved it as it is.'),
    })
    .optional()
    .describe('How it was written. Not in lists.'),
  actions: z.array(z.enum(packageActions)),
  variants: z.array(variantAnswer),
  scheduled_at: moment.nullable().describe('The earliest time of its versions.'),
  public_at: moment
    .nullable()
    .describe(
      'When the last of its posts becomes public that networks have and still hide; null where none is hidden.',
    ),
  overdue_since: moment
    .nullable()
    .describe('When it was due, where that is longer ago than the project allows: it waits for a person.'),
  created_at: moment,
  updated_at: moment,
})
export type PackageAnswer = z.infer<typeof packageAnswer>

/** One entry of a package's history: who did what, and when. */
export const packageEventAnswer = z.object({
  id: z.string(),
  action: z.string(),
  actor_id: z.string().nullable(),
  actor_name: z.string(),
  from_status: z.enum(packageStatuses).nullable(),
  to_status: z.enum(packageStatuses).nullable(),
  reason: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  created_at: moment,
})
export type PackageEventAnswer = z.infer<typeof packageEventAnswer>

/** The passage of a version that a comment is about, and where it is now. */
const commentPlace = z.object({
  field: z.enum(['title', 'text']),
  quote: z.string(),
  from: z.number().int().nullable().describe('Where the words stand now; null when the text has changed.'),
  until: z.number().int().nullable(),
  changed: z.boolean().describe('The words no longer stand in the text.'),
  revision: z.number().int().describe('The revision that was commented on.'),
})

/** A person who may see a project, as shown in lists and mentions. */
export const personAnswer = z.object({ id: z.string(), name: z.string() })

export const commentAnswer = z.object({
  id: z.string(),
  package_id: z.string(),
  variant_id: z.string().nullable(),
  author_id: z.string().nullable(),
  author_name: z.string(),
  by_link: z.boolean().describe('Written by an outside approver.'),
  text: z.string().describe('A mention stands as `@[id of the member]`.'),
  mentions: z.array(personAnswer),
  anchor: commentPlace.nullable(),
  resolved_at: moment.nullable(),
  resolved_by: z.string().nullable().describe('The name of who resolved it.'),
  edited_at: moment.nullable(),
  created_at: moment,
})
export type CommentAnswer = z.infer<typeof commentAnswer>

const id = z.string()
/** The revision that the caller saw; if it is given but no longer current, the call is refused with 412. */
const revision = z.number().int().min(1).optional()

export const packageInput = z.strictObject({ id, revision })
export type PackageInput = z.infer<typeof packageInput>

export const rejectInput = packageInput.extend({
  reason: z.string().trim().min(1, 'Enter a reason so the author knows what to change.').max(2000),
})
export type RejectInput = z.infer<typeof rejectInput>

const instant = z.iso.datetime({
  offset: true,
  error: 'Enter a date and time such as 2026-12-01T09:00:00Z.',
})
const wallTime = z.string().refine(isWallTime, 'Enter a date and time such as 2026-12-01T09:00.')

/** When the versions of a package are to be published (spec/planning#2). */
export const planInput = z.strictObject({
  at: instant
    .optional()
    .describe('RFC 3339. When the package goes out on every channel that `times` does not name.'),
  at_local: wallTime
    .optional()
    .describe('The same as wall time of the project’s time zone, such as 2026-12-01T09:00.'),
  times: z
    .record(
      z.string().max(100),
      z.union([instant, wallTime], { error: 'Enter a date and time such as 2026-12-01T09:00:00Z.' }),
    )
    .refine((times) => Object.keys(times).length <= 100, 'Name at most 100 channels.')
    .optional()
    .describe(
      'A time of its own for some channels, by `account_key` or channel id: RFC 3339, or wall time of the project’s time zone. Without `at`, the other channels of a scheduled package keep their times.',
    ),
  next_free_slot: z
    .literal(true)
    .optional()
    .describe(
      'Instead of times: the next free posting time of each channel. A channel without posting times goes out with the first of the others.',
    ),
})
export type PlanInput = z.infer<typeof planInput>

export const scheduleInput = packageInput.extend(planInput.shape)

/** What a person should know about a time before planning a post for it. Never blocks. */
export const planningWarning = z.object({
  code: z.enum(['same-content', 'gap', 'same-minute', 'similar']),
  message: z.string().describe('In plain words.'),
  channel_id: z.string().nullable().describe('The channel it is about; null when it is about the brand.'),
  package_id: z.string().describe('The other post.'),
  at: moment.describe('When the other post goes out, or went out.'),
})
export type PlanningWarning = z.infer<typeof planningWarning>

const planningWarnings = z.array(planningWarning)

/** A scheduled package with its planning warnings. */
export const scheduledPackage = packageAnswer.extend({ planning_warnings: planningWarnings })
export type ScheduledPackage = z.infer<typeof scheduledPackage>

/** The result of a dry run of scheduling a package. */
export const scheduleCheck = z.object({
  times: z.array(
    z.object({ variant_id: z.string(), channel_id: z.string(), account_key: z.string(), at: moment }),
  ),
  planning_warnings: planningWarnings,
})
export type ScheduleCheck = z.infer<typeof scheduleCheck>
export type ScheduleInput = z.infer<typeof scheduleInput>

/** The kinds of suggestions for a variant's text (spec/writing#4). */
export const proposalKinds = ['shorter', 'beginning', 'language', 'anew'] as const
export type ProposalKind = (typeof proposalKinds)[number]

const languageTag = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/, 'Use a language tag such as "en" or "de".')

export const proposeInput = z.strictObject({
  id: z.string(),
  variant_id: z.string(),
  kind: z.enum(proposalKinds),
  language: languageTag.optional().describe('With `language`: which one.'),
  text: z.string().max(maxVariantTextLength).describe('The text as it is in the editor.'),
  seen: z
    .array(z.string().max(maxVariantTextLength))
    .max(20)
    .default([])
    .describe('Proposals that were dismissed.'),
})
export type ProposeInput = z.input<typeof proposeInput>

/** The sentences of an accepted proposal, so that they keep their sources when it is saved. */
const accepted = z.strictObject({
  by: z.enum(['model', 'composer']),
  model: z.string().max(200).nullable().default(null).describe('The model that wrote it, where one did.'),
  voice_version: z.int().nullable().default(null),
  title: z.string().max(1000).nullable(),
  text: z.string().max(maxVariantTextLength),
  translated_from: z.string().max(35).nullable(),
  structure: z.string().max(100).nullable(),
  sentences: z.array(trace.shape.sentences.element).max(400),
  signature: z
    .string()
    .max(100)
    .describe('As it was given with the proposal. Without a right one the sentences count as the person’s.'),
})
export type AcceptedProposal = z.infer<typeof accepted>

/** A suggestion for a version's text, for a person to accept or dismiss. */
export const proposalAnswer = accepted.extend({
  language: z.string(),
  hashtags: z.array(z.string()),
  notes: z.array(z.string()).describe('What to check, and why the model did not write it.'),
})
export type Proposal = z.infer<typeof proposalAnswer>

/** Media as entered or sent. Captions that could not be fetched or sent are rejected here. */
const editedMedia = variantMediaSchema.extend({
  captions: variantMediaSchema.shape.captions
    .refine((all) => all?.every(({ url }) => isCaptionFile(url)) ?? true, {
      error: 'Captions need an https URL of a .srt or .vtt file.',
    })
    .refine(
      (all) => all?.every(({ language }) => /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}$/.test(language)) ?? true,
      { error: 'Captions need a language, such as en or pt-BR.' },
    )
    .refine((all) => !all || new Set(all.map(({ language }) => language)).size === all.length, {
      error: 'Use one caption file for each language.',
    }),
})

const variantEdit = z.strictObject({
  id,
  text: z
    .string()
    .max(maxVariantTextLength, 'Use at most 20,000 characters. No network allows more.')
    .optional(),
  title: z.string().max(1000).nullable().optional(),
  hashtags: z.array(z.string().max(200)).max(100).optional(),
  media: z.array(editedMedia).max(50).optional(),
  link: z.string().max(2048).nullable().optional(),
  replies: variantContentSchema.shape.replies.removeDefault().optional().describe(repliesSay),
  collaborators: variantContentSchema.shape.collaborators
    .removeDefault()
    .optional()
    .describe(collaboratorsSay),
  language: languageTag
    .optional()
    .describe('The language of the text, where nobody could tell it or it was told wrongly.'),
  accepted: accepted.optional().describe('The proposal that the text was taken from, if any.'),
})
export type VariantEdit = z.infer<typeof variantEdit>

/** A list of variants to change, each named once. */
const variantList = <T extends z.ZodType<{ id: string }>>(variant: T) =>
  z
    .array(variant)
    .min(1)
    .max(100)
    .superRefine((variants, context) => {
      const seen = new Set<string>()
      for (const [at, { id }] of variants.entries())
        if (seen.has(id))
          context.addIssue({ code: 'custom', path: [at, 'id'], message: 'Name each version once.' })
        else seen.add(id)
    })

export const editInput = packageInput.extend({ variants: variantList(variantEdit) })
export type EditInput = z.infer<typeof editInput>

/** One version of a merge: its text as chosen, and the other fields of the new text. */
const mergedVariant = variantEdit.extend({
  proposed: variantEdit.pick({ hashtags: true, media: true, link: true }).required(),
})

/** A merge of edits with changed content, as accepted by a person (spec/planning#4). */
export const mergeInput = packageInput.extend({
  content_hash: z.string().max(200).describe('Of the content that the new text was written from.'),
  variants: variantList(mergedVariant),
})
export type MergeInput = z.infer<typeof mergeInput>

const cleanText = (value: string) => value.isWellFormed() && !value.includes('\u0000')
const damaged = 'The text contains a damaged character. Delete it.'

const ownText = z
  .string()
  .trim()
  .max(maxVariantTextLength, 'Use at most 20,000 characters. No network allows more.')
  .refine(cleanText, damaged)

/** A post that a person writes without existing content (spec/planning#4). */
export const createPostInput = z.strictObject({
  title: z
    .string()
    .trim()
    .max(500, 'Use at most 500 characters.')
    .refine(cleanText, damaged)
    .nullish()
    .describe(
      'For networks that have titles, and for lists. Without one, lists show the beginning of the text.',
    ),
  text: ownText.default(''),
  content: ownText
    .optional()
    .describe('Another name of `text`, for callers that create it like other content.'),
  link: z.string().trim().max(2048).refine(cleanText, damaged).nullish(),
  media: z
    .array(
      z.strictObject({
        file_id: z.string().describe('A file of the media library.'),
        alt: z.string().max(2000).refine(cleanText, damaged).optional().describe('Else that of the file.'),
        title: z
          .string()
          .max(200)
          .refine(cleanText, damaged)
          .optional()
          .describe('Of a document. Else that of the file.'),
      }),
    )
    .max(50)
    .default([]),
  images: z
    .array(z.string().trim().max(2048).refine(cleanText, damaged))
    .max(50)
    .default([])
    .describe('Further images, each by its https URL or as the id of a file of the media library.'),
  channels: z
    .array(z.string().max(100))
    .min(1, 'Choose at least one channel.')
    .max(100)
    .optional()
    .describe('Where it goes, by `account_key` or channel id. By default to every active channel.'),
  versions: z
    .record(
      z.string().max(100),
      z.strictObject({
        title: z.string().trim().max(500).refine(cleanText, damaged).optional(),
        text: z.string().trim().max(maxVariantTextLength).refine(cleanText, damaged).optional(),
        replies: z
          .array(z.string().trim().max(maxReplyLength).refine(cleanText, damaged))
          .max(maxReplies)
          .optional()
          .describe(repliesSay),
        collaborators: z
          .array(z.string().trim().max(100).refine(cleanText, damaged))
          .max(20)
          .optional()
          .describe(collaboratorsSay),
      }),
    )
    .default({})
    .describe('Other words for single channels, by `account_key` or channel id.'),
  language: languageTag.nullish().describe('Else the one that the text shows.'),
  status: z.enum(['draft', 'in_review']).default('in_review'),
})
export type CreatePostInput = z.input<typeof createPostInput>

/** The result of creating a post: its item, and its package. */
export const createdPost = itemAnswer.extend({
  item_id: z.string().describe('The same as `id`.'),
  package: packageAnswer,
})
export type CreatedPost = z.infer<typeof createdPost>

/** The text of one version as typed, for checking it before it is saved. */
export const checkDraftInput = variantEdit
  .pick({ text: true, title: true, link: true, replies: true })
  .extend({
    /** The package's id; the variant's is `variant_id`. */
    id,
    variant_id: id,
  })
export type CheckDraftInput = z.infer<typeof checkDraftInput>

/** A current or former text of a version, with its author and why it was written (spec/planning#4). */
export const revisionAnswer = z.object({
  id: z.string(),
  variant_id: z.string(),
  channel_id: z.string().nullable(),
  package_revision: z.number().int().describe('The revision of the package that had this text first.'),
  platform: platformSchema,
  language: z.string(),
  title: z.string().nullable(),
  text: z.string(),
  hashtags: z.array(z.string()),
  media: z.array(variantMediaSchema),
  link: z.string().nullable(),
  replies: z.array(z.string()),
  collaborators: z.array(z.string()),
  written_by: z.enum(variantWriters).describe('Who wrote this change; `person` for every edit.'),
  action: z
    .enum(revisionActions)
    .describe(
      'Why it was written. `recorded` is a text from before revisions were stored; `proposed` was written for changed content and merged with edits.',
    ),
  actor_id: z.string().nullable(),
  actor_name: z.string().describe('Empty where nobody noted it.'),
  created_at: moment,
})
export type RevisionAnswer = z.infer<typeof revisionAnswer>

export const restoreInput = packageInput.extend({ revision_id: z.string() })
export type RestoreInput = z.infer<typeof restoreInput>

/** What happens to a channel's published post when a correction is published (docs/decisions/0185). */
export const chooseReplacementInput = packageInput.extend({
  variant_id: z.uuid(),
  replace_by: z.enum(replaceChoices),
})
export type ChooseReplacementInput = z.infer<typeof chooseReplacementInput>

/** The channels of a package: named ones are added or left out, all others stay as they are. */
export const channelsInput = packageInput.extend({
  channels: z
    .record(z.string().max(100), z.boolean())
    .refine((channels) => Object.keys(channels).length <= 100, 'Name at most 100 channels.')
    .describe('By `account_key` or channel id: true adds the channel, false leaves it out.'),
})
export type ChannelsInput = z.infer<typeof channelsInput>

/** A branded card for one post; `picture_url` is one of the item's images. */
export const makeCardInput = z.strictObject({
  id,
  variant_id: z.string(),
  format: cardFormat,
  layout: z.enum(cardLayouts).optional().describe('Another layout than the brand’s.'),
  picture_url: z.string().max(2048).nullable(),
})
export type MakeCardInput = z.infer<typeof makeCardInput>

/** A video made from one post, in one of two formats. */
export const makeVideoInput = z.strictObject({
  id,
  variant_id: z.string(),
  format: z.enum(generatedVideoFormats).describe('`upright` is 9:16, `wide` 16:9.'),
})
export type MakeVideoInput = z.infer<typeof makeVideoInput>

/** The state of the video that was requested for a version. */
export type GeneratedVideoAnswer = {
  variant_id: string
  status: (typeof generatedVideoStatuses)[number]
  format: (typeof generatedVideoFormats)[number]
  /** How much of it is done, from 0 to 1. */
  progress: number
  /** The current file in the form that a version refers to it; null until there is one. */
  media: VariantMedia | null
  /** The version's text has changed since. */
  outdated: boolean
  /** The version's previous media. */
  replaced: VariantMedia[]
  problem: { message: string; hint: string } | null
}

const commentText = z.string().trim().min(1, 'Enter a comment.').max(5000)

export const commentInput = z.strictObject({
  id,
  text: commentText.describe('A member is mentioned as `@[id of the member]`.'),
  variant_id: z.string().nullable().optional(),
  anchor: z
    .strictObject({
      field: z.enum(['title', 'text']),
      from: z.number().int().min(0),
      until: z.number().int().min(1),
      quote: z.string().min(1).max(2000).describe('The words, as the caller sees them.'),
    })
    .nullable()
    .optional()
    .describe('The words of the variant that the comment is about; needs `variant_id`.'),
})
export type CommentInput = z.infer<typeof commentInput>

/** A change to a comment: its text by its author, or whether it is resolved by anyone who may comment. */
export const changeCommentInput = z.strictObject({
  id,
  text: commentText.optional(),
  resolved: z.boolean().optional(),
  deleted: z.literal(false).optional().describe('Takes back that it was deleted, within an hour.'),
})
export type ChangeCommentInput = z.infer<typeof changeCommentInput>

export const deleteCommentInput = z.strictObject({ id })

/** Who has to work on a package next, and by which day; omitted fields do not change. */
export const assignInput = packageInput.extend({
  assignee_id: z.string().nullable().optional().describe('A member who may see the project.'),
  due_date: z.iso
    .date({ error: 'Enter a date such as 2026-12-01.' })
    .refine((day) => day >= '2000-01-01' && day < '2101-01-01', 'Enter a date such as 2026-12-01.')
    .nullable()
    .optional()
    .describe('A day in the project’s time zone.'),
})
export type AssignInput = z.infer<typeof assignInput>

/** Filters for listing packages. */
export const packageFilters = z.object({
  status: z.enum(packageStatuses).optional(),
  item_id: z.uuid().optional(),
  stale: z.stringbool().optional(),
})
export type PackageFilters = z.infer<typeof packageFilters>
