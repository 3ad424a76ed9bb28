import { z } from 'zod'
import type { DeliveryMode } from '@/db/allowed-values'
import { readAddress } from '@/lib/text/web-address'

/** Limits for one request and one item (spec/decisions#6, spec/security#1.5). */
export const pushLimits = {
  bodyBytes: 4 * 1024 * 1024,
  items: 1000,
  externalId: 255,
  title: 500,
  contentBytes: 256 * 1024,
  url: 2048,
  tags: 100,
  tag: 200,
  depth: 32,
  keys: 1000,
} as const

const characters = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= 2 * max && [...text].length <= max)

const required = (name: string) => (issue: { input?: unknown }) => {
  if (issue.input === undefined || issue.input === null) return `${name} is missing.`
  if (typeof issue.input === 'number' && name === 'external_id')
    return 'external_id must be text. Put the number in quotes, because long numbers lose digits.'
  return `${name} must be text.`
}

const externalId = z
  .string({ error: required('external_id') })
  .refine((value) => value.length > 0, { error: 'external_id is empty.', abort: true })
  .refine((value) => characters(value, pushLimits.externalId), {
    error: `external_id is longer than ${pushLimits.externalId} characters.`,
    abort: true,
  })
  .refine((value) => value.trim() === value, { error: 'external_id begins or ends with a space.' })
  .refine((value) => value.isWellFormed() && !/\p{Cc}/u.test(value), {
    error: 'external_id contains a control character or a damaged one.',
  })
  .meta({
    minLength: 1,
    maxLength: pushLimits.externalId,
    pattern: '^(?!\\s)[^\\u0000-\\u001f\\u007f-\\u009f]*(?<!\\s)$',
    description: 'Your own ID for this content. To update an item, send the same ID again. Compared exactly.',
    examples: ['article-4711'],
  })

const title = z
  .string({ error: required('title') })
  .refine((value) => value.trim() !== '', { error: 'title is empty.', abort: true })
  .refine((value) => characters(value, pushLimits.title), {
    error: `title is longer than ${pushLimits.title} characters.`,
  })
  .meta({ minLength: 1, maxLength: pushLimits.title, examples: ['The river opens'] })

const mustBeText = { error: 'This must be text.' }

const content = z
  .string(mustBeText)
  .refine((value) => value.length <= pushLimits.contentBytes && bytesOf(value) <= pushLimits.contentBytes, {
    error: `content is larger than ${pushLimits.contentBytes / 1024} KiB.`,
  })
  .meta({
    maxLength: pushLimits.contentBytes,
    description: 'The full text, as HTML, Markdown or plain text. We detect the format. At most 256 KiB.',
  })

const encoder = new TextEncoder()
/** Encodes only long text; short text cannot be too large. */
const bytesOf = (value: string): number =>
  value.length * 3 <= pushLimits.contentBytes ? value.length : encoder.encode(value).length

const address = (description: string) =>
  z
    .string(mustBeText)
    .refine((value) => value.length <= pushLimits.url, {
      error: `The URL is longer than ${pushLimits.url} characters.`,
      abort: true,
    })
    .refine((value) => value.trim() === '' || isWebAddress(value.trim()), {
      error: 'This isn’t a full URL. It must start with https:// or http://.',
    })
    .meta({ format: 'uri', maxLength: pushLimits.url, description })

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s\\]+$/i.test(value) && readAddress(value) !== undefined
}

const moment = (description: string) =>
  z.string(mustBeText).meta({ format: 'date-time', description, examples: ['2026-11-03T09:00:00Z'] })

/**
 * One item as publishers send it (spec/service#2.8). Unknown fields are kept with the item; optional ones may be
 * null. The JSON Schema of /api/schemas/push-item.json is generated from this.
 */
export const pushItem = z
  .looseObject(
    {
      external_id: externalId,
      title,
      content: content.nullish(),
      image_url: address('The URL of the cover image.').nullish(),
      url: address('The URL of the original.').nullish(),
      tags: z
        .array(z.string({ error: 'Every tag must be text.' }), {
          error: 'tags must be a list of text values.',
        })
        .nullish()
        .meta({ description: 'We use the first 100.', examples: [['rivers', 'news']] }),
      published_at: moment(
        'When it was published, in ISO 8601 format. We skip invalid times and note it.',
      ).nullish(),
      captions: z
        .unknown()
        .optional()
        .meta({
          description:
            'Caption files of its video, SubRip (.srt) or WebVTT (.vtt): an https URL, or a list of {url, language}. We skip anything else.',
          examples: [[{ url: 'https://example.com/film.en.vtt', language: 'en' }]],
        }),
      updated_at: moment(
        'When it was last changed, in ISO 8601 format. We don’t apply a version older than the stored one and answer "stale".',
      ).nullish(),
    },
    { error: 'An item must be an object.' },
  )
  .meta({ title: 'Push item', description: 'One piece of content that a publisher sends to Tributary.' })
export type PushItem = z.infer<typeof pushItem>

/** The body that the push endpoint accepts: one item, or a list of items. */
export const pushBody = z.union([
  pushItem,
  z.looseObject({ items: z.array(pushItem).min(1).max(pushLimits.items) }),
])

export const pushQuery = z.object({
  /** "true" validates and responds as if everything were stored, but stores nothing. */
  validate: z.enum(['true', 'false']).optional(),
})

/** `withdrawn` and `ignored` result from CMS events without content. */
export const pushStatuses = [
  'created',
  'updated',
  'unchanged',
  'stale',
  'superseded',
  'rejected',
  'withdrawn',
  'ignored',
] as const
export type PushStatus = (typeof pushStatuses)[number]

const pushError = z.object({ pointer: z.string(), detail: z.string() })

export const pushResult = z.object({
  /** Its index in the request, from 0. */
  index: z.int(),
  external_id: z.string().nullable(),
  status: z.enum(pushStatuses),
  item_id: z.uuid().nullable(),
  /** The errors of a rejected item; pointers lead into the request body. */
  errors: z.array(pushError).optional(),
  /** What was left out or changed on the way. */
  notes: z.array(z.string()).optional(),
})
export type PushResult = z.infer<typeof pushResult>

export const pushCounts = z.object({
  received: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  superseded: z.int(),
  stale: z.int(),
  /** Present only for CMS events without content. */
  withdrawn: z.int().optional(),
  ignored: z.int().optional(),
})
export type PushCounts = z.infer<typeof pushCounts>

/** The response to a push (spec/decisions#6), with results in request order. */
export const pushAnswer = pushCounts.extend({ results: z.array(pushResult) })
export type PushAnswer = z.infer<typeof pushAnswer>

/** The outcome of a push as a whole. */
export type PushOutcome = 'taken' | 'partly-taken' | 'rejected'

/**
 * Returns the outcome of a push from its counts: taken without a rejected item, rejected with nothing but rejected
 * ones. Serves spec/decisions#6.
 */
export const summarizeOutcome = ({ received, rejected }: PushCounts): PushOutcome =>
  rejected === 0 ? 'taken' : rejected < received ? 'partly-taken' : 'rejected'

/** The HTTP status of each outcome, in the response and in the list of deliveries. */
export const pushHttpStatus: Record<PushOutcome, number> = { taken: 200, 'partly-taken': 207, rejected: 422 }

/** A request to a push source, as the source's page shows it. */
export type DeliveryView = {
  id: string
  at: string
  mode: DeliveryMode
  /** The HTTP status of the response. */
  status: number
  counts: PushCounts | null
  problem: { code: string; detail: string } | null
  /** Rejected and changed items, as far as they are stored. */
  results: PushResult[]
}
