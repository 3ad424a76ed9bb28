import type { OAuthPlatform } from './oauth-apps'
import type { ConnectionProtocol } from './protocol'
import { instagramProtocol } from './protocols/instagram'
import { linkedinProtocol } from './protocols/linkedin'
import { xProtocol } from './protocols/x'
import { youtubeProtocol } from './protocols/youtube'

/** How each platform's accounts are connected. */
export const protocols: Record<OAuthPlatform, ConnectionProtocol> = {
  x: xProtocol,
  linkedin: linkedinProtocol,
  instagram: instagramProtocol,
  youtube: youtubeProtocol,
}
