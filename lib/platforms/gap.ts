import type { Platform } from './schemas'

/**
 * The minutes between two posts of a channel where none are set. No network asks for a gap; these keep a backlog from filling
 * a feed, and are shorter where posts are short. A webhook is a system of the brand, which takes them as they come.
 */
export const usualGapMinutes: Record<Platform, number> = {
  x: 5,
  linkedin: 15,
  instagram: 15,
  youtube: 15,
  webhook: 0,
}

/** The minutes between two posts of a channel: its own, else what is usual on its platform (spec/planning#2). */
export const gapOf = (channel: { platform: Platform; minGapMinutes: number | null }): number =>
  channel.minGapMinutes ?? usualGapMinutes[channel.platform]
