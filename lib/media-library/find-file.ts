import { and, eq, isNull } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { mediaFiles } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { countUses } from './count-uses'
import { presentFile } from './present-file'
import type { MediaFileAnswer } from './schemas'

/** Returns a file of the project's library; undefined if there is none or it was deleted. */
export async function findFile(ctx: ProjectContext, id: string): Promise<MediaFileAnswer | undefined> {
  return inProject(ctx, async (tx) => {
    const [row] = await tx
      .select()
      .from(mediaFiles)
      .where(and(eq(mediaFiles.id, id), isNull(mediaFiles.deletedAt)))
    if (!row) return undefined
    return presentFile(row, (await countUses(tx, [id])).get(id) ?? 0)
  })
}
