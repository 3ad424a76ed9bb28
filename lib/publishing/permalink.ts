import { env } from '@/lib/env'
import type { Access } from '@/lib/networks/publisher'
import { type NetworkName, networks } from '@/lib/networks/registry'

/** Where a post can be seen: on the real network, or on the sandbox's own page of it. Throws for a network that says it itself. */
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
