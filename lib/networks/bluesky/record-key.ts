const digits = '234567abcdefghijklmnopqrstuvwxyz'

/**
 * The key under which a publication's post is stored, made of the publication's own id (UUIDv7): so that sending again, also after the
 * process died, writes over the same post instead of making a second one. It is a TID as atproto asks for: a moment in microseconds and
 * ten bits to tell apart what falls into one. `other` gives further keys for an id whose first is in use.
 */
export function recordKeyOf(publicationId: string, other = 0): string {
  const id = BigInt(`0x${publicationId.replaceAll('-', '')}`)
  const milliseconds = id >> 80n
  // The last 62 bits: a number that counts within the millisecond, and random ones.
  const rest = (id & ((1n << 62n) - 1n)) + BigInt(other)
  const moment = (milliseconds * 1000n + (rest % 1000n)) & ((1n << 53n) - 1n)
  const value = (moment << 10n) | ((rest / 1000n) % 1024n)
  let key = ''
  for (let shift = 60n; shift >= 0n; shift -= 5n) key += digits[Number((value >> shift) & 31n)]
  return key
}
