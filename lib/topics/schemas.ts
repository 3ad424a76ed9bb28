import { z } from 'zod'
import { publishModes, topicPauses, topicRunStatuses } from '@/db/allowed-values'
import { platformSchema } from '@/lib/platforms/schemas'

export { publishModes, topicPauses, topicRunStatuses }

/** What the composer may begin a post with: the structures of lib/composer, in groups that all networks support. */
export const structureLeads = ['fact', 'question', 'tagline', 'traits', 'title', 'text'] as const

/** The variables that an angle may contain in braces, and what each stands for. */
export const angleVariables = {
  'item.title': 'The title of the content',
  'item.url': 'The address of the content',
  'item.kind': 'The kind of the content',
  today: 'The date of the post',
  weekday: 'Its weekday',
  month: 'Its month',
  year: 'Its year',
  season: 'Its season, in the northern hemisphere',
  brand: 'The name of the brand',
} as const
export type AngleVariable = keyof typeof angleVariables

const variable = /\{([^{}\n]{0,80})\}/g

/** Returns the names in braces that are not variables. Pure. */
export const unknownVariables = (prompt: string): string[] => [
  ...new Set(
    [...prompt.matchAll(variable)]
      .map(([, name]) => (name ?? '').trim())
      .filter((name) => !(name in angleVariables)),
  ),
]

/** Fills in a prompt's variables. Text inside a value is never treated as a variable. Pure. */
export const fillAngle = (prompt: string, values: Record<AngleVariable, string>): string =>
  prompt.replace(variable, (whole, name: string) => {
    const key = name.trim()
    return key in angleVariables ? values[key as AngleVariable] : whole
  })

const days = z.int('Enter a whole number of days.').min(1, 'At least 1 day.').max(3650, 'At most 3,650 days.')
const texts = (max: number) =>
  z
    .array(z.string().trim().min(1).max(200))
    .max(max)
    .transform((all) => [...new Set(all)])

/**
 * Which items a topic may draw on: those that match every given part. An empty object matches every item
 * (spec/planning#1).
 */
export const topicItems = z
  .strictObject({
    kinds: texts(50).optional(),
    tags: texts(50).optional().describe('Items with any of these tags.'),
    source_ids: z.array(z.uuid()).max(100).optional(),
    item_ids: z.array(z.uuid()).max(1000).optional().describe('A list picked by hand.'),
    min_age_days: days.optional().describe('Days since the item was published at its source, or came in.'),
    max_age_days: days.optional(),
    not_covered_for_days: days
      .optional()
      .describe('Nothing about it went out, or is planned, within so many days.'),
    never_covered: z.boolean().optional(),
    anniversary_of: z
      .string()
      .trim()
      .regex(
        /^[\p{L}\p{N}_.-]{1,100}$/u,
        'Enter the name of a date field, such as published_at or founded_on.',
      )
      .optional()
      .describe(
        '`published_at`, or the name of a date field in the item’s metadata: its month and day are those of the post.',
      ),
  })
  .refine(({ min_age_days: min = 0, max_age_days: max = Number.POSITIVE_INFINITY }) => min <= max, {
    path: ['max_age_days'],
    message: 'The highest age is below the lowest.',
  })

const anglePrompt = z
  .string()
  .trim()
  .max(2000, 'At most 2,000 characters.')
  .refine((prompt) => unknownVariables(prompt).length === 0, {
    error: ({ input }) => {
      const [first] = unknownVariables(String(input))
      return `We don’t know the variable {${first}}. Use ${Object.keys(angleVariables)
        .map((name) => `{${name}}`)
        .join(', ')}.`
    },
  })

/** What a post says about its item; without either field it is free. */
export const topicAngle = z
  .strictObject({
    prompt: anglePrompt
      .optional()
      .describe('For an AI model, with variables in braces: {item.title}, {today}, {weekday}, {season} …'),
    structure: z
      .enum(structureLeads)
      .optional()
      .describe('What the built-in composer begins a post with, where the content allows it.'),
  })
  .transform(({ prompt, structure }) => ({
    ...(prompt ? { prompt } : {}),
    ...(structure ? { structure } : {}),
  }))

