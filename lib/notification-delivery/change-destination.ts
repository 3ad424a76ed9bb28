import { eq } from 'drizzle-orm'
import { notificationDestinations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import { checkDestinationUrl } from './check-destination-url'
import { encryptUrl } from './destination-secrets'
import { lockDestination, type Manage } from './lock-destination'
import { openLane } from './open-lane'
import { presentDestination } from './present-destination'
import type { DestinationAnswer, DestinationChange } from './schemas'

/**
 * Changes the name, URL or kinds, or pauses or resumes a destination. After a resume, what was waiting goes out in
 * order. Throws `not-found` and `invalid`.
 */
export async function changeDestination(
  ctx: Manage,
  { id, ...change }: DestinationChange & { id: string },
): Promise<DestinationAnswer> {
  const url = change.url === undefined ? undefined : await checkDestinationUrl(ctx, change.url)
  return inSystem(async (tx) => {
    const before = await lockDestination(tx, ctx, id)
    const resumes = change.status === 'active' && before.status === 'paused'
    const [row] = await tx
      .update(notificationDestinations)
      .set({
        ...(change.name === undefined ? {} : { name: change.name }),
        ...(change.kinds === undefined ? {} : { kinds: change.kinds }),
        ...(url
          ? { encryptedUrl: encryptUrl(ctx.orgId, before.id, url.href), shownUrl: `${url.origin}/…` }
          : {}),
        ...(change.status === undefined
          ? {}
          : {
              status: change.status,
              pausedReason: change.status === 'paused' ? (before.pausedReason ?? null) : null,
            }),
      })
      .where(eq(notificationDestinations.id, before.id))
      .returning()
    if (resumes || url) await openLane(tx, before.id)
    await audit(tx, ctx, {
      action: 'notification_destination.changed',
      subject: before.id,
      data: {
        ...(change.name === undefined ? {} : { name: change.name }),
        ...(change.kinds === undefined ? {} : { kinds: change.kinds }),
        ...(change.status === undefined ? {} : { status: change.status }),
        ...(url ? { server: url.origin } : {}),
      },
    })
    return presentDestination(row ?? before, null)
  })
}
