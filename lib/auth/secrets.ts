import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Generates a bearer secret: 32 random bytes after a prefix that leak scanners can recognize. */
export const newSecret = (prefix: string): string => `${prefix}_${randomBytes(32).toString('base64url')}`

/** Returns the SHA-256 in hex. Sufficient for secrets with full entropy; passwords go through argon2id. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/**
 * Returns the SHA-256 in hex of a secret that is part of a URL. Differs from the digest of a bearer secret, so that
 * neither is ever accepted as the other (spec/decisions#10).
 */
export const urlSecretDigest = (secret: string): string => digest(`url ${secret}`)

/** Compares digests in constant time, whatever the lengths. */
export const isSameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(digest(a), 'hex'), Buffer.from(digest(b), 'hex'))
