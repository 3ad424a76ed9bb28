import type { NotificationKind } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import { notificationEvents } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import type { Actor } from '@/lib/audit/actor'
import { newId } from '@/lib/ids'
import { enqueue } from '@/lib/jobs/enqueue'
import { fanOutNotificationsJob } from '@/lib/jobs/notification-jobs'
import type { NotificationData } from './words'

export type NotificationInput = {
  kind: NotificationKind
  /** Says what makes it the same event, with the ids of what it is about: a second one with the key is not recorded in the workspace. */
  key?: string
  /** Where it is shown, below the project's address (or the workspace's), such as `/packages/…`. */
  path?: string
  /** What its words are made of (words.ts): titles, names, reasons. Never secrets. */
  data?: NotificationData
  /** The people it is for, by id; everybody whose role fits the kind when absent. Who did it is never told. */
  recipients?: readonly string[]
  /** The one destination of the workspace it is for. */
  destinationId?: string
}

/** Inside a project's transaction the ids may be left out: its rows belong to the project. */
type Where = { orgId?: string; projectId?: string | undefined; actor: Actor }

/**
 * Records that something happened that people may want to know of, in the transaction in which it happened: it is told exactly when
 * that is committed. One small insert; who is told, and where, is worked out afterwards. Takes the open transaction of either entry
 * point, the project or workspace, and who did it. Serves spec/planning#5.
 */
export const recordNotification = (
  tx: ProjectTx | SystemTx,
  ctx: Where,
  event: NotificationInput,
): Promise<void> => recordNotifications(tx, ctx, [event])

/** The same for several: one statement. */
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
  // What is not urgent waits for the next look at all projects: it costs whoever records it nothing more.
  if (rows.some(({ kind }) => !isUnhurried(kind))) enqueue(tx, fanOutNotificationsJob, [{}])
}

const isUnhurried = (kind: NotificationKind) => kind === 'review' || kind === 'published'
