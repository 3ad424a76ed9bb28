import { and, eq } from 'drizzle-orm'
import { endedApiVersions } from '@/db/schema'
import { inSystem } from '@/db/system'
import { env } from '@/lib/env'
import { linkedinVersion } from '@/lib/platforms/linkedin-version'

/** So long before a version may end the people who run the install are told. */
const aheadMs = 60 * 86_400_000

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const change = 'Set LINKEDIN_API_VERSION to a newer version (docs/running.md) and restart.'

/**
 * What the people who run this install have to see to before it stops working, or now: one sentence and what to do, each.
 * Shown at start-up, in the log and by GET /api/health; empty when there is nothing.
 */
export async function installWarnings(now = new Date()): Promise<string[]> {
  const { LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET } = env()
  if (!LINKEDIN_CLIENT_ID || !LINKEDIN_CLIENT_SECRET) return []
  const { version, goodUntil } = linkedinVersion()
  const [ended] = await inSystem((tx) =>
    tx
      .select({ version: endedApiVersions.version })
      .from(endedApiVersions)
      .where(and(eq(endedApiVersions.platform, 'linkedin'), eq(endedApiVersions.version, version))),
  )
  if (ended)
    return [`LinkedIn no longer supports API version ${version}, so posts to LinkedIn wait. ${change}`]
  if (goodUntil.getTime() - now.getTime() > aheadMs) return []
  const when = goodUntil > now ? `from ${day.format(goodUntil)}` : `any day since ${day.format(goodUntil)}`
  return [
    `LinkedIn may stop supporting API version ${version} ${when}. Posts to LinkedIn would then wait. ${change}`,
  ]
}
