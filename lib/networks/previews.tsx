import type { ReactNode } from 'react'
import type { NetworkPostView } from '@/components/network-post/network-post-view'
import { BlueskyPost } from './bluesky/preview'
import { DiscordPost } from './discord/preview'
import { GhostPost } from './ghost/preview'
import { InstagramPost } from './instagram/preview'
import { LinkedinPost } from './linkedin/preview'
import { MastodonPost } from './mastodon/preview'
import { NewsletterPost } from './newsletter/preview'
import type { NetworkName } from './registry'
import { SlackPost } from './slack/preview'
import { TelegramPost } from './telegram/preview'
import { WebhookPost } from './webhook/preview'
import { WordpressPost } from './wordpress/preview'
import { XPost } from './x/preview'
import { YoutubePost } from './youtube/preview'

/** The preview component of each network (docs/decisions/0169). Only for pages. */
export const previews: Record<NetworkName, (props: { post: NetworkPostView }) => ReactNode> = {
  x: XPost,
  linkedin: LinkedinPost,
  instagram: InstagramPost,
  youtube: YoutubePost,
  bluesky: BlueskyPost,
  mastodon: MastodonPost,
  discord: DiscordPost,
  telegram: TelegramPost,
  slack: SlackPost,
  ghost: GhostPost,
  wordpress: WordpressPost,
  newsletter: NewsletterPost,
  webhook: WebhookPost,
}
