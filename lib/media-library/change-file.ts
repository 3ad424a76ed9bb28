import { and, eq, isNull } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { mediaFiles } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { countUses } from './count-uses'
import { presentFile } from './present-file'
import type { ChangeFileInput, MediaFileAnswer } from './schemas'

/**
 * Renames a library file, or sets its alt text, focal point or title; only the given fields change. Posts that
 * already use it keep their own. Throws `not-found`, and `invalid` for a focal point on anything but an image or a
 * title on anything but a document.
 */
export async function changeFile(
  ctx: ProjectContext<'write'>,
  { id, ...input }: ChangeFileInput & { id: string },
): Promise<MediaFileAnswer> {
  const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  return inProject(ctx, async (tx) => {
    const [row] = await tx
      .update(mediaFiles)
      .set({ ...changes, updatedAt: new Date() })
      .where(and(eq(mediaFiles.id, requireId(id)), isNull(mediaFiles.deletedAt)))
      .returning()
    if (!row) throw new AppError('not-found')
    if (input.focal && row.kind !== 'image')
      throw new AppError('invalid', {
        errors: [{ pointer: '/focal', detail: 'Only images have a focal point.' }],
      })
    if (input.title !== undefined && row.kind !== 'document')
      throw new AppError('invalid', {
        errors: [{ pointer: '/title', detail: 'Only documents have a title.' }],
      })
    return presentFile(row, (await countUses(tx, [row.id])).get(row.id) ?? 0)
  })
}
