import { asc, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { packageComments } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { isId } from '@/lib/ids'
import type { CommentAnswer } from '../schemas'

/** What was said about a package, oldest first, at most the first 500. */
export async function listComments(ctx: ProjectContext, input: { id: string }): Promise<CommentAnswer[]> {
  if (!isId(input.id)) return []
  const rows = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(packageComments)
      .where(eq(packageComments.packageId, input.id))
      .orderBy(asc(packageComments.id))
      .limit(500),
  )
  return rows.map(presentComment)
}

export const presentComment = (row: typeof packageComments.$inferSelect): CommentAnswer => ({
  id: row.id,
  package_id: row.packageId,
  variant_id: row.variantId,
  author_id: row.authorId,
  author_name: row.authorName,
  text: row.text,
  created_at: row.createdAt.toISOString(),
})
