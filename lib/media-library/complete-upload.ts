import { and, eq, isNull } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { mediaFiles, mediaUploads } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'
import { deleteBlob } from '@/lib/media/blobs'
import { readUses } from './count-uses'
import { findFile } from './find-file'
import { requireUpload, type UploadRow } from './find-upload'
import { presentFile } from './present-file'
import type { CompleteUploadInput, MediaFileAnswer } from './schemas'
import { lockStorage, requireStorage } from './storage'
import { type StoredFile, storeUploaded } from './store-uploaded'
import { removeParts } from './upload-parts'
import { storeKnownVideo } from './videos/probe-video-at'

/**
 * Turns an upload whose bytes have all arrived into a library file with the upload's id. Idempotent, also after a
 * crash. A file that the library already has is not stored twice; `existing` says so. Throws `wrong-state` while
 * bytes are missing, `invalid` if the SHA-256 differs or the file is damaged, `unsupported-media-type` for types we
 * do not accept `storage-full` or `too-large` (these remove the upload), and `unavailable` while several PDFs are being read.
 * Serves spec/planning#4.
 */
export async function completeUpload(
  ctx: ProjectContext<'write'>,
  input: CompleteUploadInput,
): Promise<MediaFileAnswer & { existing: boolean }> {
  const done = isId(input.id) ? await findFile(ctx, input.id) : undefined
  if (done) return { ...done, existing: false }
  const upload = await requireUpload(ctx, input.id)
  if (upload.received < upload.bytes)
    throw new AppError('wrong-state', {
      detail: `Only ${upload.received} of ${upload.bytes} bytes have arrived.`,
      hint: 'Send the rest first.',
    })
  let stored: StoredFile
  try {
    stored = await storeUploaded(upload, input.sha256)
  } catch (error) {
    // If we are just busy, the upload can be completed later.
    if (error instanceof AppError && error.code !== 'unavailable') await removeUpload(ctx, upload)
    throw error
  }
  const { known, ...file } = stored
  const { row, added } = await keep(ctx, upload, file).catch(async (error: unknown) => {
    if (error instanceof AppError) {
      await removeBlobs(stored)
      await removeUpload(ctx, upload)
    }
    throw error
  })
  if (!added && row.address !== stored.address) await removeBlobs(stored)
  if (known && added) await storeKnownVideo(ctx, row.address, known)
  await removeParts(upload.id)
  const uses = added ? 0 : (await readUses(ctx, [row.id])).get(row.id)
  return { ...presentFile(row, uses ?? 0), existing: !added && row.id !== upload.id }
}

async function keep(ctx: ProjectContext<'write'>, upload: UploadRow, stored: Omit<StoredFile, 'known'>) {
  return inSystem(async (tx) => {
    const storage = await lockStorage(tx, ctx.orgId)
    const own = eq(mediaFiles.projectId, ctx.projectId)
    const [twin] = await tx
      .select()
      .from(mediaFiles)
      .where(and(own, eq(mediaFiles.sha256, stored.sha256), isNull(mediaFiles.deletedAt)))
      .limit(1)
    const removed = await tx
      .delete(mediaUploads)
      .where(and(eq(mediaUploads.projectId, ctx.projectId), eq(mediaUploads.id, upload.id)))
      .returning({ id: mediaUploads.id })
    if (twin) return { row: twin, added: false }
    // Canceled in the meantime: its storage was released, and no one wants the file anymore.
    if (removed.length === 0) throw new AppError('not-found')
    requireStorage({ ...storage, used_bytes: storage.used_bytes - upload.bytes }, stored.bytes)
    const [row] = await tx
      .insert(mediaFiles)
      .values({
        id: upload.id,
        orgId: ctx.orgId,
        projectId: ctx.projectId,
        name: upload.name,
        ...stored,
        uploadedBy: upload.createdBy,
        uploadedByName: upload.createdByName,
      })
      .returning()
    if (!row) throw new AppError('internal')
    return { row, added: true }
  })
}

async function removeUpload(ctx: ProjectContext<'write'>, { id }: UploadRow): Promise<void> {
  await inProject(ctx, (tx) => tx.delete(mediaUploads).where(eq(mediaUploads.id, id)))
  await removeParts(id)
}

async function removeBlobs({ address, previewAddress }: StoredFile): Promise<void> {
  await deleteBlob(address)
  if (previewAddress) await deleteBlob(previewAddress)
}
