import { isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ChannelRow, channels } from '@/db/schema'
import { type Credentials, credentialsSchema } from '@/lib/networks/oauth'
import type { EncryptedColumn } from '@/lib/reencrypt-column'
import { decrypt, encrypt, VaultError } from '@/lib/vault'

/** The columns of a channel row that decryption needs. */
type StoredAccess = Pick<ChannelRow, 'id' | 'projectId' | 'credentials'>

const place = (channel: { id: string; projectId: string | null }) => ({
  table: 'channels',
  rowId: channel.id,
  projectId: channel.projectId ?? '',
})

export const channelCredentials: EncryptedColumn = {
  column: channels.credentials,
  key: channels.id,
  scope: channels.projectId,
  placeOf: ({ key, scope }) => place({ id: key, projectId: scope }),
  // A renewal only overwrites the credentials that it read; re-encrypting them meanwhile would lose the new tokens.
  where: or(isNull(channels.refreshingUntil), lt(channels.refreshingUntil, sql`now()`)),
}

/** Encrypts an account's tokens for the row they belong to. */
export const encryptCredentials = (
  channel: { id: string; projectId: string },
  credentials: Credentials,
): string => encrypt(JSON.stringify(credentials), place(channel))

/**
 * Decrypts a channel's tokens; undefined when they are missing or cannot be decrypted, so that the account has to
 * be reconnected.
 */
export function decryptCredentials(channel: StoredAccess): Credentials | undefined {
  if (!channel.credentials) return undefined
  try {
    const parsed = credentialsSchema.safeParse(JSON.parse(decrypt(channel.credentials, place(channel))))
    return parsed.success ? parsed.data : undefined
  } catch (error) {
    if (error instanceof VaultError || error instanceof SyntaxError) return undefined
    throw error
  }
}

/**
 * The encrypted data of a channel that was connected by typed-in fields: its secret fields, and our signing secret.
 */
const fieldSecretsSchema = z.object({
  fields: z.record(z.string(), z.string()),
  signingSecret: z.string().nullable(),
  /** Tokens that the network issued for the fields, if it does. */
  session: credentialsSchema.nullable().default(null),
})
export type FieldSecrets = z.infer<typeof fieldSecretsSchema>

/** Encrypts a channel's field secrets for the row they belong to. */
export const encryptFields = (channel: { id: string; projectId: string }, secrets: FieldSecrets): string =>
  encrypt(JSON.stringify(secrets), place(channel))

/** Decrypts a channel's field secrets; undefined when they are missing or cannot be decrypted. */
export function decryptFields(channel: StoredAccess): FieldSecrets | undefined {
  if (!channel.credentials) return undefined
  try {
    const text = decrypt(channel.credentials, place(channel))
    // Rows from before there were other fields contain only the signing secret.
    if (text.startsWith('whsec_')) return { fields: {}, signingSecret: text, session: null }
    const parsed = fieldSecretsSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch (error) {
    if (error instanceof VaultError || error instanceof SyntaxError) return undefined
    throw error
  }
}
