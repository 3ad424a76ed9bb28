import { env } from '@/lib/env'

/**
 * The newest version of LinkedIn's API that is known to work, as dated data (spec/platforms#linkedin; read 2026-11-22:
 * current in August 2026). Posts, images and their refusals were compared with it; a newer one is a change of this line.
 */
const newestKnownGood = '202607'

export type ApiVersion = {
  /** A year and month such as 202607. */
  version: string
  /** Until then LinkedIn keeps it; from then on it may end any day. */
  goodUntil: Date
}

/** Versions are kept a year at least, from about the middle of their month; 202501 ended in January 2026. */
export function goodUntil(version: string): Date {
  const [year, month] = [Number(version.slice(0, 4)), Number(version.slice(4, 6))]
  return new Date(Date.UTC(year + 1, month - 1, 15))
}

/** The version of LinkedIn's API that this install asks for: LINKEDIN_API_VERSION, else the newest known good one. */
export function linkedinVersion(): ApiVersion {
  const version = env().LINKEDIN_API_VERSION ?? newestKnownGood
  return { version, goodUntil: goodUntil(version) }
}
