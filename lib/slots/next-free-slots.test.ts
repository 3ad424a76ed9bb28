import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { changeChannel } from '@/lib/channels/change-channel'
import { transformItem } from '@/lib/packages/compose/transform-item'
import { checkSchedule } from '@/lib/packages/lifecycle/check-schedule'
import { schedulePackage } from '@/lib/packages/lifecycle/schedule-package'
import { unschedulePackage } from '@/lib/packages/lifecycle/unschedule-package'
import { approvePackage } from '@/lib/packages/review/approve-package'
import { addDays, weekdayOf } from '@/lib/time-zones/days'
import { dayOf, instantOf } from '@/lib/time-zones/wall-time'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { getSlots } from './get-slots'
import { nextFreeSlots } from './next-free-slots'
import { setSlots } from './set-slots'

useTestDatabase()

const timeZone = 'America/New_York'
/** A day in the future, whatever the clock says. */
const today = dayOf(new Date(), timeZone)
const day = addDays(today, 3)
const at = (days: number, time: string) => instantOf(`${addDays(day, days)}T${time}`, timeZone).toISOString()
const slot = (days: number, time: string, content_type: string | null = null) => ({
  weekday: weekdayOf(addDays(day, days)),
  time,
  content_type,
})

async function project() {
  const { ctx } = await createTestProject({ time_zone: timeZone })
  const x = await createTestChannel(ctx, { platform: 'x', accountKey: 'x' })
  const linkedin = await createTestChannel(ctx, { accountKey: 'linkedin' })
  return { ctx, x, linkedin }
}

async function approved(ctx: ProjectContext<'own'>, contentType?: string): Promise<string> {
  const { id } = await transformItem(ctx, {
    id: await createTestItem(ctx, contentType ? { contentType } : {}),
  })
  await approvePackage(ctx, { id })
  return id
}

const plan = async (ctx: ProjectContext<'own'>, id: string) => {
  const { variants } = await schedulePackage(ctx, { id, next_free_slot: true })
  return Object.fromEntries(variants.map((one) => [one.channel?.account_key, one.scheduled_at]))
}

/** Starts the day before the first slot, so that the tests do not depend on the time of day. */
const after = instantOf(`${addDays(day, -1)}T00:00`, timeZone)
const free = async (
  ctx: ProjectContext<'own'>,
  channelId: string,
  how: { contentType?: string | null; count?: number } = {},
) => {
  const found = await inProject(ctx, (tx) => nextFreeSlots(tx, [channelId], { after, ...how }))
  return found.get(channelId)?.times.map((time) => time.toISOString())
}

