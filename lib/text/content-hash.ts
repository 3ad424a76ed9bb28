import { hash } from 'node:crypto'

/**
 * A hash of JSON-like content that does not depend on the order of keys: equal content, equal hash. Two entries with
 * equal hashes leave the item untouched (spec/decisions#4).
 */
export function contentHash(content: unknown): string {
  return hash('sha256', stable(content), 'base64url')
}

// Every entry of every sync passes here, so it is written for speed: loops, and keys in the engine's own order of text.
function stable(value: unknown): string {
  if (typeof value !== 'object' || value === null || value instanceof Date)
    return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (const element of value) text += `${text === '' ? '' : ','}${stable(element)}`
    return `[${text}]`
  }
  const fields = value as Record<string, unknown>
  for (const key of Object.keys(fields).sort()) {
    const inner = fields[key]
    if (inner !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${stable(inner)}`
  }
  return `{${text}}`
}
