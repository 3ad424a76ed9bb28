import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { mediaUploads } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { requireUpload } from './find-upload'
import { removeParts } from './upload-parts'

/** Removes an unfinished upload and releases its storage. Throws `not-found`. */
export async function cancelUpload(ctx: ProjectContext<'write'>, input: { id: string }): Promise<void> {
  const { id } = await requireUpload(ctx, input.id)
  await inProject(ctx, (tx) => tx.delete(mediaUploads).where(eq(mediaUploads.id, id)))
  await removeParts(id)
}