describe('the next free slot', () => {
  test('is the first on each channel that no post occupies, and is free again once its post is unscheduled', async () => {
    const { ctx, x, linkedin } = await project()
    await setSlots(ctx, { id: x, slots: [slot(0, '09:00'), slot(1, '18:30')] })
    await setSlots(ctx, { id: linkedin, slots: [slot(2, '12:00')] })
    const [first, second] = [await approved(ctx), await approved(ctx)]
    expect(await plan(ctx, first)).toEqual({ x: at(0, '09:00'), linkedin: at(2, '12:00') })
    // Checking reserves nothing.
    const looked = await checkSchedule(ctx, { id: second, next_free_slot: true })
    expect(looked.times.map((one) => one.at).toSorted()).toEqual([at(1, '18:30'), at(9, '12:00')])
    expect(await plan(ctx, second)).toEqual({ x: at(1, '18:30'), linkedin: at(9, '12:00') })
    await unschedulePackage(ctx, { id: first })
    expect(await free(ctx, x)).toEqual([at(0, '09:00')])
    // A package that is being rescheduled does not block itself.
    expect(await plan(ctx, second)).toEqual({ x: at(0, '09:00'), linkedin: at(2, '12:00') })
  })

  test('respects a slot’s content type, and a channel without slots publishes at the earliest time of the others', async () => {
    const { ctx, x } = await project()
    await setSlots(ctx, { id: x, slots: [slot(0, '09:00', 'Recipe'), slot(1, '09:00')] })
    expect(await plan(ctx, await approved(ctx, 'story'))).toEqual({
      x: at(1, '09:00'),
      linkedin: at(1, '09:00'),
    })
    expect(await plan(ctx, await approved(ctx, 'recipe'))).toMatchObject({ x: at(0, '09:00') })
    expect(await free(ctx, x)).toEqual([at(8, '09:00')])
    expect(await free(ctx, x, { contentType: 'recipe', count: 3 })).toEqual([
      at(7, '09:00'),
      at(8, '09:00'),
      at(14, '09:00'),
    ])
  })

  test('keeps the channel’s minimum gap from planned and proposed posts and from other free slots', async () => {
    const { ctx, x } = await project()
    await setSlots(ctx, { id: x, slots: [slot(0, '09:00'), slot(0, '09:20'), slot(0, '10:00')] })
    await changeChannel(ctx, { id: x, min_gap_minutes: 30 })
    const id = await approved(ctx)
    await schedulePackage(ctx, { id, at: at(0, '08:45') })
    expect(await free(ctx, x, { count: 3 })).toEqual([at(0, '09:20'), at(0, '10:00'), at(7, '09:00')])
    await changeChannel(ctx, { id: x, min_gap_minutes: 0 })
    expect(await free(ctx, x, { count: 3 })).toEqual([at(0, '09:00'), at(0, '09:20'), at(0, '10:00')])
    await schedulePackage(ctx, { id, at: at(0, '09:20') })
    expect(await free(ctx, x, { count: 2 })).toEqual([at(0, '09:00'), at(0, '10:00')])
    const proposed = await transformItem(ctx, { id: await createTestItem(ctx) })
    await inProject(ctx, (tx) =>
      tx
        .update(packages)
        .set({ scheduledAt: new Date(at(0, '10:00')) })
        .where(eq(packages.id, proposed.id)),
    )
    expect(await free(ctx, x, { count: 2 })).toEqual([at(0, '09:00'), at(7, '09:00')])
  })

  test('is a different one for each of several people who plan at the same time', async () => {
    const { ctx, x, linkedin } = await project()
    await setSlots(ctx, { id: x, slots: [slot(0, '09:00'), slot(1, '09:00')] })
    await setSlots(ctx, { id: linkedin, slots: [slot(0, '11:00')] })
    const ids = [await approved(ctx), await approved(ctx), await approved(ctx), await approved(ctx)]
    const plans = await Promise.all(ids.map((id) => plan(ctx, id)))
    expect(plans.map((one) => one.x).toSorted()).toEqual([
      at(0, '09:00'),
      at(1, '09:00'),
      at(7, '09:00'),
      at(8, '09:00'),
    ])
    expect(new Set(plans.map((one) => one.linkedin)).size).toBe(4)
  })

  test('is refused where there is none, with a hint about what to do, and cannot be combined with a fixed time', async () => {
    const { ctx, x } = await project()
    const id = await approved(ctx, 'story')
    await expect(plan(ctx, id)).rejects.toMatchObject({
      code: 'no-slots',
      status: 409,
      hint: expect.stringMatching(/Add posting times to a channel/),
    })
    await setSlots(ctx, { id: x, slots: [slot(0, '09:00', 'recipe')] })
    await expect(plan(ctx, id)).rejects.toMatchObject({ code: 'no-slots' })
    await expect(
      schedulePackage(ctx, { id, next_free_slot: true, at: at(0, '09:00') }),
    ).rejects.toMatchObject({ code: 'invalid', errors: [{ pointer: '/next_free_slot' }] })
  })
})

