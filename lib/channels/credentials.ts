import { isNull, lt, or, sql } from 'drizzle-orm'
import { type ChannelRow, channels } from '@/db/schema'
import type { EncryptedColumn } from '@/lib/reencrypt-column'
import { decrypt, encrypt, VaultError } from '@/lib/vault'
import { type Credentials, credentialsSchema } from './protocol'

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
export function decryptCredentials(channel: ChannelRow): Credentials | undefined {
  if (!channel.credentials) return undefined
  try {
    const parsed = credentialsSchema.safeParse(JSON.parse(decrypt(channel.credentials, place(channel))))
    return parsed.success ? parsed.data : undefined
  } catch (error) {
    if (error instanceof VaultError || error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Encrypts a webhook's signing secret for its row. */
export const encryptSecret = (channel: { id: string; projectId: string }, secret: string): string =>
  encrypt(secret, place(channel))

/** Decrypts a webhook's signing secret; undefined when it cannot be decrypted. */
export function decryptSecret(channel: ChannelRow): string | undefined {
  if (!channel.credentials) return undefined
  try {
    return decrypt(channel.credentials, place(channel))
  } catch (error) {
    if (error instanceof VaultError) return undefined
    throw error
  }
}
