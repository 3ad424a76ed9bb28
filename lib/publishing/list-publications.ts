import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { inProject } from '@/db/project'
import { type PublicationRow, publications } from '@/db/schema'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { describeFollowUps } from './follow-ups/describe-follow-ups'
import { type PublicationAnswer, type PublicationFilters, publicationFailureSchema } from './schemas'

const columns = {
  id: publications.id,
  projectId: publications.projectId,
  packageId: publications.packageId,
  variantId: publications.variantId,
  channelId: publications.channelId,
  platform: sql<string>`${publications.payload} -> 'content' ->> 'platform'`,
  packageRevision: publications.packageRevision,
  status: publications.status,
  dueAt: publications.dueAt,
  plannedAt: publications.plannedAt,
  publicAt: publications.publicAt,
  queuedAt: publications.queuedAt,
  attempts: publications.attempts,
  remoteId: publications.remoteId,
  remoteUrl: publications.remoteUrl,
  error: publications.error,
  upload: sql<unknown>`${publications.progress} -> 'upload'`,
  followUps: sql<unknown>`${publications.progress} -> 'follow_ups'`,
  nextLookAt: publications.nextLookAt,
  replacesId: publications.replacesId,
  replaceBy: publications.replaceBy,
  sendingAt: publications.sendingAt,
  finishedAt: publications.finishedAt,
  createdAt: publications.createdAt,
}

type Shown = { [K in keyof Omit<typeof columns, 'platform' | 'upload' | 'followUps'>]: PublicationRow[K] } & {
  platform: string
  upload: unknown
  followUps: unknown
}

/**
 * Lists the project's publications, newest first, with keyset pagination; optionally only those of one package,
 * channel or status (spec/http-api#endpoints).
 */
export async function listPublications(
  ctx: ProjectContext,
  page: PublicationFilters & { limit: number; after?: string },
): Promise<Page<PublicationAnswer>> {
  const rows = await inProject(ctx, (tx) =>
    tx
      .select(columns)
      .from(publications)
      .where(
        and(
          page.package_id ? eq(publications.packageId, page.package_id) : undefined,
          page.channel_id ? eq(publications.channelId, page.channel_id) : undefined,
          page.status ? eq(publications.status, page.status) : undefined,
          page.after ? lt(publications.id, page.after) : undefined,
        ),
      )
      .orderBy(desc(publications.id))
      .limit(page.limit + 1),
  )
  return pageOf(rows, page.limit, (row) => row.id, publicationAnswerOf)
}

/** While a post waits for its channel's gap, its job is queued for the end of the gap. */
const nextAt = ({ dueAt, queuedAt }: Pick<Shown, 'dueAt' | 'queuedAt'>): Date =>
  queuedAt && queuedAt > dueAt ? queuedAt : dueAt

/** Returns the upload progress of the video; null if none is being uploaded. */
function uploadOf(progress: unknown): PublicationAnswer['upload'] {
  const upload = z.object({ sent: z.number(), bytes: z.number(), stage: z.string() }).safeParse(progress)
  if (!upload.success) return null
  const { sent, bytes, stage } = upload.data
  return { sent, bytes, processing: stage !== 'parts' }
}

function publicationAnswerOf(row: Shown): PublicationAnswer {
  const error = publicationFailureSchema.safeParse(row.error)
  return {
    id: row.id,
    project_id: row.projectId ?? '',
    package_id: row.packageId,
    variant_id: row.variantId,
    channel_id: row.channelId,
    platform: row.platform,
    package_revision: row.packageRevision,
    status: row.status,
    due_at: row.dueAt.toISOString(),
    planned_at: row.plannedAt?.toISOString() ?? null,
    public_at: row.publicAt?.toISOString() ?? null,
    next_at: row.status === 'pending' ? nextAt(row).toISOString() : null,
    attempts: row.attempts,
    remote_id: row.remoteId,
    remote_url: row.remoteUrl,
    error: error.success ? error.data : null,
    upload: row.status === 'pending' || row.status === 'sending' ? uploadOf(row.upload) : null,
    follow_ups: row.status === 'published' ? describeFollowUps(row.followUps, row.platform) : [],
    needs_decision: row.status === 'unconfirmed' && row.nextLookAt === null,
    replaces_id: row.replacesId,
    replace_by: row.replaceBy,
    sent_at: row.sendingAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  }
}
