import { blueskyServer } from './bluesky/server'
import { discordServer } from './discord/server'
import { instagramServer } from './instagram/server'
import { linkedinServer } from './linkedin/server'
import type { NetworkName } from './registry'
import type { NetworkServer } from './server'
import { webhookServer } from './webhook/server'
import { xServer } from './x/server'
import { youtubeServer } from './youtube/server'

/** What every network does: connecting, publishing, and its simulated server. For the server alone (docs/decisions/0169). */
export const networkServers: Record<NetworkName, NetworkServer> = {
  x: xServer,
  linkedin: linkedinServer,
  instagram: instagramServer,
  youtube: youtubeServer,
  bluesky: blueskyServer,
  discord: discordServer,
  webhook: webhookServer,
}
