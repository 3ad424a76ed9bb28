import { networkNames, networks } from '@/lib/networks/registry'
import type { Platform } from './schemas'

/**
 * Minutes between two posts of a channel if it sets none. Few networks ask for a gap; these keep a backlog from
 * flooding a feed, and are shorter where posts are short.
 */
export const usualGapMinutes = Object.fromEntries(
  networkNames.map((name) => [name, networks[name].usualGapMinutes]),
) as Record<Platform, number>

/** Minutes between two posts of a channel: its own setting, or its platform's default (spec/planning#2). */
export const gapOf = (channel: { platform: Platform; minGapMinutes: number | null }): number =>
  channel.minGapMinutes ?? usualGapMinutes[channel.platform]
