import type { CardFormat } from '@/lib/media/cards/schemas'

/** The names of the card shapes, the same wherever one is chosen. */
export const cardFormatNames: Record<CardFormat, string> = {
  square: 'Square',
  portrait: 'Portrait',
  wide: 'Wide',
  landscape: 'Landscape',
}
