import type { ReactNode } from 'react'
import type { NetworkPostView } from '@/components/network-post/network-post-view'
import { BlueskyPost } from './bluesky/preview'
import { DiscordPost } from './discord/preview'
import { InstagramPost } from './instagram/preview'
import { LinkedinPost } from './linkedin/preview'
import type { NetworkName } from './registry'
import { WebhookPost } from './webhook/preview'
import { XPost } from './x/preview'
import { YoutubePost } from './youtube/preview'

/** How every network shows a post (docs/decisions/0169). For pages alone. */
export const previews: Record<NetworkName, (props: { post: NetworkPostView }) => ReactNode> = {
  x: XPost,
  linkedin: LinkedinPost,
  instagram: InstagramPost,
  youtube: YoutubePost,
  bluesky: BlueskyPost,
  discord: DiscordPost,
  webhook: WebhookPost,
}
