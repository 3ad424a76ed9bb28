import { and, eq } from 'drizzle-orm'
import { mediaFiles } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { getFile } from './get-file'
import type { MediaFileAnswer } from './schemas'
import { lockStorage, requireStorage } from './storage'

/** Undoes a deletion while the bytes still exist. Throws `not-found` if it is too late, and `storage-full`. */
export async function restoreFile(
  ctx: ProjectContext<'write'>,
  input: { id: string },
): Promise<MediaFileAnswer> {
  const own = and(eq(mediaFiles.id, requireId(input.id)), eq(mediaFiles.projectId, ctx.projectId))
  await inSystem(async (tx) => {
    const storage = await lockStorage(tx, ctx.orgId)
    const [row] = await tx.select().from(mediaFiles).where(own).for('update')
    if (!row) throw new AppError('not-found')
    if (row.deletedAt === null) return
    requireStorage(storage, row.bytes)
    await tx.update(mediaFiles).set({ deletedAt: null }).where(own)
    await audit(tx, ctx, { action: 'media.restored', subject: row.id, data: { name: row.name } })
  })
  return getFile(ctx, input)
}
