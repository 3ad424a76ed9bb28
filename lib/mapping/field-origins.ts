/** A value and the name of the field it came from. */
export type SourcedValue<T> = { value: T; from: string[] }
/** The combined values of several fields and the names of those that contributed any. */
export type SourcedValues = { values: string[]; from: string[] }

/** The first source, in order, that is not empty; readers return undefined for empty. */
export function findFirstValue<T>(
  sources: [name: string, read: () => T | undefined][],
): SourcedValue<T> | undefined {
  for (const [name, read] of sources) {
    const value = read()
    if (value !== undefined) return { value, from: [name] }
  }
  return undefined
}

/** All values in order, without duplicates and without `except`. */
export function combineValues(sources: [name: string, values: string[]][], except?: string): SourcedValues {
  const seen = new Set<string>(except === undefined ? [] : [except])
  const result: SourcedValues = { values: [], from: [] }
  for (const [name, values] of sources) {
    const fresh = values.filter((value) => !seen.has(value) && seen.add(value))
    if (fresh.length === 0) continue
    result.values.push(...fresh)
    result.from.push(name)
  }
  return result
}
