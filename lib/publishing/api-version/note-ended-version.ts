import { endedApiVersions } from '@/db/schema'
import { inSystem } from '@/db/system'
import { log } from '@/lib/log'
import type { NetworkName } from '@/lib/networks/registry'
import { apiVersionOf } from '@/lib/networks/settings'

/**
 * Keeps that a network no longer answers a version of its API, so that other posts wait without asking, and tells the
 * people who run the install: in the log at once, at every start and in /api/health from then on.
 */
export async function noteEndedVersion(platform: NetworkName, version: string): Promise<void> {
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
    set: apiVersionOf(platform)?.variable,
  })
}