const budget = z.strictObject({
  posts_per_week: z
    .int('Enter a whole number of posts.')
    .min(1, 'At least 1 post.')
    .max(1000)
    .nullable()
    .default(null),
  tokens_per_month: z
    .int('Enter a whole number of tokens.')
    .min(0)
    .max(1_000_000_000)
    .nullable()
    .default(null),
  money_per_month: z
    .number('Enter an amount in US dollars.')
    .min(0)
    .max(100_000)
    .nullable()
    .default(null)
    .describe('In US dollars, like the prices of models.'),
})

const fields = {
  name: z.string().trim().min(1, 'Enter a name for the topic.').max(120, 'This name is too long.'),
  enabled: z.boolean(),
  items: topicItems,
  angle: topicAngle,
  prompt: anglePrompt
    .nullable()
    .describe('The prompt of `angle`, as the topic shows it; it replaces that one alone. Null removes it.'),
  content_type: z.string().trim().min(1).max(100).nullable(),
  rrule: z
    .string()
    .trim()
    .min(1, 'Choose when this topic runs.')
    .max(500)
    .describe('An iCalendar RRULE, such as FREQ=WEEKLY;BYDAY=MO'),
  starts_at: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Enter a date and time such as 2026-12-01T09:00.')
    .describe('The first possible date, as wall time of the time zone. It gives the time of day.'),
  timezone: z.string().trim().min(1).max(60).describe('An IANA time zone. By default the project’s.'),
  channel_keys: z
    .array(z.string().trim().min(1).max(200))
    .max(100)
    .nullable()
    .describe('Account keys of channels. Null means every active channel.'),
  publish_mode: z.enum(publishModes),
  lead_hours: z
    .int('Enter a whole number of hours.')
    .min(0, 'At least 0 hours.')
    .max(24 * 28, 'At most 28 days (672 hours).')
    .describe('How long before its date a post is written.'),
  budget,
  min_facts: z
    .int('Enter a whole number of facts.')
    .min(0)
    .max(1000)
    .describe(
      'With fewer unused facts it reports “needs content”. With 0 it goes on with the facts used least recently.',
    ),
  trust_after: z
    .int('Enter a whole number of posts.')
    .min(1, 'At least 1 post.')
    .max(100, 'At most 100 posts.')
    .describe('So many posts in a row must be approved unchanged before it may publish automatically.'),
}

export const createTopicInput = z.strictObject({
  name: fields.name,
  enabled: fields.enabled.default(true),
  items: fields.items.default({}),
  angle: fields.angle.default({}),
  prompt: fields.prompt.optional(),
  content_type: fields.content_type.default(null),
  rrule: fields.rrule,
  starts_at: fields.starts_at.optional(),
  timezone: fields.timezone.optional(),
  channel_keys: fields.channel_keys.default(null),
  publish_mode: fields.publish_mode.default('review'),
  lead_hours: fields.lead_hours.default(24),
  budget: fields.budget.default({ posts_per_week: null, tokens_per_month: null, money_per_month: null }),
  min_facts: fields.min_facts.default(1),
  trust_after: fields.trust_after.default(5),
})
export type CreateTopicInput = z.infer<typeof createTopicInput>

