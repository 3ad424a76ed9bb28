import { z } from 'zod'
import { fieldMapping } from '@/lib/mapping/schemas'
import { notionId } from './notion-address'

const short = (title: string, description: string, example: string, suggest?: string) =>
  z
    .string()
    .trim()
    .max(200, 'This is too long.')
    .transform((value) => value || undefined)
    .optional()
    .meta({ title, description, examples: [example], ...(suggest ? { suggest } : {}) })

/** Config of a Notion source. Unknown keys are rejected. */
export const notionDatabaseConfig = z
  .strictObject({
    token: z
      .string('Enter the token of your Notion integration.')
      .trim()
      .min(1, 'Enter the token of your Notion integration.')
      .max(500, 'This is too long for a token.')
      .regex(/^[\x21-\x7e]+$/, 'A token has no spaces. Copy it again from the integration’s page.')
      .meta({
        title: 'Integration token',
        description: 'The “Internal integration secret” of your integration. It begins with ntn_ or secret_.',
        writeOnly: true,
      }),
    database: z
      .string('Enter the address of the database.')
      .trim()
      .min(1, 'Enter the address of the database.')
      .max(500, 'The address is too long.')
      .refine((value) => value === '' || notionId(value) !== undefined, {
        error:
          'There is no database in this address. Open the database in Notion as a full page and copy the address from the browser.',
      })
      .meta({
        title: 'Database',
        description: 'The address of the database from your browser, or its id.',
        examples: ['https://www.notion.so/acme/1f0c2a3b4d5e6f708192a3b4c5d6e7f8?v=…'],
        control: 'line',
      }),
    data_source: short(
      'Data source',
      'Only for databases with several data sources: the name of the one to read.',
      'Articles',
    ),
    ready_property: short(
      '“Ready” property',
      'A checkbox, status or select property. We only import pages that are ready. Leave empty for all pages.',
      'Status',
    ),
    ready_value: short(
      'Its value when ready',
      'The option that means “ready”. Leave empty for a checkbox. A ticked checkbox means ready.',
      'Ready to post',
    ),
    default_brand: short('Brand', 'The default for pages without a brand.', 'Riverfolk'),
    default_content_type: short(
      'Content type',
      'The default for pages without a content type.',
      'article',
      'content-types',
    ),
    mapping: fieldMapping,
    limit: z
      .int('Enter a whole number.')
      .min(1, 'At least 1.')
      .max(10_000, 'At most 10,000.')
      .default(100)
      .meta({
        title: 'Entries per sync',
        description: 'The most pages we fetch per sync. The next syncs fetch the rest.',
        examples: [100],
      }),
  })
  .refine((config) => config.ready_value === undefined || config.ready_property !== undefined, {
    error: 'Name the property that has this value.',
    path: ['ready_property'],
  })

export type NotionDatabaseConfig = z.infer<typeof notionDatabaseConfig>
