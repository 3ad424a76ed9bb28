import { z } from 'zod'

/** The item columns that an entry's field can provide. */
export const mappableColumns = [
  'title',
  'content',
  'url',
  'featured_image',
  'media_urls',
  'tags',
  'published_at',
  'content_type',
  'content_subtype',
] as const
export type MappableColumn = (typeof mappableColumns)[number]

/** The field that a person has chosen for each column; part of a source's settings. */
export const fieldMapping = z
  .partialRecord(z.enum(mappableColumns), z.string().trim().min(1).max(200))
  .default({})
  .meta({
    title: 'Fields',
    description:
      'Choose which source field to use for each content field. We find all others by their usual names.',
    control: 'mapping',
  })
export type FieldMapping = z.infer<typeof fieldMapping>
