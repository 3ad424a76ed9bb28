import { v7, validate } from 'uuid'
import { AppError } from './errors'

// Random bytes are fetched for many ids at once: one call for each is a third of an id's cost.
const randomBytes = new Uint8Array(16 * 256)
let used = randomBytes.length
const last = { msecs: 0, seq: 0 }
/** A clock that is set back by more than this was wrong before: ids follow it, or they would stay in the future for good. */
const maxBehind = 3_600_000

/** A fresh UUIDv7 (spec/decisions#2): time-ordered, also within a millisecond, so keyset pages by id are newest-first. */
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
    // Of 32 bits the first is left free, for those that follow within the millisecond.
    last.seq =
      (((random[6] ?? 0) & 0x7f) << 24) |
      ((random[7] ?? 0) << 16) |
      ((random[8] ?? 0) << 8) |
      (random[9] ?? 0)
  } else last.seq++
  return v7({ msecs: last.msecs, seq: last.seq, random })
}

/** True for one lower-case UUID and nothing else; ids from the outside are checked before they reach SQL. */
export const isId = (value: string): boolean => validate(value) && value === value.toLowerCase()

/** An id from the outside, for a lookup. Throws `not-found` for what can be nobody's id, before it reaches SQL. */
export function requireId(value: string): string {
  if (!isId(value)) throw new AppError('not-found')
  return value
}
