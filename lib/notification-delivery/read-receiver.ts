import { and, eq, inArray } from 'drizzle-orm'
import {
  memberships,
  type NotificationDeliveryRow,
  type NotificationDestinationRow,
  type NotificationEventRow,
  notificationChoices,
  notificationDestinations,
  notificationEvents,
  notificationLanes,
  notificationSettings,
  organizations,
  projectRoles,
  projects,
  users,
} from '@/db/schema'
import type { SystemTx } from '@/db/system'
import { projectRole } from '@/lib/auth/authorization/find-role'
import { hasPermission } from '@/lib/auth/permissions'
import { isEmailConfigured } from '@/lib/email/email-settings'
import { newId } from '@/lib/ids'
import { kindFacts } from '@/lib/notifications/kinds'
import { afterQuietHours, defaultEmailTimes, emailDueAt } from './email-times'
import { mailServerLane } from './lanes'

/** An event with the workspace and project it happened in. */
export type DeliveredEvent = {
  event: NotificationEventRow
  count: number
  org: { id: string; name: string; slug: string }
  project: { id: string; name: string; slug: string } | null
}

/** One message to send, and the deliveries it covers. */
export type PendingMessage = {
  deliveries: NotificationDeliveryRow[]
  events: DeliveredEvent[]
  messageId: string
} & (
  | { to: 'email'; person: { id: string; name: string; email: string }; isDigest: boolean; timeZone: string }
  | { to: 'destination'; destination: NotificationDestinationRow }
)

type Receiver = {
  next?: PendingMessage | undefined
  /** No longer wanted, or no longer visible to the receiver. */
  dropped: string[]
  /** Were being sent when a process died, to a receiver that cannot detect duplicates. */
  lost: string[]
  /** Nothing may be sent before this time. */
  later?: Date
}

/**
 * Checks what is waiting for a receiver against the current state: whether a person is still a member, may still
 * see the project and still wants email of the kind; whether a destination still exists and is not paused. `wait`:
 * nothing can be sent at the moment.
 */
export async function readReceiver(
  tx: SystemTx,
  waiting: readonly NotificationDeliveryRow[],
  now: Date,
): Promise<Receiver | 'wait'> {
  const [first] = waiting
  if (!first) return 'wait'
  const events = await readEvents(tx, waiting)
  if (first.destinationId) return readDestination(tx, waiting, events, first.destinationId)
  return first.userId ? readPerson(tx, waiting, events, first.userId, now) : 'wait'
}

async function readEvents(
  tx: SystemTx,
  waiting: readonly NotificationDeliveryRow[],
): Promise<Map<string, DeliveredEvent>> {
  const rows = await tx
    .select({
      event: notificationEvents,
      org: { id: organizations.id, name: organizations.name, slug: organizations.slug },
      project: { id: projects.id, name: projects.name, slug: projects.slug },
    })
    .from(notificationEvents)
    .innerJoin(organizations, eq(organizations.id, notificationEvents.orgId))
    .leftJoin(projects, eq(projects.id, notificationEvents.projectId))
    .where(
      inArray(
        notificationEvents.id,
        waiting.map(({ eventId }) => eventId),
      ),
    )
  const byEvent = new Map(rows.map((row) => [row.event.id, row]))
  return new Map(
    waiting.flatMap((delivery) => {
      const row = byEvent.get(delivery.eventId)
      return row ? [[delivery.id, { ...row, count: delivery.count }] as const] : []
    }),
  )
}

async function readDestination(
  tx: SystemTx,
  waiting: readonly NotificationDeliveryRow[],
  events: Map<string, DeliveredEvent>,
  id: string,
): Promise<Receiver | 'wait'> {
  const [destination] = await tx
    .select()
    .from(notificationDestinations)
    .where(eq(notificationDestinations.id, id))
  if (!destination || destination.status === 'paused') return 'wait'
  const isChat = destination.type !== 'webhook'
  const lost = isChat ? waiting.filter(({ status }) => status === 'sending') : []
  const [next] = waiting.filter((one) => !lost.includes(one))
  const event = next && events.get(next.id)
  return {
    dropped: [],
    lost: lost.map((one) => one.id),
    next:
      next && event
        ? { to: 'destination', destination, deliveries: [next], events: [event], messageId: next.id }
        : undefined,
  }
}

async function readPerson(
  tx: SystemTx,
  waiting: readonly NotificationDeliveryRow[],
  events: Map<string, DeliveredEvent>,
  userId: string,
  now: Date,
): Promise<Receiver | 'wait'> {
  const [server] = await tx
    .select({ nextAt: notificationLanes.nextAt })
    .from(notificationLanes)
    .where(eq(notificationLanes.lane, mailServerLane))
  if (server && server.nextAt > now) return { dropped: [], lost: [], later: server.nextAt }
  if (!isEmailConfigured()) return { dropped: waiting.map(({ id }) => id), lost: [] }
  const [person] = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  const [settings] = await tx
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  const choices = await tx.select().from(notificationChoices).where(eq(notificationChoices.userId, userId))
  const own = await tx.select().from(memberships).where(eq(memberships.userId, userId))
  const inProjects = await tx
    .select()
    .from(projectRoles)
    .where(
      and(
        eq(projectRoles.userId, userId),
        inArray(
          projectRoles.projectId,
          [...events.values()].flatMap(({ project }) => project?.id ?? []).concat(userId),
        ),
      ),
    )
  if (!person) return 'wait'
  const isWanted = ({ id }: NotificationDeliveryRow): boolean => {
    const one = events.get(id)
    if (!one) return false
    const { event, org, project } = one
    const orgRole = own.find(({ orgId }) => orgId === org.id)?.role
    if (!orgRole || event.kind === 'test') return false
    const role = projectRole(
      orgRole,
      inProjects.find(({ projectId }) => projectId === project?.id)?.role ?? null,
    )
    const facts = kindFacts[event.kind]
    if (!hasPermission(role, event.recipients ? 'read' : facts.audience)) return false
    return choices.find(({ kind }) => kind === event.kind)?.email ?? facts.usual.email
  }
  const wanted = waiting.filter(isWanted)
  const dropped = waiting.filter((one) => !wanted.includes(one)).map(({ id }) => id)
  const [first] = wanted
  if (!first) return { dropped, lost: [] }
  const times = settings ?? defaultEmailTimes
  // An email that may already have been sent is repeated with the same content.
  const started = wanted.filter(({ messageId }) => messageId !== null && messageId === first.messageId)
  const isDigest = started.length > 1 || (started.length === 0 && times.emailMode === 'daily')
  if (started.length === 0) {
    const dueAt = isDigest ? afterQuietHours(now, times) : emailDueAt(now, times)
    if (dueAt > now) return { dropped, lost: [], later: dueAt }
  }
  const deliveries =
    started.length > 0 ? started : isDigest ? wanted.filter(({ messageId }) => messageId === null) : [first]
  return {
    dropped,
    lost: [],
    next: {
      to: 'email',
      deliveries,
      events: deliveries.flatMap((one) => events.get(one.id) ?? []),
      messageId: first.messageId ?? newId(),
      person: { id: person.id, name: person.name ?? '', email: person.email },
      isDigest,
      timeZone: times.timeZone,
    },
  }
}
