import { networkNames, networks } from '@/lib/networks/registry'
import type { Platform } from './schemas'

/**
 * The minutes between two posts of a channel where none are set. Few networks ask for a gap; these keep a backlog from filling
 * a feed, and are shorter where posts are short.
 */
export const usualGapMinutes = Object.fromEntries(
  networkNames.map((name) => [name, networks[name].usualGapMinutes]),
) as Record<Platform, number>

/** The minutes between two posts of a channel: its own, else what is usual on its platform (spec/planning#2). */
export const gapOf = (channel: { platform: Platform; minGapMinutes: number | null }): number =>
  channel.minGapMinutes ?? usualGapMinutes[channel.platform]
