import type { RevocationReach } from '@/lib/networks/oauth'
import type { NetworkName } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'

/** How far the access of a channel ends at its network when the channel is disconnected; null where we cannot end what a person typed in, or consented to. */
export function revocationOf(
  platform: NetworkName,
  { isTyped }: { isTyped: boolean },
): RevocationReach | null {
  const server = networkServers[platform]
  if (server.method === 'oauth') return server.connect.revoke?.ends ?? null
  return server.connect?.session?.end && !isTyped ? 'session' : null
}
