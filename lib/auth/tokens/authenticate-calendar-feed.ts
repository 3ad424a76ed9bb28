import { timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { calendarFeeds } from '@/db/schema'
import { inSystem } from '@/db/system'
import { isId } from '@/lib/ids'
import { grantProjectContext } from '../authorization/grant-context'
import type { ProjectContext } from '../context'
import { urlSecretDigest } from '../secrets'

/** Compared against if there is no such feed, so that the check takes the same time. */
const nobody = Buffer.alloc(32)

/**
 * Lets the holder of a calendar feed's secret URL read its project, and nothing else: the context is a viewer's.
 * Takes the two parts of the URL unchecked; returns undefined whatever is wrong with them. Serves spec/planning#3.
 */
export async function authenticateCalendarFeed(
  id: string,
  secret: string,
): Promise<{ ctx: ProjectContext<'read'>; feedId: string } | undefined> {
  const known = isId(id) && /^[\w-]{1,200}$/.test(secret)
  const [row] = known
    ? await inSystem((tx) =>
        tx
          .select({
            orgId: calendarFeeds.orgId,
            projectId: calendarFeeds.projectId,
            name: calendarFeeds.name,
            hash: calendarFeeds.secretHash,
          })
          .from(calendarFeeds)
          .where(eq(calendarFeeds.id, id)),
      )
    : []
  const received = Buffer.from(urlSecretDigest(secret), 'hex')
  const stored = row ? Buffer.from(row.hash, 'hex') : nobody
  const right = stored.length === received.length && timingSafeEqual(received, stored)
  if (!right || !row?.projectId) return undefined
  const { orgId, projectId, name } = row
  const actor = { kind: 'system' as const, id: null, name }
  return { ctx: grantProjectContext<'read'>({ orgId, projectId, actor, role: 'viewer' }), feedId: id }
}
