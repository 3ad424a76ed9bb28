import { desc, eq, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { calendarFeeds } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { newSecret, urlSecretDigest } from '@/lib/auth/secrets'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { newId, requireId } from '@/lib/ids'
import type { CreateFeedInput } from './schemas'

/** A secret calendar address as listed. The secret itself is not stored. */
export type CalendarFeed = {
  id: string
  name: string
  createdAt: Date
  lastReadAt: Date | null
}

const maxFeeds = 50

/**
 * Creates a secret address from which calendar programs read the project's plan. Returns it only this once: only a
 * hash of it is stored. Throws `wrong-state` when there are too many already. Serves spec/planning#3.
 */
export function createFeed(
  ctx: ProjectContext<'write'>,
  { name }: CreateFeedInput,
): Promise<{ url: string }> {
  const [id, secret] = [newId(), newSecret('cal')]
  return inProject(ctx, async (tx) => {
    const [{ count } = { count: 0 }] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(calendarFeeds)
    if (count >= maxFeeds)
      throw new AppError('wrong-state', {
        detail: `This project has ${maxFeeds} calendar addresses already.`,
        hint: 'Revoke one that is no longer used.',
      })
    await tx
      .insert(calendarFeeds)
      .values({ id, name, secretHash: urlSecretDigest(secret), createdBy: ctx.actor.id })
    await audit(tx, ctx, { action: 'calendar_feed.created', subject: id, data: { name } })
    return { url: `${env().APP_URL}/api/calendar/${id}/${secret}` }
  })
}

/** Lists the secret addresses of the project's calendar, newest first, without their secrets. */
export function listFeeds(ctx: ProjectContext): Promise<CalendarFeed[]> {
  return inProject(ctx, (tx) =>
    tx
      .select({
        id: calendarFeeds.id,
        name: calendarFeeds.name,
        createdAt: calendarFeeds.createdAt,
        lastReadAt: calendarFeeds.lastReadAt,
      })
      .from(calendarFeeds)
      .orderBy(desc(calendarFeeds.id))
      .limit(maxFeeds),
  )
}

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
