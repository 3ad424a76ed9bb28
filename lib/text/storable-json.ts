/**
 * Returns parsed JSON as PostgreSQL can store it: removes NUL characters and replaces lone surrogates with the
 * replacement character, with one note each (spec/decisions#2). Takes the parsed value and, if available, the bytes
 * it was parsed from: without an escape in them, the value is returned unchanged, which saves the walk.
 */
export function storableJson(value: unknown, note: (message: string) => void, source?: Uint8Array): unknown {
  if (source !== undefined && !mayNeedCleaning(source)) return value
  const found = { nul: false, half: false }
  const clean = cleaned(value, found)
  if (found.nul) note('We removed NUL characters from the text.')
  if (found.half) note('We replaced broken characters.')
  return clean
}

/** Whether the bytes of a JSON document may contain something to clean: in valid JSON, both can only be escapes. */
export const mayNeedCleaning = (json: Uint8Array): boolean =>
  Buffer.from(json.buffer, json.byteOffset, json.byteLength).includes('\\u')

function cleaned(value: unknown, found: { nul: boolean; half: boolean }): unknown {
  if (typeof value === 'string') return cleanedText(value, found)
  if (Array.isArray(value)) return value.map((element) => cleaned(element, found))
  if (typeof value !== 'object' || value === null) return value
  // fromEntries defines properties, so that a field named __proto__ stays a field.
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [cleanedText(key, found), cleaned(inner, found)]),
  )
}

function cleanedText(text: string, found: { nul: boolean; half: boolean }): string {
  let clean = text
  if (clean.includes('\u0000')) {
    found.nul = true
    clean = clean.replaceAll('\u0000', '')
  }
  if (!clean.isWellFormed()) {
    found.half = true
    clean = clean.toWellFormed()
  }
  return clean
}
