import { inArray } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { channels } from '@/db/schema'
import { findSimilarPosts, type SimilarPost } from '@/lib/novelty/find-similar-posts'
import { loadEmbeddings } from '@/lib/novelty/load-embeddings'
import { gapOf } from '@/lib/platforms/gap'
import { listPlanned, type PlannedVersion } from '@/lib/slots/list-planned'
import { formatTime } from '@/lib/time-zones/format-time'
import type { PackageRow } from '../present-package'
import type { PlanningWarning } from '../schemas'
import type { OpenVersion } from './plan-times'

const minute = 60_000
/** Within this time, two posts from one item on one channel look like a duplicate. */
const sameItemWithin = 7 * 24 * 60 * minute
/** Older posts are ignored: readers have forgotten them. */
const similarSince = 180 * 24 * 60 * minute
/** Nobody reads more than this. */
const maxWarnings = 20

/**
 * Returns what a person should know before planning a package for these times: another post from the same item on
 * the same channel within seven days, another post within the channel's gap, other posts of the brand in the same
 * minute, and posts of the channel that say nearly the same. Never a reason to refuse. Takes the open transaction;
 * at most six statements, however many posts. Serves spec/planning#2.
 */
export async function planningWarnings(
  tx: ProjectTx,
  row: PackageRow,
  plan: { versions: readonly OpenVersion[]; times: ReadonlyMap<string, Date>; timeZone: string },
): Promise<PlanningWarning[]> {
  const all = Array.from(plan.times.values(), (at) => at.getTime())
  const others = await listPlanned(
    tx,
    {
      from: new Date(Math.min(...all) - sameItemWithin),
      until: new Date(Math.max(...all) + sameItemWithin),
    },
    { except: row.id },
  )
  const gaps = await readGaps(
    tx,
    plan.versions.map(({ channelId }) => channelId),
  )
  const embeddings = await loadEmbeddings(
    tx,
    plan.versions.map(({ variantId }) => variantId),
  )
  const similar = await findSimilarPosts(
    tx,
    plan.versions.map(({ variantId, channelId, says }) => ({
      ...says,
      channelId,
      embedding: embeddings.get(variantId),
      exceptPackages: [row.id],
      exceptItem: row.itemId,
    })),
    { since: new Date(Math.min(...all) - similarSince) },
  )
  const reported = new Set<string>()
  const warnings: PlanningWarning[] = similar.flatMap(([nearest], index) => {
    const version = plan.versions[index]
    return nearest && version ? [similarTo(version, nearest, plan.timeZone)] : []
  })
  for (const version of plan.versions) {
    const at = plan.times.get(version.variantId)
    if (!at) continue
    const gap = gaps.get(version.channelId) ?? 0
    for (const other of others) {
      const warning = warningOf(row, version, other, { at, gap, timeZone: plan.timeZone })
      const key = `${warning?.code} ${warning?.channel_id} ${other.packageId}`
      if (!warning || reported.has(key)) continue
      reported.add(key)
      warnings.push(warning)
    }
  }
  // If two posts are too close on a channel, the warning about the same minute is redundant.
  const close = new Set(
    warnings.flatMap(({ code, package_id }) => (code === 'gap' || code === 'same-content' ? package_id : [])),
  )
  return warnings
    .filter((one) => one.code !== 'same-minute' || !close.has(one.package_id))
    .slice(0, maxWarnings)
}

const similarTo = (version: OpenVersion, nearest: SimilarPost, timeZone: string): PlanningWarning => ({
  code: 'similar',
  channel_id: version.channelId,
  package_id: nearest.packageId,
  at: nearest.at.toISOString(),
  message: `The ${version.name} version says nearly the same as “${nearest.title || 'Untitled'}”, ${formatTime(nearest.at, timeZone)}.`,
})

/** Returns the most important warning about two posts, if any. */
function warningOf(
  row: PackageRow,
  version: OpenVersion,
  other: PlannedVersion,
  { at, gap, timeZone }: { at: Date; gap: number; timeZone: string },
): PlanningWarning | undefined {
  const distanceMs = Math.abs(other.at.getTime() - at.getTime())
  const sameChannel = other.channelId === version.channelId
  const title = other.title || 'Untitled'
  const about = { package_id: other.packageId, at: other.at.toISOString() }
  const when = formatTime(other.at, timeZone)
  if (sameChannel && row.itemId !== null && other.itemId === row.itemId && distanceMs < sameItemWithin)
    return {
      ...about,
      code: 'same-content',
      channel_id: version.channelId,
      message: `Another post from this content is planned or published on ${version.name} within seven days: “${title}”, ${when}.`,
    }
  if (sameChannel && distanceMs < gap * minute)
    return {
      ...about,
      code: 'gap',
      channel_id: version.channelId,
      message: `“${title}” goes out on ${version.name} at ${when}. This channel leaves ${gap} minutes between posts, so the later one has to wait.`,
    }
  if (Math.floor(other.at.getTime() / minute) === Math.floor(at.getTime() / minute))
    return {
      ...about,
      code: 'same-minute',
      // Concerns the whole brand, not a single channel.
      channel_id: null,
      message: `“${title}” goes out in the same minute, ${when}.`,
    }
  return undefined
}

async function readGaps(tx: ProjectTx, channelIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ id: channels.id, platform: channels.platform, minGapMinutes: channels.minGapMinutes })
    .from(channels)
    .where(inArray(channels.id, [...channelIds]))
  return new Map(rows.map((channel) => [channel.id, gapOf(channel)]))
}
