import type { RatioRange } from '@/lib/platforms/platform-rules'
import type { Fold } from './collapse'
import type { NetworkPostView } from './network-post-view'

type Crop = {
  /**
   * Width divided by height of one image alone: shown whole between the two, and cropped around its middle beyond them.
   * Null where it is never cropped.
   */
  single: RatioRange | null
  /** What of a text stands in the feed, and the words that bring the rest. */
  text: { fold: Fold; more: string }
}

/**
 * How each network shows posts in its feed, as its help pages and common guides told on 2026-11-22: X shows one image whole from
 * 3:4 to 2:1, LinkedIn from 4:5 to 3:1, Instagram from 4:5 to 1.91:1 (the first image shapes the whole carousel), and YouTube
 * puts everything into 16:9 with bars beside it. Folds are rough, as the networks' own are.
 */
export const crops: Record<NetworkPostView['platform'], Crop> = {
  x: {
    single: { min: 3 / 4, max: 2 },
    text: { fold: { characters: 1000, lines: 40 }, more: 'Show more' },
  },
  linkedin: {
    single: { min: 4 / 5, max: 3 },
    text: { fold: { characters: 210, lines: 3 }, more: '…more' },
  },
  instagram: {
    single: { min: 4 / 5, max: 1.91 },
    text: { fold: { characters: 125, lines: 2 }, more: '… more' },
  },
  youtube: {
    single: null,
    text: { fold: { characters: 150, lines: 3 }, more: '...more' },
  },
}
