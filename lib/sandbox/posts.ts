import { and, asc, desc, eq, gt, inArray, isNull, like, lt, or, sql } from 'drizzle-orm'
import { sandboxAccounts, sandboxMedia, sandboxPosts } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import type { NetworkName } from '@/lib/networks/registry'
import type { SandboxAccount } from './accounts'
import type { Simulated } from './media'
import { isPublishedBy } from './visible-posts'

export type SandboxPost = typeof sandboxPosts.$inferSelect
export type NewSandboxPost = {
  remoteId: string
  text: string
  title?: string
  tags?: string[]
  mediaIds: string[]
}

/**
 * Puts a post on a simulated network and uses up its media, in one transaction. Returns undefined if another call
 * used one of them first: a container or upload session becomes one post at most.
 */
export async function storeSandboxPost(
  account: Simulated,
  post: NewSandboxPost,
): Promise<SandboxPost | undefined> {
  return inSystem(async (tx) => {
    if (post.mediaIds.length > 0) {
      const used = await tx
        .select({ id: sandboxMedia.id })
        .from(sandboxMedia)
        .where(and(inArray(sandboxMedia.id, post.mediaIds), eq(sandboxMedia.status, 'ready')))
        .for('update')
      if (used.length !== post.mediaIds.length) return undefined
      await tx.update(sandboxMedia).set({ status: 'posted' }).where(inArray(sandboxMedia.id, post.mediaIds))
    }
    const [stored] = await tx
      .insert(sandboxPosts)
      .values({
        id: newId(),
        accountId: account.id,
        network: account.network,
        remoteId: post.remoteId,
        title: post.title ?? null,
        text: post.text,
        tags: post.tags ?? [],
        mediaIds: post.mediaIds,
      })
      .returning()
    return stored
  })
}

/**
 * Finds a post with the same text by the same account within the last day, which the real networks reject as a
 * duplicate.
 */
export async function findDuplicate(account: Simulated, text: string): Promise<SandboxPost | undefined> {
  const [post] = await inSystem((tx) =>
    tx
      .select()
      .from(sandboxPosts)
      .where(
        and(
          eq(sandboxPosts.accountId, account.id),
          eq(sandboxPosts.text, text),
          isNull(sandboxPosts.removedAt),
          gt(sandboxPosts.createdAt, new Date(Date.now() - 24 * 3600_000)),
        ),
      )
      .limit(1),
  )
  return post
}

const stillThere = (account: Simulated, remoteId: string) =>
  and(
    eq(sandboxPosts.accountId, account.id),
    eq(sandboxPosts.network, account.network),
    eq(sandboxPosts.remoteId, remoteId),
    isNull(sandboxPosts.removedAt),
  )

/** Finds one of an account's posts; undefined if it was deleted. */
export async function findSandboxPost(
  account: Simulated,
  remoteId: string,
): Promise<SandboxPost | undefined> {
  const [post] = await inSystem((tx) => tx.select().from(sandboxPosts).where(stillThere(account, remoteId)))
  return post
}

/** Whether any account on a simulated network has this post; false if it was deleted. */
export async function isSandboxPost(network: NetworkName, remoteId: string): Promise<boolean> {
  const [post] = await inSystem((tx) =>
    tx
      .select({ id: sandboxPosts.id })
      .from(sandboxPosts)
      .where(
        and(
          eq(sandboxPosts.network, network),
          eq(sandboxPosts.remoteId, remoteId),
          isNull(sandboxPosts.removedAt),
        ),
      ),
  )
  return post !== undefined
}

/** Edits one of an account's posts; returns undefined if it does not exist. */
export async function editSandboxPost(
  account: Simulated,
  remoteId: string,
  change: { text: string; title?: string; tags?: string[]; mediaIds?: string[] },
): Promise<SandboxPost | undefined> {
  const [post] = await inSystem((tx) =>
    tx
      .update(sandboxPosts)
      .set({ ...change, editedAt: new Date() })
      .where(stillThere(account, remoteId))
      .returning(),
  )
  return post
}

/**
 * Deletes one of an account's posts; the feed still shows that there was one. Returns undefined if it does not
 * exist.
 */
