import type { CardFormat } from '@/lib/media/cards/schemas'

/** What the shapes of a card are called, the same wherever one is chosen. */
export const cardFormatNames: Record<CardFormat, string> = {
  square: 'Square',
  portrait: 'Portrait',
  wide: 'Wide',
  landscape: 'Landscape',
}
