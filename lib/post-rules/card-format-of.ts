import type { CardFormat } from '@/lib/media/cards/schemas'
import { networks } from '@/lib/networks/registry'
import type { Platform } from '@/lib/platforms/schemas'

/** The shape of a branded card that a network shows largest without cropping it. */
export const cardFormatOf = (platform: Platform): CardFormat => networks[platform].cardFormat