export async function removeSandboxPost(
  account: Simulated,
  remoteId: string,
): Promise<SandboxPost | undefined> {
  const [post] = await inSystem((tx) =>
    tx.update(sandboxPosts).set({ removedAt: new Date() }).where(stillThere(account, remoteId)).returning(),
  )
  return post
}

/** Counts the posts that an account created within the last `seconds`. */
export async function countRecentPosts(account: Simulated, seconds: number): Promise<number> {
  const [row] = await inSystem((tx) =>
    tx
      .select({ count: sql<number>`count(*)::int` })
      .from(sandboxPosts)
      .where(
        and(
          eq(sandboxPosts.accountId, account.id),
          gt(sandboxPosts.createdAt, new Date(Date.now() - seconds * 1000)),
        ),
      ),
  )
  return row?.count ?? 0
}

/** Lists an account's newest posts, as the networks' own list calls return them. */
export const recentPosts = (account: Simulated, limit: number): Promise<SandboxPost[]> =>
  inSystem((tx) =>
    tx
      .select()
      .from(sandboxPosts)
      .where(and(eq(sandboxPosts.accountId, account.id), isNull(sandboxPosts.removedAt)))
      .orderBy(desc(sandboxPosts.id))
      .limit(limit),
  )

export type FeedPost = {
  id: string
  network: NetworkName
  title: string | null
  text: string
  tags: string[]
  createdAt: Date
  editedAt: Date | null
  removedAt: Date | null
  account: { handle: string; displayName: string }
  media: { id: string; alt: string; contentType: string }[]
  /** Until then only its account sees it; null if everyone does. */
  hiddenUntil: Date | null
  /** Id of the post that it replies to. */
  repliesTo: string | null
  /** Replies or comments directly below it, oldest first. */
  replies: { id: string; text: string }[]
}

/**
 * Returns a page of a feed, newest first, of one or several networks, for one account or all. Shows only what the
 * given workspaces published, because the brands of all workspaces share the simulated networks.
 */
export async function listFeed(filter: {
  /** The workspaces; `all` only in tests of the simulated networks themselves. */
  orgs: readonly string[] | 'all'
  networks: NetworkName[]
  handle?: string
  remoteId?: string
  before?: string
  limit: number
}): Promise<{ posts: FeedPost[]; next: string | null }> {
  if (filter.networks.length === 0) return { posts: [], next: null }
  return inSystem(async (tx) => {
    const rows = await tx
      .select({
        post: sandboxPosts,
        handle: sandboxAccounts.handle,
        displayName: sandboxAccounts.displayName,
      })
      .from(sandboxPosts)
      .innerJoin(sandboxAccounts, eq(sandboxAccounts.id, sandboxPosts.accountId))
      .where(
        and(
          inArray(sandboxPosts.network, filter.networks),
          filter.orgs === 'all' ? undefined : isPublishedBy(filter.orgs),
          filter.handle ? eq(sandboxAccounts.handle, filter.handle) : undefined,
          filter.remoteId ? eq(sandboxPosts.remoteId, filter.remoteId) : undefined,
          filter.before ? lt(sandboxPosts.id, filter.before) : undefined,
        ),
      )
      .orderBy(desc(sandboxPosts.id))
      .limit(filter.limit + 1)
    const shown = rows.slice(0, filter.limit)
    const ids = shown.flatMap((row) => row.post.mediaIds)
    const media = ids.length
      ? await tx
          .select({
            id: sandboxMedia.id,
            alt: sandboxMedia.alt,
            contentType: sandboxMedia.contentType,
            publishAt: sql<string | null>`${sandboxMedia.meta} -> 'status' ->> 'publishAt'`,
          })
          .from(sandboxMedia)
          .where(inArray(sandboxMedia.id, ids))
      : []
    const threads = await listThreads(
      tx,
      shown.map(({ post }) => post),
    )
    const byId = new Map(
      media.map(({ publishAt: _, ...one }) => [one.id, { ...one, contentType: one.contentType ?? '' }]),
    )
    const times = new Map(media.map(({ id, publishAt }) => [id, publishAt]))
    return {
      posts: shown.map(({ post, handle, displayName }) => ({
        id: post.id,
        network: post.network,
        title: post.title,
        text: post.text,
        tags: post.tags,
        createdAt: post.createdAt,
        editedAt: post.editedAt,
        removedAt: post.removedAt,
        account: { handle, displayName },
        media: post.mediaIds.flatMap((id) => byId.get(id) ?? []),
        hiddenUntil: toCome(post.mediaIds.map((id) => times.get(id) ?? null)),
        repliesTo: threads.repliesTo(post),
        replies: threads.replies(post),
      })),
      next: rows.length > filter.limit ? (shown.at(-1)?.post.id ?? null) : null,
    }
  })
}

