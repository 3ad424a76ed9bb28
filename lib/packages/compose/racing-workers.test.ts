import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { items, publications } from '@/db/schema'
import { AppError } from '@/lib/errors'
import { markSending } from '@/lib/publishing/queue/readiness'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { getPackage } from '../get-package'
import { schedulePackage } from '../lifecycle/schedule-package'
import { unschedulePackage } from '../lifecycle/unschedule-package'
import { approvePackage } from '../review/approve-package'
import { composePackages } from './compose-packages'
import { transformItem } from './transform-item'

useTestDatabase()

const later = () => new Date(Date.now() + 3_600_000).toISOString()

/** In a race, calls may be refused with an `AppError`; anything else, above all a deadlock, fails the test. */
async function settledInWords(works: Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(works)) {
    if (result.status === 'rejected' && !(result.reason instanceof AppError)) throw result.reason
  }
}

test('workers that start sending and people who change the package never deadlock', async () => {
  const { ctx } = await createTestProject()
  for (let n = 0; n < 3; n++) await createTestChannel(ctx)
  for (let round = 0; round < 8; round++) {
    const itemId = await createTestItem(ctx)
    const { id } = await transformItem(ctx, { id: itemId })
    await approvePackage(ctx, { id })
    await schedulePackage(ctx, { id, at: later() })
    const waiting = await inProject(ctx, (tx) =>
      tx.select().from(publications).where(eq(publications.packageId, id)),
    )
    await inProject(ctx, (tx) => tx.update(items).set({ contentHash: 'second' }).where(eq(items.id, itemId)))
    await settledInWords([
      ...waiting.map((row) => markSending(ctx, row, {})),
      schedulePackage(ctx, { id, at: later() }),
      round % 2 ? unschedulePackage(ctx, { id }) : composePackages(ctx, { itemIds: [itemId] }),
    ])
    const { status } = await getPackage(ctx, { id })
    const rows = await inProject(ctx, (tx) =>
      tx.select().from(publications).where(eq(publications.packageId, id)),
    )
    // Either a post is being sent, or none is and people can work on the package again.
    const sending = rows.some((row) => row.status === 'sending')
    expect(sending ? ['publishing'] : ['approved', 'scheduled', 'in_review']).toContain(status)
  }
})
