import { createHash, timingSafeEqual } from 'node:crypto'
import { env, requireEnv } from '@/lib/env'
import type { NetworkName } from '@/lib/networks/registry'

/**
 * The only app registered at a simulated network: this install. Its secret is derived from the install's encryption
 * key.
 */
export function sandboxClient(network: NetworkName): {
  clientId: string
  clientSecret: string
  redirectUri: string
} {
  const made = createHash('sha256')
    .update(`sandbox|${network}|${requireEnv('ENCRYPTION_KEY')}`)
    .digest('hex')
  return {
    clientId: `sandbox-${network}`,
    clientSecret: made.slice(0, 40),
    redirectUri: `${env().APP_URL}/api/channels/callback/${network}`,
  }
}

/** Whether these are the registered app's id and secret. */
export function isSandboxClient(network: NetworkName, id: string | null, secret: string | null): boolean {
  const client = sandboxClient(network)
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return id === client.clientId && timingSafeEqual(digest(secret ?? ''), digest(client.clientSecret))
}

/** Returns the SHA-256 of a simulated network's code or token in hex, as it is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
