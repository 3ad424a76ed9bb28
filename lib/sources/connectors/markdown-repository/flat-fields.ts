import { isRecord } from '@/lib/text/is-empty'

const maxFields = 200
const maxTextLength = 20_000

/**
 * Flattens front matter, using the names people refer to fields by: a nested field as "cover.image", a property of
 * all objects in a list as one list, "authors.name". Omits empty fields.
 */
export function flatFields(fields: Record<string, unknown>): Record<string, unknown> {
  const flat = new Map<string, unknown>()
  const put = (name: string, value: unknown) => {
    if (flat.size < maxFields && name.length <= 200 && value !== null && value !== undefined && value !== '')
      flat.set(name, typeof value === 'string' ? value.slice(0, maxTextLength) : value)
  }
  const walk = (prefix: string, record: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(record)) {
      const name = prefix + key
      if (isRecord(value)) walk(`${name}.`, value)
      else if (Array.isArray(value) && value.some(isRecord)) {
        const texts = value.filter((each) => !isRecord(each))
        if (texts.length > 0) put(name, texts)
        for (const part of new Set(value.filter(isRecord).flatMap((each) => Object.keys(each))))
          put(
            `${name}.${part}`,
            value.flatMap((each) => (isRecord(each) && !isNested(each[part]) ? [each[part]] : [])),
          )
      } else put(name, value)
    }
  }
  walk('', fields)
  return Object.fromEntries(flat)
}

const isNested = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'object'
