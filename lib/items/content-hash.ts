import { createHash } from 'node:crypto'

/**
 * A hash of JSON-like content that does not depend on the order of keys: equal content, equal hash. Two entries with
 * equal hashes leave the item untouched (decisions 4).
 */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(stable(content)).digest('base64url')
}

function stable(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${stable(inner)}`)
  return `{${fields.join(',')}}`
}
