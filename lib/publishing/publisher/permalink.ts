import { env } from '@/lib/env'
import type { Access } from '@/lib/networks/publisher'
import { type NetworkName, networks } from '@/lib/networks/registry'

/**
 * Builds a post's URL: on the real network, or on the sandbox's page for it. Throws for a network that returns the
 * URL itself.
 */
export function permalink(
  channel: { platform: NetworkName; config: Record<string, unknown> },
  access: Access,
  remoteId: string,
): string {
  const id = encodeURIComponent(remoteId)
  if (access.kind === 'oauth' && access.app.sandbox)
    return `${env().APP_URL}/sandbox/${channel.platform}/${id}`
  const { postUrl } = networks[channel.platform]
  if (!postUrl) throw new Error(`We don’t know the addresses of posts on ${channel.platform}.`)
  const { handle } = channel.config
  return postUrl(encodeURIComponent(typeof handle === 'string' ? handle : 'i'), id)
}
