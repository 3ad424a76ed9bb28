import { z } from 'zod'
import { credentialsSchema, remoteAccountSchema } from '@/lib/networks/oauth'
import { decrypt, VaultError } from '@/lib/vault'

const keptSchema = z.object({
  verifier: z.string(),
  browser: z.string(),
  sandbox: z.boolean(),
  /** The workspace's own app that asks; absent for the install's. */
  app: z.string().optional(),
  /** What a consent page besides typed-in access needs at its end. */
  signIn: z.record(z.string(), z.string()).optional(),
  /** The channel to reconnect. */
  channel: z.string().optional(),
  /** The scopes of `managed` were asked for, so that accounts can be listed. */
  managed: z.boolean().optional(),
  /** The person wants to choose among them; else it is their own. */
  chooses: z.boolean().optional(),
  /** What they may choose from, until they did. */
  offer: z.object({ credentials: credentialsSchema, accounts: z.array(remoteAccountSchema) }).optional(),
  /** Who signed in, when it was another account than that channel's. */
  other: remoteAccountSchema.pick({ handle: true, displayName: true, kind: true }).optional(),
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