describe('a channel’s slots', () => {
  test('are replaced as a whole, reject duplicate times and list their next dates', async () => {
    const { ctx, x } = await project()
    await setSlots(ctx, { id: x, slots: [slot(3, '08:00')] })
    const answer = await setSlots(ctx, { id: x, slots: [slot(0, '09:00'), slot(1, '18:30', 'recipe')] })
    expect(answer).toMatchObject({ channel_id: x, time_zone: timeZone })
    expect(answer.slots.map(({ weekday, time, content_type }) => ({ weekday, time, content_type }))).toEqual(
      [slot(0, '09:00'), slot(1, '18:30', 'recipe')].toSorted((a, b) => a.weekday - b.weekday),
    )
    expect(answer.next).toEqual([at(0, '09:00'), at(1, '18:30'), at(7, '09:00')])
    expect(await getSlots(ctx, { id: x })).toEqual(answer)
    await expect(
      setSlots(ctx, { id: x, slots: [slot(0, '09:00'), slot(0, '09:00', 'recipe')] }),
    ).rejects.toMatchObject({ code: 'invalid', errors: [{ pointer: '/slots/1/time' }] })
    expect((await setSlots(ctx, { id: x, slots: [] })).next).toEqual([])
  })
})

describe('warnings before planning', () => {
  const warningsOf = async (ctx: ProjectContext<'own'>, id: string, times: Record<string, string>) =>
    (await checkSchedule(ctx, { id, times })).planning_warnings
  /** Without the warnings about texts, which are all the same here. */
  const codes = async (...about: Parameters<typeof warningsOf>) =>
    (await warningsOf(...about)).flatMap(({ code, package_id }) =>
      code === 'similar' ? [] : [[code, package_id]],
    )

  test('cover the gap, the same minute and the same content, block nothing, and stay silent otherwise', async () => {
    const { ctx } = await project()
    const itemId = await createTestItem(ctx)
    const { id: first } = await transformItem(ctx, { id: itemId })
    await approvePackage(ctx, { id: first })
    await schedulePackage(ctx, { id: first, at: at(0, '09:00') })
    const other = await approved(ctx)
    expect(await codes(ctx, other, { x: at(0, '09:06'), linkedin: at(0, '09:14') })).toEqual([['gap', first]])
    expect(await codes(ctx, other, { x: at(0, '09:00'), linkedin: at(1, '09:00') })).toEqual([['gap', first]])
    expect(await codes(ctx, other, { x: at(0, '10:00'), linkedin: at(1, '09:00') })).toEqual([])
    await schedulePackage(ctx, { id: other, times: { x: at(2, '09:00'), linkedin: at(3, '09:00') } })
    const third = await approved(ctx)
    expect(await codes(ctx, third, { x: at(3, '09:00'), linkedin: at(2, '09:00') })).toEqual([
      ['same-minute', other],
    ])
    // Another post from the first one's item.
    await inProject(ctx, (tx) => tx.update(packages).set({ itemId }).where(eq(packages.id, third)))
    expect(await codes(ctx, third, { x: at(6, '09:00'), linkedin: at(8, '09:00') })).toEqual([
      ['same-content', first],
    ])
    // A weekly series does not warn of itself.
    expect(await codes(ctx, third, { x: at(7, '09:00'), linkedin: at(7, '09:00') })).toEqual([])
    const { status, planning_warnings } = await schedulePackage(ctx, { id: third, at: at(0, '09:01') })
    const about = planning_warnings.filter(({ code }) => code !== 'similar')
    expect([status, about.map(({ code }) => code)]).toEqual(['scheduled', ['same-content', 'same-content']])
  })

  test('mention a post that says nearly the same on the channel', async () => {
    const { ctx } = await project()
    const first = await approved(ctx)
    await schedulePackage(ctx, { id: first, at: at(0, '09:00') })
    const second = await approved(ctx)
    await inProject(ctx, (tx) =>
      tx.execute(sql`
        update variants set title = other.title, text = other.text, language = other.language from variants other
        where variants.package_id = ${second} and other.package_id = ${first}
          and variants.channel_id = other.channel_id`),
    )
    expect(await warningsOf(ctx, second, { x: at(5, '09:00'), linkedin: at(6, '09:00') })).toMatchObject([
      { code: 'similar', package_id: first },
      { code: 'similar', package_id: first },
    ])
  })
})
