import type { generatedVideoFormats } from '@/db/allowed-values'

export type FilmFormat = (typeof generatedVideoFormats)[number]

/** The shapes of a video that is made. By themselves, so that a page can have them. */
export const filmFormats = {
  upright: { width: 1080, height: 1920 },
  wide: { width: 1920, height: 1080 },
} as const satisfies Record<FilmFormat, { width: number; height: number }>

/** How long a made video is at least and at most. */
export const filmSeconds = { min: 8, max: 20 } as const
