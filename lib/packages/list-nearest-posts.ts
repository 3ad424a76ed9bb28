import { sql } from 'drizzle-orm'
import type { PackageStatus } from '@/db/allowed-values'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import type { Platform } from '@/lib/platforms/schemas'
import { hiddenUntilSql } from '@/lib/publications/hidden-until'
import type { PackageAnswer } from './schemas'

/** A post that a flagged one is too similar to, for showing the two next to each other. */
export type NearestPostView = {
  variantId: string
  packageId: string
  title: string
  text: string
  status: PackageStatus
  /** When the network will make the post public; null if it does not hide it. */
  publicAt: string | null
  /** When it was or will be published; otherwise when it was written. */
  at: string
  platform: Platform
  channel: { name: string; handle: string | null }
  /** The version that was flagged because of it, and that version's current text. */
  flagged: { channelId: string; text: string }
}

/**
 * Returns the posts that a package's posts are too similar to, according to its flags. Leaves out posts that no
 * longer exist. Serves spec/planning#1 (novelty gate).
 */
export async function listNearestPosts(
  ctx: ProjectContext,
  pkg: Pick<PackageAnswer, 'flags' | 'variants'>,
): Promise<NearestPostView[]> {
  const pairs = pkg.flags.flatMap(({ nearest_variant_id, channel_ids }) =>
    nearest_variant_id === undefined
      ? []
      : pkg.variants.flatMap(({ channel_id, text }) =>
          channel_id !== null && channel_ids.includes(channel_id)
            ? [{ variantId: nearest_variant_id, flagged: { channelId: channel_id, text } }]
            : [],
        ),
  )
  if (pairs.length === 0) return []
  const rows = await inProject(ctx, (tx) =>
    tx.execute<
      Omit<NearestPostView, 'flagged' | 'channel'> & {
        name: string | null
        handle: string | null
      }
    >(sql`
      select ${hiddenUntilSql(sql`hidden.package_id = v.package_id`)} as "publicAt", v.id as "variantId", v.package_id as "packageId", v.text, v.platform, p.status,
        coalesce(nullif(v.title, ''), p.title) as title, c.display_name as name, c.config ->> 'handle' as handle,
        coalesce(
          (select max(coalesce(o.finished_at, o.sending_at)) from publications o where o.variant_id = v.id and o.status = 'published'),
          p.scheduled_at, p.created_at) as at
      from variants v join packages p on p.id = v.package_id left join channels c on c.id = v.channel_id
      where v.id = any(${sql.param(pairs.map(({ variantId }) => variantId))}::uuid[])`),
  )
  const known = new Map(rows.map((row) => [row.variantId, row]))
  return pairs.flatMap(({ variantId, flagged }) => {
    const row = known.get(variantId)
    if (!row) return []
    const { name, handle, at, publicAt, ...post } = row
    return [
      {
        ...post,
        at: new Date(at).toISOString(),
        publicAt: publicAt && new Date(publicAt).toISOString(),
        channel: { name: name ?? 'Disconnected channel', handle },
        flagged,
      },
    ]
  })
}
