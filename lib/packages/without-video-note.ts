import type { ChannelRow } from '@/db/schema'
import { isNetworkName, networks } from '@/lib/networks/registry'

const because = 'takes only videos and this content has none.'

/** Tells people that a post has no version for a channel for want of a video, and how it gets one; kept in its warnings. Pure. */
export function withoutVideoNote({
  displayName,
  platform,
}: Pick<ChannelRow, 'displayName' | 'platform'>): string {
  const label = isNetworkName(platform) ? networks[platform].label : platform
  return `We left out “${displayName}”, because ${label} ${because} To post there too, check it under Channels and make a video from this post.`
}

/** Whether one of a post's warnings is that note, which asks nobody to do anything. Pure. */
export const isWithoutVideoNote = (warning: string): boolean => warning.includes(because)

/** A post's warnings where the post's page is not at hand: without what that note says to do there. Pure. */
export const withoutAdvice = (warnings: readonly string[]): string[] =>
  warnings.map((warning) =>
    isWithoutVideoNote(warning) ? warning.slice(0, warning.indexOf(because) + because.length) : warning,
  )
