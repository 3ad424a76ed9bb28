import { sql } from 'drizzle-orm'
import { type PackageStatus, plannedOrOut, possiblyPublished } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import type { ProjectTx } from '@/db/project'
import { buildChannelKeys } from './channel-keys'
import type { PostToCompare } from './find-similar-posts'
import { getSignature } from './signature'

/** A published or planned post that says exactly the same as another one. */
export type RepeatedPost = { variantId: string; packageId: string; title: string; state: PackageStatus }

/** Greetings with fewer words may well be identical. */
const minTerms = 5

/**
 * Returns the key that a post shares with its repeats on the same channel; undefined for a post with too few words.
 * Pure.
 */
export function calculateRepeatKey({ channelId, title, text }: PostToCompare): number | undefined {
  const { terms } = getSignature({ title, text })
  if (terms.length < minTerms) return undefined
  return buildChannelKeys(channelId, { terms }).repeatKey ?? undefined
}

/**
 * Finds for each post a published or planned post on its channel with the same words, regardless of their order and
 * inflection and of hashtags and links. Much narrower than `findSimilar`, and fast enough for every post that is
 * written: one statement for all, with one index lookup for each. Takes the project's transaction. Serves
 * spec/planning#1 (same text).
 */
export async function findRepeats(
  tx: ProjectTx,
  posts: readonly PostToCompare[],
): Promise<(RepeatedPost | undefined)[]> {
  const asked = posts.flatMap((post, at) => {
    const key = calculateRepeatKey(post)
    if (key === undefined) return []
    const { channelId: channel, exceptPackages: packages = [], exceptItem: item = null } = post
    return [{ at, key, channel, packages, item }]
  })
  if (asked.length === 0) return posts.map(() => undefined)
  const rows = await tx.execute<RepeatedPost & { at: number }>(sql`
    select a.at, f.* from jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb)
      as a(at int, key bigint, channel uuid, packages uuid[], item uuid)
    cross join lateral (
      select v.id as "variantId", p.id as "packageId", coalesce(nullif(v.title, ''), p.title) as title, p.status as state
      from variant_signatures s
      join variants v on v.id = s.variant_id
      join packages p on p.id = v.package_id
      where s.channel_id = a.channel and s.repeat_key = a.key
        and not (p.id = any(a.packages)) and (a.item is null or p.item_id is distinct from a.item)
        and (${oneOf(sql`p.status`, plannedOrOut)} or exists (
          select from publications o where o.variant_id = v.id and ${oneOf(sql`o.status`, possiblyPublished)}))
      order by v.id limit 1
    ) f`)
  const found = new Map(rows.map(({ at, ...post }) => [at, post]))
  return posts.map((_, at) => found.get(at))
}
