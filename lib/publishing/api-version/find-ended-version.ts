import { and, eq } from 'drizzle-orm'
import { endedApiVersions } from '@/db/schema'
import { inSystem } from '@/db/system'
import { versionEnded } from '@/lib/networks/outcomes'
import { type NetworkName, networks } from '@/lib/networks/registry'
import { apiVersionOf } from '@/lib/networks/settings'
import type { PublicationFailure } from '../schemas'

/** How long a network that ended our version is left alone before one post tries again: it may have been a mistake. */
export const tryAgainAfterMs = 6 * 3_600_000

export type EndedVersion = { version: string; tryAt: Date; failure: PublicationFailure }

/** What a network said of the version this install uses: that it has ended; undefined when it did not, or has none. */
export async function findEndedVersion(platform: NetworkName): Promise<EndedVersion | undefined> {
  const version = apiVersionOf(platform)?.version
  if (!version) return undefined
  const [row] = await inSystem((tx) =>
    tx
      .select({ seenAt: endedApiVersions.seenAt })
      .from(endedApiVersions)
      .where(and(eq(endedApiVersions.platform, platform), eq(endedApiVersions.version, version))),
  )
  if (!row) return undefined
  const { failure } = versionEnded(networks[platform].label, version)
  return { version, tryAt: new Date(row.seenAt.getTime() + tryAgainAfterMs), failure }
}
