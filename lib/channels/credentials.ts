import type { channels } from '@/db/schema'
import { seal, unseal, VaultError } from '@/lib/vault'
import { type Credentials, credentialsSchema } from './protocol'

export type ChannelRow = typeof channels.$inferSelect

const place = (channel: { id: string; projectId: string | null }) => ({
  table: 'channels',
  rowId: channel.id,
  projectId: channel.projectId ?? '',
})

/** Seals an account's tokens for the row they belong to. */
export const sealCredentials = (
  channel: { id: string; projectId: string },
  credentials: Credentials,
): string => seal(JSON.stringify(credentials), place(channel))

/** Opens a channel's tokens; undefined when they are missing or cannot be opened, so that it must be connected again. */
export function openCredentials(channel: ChannelRow): Credentials | undefined {
  if (!channel.credentials) return undefined
  try {
    const parsed = credentialsSchema.safeParse(JSON.parse(unseal(channel.credentials, place(channel))))
    return parsed.success ? parsed.data : undefined
  } catch (error) {
    if (error instanceof VaultError || error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Seals a webhook's signing secret for its row. */
export const sealSecret = (channel: { id: string; projectId: string }, secret: string): string =>
  seal(secret, place(channel))

/** Opens a webhook's signing secret; undefined when it cannot be opened. */
export function openSecret(channel: ChannelRow): string | undefined {
  if (!channel.credentials) return undefined
  try {
    return unseal(channel.credentials, place(channel))
  } catch (error) {
    if (error instanceof VaultError) return undefined
    throw error
  }
}
