import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { mediaFiles, mediaUploads } from '@/db/schema'
import { inSystem } from '@/db/system'
import { deleteBlob, listLibraryBlobs } from '@/lib/media/blobs'
import { uploadTtlMs } from './find-upload'
import { listStoredUploads, removeParts } from './upload-parts'
import { releaseVideoCopies } from './videos/copy-video'

/** How long a deleted file can be restored. */
const restorableMs = 3_600_000
const batchSize = 200

/**
 * Removes abandoned uploads, deleted files that can no longer be restored, and bytes that belong to no file, left
 * by deleted projects or interrupted work. A deleted file that an unpublished post still uses is restored. Returns
 * how many of each were removed.
 */
export async function pruneMedia(
  now = new Date(),
): Promise<{ uploads: number; files: number; blobs: number }> {
  await releaseVideoCopies()
  return {
    uploads: await pruneUploads(new Date(now.getTime() - uploadTtlMs)),
    files: await pruneFiles(new Date(now.getTime() - restorableMs)),
    blobs: await pruneBlobs(new Date(now.getTime() - uploadTtlMs)),
  }
}

async function pruneUploads(before: Date): Promise<number> {
  const removed = await inSystem((tx) =>
    tx.delete(mediaUploads).where(lt(mediaUploads.updatedAt, before)).returning({ id: mediaUploads.id }),
  )
  const stored = await listStoredUploads(before)
  const known = await inSystem((tx) =>
    tx.select({ id: mediaUploads.id }).from(mediaUploads).where(inArray(mediaUploads.id, stored)),
  )
  const alive = new Set(known.map(({ id }) => id))
  const gone = new Set([...removed.map(({ id }) => id), ...stored.filter((id) => !alive.has(id))])
  for (const id of gone) await removeParts(id)
  return removed.length
}

async function pruneFiles(before: Date): Promise<number> {
  const old = and(isNotNull(mediaFiles.deletedAt), lt(mediaFiles.deletedAt, before))
  const rows = await inSystem(async (tx) => {
    await tx
      .update(mediaFiles)
      .set({ deletedAt: null })
      .where(
        and(
          old,
          sql`exists (select from media_uses u join variants v on v.id = u.variant_id join packages k on k.id = v.package_id
            where u.file_id = ${mediaFiles.id} and k.status <> 'published')`,
        ),
      )
    return tx.select().from(mediaFiles).where(old).limit(batchSize)
  })
  for (const row of rows) {
    await deleteBlob(row.address)
    if (row.previewAddress) await deleteBlob(row.previewAddress)
    await inSystem((tx) => tx.delete(mediaFiles).where(eq(mediaFiles.id, row.id)))
  }
  return rows.length
}

async function pruneBlobs(before: Date): Promise<number> {
  let removed = 0
  for await (const page of listLibraryBlobs()) {
    const old = page.filter(({ keptAt }) => keptAt < before)
    if (old.length === 0) continue
    const addresses = old.map(({ address }) => address)
    const rows = await inSystem((tx) =>
      tx.execute<{ address: string }>(sql`
        select unnest(array[address, preview_address]) as address from media_files
        where address = any(${sql.param(addresses)}::text[]) or preview_address = any(${sql.param(addresses)}::text[])
        union all select copy_address from videos
        where copied_at is not null and copy_address = any(${sql.param(addresses)}::text[])`),
    )
    const used = new Set(rows.map(({ address }) => address))
    for (const { address } of old)
      if (!used.has(address)) {
        await deleteBlob(address)
        removed++
      }
  }
  return removed
}
