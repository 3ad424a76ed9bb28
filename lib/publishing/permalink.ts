import { env } from '@/lib/env'
import type { PublisherIo } from './publisher'

/** Where a post can be seen: on the real network, or on the sandbox's own page of it. */
export function permalink(io: PublisherIo<'account'>, remoteId: string): string {
  const { app } = io.access
  const id = encodeURIComponent(remoteId)
  if (app.sandbox) return `${env().APP_URL}/sandbox/${app.platform}/${id}`
  const handle = typeof io.channel.config.handle === 'string' ? io.channel.config.handle : 'i'
  if (app.platform === 'x') return `https://x.com/${encodeURIComponent(handle)}/status/${id}`
  if (app.platform === 'linkedin') return `https://www.linkedin.com/feed/update/${id}/`
  if (app.platform === 'youtube') return `https://www.youtube.com/watch?v=${id}`
  return `https://www.instagram.com/${encodeURIComponent(handle)}/`
}