export const updateTopicInput = z.strictObject({
  name: fields.name.optional(),
  enabled: fields.enabled.optional().describe('False pauses it, true resumes it.'),
  items: fields.items.optional().describe('Replaces the whole query.'),
  angle: fields.angle.optional(),
  prompt: fields.prompt.optional(),
  content_type: fields.content_type.optional(),
  rrule: fields.rrule.optional(),
  starts_at: fields.starts_at.optional(),
  timezone: fields.timezone.optional(),
  channel_keys: fields.channel_keys.optional(),
  publish_mode: fields.publish_mode.optional(),
  lead_hours: fields.lead_hours.optional(),
  budget: fields.budget.optional(),
  min_facts: fields.min_facts.optional(),
  trust_after: fields.trust_after.optional(),
  revision: z
    .int()
    .min(1)
    .optional()
    .describe(
      'The revision that the caller saw. When it is no longer the present one, the call is refused with 412.',
    ),
})
export type UpdateTopicInput = z.infer<typeof updateTopicInput>

const moment = z.string().describe('RFC 3339, UTC')

/** One date of a topic and its outcome. */
export const topicRunAnswer = z.object({
  id: z.uuid(),
  topic_id: z.uuid(),
  due_at: moment.describe('The date of the recurrence, or when a person asked for a post.'),
  status: z.enum(topicRunStatuses),
  message: z.string().nullable().describe('What happened, in plain words.'),
  item_id: z.string().nullable().describe('The item that it made.'),
  package_id: z.string().nullable(),
  origins: z.array(z.object({ id: z.string(), title: z.string() })).describe('The items that it drew on.'),
  facts: z.array(z.string()).describe('The facts that it chose, in their words.'),
  similar: z
    .object({
      package_id: z.string().nullable(),
      title: z.string(),
      text: z.string(),
      reason: z.string(),
    })
    .nullable()
    .describe('The nearest post, of one that is held as too similar.'),
  notes: z
    .array(z.string())
    .describe('What else is worth knowing: that a budget is used up, what was tried before.'),
  asked_by: z.string().nullable().describe('Who asked for it; null when the schedule did.'),
  started_at: moment.nullable(),
  finished_at: moment.nullable(),
  created_at: moment,
})
export type TopicRunAnswer = z.infer<typeof topicRunAnswer>

/** A topic in wire format (spec/http-api#resources). */
export const topicAnswer = z.object({
  id: z.uuid(),
  org_id: z.uuid(),
  project_id: z.uuid(),
  name: z.string(),
  prompt: z.string().nullable().describe('The prompt of `angle`.'),
  enabled: z.boolean(),
  pause: z.enum(topicPauses).nullable(),
  paused_reason: z.string().nullable().describe('Why it is paused, in plain words.'),
  notice: z.string().nullable().describe('What we changed automatically while it runs, in plain words.'),
  items: z.object({
    kinds: z.array(z.string()).optional(),
    tags: z.array(z.string()).optional(),
    source_ids: z.array(z.string()).optional(),
    item_ids: z.array(z.string()).optional(),
    min_age_days: z.number().optional(),
    max_age_days: z.number().optional(),
    not_covered_for_days: z.number().optional(),
    never_covered: z.boolean().optional(),
    anniversary_of: z.string().optional(),
  }),
  angle: z.object({ prompt: z.string().optional(), structure: z.string().optional() }),
  content_type: z.string().nullable(),
  rrule: z.string(),
  starts_at: z.string(),
  timezone: z.string(),
  channel_keys: z.array(z.string()).nullable(),
  publish_mode: z.enum(publishModes),
  lead_hours: z.int(),
  budget: z.object({
    posts_per_week: z.int().nullable(),
    tokens_per_month: z.int().nullable(),
    money_per_month: z.number().nullable(),
  }),
  min_facts: z.int(),
  trust_after: z.int(),
  trust: z.int().describe('How many posts in a row were approved unchanged.'),
  may_publish_automatically: z.boolean(),
  failures: z.int().describe('Failed runs in a row. The third pauses it.'),
  next_run_at: moment.nullable().describe('The date of the next post. Null while it is paused.'),
  next_write_at: moment.nullable().describe('When that post is written.'),
  next_dates: z.array(moment).describe('The next five dates, whether or not it is paused.'),
  last_run: topicRunAnswer.nullable(),
  revision: z.int(),
  created_at: moment,
  updated_at: moment,
})
export type TopicAnswer = z.infer<typeof topicAnswer>

