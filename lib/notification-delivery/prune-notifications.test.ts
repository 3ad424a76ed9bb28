import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notificationDeliveries, notificationEvents, notificationLanes, notifications } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import { markRead } from '@/lib/notifications/mark-read'
import { recordNotification } from '@/lib/notifications/record-notification'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject } from '@/testing/database/factories'
import { fanOut } from './fan-out'
import { emailLane, mailServerLane } from './lanes'
import { pruneNotifications } from './prune-notifications'

useTestDatabase()

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

test('removes what is read or sent after 30 days, what is unread or pending after 180, and lanes whose receiver is gone', async () => {
  const project = await createTestProject()
  const { ctx } = project
  const colleague = await createTestMember(project, 'editor')
  const userId = colleague.actor.id ?? ''
  for (const key of ['first', 'second'])
    await inSystem((tx) => recordNotification(tx, ctx, { kind: 'failed', key, data: { title: key } }))
  await fanOut()
  const left = () =>
    inSystem(async (tx) => ({
      events: await tx.$count(notificationEvents),
      inbox: await tx.$count(notifications, eq(notifications.userId, userId)),
      deliveries: (await tx.select().from(notificationDeliveries)).map(({ status }) => status),
      lanes: (await tx.select().from(notificationLanes)).map(({ lane }) => lane).toSorted(),
    }))
  const lanes = [emailLane(userId), mailServerLane]
  await inSystem(async (tx) => {
    const events = await tx.select().from(notificationEvents).orderBy(notificationEvents.id)
    await tx.insert(notificationDeliveries).values(
      events.map(({ id }, at) => ({
        id: newId(),
        eventId: id,
        lane: emailLane(userId),
        userId,
        status: at === 0 ? ('sent' as const) : ('pending' as const),
      })),
    )
    await tx.insert(notificationLanes).values([...lanes, emailLane(newId())].map((lane) => ({ lane })))
    const [entry] = await tx.select().from(notifications).where(eq(notifications.userId, userId))
    return entry
  }).then((entry) => markRead({ userId }, { ids: [entry?.id ?? ''] }))

  await pruneNotifications(inDays(29))
  expect(await left()).toEqual({ events: 2, inbox: 2, deliveries: ['sent', 'pending'], lanes })
  await pruneNotifications(inDays(31))
  expect(await left()).toEqual({ events: 2, inbox: 1, deliveries: ['pending'], lanes })
  await pruneNotifications(inDays(181))
  expect(await left()).toEqual({ events: 0, inbox: 0, deliveries: [], lanes })
})
