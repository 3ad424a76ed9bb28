import { readCursor, readIdCursor } from '@/lib/api/paging'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'

export type Search = Record<string, string | string[] | undefined>

/** So many pages back a list remembers; further back it leads to the first page. */
const maxTrailLength = 20

const raw = (search: Search, name: string): string | undefined => [search[name]].flat()[0] || undefined

/** One value of the address: the first when it stands there twice; blank counts as absent, and no more than 200 signs. */
export const textOf = (search: Search, name: string): string | undefined =>
  raw(search, name)?.trim().slice(0, 200) || undefined

/** The same for a value that must be one of a few; anything else counts as absent. */
export function choiceOf<T extends string>(
  search: Search,
  name: string,
  choices: readonly T[],
): T | undefined {
  const value = textOf(search, name)
  return choices.find((choice) => choice === value)
}

/** An id of the address; anything that is none counts as absent. */
export function idOf(search: Search, name: string): string | undefined {
  const value = textOf(search, name)
  return value !== undefined && isId(value) ? value : undefined
}

/** The id behind the page's cursor; an address somebody has changed by hand leads to the first page. */
export const pageKey = (search: Search): string | undefined =>
  orFirst(() => readIdCursor(raw(search, 'cursor')))

/** The same for a list that is ordered by a number. */
export function pageNumber(search: Search): number | undefined {
  const key = orFirst(() => readCursor(raw(search, 'cursor')))
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

/** A path with those values that are there. */
export function addressOf(path: string, values: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}

/**
 * The addresses of the pages before and after this one. Keys lead only forwards, so the address carries the keys of the
 * pages one came by. Takes what the list gave as its next cursor and how an address is made of further values.
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
