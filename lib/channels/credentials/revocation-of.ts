import type { RevocationReach } from '@/lib/networks/oauth'
import type { NetworkName } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'

/**
 * Returns how much access disconnecting a channel revokes at its network; null if we cannot revoke what a person
 * typed in or consented to.
 */
export function revocationOf(
  platform: NetworkName,
  { isTyped }: { isTyped: boolean },
): RevocationReach | null {
  const server = networkServers[platform]
  if (server.method === 'oauth') return server.connect.revoke?.ends ?? null
  return server.connect?.session?.end && !isTyped ? 'session' : null
}
