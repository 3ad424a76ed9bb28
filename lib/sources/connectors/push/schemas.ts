import { z } from 'zod'

const optionalText = z
  .string()
  .trim()
  .max(200, 'This is too long.')
  .transform((value) => value || undefined)
  .optional()

/**
 * Which system sends to a push source, and so which payload format to expect: our own push items or those of a CMS
 * (spec/decisions#10).
 */
export const senderLabels = {
  items: 'Your own code (push items)',
  ghost: 'Ghost',
  wordpress: 'WordPress',
  strapi: 'Strapi',
  contentful: 'Contentful',
  sanity: 'Sanity',
  custom: 'Another system (map its fields yourself)',
} as const
const senders = ['items', 'ghost', 'wordpress', 'strapi', 'contentful', 'sanity', 'custom'] as const
const mapped = { only: { payload: senders.filter((sender) => sender !== 'items') } }

/** The push item fields for which a path into a foreign payload can be chosen. */
export const payloadFields = [
  'external_id',
  'title',
  'content',
  'url',
  'image_url',
  'tags',
  'published_at',
  'updated_at',
  'language',
  'content_type',
  'brand',
  'media_urls',
  'slug',
] as const

const path = z
  .string()
  .trim()
  .min(1, 'Enter a path.')
  .max(300, 'That path is too long.')
  .regex(/^[^.\s][^\n]*$/, 'Write a path such as post.current.title.')

const siteAddress = z
  .string()
  .trim()
  .max(500, 'That address is too long.')
  .refine((value) => value === '' || (/^https?:\/\/\S+$/i.test(value) && URL.canParse(value)), {
    error: 'Enter a full address that starts with https://.',
  })
  .transform((value) => value || undefined)
  .optional()

/** Config of a push source, including defaults for items that lack a value. Unknown keys are rejected. */
export const pushConfig = z
  .strictObject({
    payload: z.enum(senders).default('items').meta({
      title: 'Sending system',
      description:
        'We read the webhooks of these systems as they are. Our own format is always accepted as well.',
      labels: senderLabels,
      alwaysShown: true,
    }),
    payload_fields: z
      .partialRecord(z.enum(payloadFields), path)
      .default({})
      .meta({
        title: 'Fields',
        description:
          'Where each field is in the JSON you send, as a path: post.current.title, images.0.url, tags[].name. For the systems we know, enter only what you want to change.',
        ...mapped,
      }),
    payload_event: path.optional().meta({
      title: 'Path of the event',
      description: 'Where the JSON says what happened.',
      examples: ['event'],
      only: { payload: ['custom'] },
    }),
    payload_withdraw: z
      .array(z.string().trim().min(1, 'Leave out empty events.').max(200, 'This is too long.'))
      .max(50, 'Enter at most 50 events.')
      .default([])
      .meta({
        title: 'Events that withdraw content',
        description: 'When we receive one of these, we hold back unpublished posts.',
        examples: ['post.unpublished', 'post.deleted'],
        only: { payload: ['custom'] },
      }),
    post_url: siteAddress.meta({
      title: 'URL of a post',
      description: 'For systems that don’t send a URL. We put the slug in place of {slug}.',
      examples: ['https://www.example.com/blog/{slug}'],
      ...mapped,
    }),
    media_url: siteAddress.meta({
      title: 'URL of your images',
      description: 'For systems that send image URLs without the domain, such as Strapi.',
      examples: ['https://cms.example.com'],
      ...mapped,
    }),
    keep_samples: z.boolean().default(false).meta({
      title: 'Keep samples',
      description:
        'Keep the last 5 deliveries (up to 64 KiB each, for up to 30 days), so you can test the mapping with them.',
    }),
    default_content_type: optionalText.meta({
      title: 'Content type',
      description: 'The default for content without a type, such as article, product or event.',
      examples: ['article'],
      suggest: 'content-types',
    }),
    default_brand: optionalText.meta({
      title: 'Brand',
      description: 'The default for content without a brand.',
      examples: ['Riverfolk'],
    }),
    default_target_platforms: z
      .array(z.string().trim().min(1, 'Leave out empty keys.').max(200, 'This is too long.'))
      .max(50, 'There are too many values.')
      .default([])
      .meta({
        title: 'Channels',
        description:
          'Account keys of the channels to use for content without channels. Leave empty for all active channels.',
        examples: ['x-main', 'instagram-de'],
      }),
  })
  .superRefine((config, context) => {
    if (config.payload !== 'custom') return
    for (const field of ['external_id', 'title'] as const)
      if (config.payload_fields[field] === undefined)
        context.addIssue({
          code: 'custom',
          path: ['payload_fields'],
          message: `Choose a path for ${field}.`,
        })
  })
export type PushConfig = z.infer<typeof pushConfig>

/** Default config; also used if the stored config can no longer be parsed. */
export const plainPushConfig: PushConfig = pushConfig.parse({})
