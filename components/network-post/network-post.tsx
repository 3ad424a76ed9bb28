'use client'

import { previews } from '@/lib/networks/previews'
import type { NetworkPostView } from './network-post-view'

/** A post as its network shows it. The one renderer of the editor's preview and of the simulated networks' feeds. */
export function NetworkPost({ post }: { post: NetworkPostView }) {
  const Preview = previews[post.platform]
  return <Preview post={post} />
}
