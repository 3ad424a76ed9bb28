import { isRecord } from '@/lib/text/is-empty'
import { invalid } from './refusal'
import type { Json } from './shapes'

/**
 * Returns one page of a list's results (developers.notion.com/reference/intro, Pagination): a cursor is the ID of
 * the next result.
 */
export function paginated(all: Json[], size: unknown, cursor: unknown, more: Json): Json {
  const pageSize = size === undefined ? 100 : Number(size)
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > 100)
    throw invalid(`page_size should be a number between 1 and 100, instead was \`${size}\`.`)
  const from = cursor === undefined ? 0 : all.findIndex((each) => each.id === cursor)
  if (from === -1) throw invalid(`The start_cursor provided is invalid: ${cursor}`)
  const next = all[from + pageSize]
  return {
    object: 'list',
    results: all.slice(from, from + pageSize),
    next_cursor: next?.id ?? null,
    has_more: next !== undefined,
    ...more,
  }
}

/** Whether a page matches a filter (developers.notion.com/reference/filter-data-source-entries). */
export function fits(page: Json, schema: Json, filter: unknown): boolean {
  if (filter === undefined) return true
  if (!isRecord(filter)) throw invalid('body failed validation: body.filter should be an object.')
  if (Array.isArray(filter.and)) return filter.and.every((each) => fits(page, schema, each))
  if (Array.isArray(filter.or)) return filter.or.some((each) => fits(page, schema, each))
  if (filter.timestamp === 'last_edited_time' || filter.timestamp === 'created_time')
    return fitsTime(String(page[filter.timestamp]), filter[filter.timestamp])
  const name = String(filter.property)
  const definition = schema[name]
  const property = isRecord(page.properties) ? page.properties[name] : undefined
  if (!isRecord(definition)) throw invalid(`Could not find property with name or id: ${name}`)
  const type = String(definition.type)
  const condition = filter[type]
  if (!isRecord(condition))
    throw invalid(`database property ${type} does not match filter ${Object.keys(filter).at(-1)}`)
  const value = isRecord(property) ? property[type] : undefined
  const chosen = isRecord(value) ? value.name : value
  if ('equals' in condition) return chosen === condition.equals
  if ('contains' in condition)
    return Array.isArray(value) && value.some((each) => isRecord(each) && each.name === condition.contains)
  throw invalid('body failed validation: body.filter is not supported.')
}

function fitsTime(time: string, condition: unknown): boolean {
  if (!isRecord(condition)) throw invalid('body failed validation: a timestamp filter needs a condition.')
  const at = Date.parse(time)
  if (typeof condition.on_or_after === 'string') return at >= Date.parse(condition.on_or_after)
  if (typeof condition.on_or_before === 'string') return at <= Date.parse(condition.on_or_before)
  throw invalid('body failed validation: this timestamp filter is not supported.')
}

/** Returns pages in the requested order (developers.notion.com/reference/sort-data-source-entries). */
export function sorted(pages: Json[], sorts: unknown): Json[] {
  const [first] = Array.isArray(sorts) ? sorts : []
  if (!isRecord(first)) return pages
  const timestamp = String(first.timestamp)
  if (timestamp !== 'created_time' && timestamp !== 'last_edited_time')
    throw invalid('body failed validation: body.sorts[0].timestamp is not known.')
  const sign = first.direction === 'descending' ? -1 : 1
  return pages.toSorted((one, other) => sign * String(one[timestamp]).localeCompare(String(other[timestamp])))
}
