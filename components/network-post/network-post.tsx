'use client'

import type { ReactNode } from 'react'
import { InstagramPost } from './instagram-post'
import { LinkedinPost } from './linkedin-post'
import type { NetworkPostView } from './network-post-view'
import { XPost } from './x-post'
import { YoutubePost } from './youtube-post'

const looks: Record<NetworkPostView['platform'], (props: { post: NetworkPostView }) => ReactNode> = {
  x: XPost,
  linkedin: LinkedinPost,
  instagram: InstagramPost,
  youtube: YoutubePost,
}

/** A post as its network shows it. The one renderer of the editor's preview and of the simulated networks' feeds. */
export function NetworkPost({ post }: { post: NetworkPostView }) {
  const Look = looks[post.platform]
  return <Look post={post} />
}
