import { and, eq, isNull } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { mediaFiles } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { getFile } from './get-file'
import { listPostsUsing } from './list-file-uses'
import type { MediaFileAnswer } from './schemas'
import { lockStorage, requireStorage } from './storage'

/**
 * Deletes a library file. It can be restored for an hour; after that its bytes are removed. Refused while an
 * unpublished post uses it: `wrong-state` names the posts. Throws `not-found`.
 */
export async function deleteFile(ctx: ProjectContext<'write'>, input: { id: string }): Promise<void> {
  const id = requireId(input.id)
  await inProject(ctx, async (tx) => {
    // A post that starts to use the file right now waits for this lock and then finds the file deleted.
    const [row] = await tx
      .select({ id: mediaFiles.id, name: mediaFiles.name })
      .from(mediaFiles)
      .where(and(eq(mediaFiles.id, id), isNull(mediaFiles.deletedAt)))
      .for('update')
    if (!row) throw new AppError('not-found')
    const open = (await listPostsUsing(tx, id)).filter(({ status }) => status !== 'published')
    if (open.length > 0)
      throw new AppError('wrong-state', {
        detail: `${row.name} is used in ${namesOf(open.map(({ title }) => title))}.`,
        hint: 'Remove it from these posts first, or wait until they are published.',
      })
    await tx.update(mediaFiles).set({ deletedAt: new Date() }).where(eq(mediaFiles.id, id))
    await audit(tx, ctx, { action: 'media.deleted', subject: id, data: { name: row.name } })
  })
}

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

/** Formats titles for a sentence: two by name, then how many more there are. */
function namesOf(titles: string[]): string {
  const named = titles.slice(0, 2).map((title) => `“${title}”`)
  const more = titles.length - named.length
  if (more > 0) return `${named.join(', ')} and ${more} more ${more === 1 ? 'post' : 'posts'}`
  return named.join(' and ')
}
