import { endedApiVersions } from '@/db/schema'
import { inSystem } from '@/db/system'
import { log } from '@/lib/log'
import type { NetworkName } from '@/lib/networks/registry'
import { findApiVersion } from '@/lib/networks/settings'

/**
 * Records that a network no longer accepts a version of its API, so that other posts wait without sending a
 * request. Informs the people who run the install: in the log right away, and from then on at every start and in
 * /api/health.
 */
export async function recordEndedVersion(platform: NetworkName, version: string): Promise<void> {
  const seenAt = new Date()
  await inSystem((tx) =>
    tx
      .insert(endedApiVersions)
      .values({ platform, version, seenAt })
      .onConflictDoUpdate({
        target: [endedApiVersions.platform, endedApiVersions.version],
        set: { seenAt },
      }),
  )
  log.error('a network has ended the API version this install uses; its posts wait', undefined, {
    platform,
    version,
    set: findApiVersion(platform)?.variable,
  })
}
