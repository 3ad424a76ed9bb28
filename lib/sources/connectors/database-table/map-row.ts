import type { Note } from '@/lib/mapping/document-reader'
import type { ItemDraft } from '@/lib/mapping/item-draft'
import { mapFields } from '@/lib/mapping/map-fields'
import { languageColumn, planFields } from './field-plan'
import type { RowContent } from './read-row'
import type { DatabaseTableConfig } from './schemas'

const maxTags = 100
const maxPictures = 100

/** Builds an item from a row (spec/service#2.3). Pure. */
export function mapRow(
  config: DatabaseTableConfig,
  key: string,
  { fields, columns }: RowContent,
  note: Note,
): ItemDraft {
  const plan = planFields(columns, { hasSite: config.base_url !== undefined })
  const item = mapFields(
    {
      key,
      fields,
      baseUrl: config.base_url,
      languages: languageOf(fields, languageColumn(columns)),
      metadata: {
        database: config.database,
        table: config.table,
        ...(config.updated_column === undefined ? {} : { updated_column: config.updated_column }),
      },
    },
    plan,
    config.mapping,
    note,
  )
  return { ...item, tags: item.tags.slice(0, maxTags), mediaUrls: item.mediaUrls.slice(0, maxPictures) }
}

function languageOf(fields: Record<string, unknown>, column: string | undefined): string[] {
  const value = column === undefined ? undefined : fields[column]
  return typeof value === 'string' && /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(value)
    ? [value.replaceAll('_', '-')]
    : []
}
