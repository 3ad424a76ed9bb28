import { v7, validate } from 'uuid'
import { AppError } from './errors'

// Fetches random bytes for many ids at once: a call per id would take a third of an id's cost.
const randomBytes = new Uint8Array(16 * 256)
let used = randomBytes.length
const last = { msecs: 0, seq: 0 }
/**
 * If the clock is set back by more than this (in milliseconds), it was wrong before: ids then follow it, or they
 * would stay in the future for good.
 */
const maxBehind = 3_600_000

/**
 * Returns a new UUIDv7 (spec/decisions#2): time-ordered, even within a millisecond, so keyset pages by id are
 * newest-first.
 */
export function newId(): string {
  if (used === randomBytes.length) {
    crypto.getRandomValues(randomBytes)
    used = 0
  }
  const random = randomBytes.subarray(used, used + 16)
  used += 16
  const now = Date.now()
  if (now > last.msecs || now < last.msecs - maxBehind) {
    last.msecs = now
    // The top one of the 32 bits stays free for the ids that follow within the same millisecond.
    last.seq =
      (((random[6] ?? 0) & 0x7f) << 24) |
      ((random[7] ?? 0) << 16) |
      ((random[8] ?? 0) << 8) |
      (random[9] ?? 0)
  } else last.seq++
  return v7({ msecs: last.msecs, seq: last.seq, random })
}

/** Whether the value is exactly one lowercase UUID. Ids from outside are checked before they reach SQL. */
export const isId = (value: string): boolean => validate(value) && value === value.toLowerCase()

/**
 * Checks an id from outside before a lookup. Throws `not-found` for values that cannot be an id, before they reach
 * SQL.
 */
export function requireId(value: string): string {
  if (!isId(value)) throw new AppError('not-found')
  return value
}
