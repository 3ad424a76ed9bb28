import { z } from 'zod'
import { mediaKinds, packageStatuses } from '@/db/allowed-values'
import { focalPoint } from '@/lib/platforms/schemas'
import { maxFileBytes } from './limits'

export { mediaKinds }
export type MediaKind = (typeof mediaKinds)[number]

const moment = z.string().describe('RFC 3339, UTC')

/** A library file in API responses. */
export const mediaFileAnswer = z.object({
  id: z.string(),
  kind: z.enum(mediaKinds),
  name: z.string(),
  url: z
    .string()
    .describe('As the media of a version name it; relative to this install when it begins with "/".'),
  preview_url: z.string().nullable().describe('A small copy of an image.'),
  content_type: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable().describe('In pixels; of a document its first page, in points.'),
  height: z.number().int().nullable(),
  seconds: z.number().nullable().describe('Of a video, where its container tells.'),
  pages: z.number().int().nullable().describe('Of a document.'),
  title: z.string().nullable().describe('Of a document: what posts start with as its title.'),
  alt: z.string(),
  focal: focalPoint.nullable().describe('Null: the middle, since nobody has chosen a point.'),
  uploaded_by: z.string().nullable(),
  uploaded_by_name: z.string(),
  uses: z.number().int().describe('How many posts use it.'),
  created_at: moment,
  updated_at: moment,
})
export type MediaFileAnswer = z.infer<typeof mediaFileAnswer>

/** Where a file is used. */
export const mediaUsesAnswer = z.object({
  posts: z.array(
    z.object({
      package_id: z.string(),
      title: z.string(),
      status: z.enum(packageStatuses),
      public_at: z
        .string()
        .nullable()
        .describe('Until then its network hides it, though it has it; else null.'),
    }),
  ),
  content: z.array(z.object({ item_id: z.string(), title: z.string() })),
})
export type MediaUses = z.infer<typeof mediaUsesAnswer>

/** How much storage a workspace's libraries use together, including unfinished uploads, and how much they may use. */
export const storageAnswer = z.object({ used_bytes: z.number().int(), allowed_bytes: z.number().int() })
export type Storage = z.infer<typeof storageAnswer>

export const mediaFilters = z.object({
  q: z.string().max(200).optional().describe('Words in the name or the alt text.'),
  kind: z.enum(mediaKinds).optional(),
})
export type MediaFilters = z.infer<typeof mediaFilters>

const fileName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(200, 'Use at most 200 characters.')
  .refine((value) => value.isWellFormed() && !/\p{Cc}/u.test(value), 'Use a name without control characters.')

export const createUploadInput = z.strictObject({
  name: fileName.describe('The name of the file, for people.'),
  bytes: z
    .number()
    .int()
    .min(1, 'The file is empty.')
    .max(maxFileBytes.video, 'The file is larger than 2 GB.')
    .describe('How long the file is. So much storage is reserved.'),
})
export type CreateUploadInput = z.infer<typeof createUploadInput>

export const uploadAnswer = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  offset: z.number().int().describe('How much has arrived; the next byte to send.'),
  created_at: moment,
  expires_at: moment.describe('Removed then, unless more arrives before.'),
})
export type UploadAnswer = z.infer<typeof uploadAnswer>

export const completeUploadInput = z.strictObject({
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Send the SHA-256 of the file in lower-case hex.')
    .optional()
    .describe('Compared with what has arrived.'),
})
export type CompleteUploadInput = z.infer<typeof completeUploadInput> & { id: string }

export const changeFileInput = z.strictObject({
  name: fileName.optional(),
  alt: z
    .string()
    .max(2000, 'Use at most 2,000 characters.')
    .refine(
      (value) => value.isWellFormed() && !value.includes('\u0000'),
      'The text contains a damaged character.',
    )
    .optional(),
  focal: focalPoint.nullable().optional(),
  title: fileName.optional().describe('Of a document.'),
})
export type ChangeFileInput = z.infer<typeof changeFileInput>
