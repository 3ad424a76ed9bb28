import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { requireEnv } from '@/lib/env'

/** Where an encrypted text is stored; it cannot be decrypted anywhere else. */
export type CiphertextLocation = { table: string; rowId: string; projectId: string }

type KeyRing = { primary: string; keys: Map<string, Buffer> }

const algorithm = 'aes-256-gcm'
const authTagLength = 16

/** An encrypted text cannot be decrypted: its key is no longer in the key ring, or the text was moved or changed. */
export class VaultError extends Error {
  readonly reason: 'unknown-key' | 'damaged'

  constructor(reason: 'unknown-key' | 'damaged') {
    super(
      reason === 'unknown-key'
        ? 'The key that encrypted this is no longer in ENCRYPTION_KEY.'
        : 'This encrypted text was changed or moved.',
    )
    this.name = 'VaultError'
    this.reason = reason
  }
}

/**
 * Encrypts a text with the primary key: `v1.kid.iv.tag.ct`, AES-256-GCM with a random 12-byte IV, bound to its
 * location. Serves spec/security#7.1.
 */
export function encrypt(text: string, place: CiphertextLocation): string {
  const { primary, keys } = keyRing()
  const key = keys.get(primary)
  if (!key) throw new VaultError('unknown-key')
  const iv = randomBytes(12)
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength })
  cipher.setAAD(aad(place))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [
    'v1',
    primary,
    ...[iv, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64url')),
  ].join('.')
}

/**
 * Decrypts what `encrypt` returned for the same location. Throws VaultError; with `unknown-key` a channel needs to
 * be reconnected.
 */
export function decrypt(encrypted: string, place: CiphertextLocation): string {
  const [version, kid, iv, tag, ct, ...rest] = encrypted.split('.')
  if (version !== 'v1' || !kid || !iv || !tag || ct === undefined || rest.length > 0)
    throw new VaultError('damaged')
  const key = keyRing().keys.get(kid)
  if (!key) throw new VaultError('unknown-key')
  const [ivBytes, tagBytes] = [Buffer.from(iv, 'base64url'), Buffer.from(tag, 'base64url')]
  if (ivBytes.length !== 12 || tagBytes.length !== authTagLength) throw new VaultError('damaged')
  try {
    const decipher = createDecipheriv(algorithm, key, ivBytes, { authTagLength })
    decipher.setAAD(aad(place))
    decipher.setAuthTag(tagBytes)
    return Buffer.concat([decipher.update(Buffer.from(ct, 'base64url')), decipher.final()]).toString('utf8')
  } catch {
    throw new VaultError('damaged')
  }
}

/**
 * Returns the names of the key ring's keys other than the primary one; what they encrypted should be re-encrypted.
 */
export function olderKeyNames(): string[] {
  const { primary, keys } = keyRing()
  return [...keys.keys()].filter((kid) => kid !== primary)
}

const aad = (place: CiphertextLocation): Buffer =>
  Buffer.from(`${place.table}|${place.rowId}|${place.projectId}`, 'utf8')

/**
 * Reads ENCRYPTION_KEY: one key, or `kid:key,kid:key` with the primary first; a key is 32 bytes as base64 or hex.
 * An unnamed key gets a name derived from itself, so that a replaced key is reported as unknown and not as damage.
 */
function keyRing(): KeyRing {
  const keys = new Map<string, Buffer>()
  for (const part of requireEnv('ENCRYPTION_KEY').split(',')) {
    const [before, after] = part.trim().split(':', 2)
    const key = keyBytes(after ?? before ?? '')
    const kid =
      after === undefined ? `k${createHash('sha256').update(key).digest('hex').slice(0, 8)}` : before
    if (!kid || !/^[A-Za-z0-9_-]{1,32}$/.test(kid))
      throw new Error('ENCRYPTION_KEY: the name before the colon can contain letters, digits, - and _.')
    keys.set(kid, key)
  }
  const [primary] = keys.keys()
  if (!primary) throw new Error('ENCRYPTION_KEY is empty.')
  return { primary, keys }
}

function keyBytes(text: string): Buffer {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')
  if (key.length !== 32)
    throw new Error(
      'ENCRYPTION_KEY: a key must be 32 bytes, written as base64. `openssl rand -base64 32` makes one.',
    )
  return key
}
