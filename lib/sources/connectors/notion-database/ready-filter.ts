import type { QueryDataSourceParameters } from '@notionhq/client'
import { SourceError } from '@/lib/sources/source-error'
import type { DataSource } from './find-data-source'
import { getList, getObject, getText } from './get-values'
import type { NotionDatabaseConfig } from './schemas'

type Filter = NonNullable<QueryDataSourceParameters['filter']>
/** A condition on one property or timestamp that can be combined with others. */
export type Condition = Extract<Filter, { property: string }> | Extract<Filter, { timestamp: string }>

const yes = /^(?:yes|true|1|ja|checked|ticked|done|✓|✔|x)$/i
const no = /^(?:no|false|0|nein|unchecked)$/i

/**
 * Builds the condition under which the settings consider a page ready; undefined if all pages are read. Throws
 * SourceError, listing what exists, if the property or its value is not in the database.
 */
export function readyFilter(
  {
    ready_property: wanted,
    ready_value: value,
  }: Pick<NotionDatabaseConfig, 'ready_property' | 'ready_value'>,
  { properties }: DataSource,
): Condition | undefined {
  if (wanted === undefined) return undefined
  const names = Object.keys(properties)
  const property = names.find((name) => name === wanted) ?? names.find((name) => same(name, wanted))
  if (property === undefined)
    throw wrong(`The database has no property named “${wanted}”.`, `It has: ${named(names)}.`)
  const type = getText(getObject({ of: properties[property] }, 'of'), 'type')
  if (type === 'checkbox') {
    if (value !== undefined && !yes.test(value) && !no.test(value))
      throw wrong(
        `“${property}” is a checkbox, and “${value}” is not one of its values.`,
        'Leave the value empty. A ticked checkbox means ready.',
      )
    return { property, checkbox: { equals: value === undefined || yes.test(value) } }
  }
  if (value === undefined)
    throw wrong(
      `“${property}” is not a checkbox, so we need to know which value means “ready”.`,
      optionsHint(properties[property], type),
    )
  switch (type) {
    case 'status':
      return { property, status: { equals: option(properties[property], type, property, value) } }
    case 'select':
      return { property, select: { equals: option(properties[property], type, property, value) } }
    case 'multi_select':
      return { property, multi_select: { contains: option(properties[property], type, property, value) } }
    case 'rich_text':
      return { property, rich_text: { equals: value } }
    case 'formula':
      return { property, formula: { string: { equals: value } } }
    default:
      throw wrong(
        `“${property}” can’t show whether a page is ready.`,
        'Use a checkbox, status, select, multi-select or text property.',
      )
  }
}

function option(definition: unknown, type: string, property: string, value: string): string {
  const options = optionsOf(definition, type)
  const found = options.find((name) => name === value) ?? options.find((name) => same(name, value))
  if (found !== undefined) return found
  throw wrong(`“${property}” has no option “${value}”.`, optionsHint(definition, type))
}

const optionsOf = (definition: unknown, type: string): string[] =>
  getList(getObject(definition, type), 'options').map((each) => getText(each, 'name'))

function optionsHint(definition: unknown, type: string): string {
  const options = optionsOf(definition, type)
  return options.length === 0 ? 'Enter the value.' : `Enter one of these as its value: ${named(options)}.`
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

const named = (names: string[]): string =>
  `${names
    .slice(0, 20)
    .map((name) => `“${name}”`)
    .join(', ')}${names.length > 20 ? ' and more' : ''}`

const wrong = (message: string, hint: string) => new SourceError('setting-wrong', { message, hint })
