const digits = '234567abcdefghijklmnopqrstuvwxyz'

/**
 * Derives the key under which a publication's post is stored from the publication's id (UUIDv7), so that sending
 * again, even after a crash, targets the same post instead of creating a second one. The key is a TID as atproto
 * requires: a timestamp in microseconds and ten bits that tell apart keys of the same microsecond. `other` yields
 * further keys for an id whose first one is in use.
 */
export function deriveRecordKey(publicationId: string, other = 0): string {
  const id = BigInt(`0x${publicationId.replaceAll('-', '')}`)
  const milliseconds = id >> 80n
  // The last 62 bits: a counter within the millisecond, and random bits.
  const rest = (id & ((1n << 62n) - 1n)) + BigInt(other)
  const moment = (milliseconds * 1000n + (rest % 1000n)) & ((1n << 53n) - 1n)
  const value = (moment << 10n) | ((rest / 1000n) % 1024n)
  let key = ''
  for (let shift = 60n; shift >= 0n; shift -= 5n) key += digits[Number((value >> shift) & 31n)]
  return key
}
