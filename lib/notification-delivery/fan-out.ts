import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { type NotificationKind, openDeliveries } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import {
  channels,
  memberships,
  type NotificationEventRow,
  notificationChoices,
  notificationDeliveries,
  notificationDestinations,
  notificationEvents,
  notificationLanes,
  notificationSettings,
  notifications,
  packageEvents,
  packages,
  projectRoles,
  projects,
} from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { projectRole } from '@/lib/auth/authorization/find-role'
import { hasPermission, type Role } from '@/lib/auth/permissions'
import { isEmailConfigured } from '@/lib/email/email-settings'
import { isId, newId } from '@/lib/ids'
import type { JobHandler } from '@/lib/jobs/define-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { deliverNotificationsJob } from '@/lib/jobs/notification-jobs'
import { kindFacts } from '@/lib/notifications/kinds'
import { nameChannel } from '@/lib/notifications/name-channel'
import { formatTime } from '@/lib/time-zones/format-time'
import { defaultEmailTimes, emailDueAt } from './email-times'
import { destinationLane, emailLane } from './lanes'

/**
 * Posts that enter review are announced together: how long the first one waits for others, and the minimum time
 * between a person's emails about one project's reviews.
 */
const gatherMs = 20_000
const betweenReviewEmailsMs = 30 * 60_000
const eventsPerRound = 200

/** Handler of `fanOutNotificationsJob`. */
export const fanOutHandler: JobHandler<Record<string, never>> = async (_input, run) => {
  while (!run.signal.aborted && (await fanOut()) === eventsPerRound);
}

/**
 * Determines who is notified of the recorded events, and where. Creates inbox rows, deliveries and their jobs in
 * the same transaction that marks the events as done, so that each event reaches each inbox and each destination
 * once, wherever a process dies. Only one process at a time does this, so that receivers get events in order.
 * Returns how many events it handled. Serves spec/planning#5.
 */
