import { z } from 'zod'
import type { ColumnKind } from './dialect'

/**
 * Tables with up to this many rows are listed in full every time: that is cheap, and deletions are noticed at once.
 */
const maxRowsForFullListing = 1_000
/** A large table is listed in full at least this often, so that deletions are noticed. */
const fullListingIntervalMs = 6 * 60 * 60_000
const minute = 60_000

/**
 * What we remember about a large table between syncs: up to which modification time all rows are known, when the
 * table was last listed in full (by our clock), and how many rows it had.
 */
const cursorSchema = z.object({ v: z.literal(1), seenTo: z.number(), wholeAt: z.number(), rows: z.number() })
export type TableCursor = z.infer<typeof cursorSchema>

/** Parses a stored cursor. Undefined if there is none, or one of another version: the whole table is then listed. */
export const readTableCursor = (text: string | undefined): TableCursor | undefined => {
  if (text === undefined) return undefined
  try {
    return cursorSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Converts a cursor to the text that is stored with the source. */
export const writeTableCursor = (cursor: TableCursor): string => JSON.stringify(cursor)

/**
 * For how long a modification time cannot be trusted: a row may change again with the same timestamp (columns count
 * in seconds, or days), a change may be committed after a later one was read, and clocks differ.
 */
export const getOverlapMs = (kind: ColumnKind): number => (kind === 'date' ? 48 * 60 * minute : 10 * minute)

export type TableListing = {
  /** Lists rows modified at or after this time, and rows without a modification time; undefined for all rows. */
  since: Date | undefined
  /** Rows modified at or after this time may change again without a new modification time. */
  stableBefore: Date
}

/**
 * Decides what to list from a table with a "last changed" column. `databaseNow` is the database's clock before the
 * rows are read, `rows` the number of rows. Lists everything if there is no cursor, the table is small, the last
 * full listing is too old, or rows have disappeared; otherwise what has changed since, with an overlap that covers
 * late commits and clock skew.
 */
export function planListing(
  cursor: TableCursor | undefined,
  seen: { databaseNow: Date; now: Date; rows: number; kind: ColumnKind },
): TableListing {
  const overlap = getOverlapMs(seen.kind)
  const stableBefore = new Date(seen.databaseNow.getTime() - overlap)
  const age = cursor ? seen.now.getTime() - cursor.wholeAt : 0
  const isFullListing =
    !cursor ||
    seen.rows <= maxRowsForFullListing ||
    seen.rows < cursor.rows ||
    age < 0 ||
    age >= fullListingIntervalMs
  return { since: isFullListing ? undefined : new Date(cursor.seenTo - overlap), stableBefore }
}

/**
 * Returns the cursor to store after a listing, once all its rows are stored. A modification time ahead of the
 * database's clock moves it no further than that clock.
 */
export function nextCursor(
  cursor: TableCursor | undefined,
  listing: TableListing,
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

/**
 * Returns what tells whether a row has changed: its modification time once that can no longer repeat; until then a
 * hash of the row as well.
 */
export function buildFingerprint(
  changed: string | null,
  hash: string | null,
  isStable: boolean,
): string | null {
  if (changed !== null && isStable) return changed
  if (hash === null) return null
  return changed === null ? hash : `${changed}~${hash}`
}
