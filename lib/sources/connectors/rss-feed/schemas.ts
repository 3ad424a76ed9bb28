import { z } from 'zod'
import { fieldMapping } from '@/lib/mapping/schemas'
import { pageAddressField } from '@/lib/sources/addresses/web-address-field'

const address = pageAddressField({
  empty: 'Enter the address of the feed or of its page.',
  credentialsHint: 'the feed must be readable by everybody.',
  // Older browsers handed feeds over with the "feed:" scheme.
  normalize: (value) =>
    value.replace(/^feed:(?:\/\/)?(?=https?:\/\/)/i, '').replace(/^feed:\/\//i, 'https://'),
})

const word = (what: string) =>
  z
    .string()
    .trim()
    .max(200, 'This is too long.')
    .transform((value) => value || undefined)
    .optional()
    .refine((value) => value === undefined || !/[\p{Cc}]/u.test(value), {
      error: `Enter ${what} on one line.`,
    })

/** Config of a feed source, with its defaults. Unknown keys are rejected. */
export const rssFeedConfig = z.strictObject({
  feed_url: address.meta({
    format: 'uri',
    title: 'Feed address',
    description:
      'The address of the feed (RSS, Atom or JSON Feed), or of its page. We then look for the feed.',
    examples: ['https://example.com/blog'],
  }),
  default_brand: word('a brand').meta({
    title: 'Brand',
    description: 'We add it to all content from this feed.',
    examples: ['Riverfolk'],
  }),
  default_content_type: word('a kind').meta({
    title: 'Content type',
    description: 'The default for entries without a content type.',
    examples: ['article'],
    suggest: 'content-types',
  }),
  default_language: z
    .string()
    .trim()
    .transform((value) => value.toLowerCase() || undefined)
    .refine((value) => value === undefined || /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/.test(value), {
      error: 'Enter a language code such as en or de.',
    })
    .optional()
    .meta({
      title: 'Language',
      description: 'The default for feeds without a language.',
      examples: ['de'],
    }),
  leave_out_tags: z
    .array(z.string().trim().min(1, 'Leave out empty tags.').max(200, 'This is too long.'))
    .max(100, 'There are too many values.')
    .default(['Uncategorized', 'Uncategorised', 'Allgemein'])
    .meta({
      title: 'Tags to leave out',
      description: 'Feed categories that should not become tags.',
      examples: ['Uncategorized'],
    }),
  limit: z
    .int('Enter a whole number.')
    .min(1, 'At least 1.')
    .max(5_000, 'At most 5,000.')
    .default(100)
    .meta({
      title: 'Entries per sync',
      description: 'The most new or changed entries we import per sync. The next syncs import the rest.',
      examples: [100],
    }),
  mapping: fieldMapping,
})

export type RssFeedConfig = z.infer<typeof rssFeedConfig>
