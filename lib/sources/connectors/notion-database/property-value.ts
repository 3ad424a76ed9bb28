import { getList, getObject, getText, isTrue, joinPieces } from './get-values'
import { type NotionFile, readNotionFile } from './read-notion-file'

const limits = { characters: 100_000, values: 100 }

/**
 * Returns a property's value as people see it: text, number, boolean, a time in ISO form, or a list of strings.
 * Null if it is empty or of a type with no meaning outside Notion. Files get the address that `picture` returns.
 */
export function propertyValue(
  property: unknown,
  picture: (file: NotionFile, name: string) => string | undefined,
): unknown {
  const type = getText(property, 'type')
  const inner = getObject({ of: property }, 'of')[type]
  const named = () => getList(property, type).map(nameOf)
  switch (type) {
    case 'title':
    case 'rich_text':
      return short(joinPieces(getList(property, type)))
    case 'number':
      return typeof inner === 'number' ? inner : null
    case 'checkbox':
      return isTrue(property, type)
    case 'select':
    case 'status':
      return short(getText(inner, 'name'))
    case 'multi_select':
    case 'people':
      return texts(named())
    case 'created_by':
    case 'last_edited_by':
      return short(nameOf(inner))
    case 'date':
      return short(getText(inner, 'start'))
    case 'url':
    case 'email':
    case 'phone_number':
    case 'created_time':
    case 'last_edited_time':
      return short(getText(property, type))
    case 'files':
      return texts(
        getList(property, type).map((file) => {
          const read = readNotionFile(file)
          return (read && picture(read, getText(file, 'name'))) ?? ''
        }),
      )
    case 'relation':
      return texts(getList(property, type).map((page) => getText(page, 'id')))
    case 'unique_id':
      return uniqueId(inner)
    case 'formula':
      return formulaValue(inner)
    case 'rollup':
      return rollupValue(inner, picture)
    case 'place':
      return short(getText(inner, 'name') || getText(inner, 'address'))
    default:
      return null
  }
}

const nameOf = (value: unknown): string => getText(value, 'name')

const short = (value: string): string | null =>
  value.trim() === '' ? null : value.slice(0, limits.characters).toWellFormed()

function texts(values: string[]): string[] | null {
  const full = values.filter((value) => value !== '').slice(0, limits.values)
  return full.length === 0 ? null : full.map((value) => value.slice(0, 2_048).toWellFormed())
}

function uniqueId(value: unknown): string | number | null {
  const number = getObject({ of: value }, 'of').number
  if (typeof number !== 'number') return null
  const prefix = getText(value, 'prefix')
  return prefix === '' ? number : `${prefix}-${number}`
}

function formulaValue(value: unknown): unknown {
  const { type, string, number, boolean } = getObject({ of: value }, 'of')
  if (type === 'string') return typeof string === 'string' ? short(string) : null
  if (type === 'number') return typeof number === 'number' ? number : null
  if (type === 'boolean') return typeof boolean === 'boolean' ? boolean : null
  return type === 'date' ? short(getText(getObject(value, 'date'), 'start')) : null
}

function rollupValue(value: unknown, picture: Parameters<typeof propertyValue>[1]): unknown {
  const { type, number } = getObject({ of: value }, 'of')
  if (type === 'number') return typeof number === 'number' ? number : null
  if (type === 'date') return short(getText(getObject(value, 'date'), 'start'))
  const inner = getList(value, 'array').slice(0, limits.values)
  // Notion does not return rollups of rollups, so one level is enough.
  const found = inner.flatMap((each) =>
    getText(each, 'type') === 'rollup' ? [] : propertyValue(each, picture),
  )
  return texts(found.flatMap((each) => (each === null || each === undefined ? [] : String(each))))
}
