import type { Platform } from './schemas'

/** What people call each platform. Apart from the rules, so that a page that only names platforms does not load them. */
export const platformLabels: Record<Platform, string> = {
  x: 'X',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
  webhook: 'Webhook',
}
