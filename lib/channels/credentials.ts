import { isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ChannelRow, channels } from '@/db/schema'
import { type Credentials, credentialsSchema } from '@/lib/networks/oauth'
import type { EncryptedColumn } from '@/lib/reencrypt-column'
import { decrypt, encrypt, VaultError } from '@/lib/vault'

/** Access as a row has it. */
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
  // Whoever renews a channel's tokens writes over the ones it read.
  where: or(isNull(channels.refreshingUntil), lt(channels.refreshingUntil, sql`now()`)),
}

/** Encrypts an account's tokens for the row they belong to. */
export const encryptCredentials = (
  channel: { id: string; projectId: string },
  credentials: Credentials,
): string => encrypt(JSON.stringify(credentials), place(channel))

/** Decrypts a channel's tokens; undefined when they are missing or cannot be decrypted, so that it must be connected again. */
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

/** What is kept of a channel that a person connected by typing something in: its secret fields, and the secret we sign with. */
const fieldSecretsSchema = z.object({
  fields: z.record(z.string(), z.string()),
  signingSecret: z.string().nullable(),
  /** Tokens that the network gave for them, where it does. */
  session: credentialsSchema.nullable().default(null),
})
export type FieldSecrets = z.infer<typeof fieldSecretsSchema>

/** Encrypts them for the row they belong to. */
export const encryptFields = (channel: { id: string; projectId: string }, secrets: FieldSecrets): string =>
  encrypt(JSON.stringify(secrets), place(channel))

/** Decrypts them; undefined when they are missing or cannot be decrypted. */
export function decryptFields(channel: StoredAccess): FieldSecrets | undefined {
  if (!channel.credentials) return undefined
  try {
    const text = decrypt(channel.credentials, place(channel))
    // Before there were other fields, the signing secret stood alone.
    if (text.startsWith('whsec_')) return { fields: {}, signingSecret: text, session: null }
    const parsed = fieldSecretsSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch (error) {
    if (error instanceof VaultError || error instanceof SyntaxError) return undefined
    throw error
  }
}
