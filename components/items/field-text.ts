/**
 * Converts an entry's field to plain text of at most `length` characters, whatever it contains: lists are joined,
 * objects become JSON, whitespace is collapsed. Empty for null and undefined.
 */
export function fieldText(value: unknown, length = 200): string {
  const text = whole(value)
    .slice(0, length * 20)
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > length ? `${[...text.slice(0, length)].slice(0, -1).join('').trimEnd()}…` : text
}

function whole(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((part) => part === null || typeof part !== 'object'))
    return value
      .map((part) => String(part ?? ''))
      .filter((part) => part !== '')
      .join(', ')
  return typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : plain(value)
}

const plain = (value: unknown): string =>
  value instanceof Date ? (Number.isNaN(value.getTime()) ? '' : value.toISOString()) : String(value)
