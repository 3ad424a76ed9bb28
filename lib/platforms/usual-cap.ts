import type { Platform } from './schemas'

/** How many posts a day a channel sends at most when nothing else is set: below what the networks allow (spec/platforms#networks, 2026-11-21). */
export const usualCap: Record<Platform, number | undefined> = {
  x: 100,
  linkedin: 100,
  instagram: 50,
  youtube: 50,
  webhook: undefined,
}
