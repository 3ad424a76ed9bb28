import type { FactSource } from '../schemas'

/**
 * Returns the text of the item's field that a fact names: "raw_content", "metadata.bible.vibe_surprise_facts.0".
 * Empty if there is none, since the item may have changed. Pure; serves spec/writing#1.
 */
export function getFieldText(source: FactSource, field: string): string {
  if (field === 'title') return source.title
  if (field === 'raw_content') return source.raw_content
  if (field === 'url') return source.url ?? ''
  const value = getValueAtPath(source.metadata, field.replace(/^metadata\./, ''))
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Field names may contain dots themselves, so every way to split the path is tried, the longest name first. */
function getValueAtPath(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  const holder = value as Record<string, unknown>
  if (Object.hasOwn(holder, path)) return holder[path]
  for (let at = path.lastIndexOf('.'); at >= 0; at = path.lastIndexOf('.', at - 1)) {
    const key = path.slice(0, at)
    if (Object.hasOwn(holder, key)) {
      const found = getValueAtPath(holder[key], path.slice(at + 1))
      if (found !== undefined) return found
    }
    if (at === 0) break
  }
  return undefined
}
