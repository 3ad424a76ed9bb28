import { z } from 'zod'
import type { ColumnKind } from './dialect'

/** Tables up to so many rows are listed whole each time: that costs little, and what was deleted is noticed at once. */
const smallTable = 1_000
/** A large table is listed whole at least so often, so that what was deleted is noticed. */
const wholeEveryMs = 6 * 60 * 60_000
const minute = 60_000

/**
 * What is remembered of a large table between syncs: how far by the column of the last change all is known, when it was
 * last listed whole (by our clock), and how many rows it had.
 */
const stored = z.object({ v: z.literal(1), seenTo: z.number(), wholeAt: z.number(), rows: z.number() })
export type TableCursor = z.infer<typeof stored>

export const readCursor = (text: string | undefined): TableCursor | undefined => {
  if (text === undefined) return undefined
  try {
    return stored.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export const writeCursor = (cursor: TableCursor): string => JSON.stringify(cursor)

/**
 * For how long a time of change is not to be trusted: a row may be changed again with the same time (columns count in
 * seconds, or days), a change may be committed after a later one was read, and clocks differ.
 */
export const overlapMs = (kind: ColumnKind): number => (kind === 'date' ? 48 * 60 * minute : 10 * minute)

export type Listing = {
  /** From this time of change on, and rows without one; undefined for all rows. */
  since: Date | undefined
  /** Rows changed from here on may change again without their time of change telling. */
  stableBefore: Date
}

/**
 * What to list of a table with a column of the last change. `databaseNow` is the database's clock from before the rows are
 * read; `rows` how many there are. All of it without a cursor, of a small table, when it was not listed whole for long or
 * when rows are missing; else what changed since, with an overlap that covers late commits and clocks that differ.
 */
export function planListing(
  cursor: TableCursor | undefined,
  seen: { databaseNow: Date; now: Date; rows: number; kind: ColumnKind },
): Listing {
  const overlap = overlapMs(seen.kind)
  const stableBefore = new Date(seen.databaseNow.getTime() - overlap)
  const age = cursor ? seen.now.getTime() - cursor.wholeAt : 0
  const whole =
    !cursor || seen.rows <= smallTable || seen.rows < cursor.rows || age < 0 || age >= wholeEveryMs
  return { since: whole ? undefined : new Date(cursor.seenTo - overlap), stableBefore }
}

/**
 * The cursor after a listing whose rows are all stored. A time of change that lies ahead of the database's clock moves it no
 * further than that clock.
 */
export function nextCursor(
  cursor: TableCursor | undefined,
  listing: Listing,
  seen: { databaseNow: Date; now: Date; rows: number; latest: Date | undefined },
): TableCursor {
  const before = listing.since === undefined ? undefined : cursor?.seenTo
  const latest = Math.max(
    seen.latest?.getTime() ?? Number.NEGATIVE_INFINITY,
    before ?? Number.NEGATIVE_INFINITY,
  )
  const now = seen.databaseNow.getTime()
  return {
    v: 1,
    seenTo: Number.isFinite(latest) ? Math.min(latest, now) : now,
    wholeAt: listing.since === undefined || !cursor ? seen.now.getTime() : cursor.wholeAt,
    rows: seen.rows,
  }
}

/** What tells whether a row has changed: its time of change when that can no longer repeat, else a hash of the row beside it. */
export function fingerprintOf(changed: string | null, hash: string | null, isStable: boolean): string | null {
  if (changed !== null && isStable) return changed
  if (hash === null) return null
  return changed === null ? hash : `${changed}~${hash}`
}
