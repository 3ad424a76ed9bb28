import type { OAuthPlatform } from '@/lib/channels/oauth-apps'
import { env } from '@/lib/env'
import type { PublisherIo } from './publisher'

/** The address of a post on its network, of the account's handle and the post's id, both fit for a path. */
const addresses: Record<OAuthPlatform, (handle: string, id: string) => string> = {
  x: (handle, id) => `https://x.com/${handle}/status/${id}`,
  linkedin: (_handle, id) => `https://www.linkedin.com/feed/update/${id}/`,
  instagram: (handle) => `https://www.instagram.com/${handle}/`,
  youtube: (_handle, id) => `https://www.youtube.com/watch?v=${id}`,
}

/** Where a post can be seen: on the real network, or on the sandbox's own page of it. */
export function permalink(io: PublisherIo<'account'>, remoteId: string): string {
  const { app } = io.access
  const id = encodeURIComponent(remoteId)
  if (app.sandbox) return `${env().APP_URL}/sandbox/${app.platform}/${id}`
  const handle = typeof io.channel.config.handle === 'string' ? io.channel.config.handle : 'i'
  return addresses[app.platform](encodeURIComponent(handle), id)
}
