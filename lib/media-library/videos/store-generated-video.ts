import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { mediaFiles } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { deleteBlob, putLibraryBlob } from '@/lib/media/blobs'
import { deriveName } from '@/lib/media/derive-name'
import type { GeneratedVideo } from '@/lib/media/generated-video/generate-video'
import { lockStorage, requireStorage } from '../storage'
import { probeFile, storeKnownVideo } from './probe-video-at'

/**
 * Stores a video that we generated in the project's library as if `by` had uploaded it, and returns its address.
 * Calling it again with the same id stores nothing and needs no storage. Throws `storage-full`.
 */
export async function storeGeneratedVideo(
  ctx: ProjectContext<'write'>,
  file: { id: string; name: string; alt: string; by: { id: string | null; name: string } },
  { bytes, width, height, seconds }: GeneratedVideo,
): Promise<string> {
  const existing = await inProject(ctx, (tx) =>
    tx.select({ address: mediaFiles.address }).from(mediaFiles).where(eq(mediaFiles.id, file.id)),
  )
  if (existing[0]) return existing[0].address
  await inSystem(async (tx) => requireStorage(await lockStorage(tx, ctx.orgId), bytes.length))
  const whole = async function* () {
    yield bytes
  }
  const address = await putLibraryBlob(`${deriveName('made-video', ctx.projectId, file.id)}.lib.mp4`, whole())
  try {
    await inSystem(async (tx) => {
      requireStorage(await lockStorage(tx, ctx.orgId), bytes.length)
      await tx
        .insert(mediaFiles)
        .values({
          id: file.id,
          orgId: ctx.orgId,
          projectId: ctx.projectId,
          kind: 'video',
          name: file.name,
          address,
          contentType: 'video/mp4',
          bytes: bytes.length,
          ...{ width, height, seconds },
          alt: file.alt,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          uploadedBy: file.by.id,
          uploadedByName: file.by.name,
        })
        .onConflictDoNothing()
    })
  } catch (error) {
    if (error instanceof AppError) await deleteBlob(address)
    throw error
  }
  const read = async (from: number, until: number) => bytes.subarray(from, until)
  await storeKnownVideo(ctx, address, await probeFile({ bytes: bytes.length, read }))
  return address
}
