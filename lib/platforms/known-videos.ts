import type { VideoFacts } from '@/lib/networks/rules'

/** What is known of a video: what it is, or why it cannot be read. Neither while nobody has looked at it. */
export type KnownVideo = {
  facts: VideoFacts | null
  problem: { message: string; hint: string } | null
}

/** By their addresses, as posts name them. */
export type KnownVideos = Readonly<Record<string, KnownVideo>>
