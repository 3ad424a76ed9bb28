const maxPaths = 200
const maxDepth = 12

/**
 * Returns the paths to the strings, numbers and lists of a JSON value, in document order, at most 200: everything
 * that a mapping can read.
 */
export function leafPaths(value: unknown): string[] {
  const found = new Set<string>()
  collect(value, '', maxDepth, found)
  return [...found]
}

function collect(value: unknown, path: string, left: number, found: Set<string>): void {
  if (left === 0 || found.size >= maxPaths) return
  if (Array.isArray(value)) {
    if (path !== '') found.add(path)
    if (isRecord(value[0])) for (const name of Object.keys(value[0])) found.add(`${path}[].${name}`)
    if (value.length > 0) collect(value[0], joined(path, '0'), left - 1, found)
    return
  }
  if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value)) collect(inner, joined(path, name), left - 1, found)
    return
  }
  if (path !== '' && value !== null) found.add(path)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)
