import { blueskyServer } from './bluesky/server'
import { discordServer } from './discord/server'
import { ghostServer } from './ghost/server'
import { instagramServer } from './instagram/server'
import { linkedinServer } from './linkedin/server'
import { mastodonServer } from './mastodon/server'
import { newsletterServer } from './newsletter/server'
import type { NetworkName } from './registry'
import type { NetworkServer } from './server'
import { slackServer } from './slack/server'
import { telegramServer } from './telegram/server'
import { webhookServer } from './webhook/server'
import { wordpressServer } from './wordpress/server'
import { xServer } from './x/server'
import { youtubeServer } from './youtube/server'

/**
 * The server side of every network: connecting, publishing, and its simulated server. Server only
 * (docs/decisions/0169).
 */
export const networkServers: Record<NetworkName, NetworkServer> = {
  x: xServer,
  linkedin: linkedinServer,
  instagram: instagramServer,
  youtube: youtubeServer,
  bluesky: blueskyServer,
  mastodon: mastodonServer,
  discord: discordServer,
  telegram: telegramServer,
  slack: slackServer,
  ghost: ghostServer,
  wordpress: wordpressServer,
  newsletter: newsletterServer,
  webhook: webhookServer,
}
