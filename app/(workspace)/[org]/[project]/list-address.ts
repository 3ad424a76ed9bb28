import { readIdCursor, readPageCursor } from '@/lib/api/paging'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'

export type Search = Record<string, string | string[] | undefined>

/** Maximum number of previous pages a list remembers; from further on, "back" ends at the first page. */
const maxTrailLength = 20

const raw = (search: Search, name: string): string | undefined => [search[name]].flat()[0] || undefined

/**
 * Returns a query parameter: the first value if repeated, trimmed and cut to 200 characters; blank counts as
 * absent.
 */
export const textOf = (search: Search, name: string): string | undefined =>
  raw(search, name)?.trim().slice(0, 200) || undefined

/** Like `textOf`, for a value that must be one of the choices; anything else counts as absent. */
export function choiceOf<T extends string>(
  search: Search,
  name: string,
  choices: readonly T[],
): T | undefined {
  const value = textOf(search, name)
  return choices.find((choice) => choice === value)
}

/** Returns an id from the query; an invalid one counts as absent. */
export function idOf(search: Search, name: string): string | undefined {
  const value = textOf(search, name)
  return value !== undefined && isId(value) ? value : undefined
}

/** Returns the id in the page's cursor. A tampered cursor leads to the first page. */
export const pageKey = (search: Search): string | undefined =>
  orFirst(() => readIdCursor(raw(search, 'cursor')))

/** Like `pageKey`, for a list ordered by a number. */
export function pageNumber(search: Search): number | undefined {
  const key = orFirst(() => readPageCursor(raw(search, 'cursor')))
  return key !== undefined && /^\d{1,9}$/.test(key) ? Number(key) : undefined
}

function orFirst<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** Returns the path with those query values that are set. */
export function addressOf(path: string, values: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}

/**
 * Returns the URLs of the previous and next page. Cursors lead only forward, so the URL carries the cursors of the
 * pages visited before. Takes the list's next cursor and a function that builds a URL from additional values.
 */
export function pagesAround(
  search: Search,
  next: string | null,
  address: (values: { cursor?: string; back?: string }) => string,
): { newer: string | null; older: string | null } {
  const cursor = raw(search, 'cursor')
  const trail = (raw(search, 'back') ?? '').split('.').filter((key) => /^[\w-]{1,400}$/.test(key))
  return {
    newer: cursor ? address({ cursor: trail.at(-1), back: trail.slice(0, -1).join('.') }) : null,
    older: next
      ? address({
          cursor: next,
          back: cursor ? [...trail, cursor].slice(-maxTrailLength).join('.') : undefined,
        })
      : null,
  }
}
