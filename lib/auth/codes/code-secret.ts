import { codeGenerators } from '@/db/schema'
import type { EncryptedColumn } from '@/lib/reencrypt-column'
import { decrypt, encrypt } from '@/lib/vault'

const place = (userId: string) => ({ table: 'code_generators', rowId: userId, projectId: '' })

export const codeSecrets: EncryptedColumn = {
  column: codeGenerators.encryptedSecret,
  key: codeGenerators.userId,
  placeOf: ({ key }) => place(key),
}

/** Encrypts a secret for one-time codes for storage. Takes the owner's id. */
export const sealCodeSecret = (userId: string, secret: Uint8Array): string =>
  encrypt(Buffer.from(secret).toString('base64'), place(userId))

/** Decrypts it again. Throws VaultError if it was encrypted with a key that is gone, or for someone else. */
export const openCodeSecret = (userId: string, sealed: string): Buffer =>
  Buffer.from(decrypt(sealed, place(userId)), 'base64')
