import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { notificationEvents } from '@/db/schema'
import { inSystem } from '@/db/system'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { recordNotification } from './record-notification'

useTestDatabase()

const eventsOf = (projectId: string) =>
  inSystem((tx) => tx.select().from(notificationEvents).where(eq(notificationEvents.projectId, projectId)))

test('an event is recorded only when its transaction commits, and once per key', async () => {
  const { ctx } = await createTestProject()
  const event = { kind: 'failed', key: 'p1', data: { title: 'Spring' } } as const
  const undone = inProject(ctx, async (tx) => {
    await recordNotification(tx, ctx, event)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await eventsOf(ctx.projectId)).toEqual([])

  for (let again = 0; again < 2; again++) await inProject(ctx, (tx) => recordNotification(tx, ctx, event))
  await inSystem((tx) => recordNotification(tx, ctx, event))
  expect(await eventsOf(ctx.projectId)).toMatchObject([{ kind: 'failed', data: { title: 'Spring' } }])
})

test('a project can neither record another project’s events nor read anyone’s notification settings', async () => {
  const [a, b] = await Promise.all([createTestProject(), createTestProject()])
  const foreign = inProject(a.ctx, (tx) => recordNotification(tx, b.ctx, { kind: 'failed' }))
  await expect(foreign).rejects.toThrow()
  const reading = inProject(a.ctx, (tx) => tx.execute(sql`select * from notification_settings`))
  await expect(reading).rejects.toThrow()
})
