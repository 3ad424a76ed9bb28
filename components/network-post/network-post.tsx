'use client'

import { previews } from '@/lib/networks/previews'
import { platformRules } from '@/lib/platforms/registry'
import type { NetworkPostView } from './network-post-view'

/** The further posts of a thread are text alone. */
const nothingBeside = { media: [], link: null, replies: [] }

/** A post as its network shows it. The one renderer of the editor's preview and of the simulated networks' feeds; with the rest of its thread below it. */
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
