import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { mediaFiles } from '@/db/schema'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { countUses } from './count-uses'
import { presentFile } from './present-file'
import type { MediaFileAnswer, MediaFilters } from './schemas'

/**
 * Lists the project's media library, newest first, one page at a time; `after` is the last id of the previous page.
 * Serves spec/planning#4.
 */
export async function listFiles(
  ctx: ProjectContext,
  input: MediaFilters & { limit: number; after?: string | undefined },
): Promise<Page<MediaFileAnswer>> {
  const words = (input.q ?? '').replaceAll('\u0000', '').split(/\s+/).filter(Boolean).slice(0, 20)
  return inProject(ctx, async (tx) => {
    const rows = await tx
      .select()
      .from(mediaFiles)
      .where(
        and(
          isNull(mediaFiles.deletedAt),
          input.kind === undefined ? undefined : eq(mediaFiles.kind, input.kind),
          input.after === undefined ? undefined : lt(mediaFiles.id, input.after),
          ...words.map((word) => {
            const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
            return or(sql`${mediaFiles.name} ilike ${like}`, sql`${mediaFiles.alt} ilike ${like}`)
          }),
        ),
      )
      .orderBy(desc(mediaFiles.id))
      .limit(input.limit + 1)
    const uses = await countUses(
      tx,
      rows.map(({ id }) => id),
    )
    return pageOf(
      rows,
      input.limit,
      (row) => row.id,
      (row) => presentFile(row, uses.get(row.id) ?? 0),
    )
  })
}
