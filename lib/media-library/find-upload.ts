import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { mediaUploads } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import type { UploadAnswer } from './schemas'

export type UploadRow = typeof mediaUploads.$inferSelect

/** How long an upload without progress is kept. */
export const uploadTtlMs = 24 * 3_600_000

/** Returns an upload in its API representation. */
export const presentUpload = (row: UploadRow): UploadAnswer => ({
  id: row.id,
  name: row.name,
  bytes: row.bytes,
  offset: row.received,
  created_at: row.createdAt.toISOString(),
  expires_at: new Date(row.updatedAt.getTime() + uploadTtlMs).toISOString(),
})

/** Returns an unfinished upload of the project. Throws `not-found`, also if it is complete or was removed. */
export async function getUpload(ctx: ProjectContext<'write'>, input: { id: string }): Promise<UploadAnswer> {
  return presentUpload(await requireUpload(ctx, input.id))
}

/** Returns the stored row of an unfinished upload. Throws `not-found`. */
export async function requireUpload(ctx: ProjectContext<'write'>, id: string): Promise<UploadRow> {
  const [row] = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(mediaUploads)
      .where(eq(mediaUploads.id, requireId(id))),
  )
  if (!row)
    throw new AppError('not-found', {
      detail: 'This upload doesn’t exist, or was removed.',
      hint: 'Upload the file again from its beginning.',
    })
  return row
}
