import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { channels, publications, takedowns } from '@/db/schema'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { madeFromItems } from '@/lib/packages/lifecycle/made-from-items'
import { publicationFailureSchema } from '../schemas'
import type { TakedownAnswer, TakedownFilters } from './schemas'

const columns = {
  id: takedowns.id,
  projectId: takedowns.projectId,
  publicationId: takedowns.publicationId,
  packageId: publications.packageId,
  channelId: publications.channelId,
  platform: sql<string>`${publications.payload} -> 'content' ->> 'platform'`,
  channel: channels.displayName,
  status: takedowns.status,
  askedByName: takedowns.askedByName,
  dueAt: takedowns.dueAt,
  attempts: takedowns.attempts,
  error: takedowns.error,
  remoteUrl: publications.remoteUrl,
  doneByName: takedowns.doneByName,
  finishedAt: takedowns.finishedAt,
  createdAt: takedowns.createdAt,
}

/**
 * Lists a project's takedowns, newest first, with keyset pagination; optionally only those of one post, package,
 * item or status (spec/http-api#endpoints).
 */
export async function listTakedowns(
  ctx: ProjectContext,
  page: TakedownFilters & { limit: number; after?: string },
): Promise<Page<TakedownAnswer>> {
  const rows = await inProject(ctx, (tx) =>
    select(
      tx,
      and(
        page.publication_id ? eq(takedowns.publicationId, page.publication_id) : undefined,
        page.package_id ? eq(publications.packageId, page.package_id) : undefined,
        page.item_id
          ? sql`${publications.packageId} = any(array(select id from packages where ${madeFromItems([page.item_id])}))`
          : undefined,
        page.status ? eq(takedowns.status, page.status) : undefined,
        page.after ? lt(takedowns.id, page.after) : undefined,
      ),
      page.limit + 1,
    ),
  )
  return pageOf(rows, page.limit, (row) => row.id, answerOf)
}

/** Returns takedowns by id as API responses, in the caller's transaction. */
export async function readTakedowns(tx: ProjectTx, ids: readonly string[]): Promise<TakedownAnswer[]> {
  if (ids.length === 0) return []
  return (await select(tx, inArray(takedowns.id, [...ids]), ids.length)).map(answerOf)
}

const select = (tx: ProjectTx, where: SQL | undefined, limit: number) =>
  tx
    .select(columns)
    .from(takedowns)
    .innerJoin(publications, eq(publications.id, takedowns.publicationId))
    .leftJoin(channels, eq(channels.id, publications.channelId))
    .where(where)
    .orderBy(desc(takedowns.id))
    .limit(limit)

function answerOf(row: Awaited<ReturnType<typeof select>>[number]): TakedownAnswer {
  const error = publicationFailureSchema.safeParse(row.error)
  return {
    id: row.id,
    project_id: row.projectId ?? '',
    publication_id: row.publicationId,
    package_id: row.packageId,
    channel_id: row.channelId,
    platform: row.platform,
    channel: row.channel ?? 'Disconnected channel',
    status: row.status,
    asked_by: row.askedByName,
    due_at: row.dueAt.toISOString(),
    attempts: row.attempts,
    error: error.success ? error.data : null,
    remote_url: row.remoteUrl,
    done_by: row.doneByName,
    finished_at: row.finishedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  }
}
