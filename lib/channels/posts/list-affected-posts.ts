import { sql } from 'drizzle-orm'
import { everPublished, type PackageStatus } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'

/** A post that loses its variant for a channel when the channel is disconnected. */
export type AffectedPost = {
  id: string
  title: string
  status: PackageStatus
  /** When it was to be published on this channel; null if nothing is planned. */
  due_at: string | null
  /** Whether no other channel is left for the post. */
  only_channel: boolean
}
export type AffectedPosts = { posts: AffectedPost[]; more: number }

/** Maximum number of posts that the dialog lists. */
const maxPosts = 200

/**
 * Lists the posts that disconnecting a channel affects: posts planned for it first, by time, then posts not planned
 * yet, newest first; at most 200, and how many more there are. Leaves out posts that are published, being sent or
 * unconfirmed on this channel. Throws `not-found`. Serves spec/planning#channels-of-a-post.
 */
export async function listAffectedPosts(
  ctx: ProjectContext<'manage'>,
  input: { id: string },
): Promise<AffectedPosts> {
  requireId(input.id)
  return inProject(ctx, async (tx) => {
    const [channel] = await tx.execute(sql`
      select id from channels where id = ${input.id}::uuid`)
    if (!channel) throw new AppError('not-found')
    const rows = await tx.execute<AffectedPost & { total: number }>(sql`
      select packages.id, packages.title, packages.status, planned.due_at,
        not exists (select from variants others
          where others.package_id = packages.id
            and others.channel_id is not null and others.channel_id <> ${input.id}::uuid) as only_channel,
        count(*) over ()::int as total
      from variants
      join packages on packages.id = variants.package_id
      left join lateral (
        select coalesce(public_at, due_at) as due_at from publications p
        where p.variant_id = variants.id and p.status = 'pending'
        limit 1) as planned on true
      where variants.channel_id = ${input.id}::uuid
        and packages.status <> 'published'
        and not exists (select from publications p
          where p.variant_id = variants.id and ${oneOf(sql`p.status`, everPublished)})
      order by planned.due_at nulls last, packages.id desc
      limit ${maxPosts}`)
    const posts = rows.map(({ total: _total, due_at, ...post }) => ({
      ...post,
      due_at: due_at && new Date(due_at).toISOString(),
    }))
    return { posts, more: (rows[0]?.total ?? 0) - posts.length }
  })
}
