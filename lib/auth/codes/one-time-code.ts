import { createHmac, timingSafeEqual } from 'node:crypto'

/** Lifetime of a code, in seconds (RFC 6238, 4.1). */
const stepSeconds = 30
const digits = 6

/** Returns the counter for a point in time (RFC 6238, 4.2). Takes milliseconds. */
export const stepOf = (now: number): number => Math.floor(now / 1000 / stepSeconds)

/** Returns the code for a counter (RFC 4226, 5.3; HMAC-SHA-1, which is what authenticator apps support). */
export function codeOf(secret: Uint8Array, step: number, length: number = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** length).padStart(length, '0')
}

/**
 * Returns the step that a code belongs to: the current one, the one before or the one after (RFC 6238, 5.2), if it
 * is later than `after`, the last accepted step. Otherwise returns undefined. Ignores whitespace, since apps show
 * "123 456".
 */
export function matchingStep(
  secret: Uint8Array,
  typed: string,
  now: number,
  after: number,
): number | undefined {
  const entered = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(entered)) return undefined
  const current = stepOf(now)
  let found: number | undefined
  for (const step of [current - 1, current, current + 1])
    if (timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(entered)) && step > after)
      found ??= step
  return found
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes bytes in base32, which authenticator apps read (RFC 4648, 6), without padding. */
export function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}
