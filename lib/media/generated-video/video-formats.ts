import type { generatedVideoFormats } from '@/db/allowed-values'

export type VideoFormat = (typeof generatedVideoFormats)[number]

/** The shapes of a generated video. In their own module, so that a page can import them. */
export const videoFormats = {
  upright: { width: 1080, height: 1920 },
  wide: { width: 1920, height: 1080 },
} as const satisfies Record<VideoFormat, { width: number; height: number }>

/** Minimum and maximum duration of a generated video. */
export const videoSeconds = { min: 8, max: 20 } as const