/** A topic, stored or not, whose effect is to be shown; nothing is stored. */
export const previewTopicInput = z.strictObject({
  topic_id: z
    .uuid()
    .optional()
    .describe('A stored topic, whose settings count where this request leaves them out.'),
  ...updateTopicInput.omit({ revision: true, enabled: true, name: true }).shape,
  post: z.boolean().default(true).describe('Whether to show the next post.'),
  with_model: z
    .boolean()
    .default(false)
    .describe('Whether the AI model writes it, which costs tokens; else the built-in composer does.'),
  look_ahead: z
    .boolean()
    .default(false)
    .describe('Whether to list the dates of the next eight weeks with their items.'),
})
export type PreviewTopicInput = z.input<typeof previewTopicInput>

const drawnItem = z.object({
  id: z.string(),
  title: z.string(),
  content_type: z.string().nullable(),
  last_covered_at: moment
    .nullable()
    .describe('When a post about it last went out, or is planned, in these languages.'),
})

/** A date of the look-ahead, and what it would draw on in the current state. */
export const lookAheadDate = z.object({
  at: moment,
  writes_at: moment.describe('When its post is written.'),
  status: z.enum(['would_write', 'needs_content', 'skipped']),
  message: z.string().nullable(),
  item: drawnItem.nullable(),
  facts: z.array(z.string()),
})
export type LookAheadDate = z.infer<typeof lookAheadDate>

export const topicPreviewAnswer = z.object({
  count: z.int().describe('How many items the query matches today.'),
  samples: z.array(drawnItem).describe('The first of them, in the order in which they are drawn on.'),
  dates: z.array(moment).describe('The next five dates.'),
  post: z
    .object({
      item: drawnItem,
      facts: z.array(z.string()),
      by: z.enum(['composer', 'model']),
      warnings: z.array(z.string()),
      variants: z.array(
        z.object({
          channel_id: z.string(),
          channel: z.string(),
          handle: z.string().nullable(),
          platform: platformSchema,
          language: z.string(),
          title: z.string().nullable(),
          text: z.string(),
          hashtags: z.array(z.string()),
          media: z
            .array(z.object({ url: z.string(), alt: z.string() }))
            .describe('A branded card, which is not stored, has a data: URL.'),
          link: z.string().nullable(),
          replies: z.array(z.string()),
          collaborators: z.array(z.string()),
        }),
      ),
    })
    .nullable(),
  message: z.string().nullable().describe('Why there is no post, in plain words.'),
  look_ahead: z.array(lookAheadDate).nullable(),
})
export type TopicPreview = z.infer<typeof topicPreviewAnswer>

/** An item, and where and when it was covered. */
export const coverageEntry = z.object({
  item_id: z.string(),
  title: z.string(),
  content_type: z.string().nullable(),
  source_id: z.string().nullable(),
  last_covered_at: moment.nullable().describe('Null for what never was covered.'),
  posts: z.int().describe('How many posts about it are out or planned.'),
  covered: z
    .array(
      z.object({
        package_id: z.string(),
        channel: z.string().nullable(),
        platform: platformSchema,
        language: z.string(),
        at: moment,
        status: z.string(),
        published: z.boolean().describe('False while it is only planned.'),
        topic_id: z.string().nullable(),
        facts: z.array(z.string()),
      }),
    )
    .describe('Its latest posts, at most ten.'),
})
export type CoverageEntry = z.infer<typeof coverageEntry>

export const coverageFilters = z.object({
  covered: z.enum(['never', 'covered']).optional(),
  language: z.string().trim().toLowerCase().max(20).optional(),
  channel_id: z.uuid().optional(),
  source_id: z.uuid().optional(),
})
export type CoverageFilters = z.infer<typeof coverageFilters>
