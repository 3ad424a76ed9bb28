'use client'

import { previews } from '@/lib/networks/previews'
import { platformRules } from '@/lib/platforms/registry'
import type { NetworkPostView } from './network-post-view'

/** The other posts of a thread consist of text only. */
const nothingBeside = { media: [], link: null, replies: [] }

/**
 * A post as its network shows it, with the rest of its thread below. The only renderer for both the editor's
 * preview and the feeds of the simulated networks.
 */
export function NetworkPost({ post }: { post: NetworkPostView }) {
  const Preview = previews[post.platform]
  const { replies = [] } = post
  if (replies.length === 0 || platformRules[post.platform].replies?.name !== 'thread')
    return <Preview post={post} />
  return (
    <ol aria-label="Thread">
      {[post, ...replies.map((text) => ({ ...post, ...nothingBeside, text }))].map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a post of a thread is known by its place
        <li key={at}>
          {at > 0 ? <div aria-hidden className="ms-8 h-3 w-0.5 bg-border" /> : null}
          <Preview post={one} />
        </li>
      ))}
    </ol>
  )
}
