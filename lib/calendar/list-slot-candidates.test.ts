import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channelSlots, packages } from '@/db/schema'
import { newId } from '@/lib/ids'
import { transformItem } from '@/lib/packages/compose/transform-item'
import { schedulePackage } from '@/lib/packages/lifecycle/schedule-package'
import { approvePackage } from '@/lib/packages/review/approve-package'
import { addDays, weekdayOf } from '@/lib/time-zones/days'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { getPlan } from './get-plan'
import { listSlotCandidates } from './list-slot-candidates'

useTestDatabase()

test('an empty posting time offers approved posts that fit its channel and kind, and is no longer empty once filled', async () => {
  const { ctx } = await createTestProject()
  const channelId = await createTestChannel(ctx)
  const post = async (title: string, contentType: string) => {
    const { id } = await transformItem(ctx, { id: await createTestItem(ctx, { title, contentType }) })
    return id
  }
  const fits = await post('Fits', 'character')
  const other = await post('Other kind', 'news')
  await post('In review', 'character')
  const held = await post('Held', 'character')
  for (const id of [fits, other, held]) await approvePackage(ctx, { id })
  await inProject(ctx, (tx) => tx.update(packages).set({ held: true }).where(eq(packages.id, held)))
  const titles = async (kind: string | null, channel_id = channelId) =>
    (await listSlotCandidates(ctx, { channel_id, kind })).map(({ title }) => title)
  expect(await titles('character')).toEqual(['Fits'])
  expect(await titles(null)).toEqual(['Fits', 'Other kind'])
  expect(await titles(null, await createTestChannel(ctx, { platform: 'x' }))).toEqual([])
  const stranger = await createTestProject()
  expect(await listSlotCandidates(stranger.ctx, { channel_id: channelId, kind: null })).toEqual([])

  const day = addDays(new Date().toISOString().slice(0, 10), 3)
  await inProject(ctx, (tx) =>
    tx.insert(channelSlots).values({ id: newId(), channelId, weekday: weekdayOf(day), time: '09:00' }),
  )
  const slotsOf = async () =>
    (await getPlan(ctx, { from: day, until: addDays(day, 1) })).slots.map(({ time }) => time)
  expect(await slotsOf()).toEqual(['09:00'])
  await schedulePackage(ctx, { id: fits, at_local: `${day}T09:00` })
  expect(await slotsOf()).toEqual([])
  expect(await titles('character')).toEqual([])
})
