import type { Platform } from '@/lib/platforms/schemas'
import type { Publisher } from './publisher'
import { instagramPublisher } from './publishers/instagram'
import { linkedinPublisher } from './publishers/linkedin'
import { webhookPublisher } from './publishers/webhook'
import { xPublisher } from './publishers/x'
import { youtubePublisher } from './publishers/youtube'

export type AnyPublisher = Publisher<'account'> | Publisher<'webhook'>

/** Every platform's publisher. A new platform is a file and a line here; CONTRIBUTING lists what else it needs. */
export const publishers: Record<Platform, AnyPublisher> = {
  x: xPublisher,
  linkedin: linkedinPublisher,
  instagram: instagramPublisher,
  youtube: youtubePublisher,
  webhook: webhookPublisher,
}
