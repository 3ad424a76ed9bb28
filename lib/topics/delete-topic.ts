import { eq, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { topics } from '@/db/schema/topics'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'

/**
 * Deletes a topic with its runs. Its posts and the items they were made from stay, with an empty topic_id; a run in
 * progress stores nothing more. Throws `not-found`.
 */
export async function deleteTopic(ctx: ProjectContext<'write'>, input: { id: string }): Promise<void> {
  const id = requireId(input.id)
  await inProject(ctx, async (tx) => {
    // Locks its posts first, because approving a post locks them before the topic.
    await tx.execute(sql`select id from packages where topic_id = ${id}::uuid order by id for no key update`)
    const [row] = await tx.delete(topics).where(eq(topics.id, id)).returning({ name: topics.name })
    if (!row) throw new AppError('not-found')
    await audit(tx, ctx, { action: 'topic.deleted', subject: input.id, data: { name: row.name } })
  })
}
