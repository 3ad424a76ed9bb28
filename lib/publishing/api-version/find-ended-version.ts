import { and, eq } from 'drizzle-orm'
import { endedApiVersions } from '@/db/schema'
import { inSystem } from '@/db/system'
import { versionEnded } from '@/lib/networks/outcomes'
import { type NetworkName, networks } from '@/lib/networks/registry'
import { findApiVersion } from '@/lib/networks/settings'
import type { PublicationFailure } from '../schemas'

/**
 * How long we leave a network alone after it ended our version, before one post tries again: it may have been a
 * mistake.
 */
export const tryAgainAfterMs = 6 * 3_600_000

export type EndedVersion = { version: string; tryAt: Date; failure: PublicationFailure }

/**
 * Finds out whether a network has ended the API version that this install uses; undefined if it has not, or has no
 * versions.
 */
export async function findEndedVersion(platform: NetworkName): Promise<EndedVersion | undefined> {
  const version = findApiVersion(platform)?.version
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
