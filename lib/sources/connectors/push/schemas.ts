import { z } from 'zod'

const optionalText = z
  .string()
  .trim()
  .max(200, 'That is too long.')
  .transform((value) => value || undefined)
  .optional()

/** Settings of a push source: what its items get when they do not say it themselves. Unknown keys are refused. */
export const pushConfig = z.strictObject({
  default_content_type: optionalText.meta({
    title: 'Kind of content',
    description: 'For items that do not say it: article, product, event.',
    examples: ['article'],
    suggest: 'content-types',
  }),
  default_brand: optionalText.meta({
    title: 'Brand',
    description: 'For items that name no brand.',
    examples: ['Riverfolk'],
  }),
  default_target_platforms: z
    .array(z.string().trim().min(1, 'Leave out empty keys.').max(200, 'That is too long.'))
    .max(50, 'That are too many.')
    .default([])
    .meta({
      title: 'Channels',
      description: 'Account keys of the channels to use when an item names none. Empty: all active channels.',
      examples: ['x-main', 'instagram-de'],
    }),
})
export type PushConfig = z.infer<typeof pushConfig>
