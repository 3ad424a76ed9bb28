import { and, eq, isNull } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { mediaFiles } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { listPostsUsing } from './list-file-uses'

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

/** Formats titles for a sentence: two by name, then how many more there are. */
function namesOf(titles: string[]): string {
  const named = titles.slice(0, 2).map((title) => `“${title}”`)
  const more = titles.length - named.length
  if (more > 0) return `${named.join(', ')} and ${more} more ${more === 1 ? 'post' : 'posts'}`
  return named.join(' and ')
}
