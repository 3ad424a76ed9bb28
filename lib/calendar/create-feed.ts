import { sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { calendarFeeds } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { newSecret, urlSecretDigest } from '@/lib/auth/secrets'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { maxFeeds } from './list-feeds'
import type { CreateFeedInput } from './schemas'

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
