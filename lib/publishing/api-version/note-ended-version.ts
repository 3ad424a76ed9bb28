import type { Platform } from '@/db/allowed-values'
import { endedApiVersions } from '@/db/schema'
import { inSystem } from '@/db/system'
import { log } from '@/lib/log'

/**
 * Keeps that a network no longer answers a version of its API, so that other posts wait without asking, and tells the
 * people who run the install: in the log at once, at every start and in /api/health from then on.
 */
export async function noteEndedVersion(platform: Platform, version: string): Promise<void> {
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
    set: `${platform.toUpperCase()}_API_VERSION`,
  })
}