/** Lists the accounts of a simulated network under which the given workspaces published, oldest first. */
export const listFeedAccounts = (
  network: NetworkName,
  orgs: readonly string[],
): Promise<{ handle: string; displayName: string }[]> =>
  inSystem((tx) =>
    tx
      .selectDistinct({
        id: sandboxAccounts.id,
        handle: sandboxAccounts.handle,
        displayName: sandboxAccounts.displayName,
      })
      .from(sandboxPosts)
      .innerJoin(sandboxAccounts, eq(sandboxAccounts.id, sandboxPosts.accountId))
      .where(and(eq(sandboxPosts.network, network), isPublishedBy(orgs)))
      .orderBy(asc(sandboxAccounts.id))
      .limit(50),
  )

/** Whether a post that the given workspaces published shows this upload. */
export async function isFeedMedia(mediaId: string, orgs: readonly string[]): Promise<boolean> {
  const [post] = await inSystem((tx) =>
    tx
      .select({ id: sandboxPosts.id })
      .from(sandboxPosts)
      .where(and(sql`${mediaId} = any(${sandboxPosts.mediaIds})`, isPublishedBy(orgs)))
      .limit(1),
  )
  return post !== undefined
}

/** Returns the first of these times that is in the future. */
const toCome = (times: readonly (string | null)[]): Date | null => {
  const [at] = times.filter((one) => one !== null && Date.parse(one) > Date.now())
  return at ? new Date(at) : null
}

/**
 * Reads the replies that stubs keep as notes: a note's `about` is the post above it, and the reply is a `post`
 * itself or has its own `text`.
 */
async function listThreads(tx: Parameters<Parameters<typeof inSystem>[0]>[0], posts: SandboxPost[]) {
  const remoteIds = posts.map((post) => post.remoteId)
  const textAt = (name: string) => sql<string | null>`${sandboxMedia.meta} ->> ${name}::text`
  const notes = remoteIds.length
    ? await tx
        .select({
          id: sandboxMedia.id,
          accountId: sandboxMedia.accountId,
          about: textAt('about'),
          post: textAt('post'),
          text: sql<string | null>`coalesce(${sandboxPosts.text}, ${textAt('text')})`,
        })
        .from(sandboxMedia)
        .leftJoin(
          sandboxPosts,
          and(
            eq(sandboxPosts.accountId, sandboxMedia.accountId),
            eq(sandboxPosts.remoteId, textAt('post')),
            isNull(sandboxPosts.removedAt),
          ),
        )
        .where(
          and(
            inArray(
              sandboxMedia.accountId,
              posts.map((post) => post.accountId),
            ),
            like(sandboxMedia.remoteId, 'note:%'),
            or(inArray(textAt('about'), remoteIds), inArray(textAt('post'), remoteIds)),
          ),
        )
        .orderBy(asc(sandboxMedia.id))
    : []
  const of = (post: SandboxPost) => notes.filter(({ accountId }) => accountId === post.accountId)
  return {
    repliesTo: (post: SandboxPost) => of(post).find((note) => note.post === post.remoteId)?.about ?? null,
    replies: (post: SandboxPost) =>
      of(post).flatMap(({ id, about, text }) =>
        about === post.remoteId && text !== null ? [{ id, text }] : [],
      ),
  }
}

/** Returns the account behind an upload URL. */
export async function getMediaOwner(accountId: string): Promise<SandboxAccount> {
  const [account] = await inSystem((tx) =>
    tx.select().from(sandboxAccounts).where(eq(sandboxAccounts.id, accountId)),
  )
  if (!account) throw new Error('The sandbox account is gone.')
  return account
}

/** Finds the post that shows this upload. */
export async function findPostOfMedia(mediaId: string): Promise<SandboxPost | undefined> {
  const [post] = await inSystem((tx) =>
    tx.select().from(sandboxPosts).where(sql`${mediaId} = any(${sandboxPosts.mediaIds})`).limit(1),
  )
  return post
}
