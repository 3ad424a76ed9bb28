import { codeGenerators } from '@/db/schema'
import type { EncryptedColumn } from '@/lib/reencrypt-column'
import { decrypt, encrypt } from '@/lib/vault'

const place = (userId: string) => ({ table: 'code_generators', rowId: userId, projectId: '' })

export const codeSecrets: EncryptedColumn = {
  column: codeGenerators.encryptedSecret,
  key: codeGenerators.userId,
  placeOf: ({ key }) => place(key),
}

/** A secret of one-time codes as it is stored. Takes whose it is. */
export const sealCodeSecret = (userId: string, secret: Uint8Array): string =>
  encrypt(Buffer.from(secret).toString('base64'), place(userId))

/** And back. Throws VaultError when it was encrypted by a key that is gone, or for somebody else. */
export const openCodeSecret = (userId: string, sealed: string): Buffer =>
  Buffer.from(decrypt(sealed, place(userId)), 'base64')
