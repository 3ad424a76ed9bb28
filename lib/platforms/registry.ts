import { instagramRules } from './instagram'
import { linkedinRules } from './linkedin'
import type { PlatformRules } from './platform-rules'
import type { Platform } from './schemas'
import { webhookRules } from './webhook'
import { xRules } from './x'
import { youtubeRules } from './youtube'

/** Every platform's rules (spec/decisions#7). A new platform is a file and a line here; CONTRIBUTING lists what else it needs. */
export const platformRules: Record<Platform, PlatformRules> = {
  x: xRules,
  linkedin: linkedinRules,
  instagram: instagramRules,
  youtube: youtubeRules,
  webhook: webhookRules,
}
