import { and, eq } from 'drizzle-orm'
import { endedApiVersions } from '@/db/schema'
import { inSystem } from '@/db/system'
import { type NetworkName, networkNames, networks } from '@/lib/networks/registry'
import { findApiVersion, getNetworkSettings } from '@/lib/networks/settings'

/** How long before a version may be retired we warn the operators. */
const aheadMs = 60 * 86_400_000

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
/**
 * Returns what the operators must take care of, now or before this install stops working: one sentence each, with
 * what to do. Shown at startup, in the log and by GET /api/health; empty if there is nothing.
 */
export async function installWarnings(now = new Date()): Promise<string[]> {
  const warnings = await Promise.all(networkNames.map((name) => versionWarnings(name, now)))
  return warnings.flat()
}

async function versionWarnings(name: NetworkName, now: Date): Promise<string[]> {
  const used = findApiVersion(name)
  const { clientId, clientSecret } = getNetworkSettings(name)
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
