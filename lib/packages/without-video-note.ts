import type { ChannelRow } from '@/db/schema'
import { isNetworkName, networks } from '@/lib/networks/registry'

const because = 'takes only videos and this content has none.'

/**
 * Tells people that a post has no version for a channel because it lacks a video, and how to add one; stored in the
 * package's warnings. Pure.
 */
export function withoutVideoNote({
  displayName,
  platform,
}: Pick<ChannelRow, 'displayName' | 'platform'>): string {
  const label = isNetworkName(platform) ? networks[platform].label : platform
  return `We left out “${displayName}”, because ${label} ${because} To post there too, check it under Channels and make a video from this post.`
}

/** Whether one of a post's warnings is this note, which requires no action. Pure. */
export const isWithoutVideoNote = (warning: string): boolean => warning.includes(because)

/** Returns a post's warnings for use outside its page: the note without the advice on what to do there. Pure. */
export const stripAdvice = (warnings: readonly string[]): string[] =>
  warnings.map((warning) =>
    isWithoutVideoNote(warning) ? warning.slice(0, warning.indexOf(because) + because.length) : warning,
  )
