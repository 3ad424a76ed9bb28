import { sql } from 'drizzle-orm'
import type { ReplaceChoice } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import { AppError } from '@/lib/errors'
import type { VariantContent } from '@/lib/platforms/schemas'
import { payloadSchema } from './payload'
import { type ReplacementWays, replacementFor, replacementWays } from './replacement-ways'

/** The published post on a channel that a correction is about. */
export type ReplacedPost = {
  id: string
  packageId: string
  channelId: string
  remoteId: string | null
  remoteUrl: string | null
  publishedAt: Date | null
  content: VariantContent
}

type Row = {
  corrects: string
  id: string
  package_id: string
  channel_id: string
  remote_id: string | null
  remote_url: string | null
  finished_at: string | Date | null
  payload: unknown
}

/**
 * Returns the posts that corrections would replace, by package and channel: the newest published post among the
 * package that each one corrects, the packages that this one corrects in turn, and their other corrections. One
 * statement; only packages that correct another one have an entry.
 */
export async function findReplaced(
  tx: ProjectTx,
  packageIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, ReplacedPost>>> {
  const found = new Map<string, Map<string, ReplacedPost>>()
  if (packageIds.length === 0) return found
  const rows = await tx.execute<Row>(sql`
    with recursive above as (
      select id as start, corrects_id as id from packages
      where id = any(${sql.param([...packageIds])}::uuid[]) and corrects_id is not null
      union
      select above.start, p.corrects_id from above join packages p on p.id = above.id where p.corrects_id is not null
    ), family as (
      select start, id from above
      union
      select family.start, p.id from family join packages p on p.corrects_id = family.id
    )
    select distinct on (family.start, o.channel_id) family.start as corrects, o.id, o.package_id, o.channel_id,
      o.remote_id, o.remote_url, o.finished_at, o.payload
    from family join publications o on o.package_id = family.id
    where o.status = 'published' and o.channel_id is not null and family.id <> family.start
    order by family.start, o.channel_id, o.id desc`)
  for (const row of rows) {
    const payload = payloadSchema.safeParse(row.payload)
    if (!payload.success) continue
    const own = found.get(row.corrects) ?? new Map<string, ReplacedPost>()
    found.set(row.corrects, own)
    own.set(row.channel_id, {
      id: row.id,
      packageId: row.package_id,
      channelId: row.channel_id,
      remoteId: row.remote_id,
      remoteUrl: row.remote_url,
      publishedAt: row.finished_at === null ? null : new Date(row.finished_at),
      content: payload.data.content,
    })
  }
  return found
}

/** What happens to a channel's post when a version of a correction is published. */
export type PostReplacement = {
  post: ReplacedPost
  ways: ReplacementWays
  /** Null if a person has to choose. */
  by: ReplaceChoice | null
}

/**
 * Returns what a version of a correction does to the post that is published on its channel; undefined if there is no
 * such post. Takes the correction's published posts by channel (`findReplaced`). Pure. Serves spec/decisions#7.
 */
export function replacementOf(
  replaced: ReadonlyMap<string, ReplacedPost> | undefined,
  variant: { channelId: string | null; replaceBy: ReplaceChoice | null },
  content: VariantContent,
): PostReplacement | undefined {
  const post = variant.channelId === null ? undefined : replaced?.get(variant.channelId)
  if (!post) return undefined
  const ways = replacementWays(post.content, content, { hasId: post.remoteId !== null })
  return { post, ways, by: replacementFor(variant.replaceBy, ways) }
}

/** Why a correction cannot be approved or published as it is. */
export const missingChoiceError = (pointers: readonly string[]): AppError =>
  new AppError('blocked-by-rules', {
    detail: 'Choose what happens to the published post on each channel.',
    hint: 'Open the correction. Under “Correction”, choose what happens on each channel.',
    errors: pointers.map((pointer) => ({
      pointer,
      detail: 'Choose what happens to the post that is already published on this channel.',
    })),
  })

/** Builds the error for a correction that changes no published post, so that publishing it would do nothing. */
export const nothingToCorrectError = (): AppError =>
  new AppError('blocked-by-rules', {
    detail: 'This correction leaves every published post as it is, so there is nothing to publish.',
    hint: 'Choose another way to correct a post, or reject the correction.',
  })
