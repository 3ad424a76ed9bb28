import type { NotificationKind } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import { notificationEvents } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import type { Actor } from '@/lib/audit/actor'
import { newId } from '@/lib/ids'
import { enqueue } from '@/lib/jobs/enqueue'
import { fanOutNotificationsJob } from '@/lib/jobs/notification-jobs'
import type { NotificationData } from './describe-notification'

export type NotificationInput = {
  kind: NotificationKind
  /**
   * Identifies the event, using the ids of what it is about: a second event with the same key is not recorded in
   * the workspace.
   */
  key?: string
  /** Where it is shown, relative to the project's address (or the workspace's), such as `/packages/…`. */
  path?: string
  /** What its wording is built from (words.ts): titles, names, reasons. Never secrets. */
  data?: NotificationData
  /**
   * Ids of the people it is for; if absent, everyone whose role fits the kind. The person who did it is never
   * notified.
   */
  recipients?: readonly string[]
  /** The only destination of the workspace that it is for. */
  destinationId?: string
}

/** Inside a project's transaction the ids may be omitted: its rows belong to the project. */
type Where = { orgId?: string; projectId?: string | undefined; actor: Actor }

/**
 * Records that something happened that people may want to know about, in the transaction in which it happened:
 * people are notified exactly when that commits. One small insert; who is notified, and where, is determined later.
 * Takes the open transaction of either entry point, the project or workspace, and who did it. Serves
 * spec/planning#5.
 */
export const recordNotification = (
  tx: ProjectTx | SystemTx,
  ctx: Where,
  event: NotificationInput,
): Promise<void> => recordNotifications(tx, ctx, [event])

/** Records several events with one statement. See `recordNotification`. */
export async function recordNotifications(
  tx: ProjectTx | SystemTx,
  ctx: Where,
  events: readonly NotificationInput[],
): Promise<void> {
  const rows = events.filter(({ recipients }) => recipients === undefined || recipients.length > 0)
  if (rows.length === 0) return
  await tx
    .insert(notificationEvents)
    .values(
      rows.map((event) => {
        const id = newId()
        return {
          id,
          ...(ctx.orgId === undefined ? {} : { orgId: ctx.orgId, projectId: ctx.projectId ?? null }),
          kind: event.kind,
          key: event.key === undefined ? id : `${event.kind}/${event.key}`,
          actorId: ctx.actor.id,
          actorName: ctx.actor.name,
          path: event.path ?? '',
          data: event.data ?? {},
          recipients: event.recipients ? [...event.recipients] : null,
          destinationId: event.destinationId ?? null,
        }
      }),
    )
    .onConflictDoNothing()
  // Kinds that are not urgent wait for the next periodic fan-out, so recording them costs nothing more.
  if (rows.some(({ kind }) => !isUnhurried(kind))) enqueue(tx, fanOutNotificationsJob, [{}])
}

const isUnhurried = (kind: NotificationKind) => kind === 'review' || kind === 'published'
