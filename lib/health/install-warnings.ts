import { and, eq } from 'drizzle-orm'
import { endedApiVersions } from '@/db/schema'
import { inSystem } from '@/db/system'
import { type NetworkName, networkNames, networks } from '@/lib/networks/registry'
import { apiVersionOf, settingsOf } from '@/lib/networks/settings'

/** So long before a version may end the people who run the install are told. */
const aheadMs = 60 * 86_400_000

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
/**
 * What the people who run this install have to see to before it stops working, or now: one sentence and what to do, each.
 * Shown at start-up, in the log and by GET /api/health; empty when there is nothing.
 */
export async function installWarnings(now = new Date()): Promise<string[]> {
  const warnings = await Promise.all(networkNames.map((name) => versionWarnings(name, now)))
  return warnings.flat()
}

async function versionWarnings(name: NetworkName, now: Date): Promise<string[]> {
  const used = apiVersionOf(name)
  const { clientId, clientSecret } = settingsOf(name)
  if (!used || !clientId || !clientSecret) return []
  const { version, goodUntil, variable } = used
  const { label } = networks[name]
  const change = `Set ${variable} to a newer version (docs/running.md) and restart.`
  const [ended] = await inSystem((tx) =>
    tx
      .select({ version: endedApiVersions.version })
      .from(endedApiVersions)
      .where(and(eq(endedApiVersions.platform, name), eq(endedApiVersions.version, version))),
  )
  if (ended)
    return [`${label} no longer supports API version ${version}, so posts to ${label} wait. ${change}`]
  if (goodUntil.getTime() - now.getTime() > aheadMs) return []
  const when = goodUntil > now ? `from ${day.format(goodUntil)}` : `any day since ${day.format(goodUntil)}`
  return [
    `${label} may stop supporting API version ${version} ${when}. Posts to ${label} would then wait. ${change}`,
  ]
}
