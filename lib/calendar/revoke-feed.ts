import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { calendarFeeds } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'

/** Revokes a secret address of the project's calendar, effective immediately. Throws `not-found`. */
export function revokeFeed(ctx: ProjectContext<'write'>, { id }: { id: string }): Promise<void> {
  return inProject(ctx, async (tx) => {
    const [deleted] = await tx
      .delete(calendarFeeds)
      .where(eq(calendarFeeds.id, requireId(id)))
      .returning({ name: calendarFeeds.name })
    if (!deleted) throw new AppError('not-found')
    await audit(tx, ctx, { action: 'calendar_feed.revoked', subject: id, data: { name: deleted.name } })
  })
}
