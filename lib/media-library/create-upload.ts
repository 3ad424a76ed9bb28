import { sql } from 'drizzle-orm'
import { mediaUploads } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { refuseByFileName } from './detect-file-kind'
import { presentUpload } from './find-upload'
import type { CreateUploadInput, UploadAnswer } from './schemas'
import { lockStorage, requireStorage } from './storage'

/** Maximum number of unfinished uploads per workspace: more than any browser starts at once. */
const maxUploads = 200

/**
 * Starts an upload into the project's media library and reserves storage for it. Throws `storage-full` if it does
 * not fit into the workspace's allowance, `unsupported-media-type` if its name shows a type that we never accept,
 * and `too-large` for a PDF that is too large. Serves spec/planning#4.
 */
export async function createUpload(
  ctx: ProjectContext<'write'>,
  input: CreateUploadInput,
): Promise<UploadAnswer> {
  refuseByFileName(input.name, input.bytes)
  return inSystem(async (tx) => {
    requireStorage(await lockStorage(tx, ctx.orgId), input.bytes)
    const [waiting] = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from media_uploads where org_id = ${ctx.orgId}`,
    )
    if ((waiting?.count ?? 0) >= maxUploads)
      throw new AppError('too-many-requests', {
        detail: `Your workspace has ${maxUploads} uploads on their way.`,
        hint: 'Finish or cancel some of them first.',
        headers: { 'Retry-After': '60' },
      })
    const [row] = await tx
      .insert(mediaUploads)
      .values({
        id: newId(),
        orgId: ctx.orgId,
        projectId: ctx.projectId,
        name: input.name,
        bytes: input.bytes,
        createdBy: ctx.actor.id,
        createdByName: ctx.actor.name,
      })
      .returning()
    if (!row) throw new AppError('internal')
    return presentUpload(row)
  })
}
