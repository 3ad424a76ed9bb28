import { hash } from 'node:crypto'

/**
 * Hashes JSON-like content regardless of the order of keys: equal content, equal hash. An item is left untouched if
 * the hash of its entry is unchanged (spec/decisions#4).
 */
export function contentHash(content: unknown): string {
  return hash('sha256', sortKeys(content), 'base64url')
}

// Runs for every entry of every sync, so it is written for speed: loops, and keys in the engine's own string order.
function sortKeys(value: unknown): string {
  if (typeof value !== 'object' || value === null || value instanceof Date)
    return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (const element of value) text += `${text === '' ? '' : ','}${sortKeys(element)}`
    return `[${text}]`
  }
  const fields = value as Record<string, unknown>
  for (const key of Object.keys(fields).sort()) {
    const inner = fields[key]
    if (inner !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${sortKeys(inner)}`
  }
  return `{${text}}`
}
