import type { CardFormat } from '@/lib/media/cards/schemas'
import type { Platform } from '@/lib/platforms/schemas'

/** The shape of a branded card that each network shows largest without cutting it. */
export const cardFormatOf: Record<Platform, CardFormat> = {
  x: 'landscape',
  linkedin: 'wide',
  instagram: 'portrait',
  youtube: 'landscape',
  webhook: 'wide',
}
