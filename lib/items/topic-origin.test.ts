import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { topics } from '@/db/schema/topics'
import { newId } from '@/lib/ids'
import { createTestItem, createTestTopicItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { findTopicOrigin } from './topic-origin'

useTestDatabase()

test('an item that a topic made names the topic and its original, and the original after the topic is deleted', async () => {
  const { ctx } = await createTestProject()
  const original = await createTestItem(ctx, { title: 'Luna' })
  const topicId = newId()
  await inProject(ctx, (tx) =>
    tx.insert(topics).values({
      id: topicId,
      name: 'One post a week',
      rrule: 'FREQ=WEEKLY',
      startsAt: '2026-01-05T09:00',
      timeZone: 'Europe/Berlin',
    }),
  )
  const id = await createTestTopicItem(ctx, original, { title: 'Luna', topicId })
  const item = { id: original, title: 'Luna' }
  expect(await findTopicOrigin(ctx, { id })).toEqual({
    topic: { id: topicId, name: 'One post a week' },
    item,
  })
  await inProject(ctx, (tx) => tx.delete(topics))
  expect(await findTopicOrigin(ctx, { id })).toEqual({ topic: null, item })
  expect(await findTopicOrigin(ctx, { id: original })).toBeUndefined()
  const stranger = await createTestProject()
  expect(await findTopicOrigin(stranger.ctx, { id })).toBeUndefined()
})