export function fanOut(now = new Date()): Promise<number> {
  return inSystem(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('notification-fan-out'))`)
    const gathered = new Date(now.getTime() - gatherMs).toISOString()
    const events = await tx
      .select()
      .from(notificationEvents)
      .where(
        and(
          isNull(notificationEvents.fannedOutAt),
          sql`(${notificationEvents.kind} <> 'review' or exists (
            select from notification_events first where first.fanned_out_at is null and first.kind = 'review'
              and first.project_id = ${notificationEvents.projectId}
              and first.created_at <= ${gathered}::timestamptz))`,
        ),
      )
      .orderBy(asc(notificationEvents.id))
      .limit(eventsPerRound)
    if (events.length === 0) return 0
    await addNames(tx, events)
    const audience = await readAudience(tx, events)
    const lanes = new Map<string, Date>()
    for (const group of groupsOf(events)) await notifyAudience(tx, group, audience, now, lanes)
    await tx
      .update(notificationEvents)
      .set({ fannedOutAt: now })
      .where(
        inArray(
          notificationEvents.id,
          events.map(({ id }) => id),
        ),
      )
    if (lanes.size > 0) {
      const names = [...lanes.keys()].sort()
      await tx
        .insert(notificationLanes)
        .values(names.map((lane) => ({ lane, nextAt: now })))
        .onConflictDoNothing()
      for (const lane of names) {
        const at = lanes.get(lane) ?? now
        enqueue(tx, deliverNotificationsJob, [{ lane }], at > now ? { startAfter: at } : {})
      }
    }
    return events.length
  })
}

/**
 * Groups events that are announced as one: review events of the same project together, every other event alone. The
 * last event stands for its group.
 */
function groupsOf(events: readonly NotificationEventRow[]): NotificationEventRow[][] {
  const groups = new Map<string, NotificationEventRow[]>()
  for (const event of events) {
    const key = event.kind === 'review' ? `review/${event.projectId}` : event.id
    groups.set(key, [...(groups.get(key) ?? []), event])
  }
  return [...groups.values()]
}

/**
 * Looks up the names of the post and channel that an event is about, and the authors whom a returned post's event
 * is for. Done here so that recording an event needs only ids and no further queries.
 */
async function addNames(tx: SystemTx, events: readonly NotificationEventRow[]): Promise<void> {
  const idsOf = (name: 'packageId' | 'channelId') => [
    ...new Set(events.flatMap(({ data }) => (typeof data[name] === 'string' ? [data[name]] : []))),
  ]
  const [packageIds, channelIds] = [idsOf('packageId'), idsOf('channelId')]
  const titles =
    packageIds.length === 0
      ? []
      : await tx
          .select({
            id: packages.id,
            projectId: packages.projectId,
            title: packages.title,
            timeZone: projects.timeZone,
          })
          .from(packages)
          .innerJoin(projects, eq(projects.id, packages.projectId))
          .where(inArray(packages.id, packageIds))
  const names =
    channelIds.length === 0
      ? []
      : await tx
          .select({
            id: channels.id,
            projectId: channels.projectId,
            name: channels.displayName,
            platform: channels.platform,
          })
          .from(channels)
          .where(inArray(channels.id, channelIds))
  const returned = events.filter(({ kind, recipients }) => kind === 'changes_requested' && !recipients)
  const authors =
    returned.length === 0
      ? []
      : await tx
          .selectDistinct({ packageId: packageEvents.packageId, actorId: packageEvents.actorId })
          .from(packageEvents)
          .where(
            and(
              inArray(packageEvents.packageId, packageIds),
              inArray(packageEvents.action, ['submit', 'edit', 'regenerate']),
            ),
          )
  for (const event of events) {
    const { packageId, channelId, publicAt } = event.data
    const post = titles.find(({ id, projectId }) => id === packageId && projectId === event.projectId)
    const channel = names.find(({ id, projectId }) => id === channelId && projectId === event.projectId)
    const own = authors.flatMap((one) =>
      post && one.packageId === post.id && one.actorId && isId(one.actorId) ? one.actorId : [],
    )
    const recipients = returned.includes(event) && own.length > 0 ? own : event.recipients
    if (!post && !channel && recipients === event.recipients) continue
    event.data = {
      ...event.data,
      ...(post ? { title: post.title } : {}),
      ...(channel ? { channel: nameChannel(channel) } : {}),
      ...(post && typeof publicAt === 'string' ? { reason: publicWords(publicAt, post.timeZone) } : {}),
    }
    event.recipients = recipients
    if (post) event.path = `/packages/${post.id}`
    await tx
      .update(notificationEvents)
      .set({ data: event.data, path: event.path, recipients })
      .where(eq(notificationEvents.id, event.id))
  }
}

/** Says when a post that its network already has becomes public. */
const publicWords = (at: string, timeZone: string): string =>
  `It becomes public on ${formatTime(new Date(at), timeZone, { zone: true })}.`

type Member = { userId: string; orgId: string; role: Role }
type Audience = {
  members: Map<string, Member[]>
  ownRoles: Map<string, Role>
  choices: Map<string, { inbox: boolean; email: boolean }>
  settings: Map<string, typeof notificationSettings.$inferSelect>
  destinations: (typeof notificationDestinations.$inferSelect)[]
}

/** Reads everything that decides who is notified, for all events of a round at once. */
async function readAudience(tx: SystemTx, events: readonly NotificationEventRow[]): Promise<Audience> {
  const orgIds = [...new Set(events.map(({ orgId }) => orgId))]
  const projectIds = [...new Set(events.flatMap(({ projectId }) => projectId ?? []))]
  const members = await tx
    .select({ userId: memberships.userId, orgId: memberships.orgId, role: memberships.role })
    .from(memberships)
    .where(inArray(memberships.orgId, orgIds))
  const userIds = [...new Set(members.map(({ userId }) => userId))]
  const own =
    projectIds.length === 0
      ? []
      : await tx.select().from(projectRoles).where(inArray(projectRoles.projectId, projectIds))
  const choices =
    userIds.length === 0
      ? []
      : await tx.select().from(notificationChoices).where(inArray(notificationChoices.userId, userIds))
  const settings =
    userIds.length === 0
      ? []
      : await tx.select().from(notificationSettings).where(inArray(notificationSettings.userId, userIds))
  const destinations = await tx
    .select()
    .from(notificationDestinations)
    .where(inArray(notificationDestinations.orgId, orgIds))
    .orderBy(asc(notificationDestinations.id))
  return {
    members: Map.groupBy(members, ({ orgId }) => orgId),
    ownRoles: new Map(own.map(({ projectId, userId, role }) => [`${projectId}/${userId}`, role])),
    choices: new Map(choices.map((choice) => [`${choice.userId}/${choice.kind}`, choice])),
    settings: new Map(settings.map((row) => [row.userId, row])),
    destinations,
  }
}

const chosenDelivery = (audience: Audience, userId: string, kind: Exclude<NotificationKind, 'test'>) =>
  audience.choices.get(`${userId}/${kind}`) ?? kindFacts[kind].usual

/** The number of posts that an event stands for. */
const countOf = ({ data }: NotificationEventRow): number =>
  typeof data.count === 'number' && data.count > 0 ? data.count : 1

async function notifyAudience(
  tx: SystemTx,
  group: readonly NotificationEventRow[],
  audience: Audience,
  now: Date,
  lanes: Map<string, Date>,
): Promise<void> {
  const last = group.at(-1)
  if (!last) return
  const event = group.length > 1 ? await asReview(tx, last) : last
  const { kind } = event
  if (kind !== 'test')
    for (const member of audience.members.get(event.orgId) ?? []) {
      const { userId } = member
      const own = event.projectId ? audience.ownRoles.get(`${event.projectId}/${userId}`) : undefined
      const role = projectRole(member.role, own ?? null)
      const forThem = group.filter(
        ({ actorId, recipients }) =>
          actorId !== userId &&
          (recipients
            ? recipients.includes(userId) && hasPermission(role, 'read')
            : hasPermission(role, kindFacts[kind].audience)),
      )
      if (forThem.length === 0) continue
      const count = forThem.reduce((sum, one) => sum + countOf(one), 0)
      const chosen = chosenDelivery(audience, userId, kind)
      if (chosen.inbox) await addToInbox(tx, event, userId, count, now)
      if (chosen.email && isEmailConfigured()) {
        const at = await queueEmail(tx, event, userId, count, audience, now)
        if (at) lanes.set(emailLane(userId), earlier(lanes.get(emailLane(userId)), at))
      }
    }
  for (const destination of audience.destinations) {
    const isFor = event.destinationId
      ? event.destinationId === destination.id
      : destination.orgId === event.orgId && destination.kinds.includes(kind)
    if (!isFor) continue
    const lane = destinationLane(destination.id)
    await tx
      .insert(notificationDeliveries)
      .values({
        id: newId(),
        eventId: event.id,
        lane,
        destinationId: destination.id,
        count: group.reduce((sum, one) => sum + countOf(one), 0),
        dueAt: now,
        createdAt: now,
      })
      .onConflictDoNothing()
    lanes.set(lane, now)
  }
}

/** Makes the event stand for several posts: it now links to the list of posts to review. */
async function asReview(tx: SystemTx, event: NotificationEventRow): Promise<NotificationEventRow> {
  const shown = { path: '/review', data: { count: countOf(event) } }
  await tx.update(notificationEvents).set(shown).where(eq(notificationEvents.id, event.id))
  return { ...event, ...shown }
}

const earlier = (a: Date | undefined, b: Date): Date => (a && a < b ? a : b)

/** A project's unread review notifications are one entry, which moves to the top and adds up the count. */
async function addToInbox(
  tx: SystemTx,
  event: NotificationEventRow,
  userId: string,
  count: number,
  now: Date,
): Promise<void> {
  let total = count
  if (event.kind === 'review') {
    const before = await tx
      .delete(notifications)
      .where(
        and(
          eq(notifications.userId, userId),
          isNull(notifications.readAt),
          sql`${notifications.eventId} in (select e.id from notification_events e
            where e.kind = 'review' and e.project_id = ${event.projectId})`,
        ),
      )
      .returning({ count: notifications.count })
    total += before.reduce((sum, one) => sum + one.count, 0)
    if (before.length > 0 && event.path !== '/review') await asReview(tx, event)
  }
  await tx
    .insert(notifications)
    .values({ id: newId(), eventId: event.id, userId, orgId: event.orgId, count: total, createdAt: now })
    .onConflictDoNothing()
}

/**
 * Returns when the email is due. If an email about the project's reviews has not been sent yet, raises its count
 * instead and returns undefined.
 */
async function queueEmail(
  tx: SystemTx,
  event: NotificationEventRow,
  userId: string,
  count: number,
  audience: Audience,
  now: Date,
): Promise<Date | undefined> {
  const lane = emailLane(userId)
  const settings = audience.settings.get(userId)
  const times = settings ?? defaultEmailTimes
  let dueAt = emailDueAt(now, times)
  if (event.kind === 'review') {
    const ofProject = sql`${notificationDeliveries.eventId} in (select e.id from notification_events e
      where e.kind = 'review' and e.project_id = ${event.projectId})`
    const [waiting] = await tx
      .update(notificationDeliveries)
      .set({ count: sql`${notificationDeliveries.count} + ${count}` })
      .where(
        and(
          eq(notificationDeliveries.lane, lane),
          eq(notificationDeliveries.status, 'pending'),
          eq(notificationDeliveries.attempts, 0),
          oneOf(notificationDeliveries.status, openDeliveries),
          ofProject,
        ),
      )
      .returning({ id: notificationDeliveries.id })
    if (waiting) return undefined
    const since = new Date(now.getTime() - betweenReviewEmailsMs)
    const [last] = await tx
      .select({ at: notificationDeliveries.finishedAt })
      .from(notificationDeliveries)
      .where(
        and(
          eq(notificationDeliveries.userId, userId),
          gt(notificationDeliveries.finishedAt, since),
          ofProject,
        ),
      )
      .orderBy(sql`${notificationDeliveries.finishedAt} desc`)
      .limit(1)
    if (last?.at)
      dueAt = emailDueAt(
        new Date(Math.max(dueAt.getTime(), last.at.getTime() + betweenReviewEmailsMs)),
        times,
      )
  }
  await tx
    .insert(notificationDeliveries)
    .values({ id: newId(), eventId: event.id, lane, userId, count, dueAt, createdAt: now })
    .onConflictDoNothing()
  return dueAt
}
