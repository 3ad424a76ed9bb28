import { and, eq } from 'drizzle-orm'
import { endedApiVersions } from '@/db/schema'
import { inSystem } from '@/db/system'
import { linkedinVersion } from '@/lib/platforms/linkedin-version'
import { versionEnded } from '../outcomes'
import type { PublicationFailure } from '../schemas'

/** How long a network that ended our version is left alone before one post tries again: it may have been a mistake. */
export const tryAgainAfterMs = 6 * 3_600_000

export type EndedVersion = { version: string; tryAt: Date; failure: PublicationFailure }

/** What a network said of the version this install uses: that it has ended; undefined when it did not, or has none. */
export async function findEndedVersion(platform: string): Promise<EndedVersion | undefined> {
  if (platform !== 'linkedin') return undefined
  const { version } = linkedinVersion()
  const [row] = await inSystem((tx) =>
    tx
      .select({ seenAt: endedApiVersions.seenAt })
      .from(endedApiVersions)
      .where(and(eq(endedApiVersions.platform, platform), eq(endedApiVersions.version, version))),
  )
  if (!row) return undefined
  const { failure } = versionEnded('LinkedIn', version)
  return { version, tryAt: new Date(row.seenAt.getTime() + tryAgainAfterMs), failure }
}
