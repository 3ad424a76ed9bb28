import { z } from 'zod'
import { decrypt, VaultError } from '@/lib/vault'

const keptSchema = z.object({
  verifier: z.string(),
  browser: z.string(),
  sandbox: z.boolean(),
  /** The workspace's own app that asks; absent for the install's. */
  app: z.string().optional(),
  /** The channel to reconnect. */
  channel: z.string().optional(),
  /** Who signed in, when it was another account than that channel's. */
  other: z.object({ handle: z.string(), displayName: z.string() }).optional(),
})

/** What is kept, encrypted, of a connection that was begun. */
export type KeptConnection = z.infer<typeof keptSchema>

export const keptPlace = (state: { id: string; projectId: string }) => ({
  table: 'oauth_states',
  rowId: state.id,
  projectId: state.projectId,
})

/** Decrypts it; undefined when the key it was encrypted with is gone. */
export function openKept(state: {
  id: string
  projectId: string
  encrypted: string
}): KeptConnection | undefined {
  try {
    return keptSchema.parse(JSON.parse(decrypt(state.encrypted, keptPlace(state))))
  } catch (error) {
    if (error instanceof VaultError) return undefined
    throw error
  }
}
