import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new bearer secret: 32 random bytes behind a prefix that leak scanners can recognise. */
export const newSecret = (prefix: string): string => `${prefix}_${randomBytes(32).toString('base64url')}`

/** SHA-256 in hex. Enough for secrets of full entropy; passwords go through argon2id. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/**
 * SHA-256 in hex of a secret that is part of an address. Another digest than that of a bearer, so that neither is ever taken
 * for the other (spec/decisions#10).
 */
export const urlSecretDigest = (secret: string): string => digest(`url ${secret}`)

/** Compares by digest in constant time, whatever the lengths. */
export const sameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(digest(a), 'hex'), Buffer.from(digest(b), 'hex'))
