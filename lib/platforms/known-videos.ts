import type { VideoFacts } from '@/lib/networks/rules'

/** What is known about a video: its facts, or why it cannot be read. Both are null until it has been examined. */
export type KnownVideo = {
  facts: VideoFacts | null
  problem: { message: string; hint: string } | null
}

/** By URL, as used in posts. */
export type KnownVideos = Readonly<Record<string, KnownVideo>>
