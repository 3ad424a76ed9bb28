import { z } from 'zod'
import { credentialsSchema, remoteAccountSchema } from '@/lib/networks/oauth'
import { decrypt, VaultError } from '@/lib/vault'

const pendingConnectionSchema = z.object({
  verifier: z.string(),
  browser: z.string(),
  sandbox: z.boolean(),
  /** The workspace's own app that requests consent; absent for the install's app. */
  app: z.string().optional(),
  /** What the consent page of a network that also accepts typed-in fields needs when it returns. */
  signIn: z.record(z.string(), z.string()).optional(),
  /** The channel to reconnect. */
  channel: z.string().optional(),
  /** Whether the scopes of `managed` were requested, so that accounts can be listed. */
  managed: z.boolean().optional(),
  /** Whether the person wants to choose among those accounts; otherwise their own account is connected. */
  chooses: z.boolean().optional(),
  /** The accounts to choose from, until the person has chosen. */
  offer: z.object({ credentials: credentialsSchema, accounts: z.array(remoteAccountSchema) }).optional(),
  /** The account that signed in, if it is not that of `channel`. */
  other: remoteAccountSchema.pick({ handle: true, displayName: true, kind: true }).optional(),
})

/** The data of a connection attempt, stored encrypted. */
export type PendingConnection = z.infer<typeof pendingConnectionSchema>

/**
 * Returns the place that the encrypted data of a connection attempt is bound to: its row and project. Elsewhere it
 * cannot be decrypted.
 */
export const pendingConnectionLocation = (state: { id: string; projectId: string }) => ({
  table: 'oauth_states',
  rowId: state.id,
  projectId: state.projectId,
})

/** Decrypts the data of a connection attempt; undefined when its encryption key is gone. */
export function decryptPendingConnection(state: {
  id: string
  projectId: string
  encrypted: string
}): PendingConnection | undefined {
  try {
    return pendingConnectionSchema.parse(
      JSON.parse(decrypt(state.encrypted, pendingConnectionLocation(state))),
    )
  } catch (error) {
    if (error instanceof VaultError) return undefined
    throw error
  }
}
