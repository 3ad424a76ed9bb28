import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { items, publications, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { deleteChannel } from '@/lib/channels/delete-channel'
import { composePackages } from '@/lib/packages/compose/compose-packages'
import { transformItem } from '@/lib/packages/compose/transform-item'
import { updateProject } from '@/lib/projects/update-project'
import { recordOutcome } from '@/lib/publishing/outcomes/record-outcome'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { act, later } from '@/testing/packages/reach-status'
import { getPackage } from '../get-package'
import { listPackageEvents } from '../list-package-events'
import { publishPackage } from './publish-package'
import { schedulePackage } from './schedule-package'
import { withdrawItems } from './withdraw-items'

useTestDatabase()

async function approved() {
  const { ctx } = await createTestProject({ time_zone: 'Europe/Berlin' })
  const x = await createTestChannel(ctx, { platform: 'x', accountKey: 'x' })
  const linkedin = await createTestChannel(ctx, { platform: 'linkedin', accountKey: 'linkedin' })
  const itemId = await createTestItem(ctx)
  const made = await transformItem(ctx, { id: itemId })
  await act.approve(ctx, made)
  return { ctx, id: made.id, itemId, x, linkedin, made }
}

/** When each channel's intent is due, by the channel's key; canceled intents are left out. */
const due = async (ctx: ProjectContext<'own'>, id: string) => {
  const pkg = await getPackage(ctx, { id })
  const rows = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(publications)
      .where(and(eq(publications.packageId, id), eq(publications.status, 'pending'))),
  )
  return Object.fromEntries(
    rows.map((row) => [
      pkg.variants.find((one) => one.id === row.variantId)?.channel?.account_key,
      row.dueAt.toISOString(),
    ]),
  )
}

const shown = async (ctx: ProjectContext<'own'>, id: string) =>
  Object.fromEntries(
    (await getPackage(ctx, { id })).variants.map((one) => [one.channel?.account_key, one.scheduled_at]),
  )

const settle = async (
  ctx: ProjectContext<'own'>,
  { id, channelId }: { id: string; channelId: string },
  kind: 'published' | 'rejected',
) => {
  const [row] = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(publications)
      .where(and(eq(publications.packageId, id), eq(publications.channelId, channelId))),
  )
  await recordOutcome(
    ctx,
    { publicationId: row?.id ?? '', attempts: row?.attempts ?? 0 },
    kind === 'published'
      ? { kind, remoteId: id, remoteUrl: null }
      : { kind, failure: { code: 'rejected', message: 'No.', hint: 'Change it.' } },
  )
}

describe('a channel’s own time', () => {
  test('sets when its publication is due, and the earliest one is the package’s time', async () => {
    const { ctx, id, linkedin } = await approved()
    const [first, second, third] = [later(2), later(5), later(1)]
    const answer = await schedulePackage(ctx, { id, at: first, times: { [linkedin]: second } })
    expect(answer).toMatchObject({ status: 'scheduled', scheduled_at: first })
    expect(await due(ctx, id)).toEqual({ x: first, linkedin: second })
    expect(await shown(ctx, id)).toEqual({ x: first, linkedin: second })
    // Only one channel is moved; the other keeps its time, and the earlier of the two is the package's time.
    expect(await schedulePackage(ctx, { id, times: { linkedin: third } })).toMatchObject({
      scheduled_at: third,
    })
    expect(await due(ctx, id)).toEqual({ x: first, linkedin: third })
    await schedulePackage(ctx, { id, at: second })
    expect(await due(ctx, id)).toEqual({ x: second, linkedin: second })
    expect(await shown(ctx, id)).toEqual({ x: second, linkedin: second })
  })

  test('may be local time in the project’s time zone, including daylight saving time', async () => {
    const { ctx, id } = await approved()
    const [winter, summer] = ['01-15', '07-15'].map((day) => {
      const year = new Date().getFullYear()
      return Date.parse(`${year}-${day}T08:00:00Z`) > Date.now() ? `${year}-${day}` : `${year + 1}-${day}`
    })
    await schedulePackage(ctx, { id, at_local: `${winter}T09:00`, times: { linkedin: `${summer}T09:00` } })
    expect(await due(ctx, id)).toEqual({
      x: `${winter}T08:00:00.000Z`,
      linkedin: `${summer}T07:00:00.000Z`,
    })
    // Changing the time zone does not move planned posts.
    await updateProject(ctx, { time_zone: 'Asia/Tokyo' })
    expect(await due(ctx, id)).toMatchObject({ x: `${winter}T08:00:00.000Z` })
    await schedulePackage(ctx, { id, at_local: `${winter}T09:00` })
    expect(await due(ctx, id)).toMatchObject({ x: `${winter}T00:00:00.000Z` })
  })

  test('is rejected with a pointer when it is past, missing, given twice or for an unknown channel', async () => {
    const { ctx, id, x } = await approved()
    const refused = async (plan: object, ...pointers: string[]) =>
      expect(schedulePackage(ctx, { id, ...plan })).rejects.toMatchObject({
        code: 'invalid',
        errors: pointers.map((pointer) => expect.objectContaining({ pointer })),
      })
    await refused({}, '/at')
    await refused({ times: { x: later() } }, '/times')
    await refused({ at: later(), at_local: '2027-01-01T09:00' }, '/at_local')
    await refused({ at: later(), times: { x: later(-1), 'a/b': later() } }, '/times/x', '/times/a~1b')
    await refused({ at: later(), times: { x: later(), [x]: later(2) } }, `/times/${x}`)
    expect((await getPackage(ctx, { id })).status).toBe('approved')
  })

  test('keeps the package scheduled while another channel has failed, and published only when all are out', async () => {
    const { ctx, id, x, linkedin } = await approved()
    const second = later(48)
    await schedulePackage(ctx, { id, at: later(1), times: { linkedin: second } })
    await settle(ctx, { id, channelId: x }, 'rejected')
    expect((await getPackage(ctx, { id })).status).toBe('scheduled')
    // The failed version needs a new time of its own: moving the other one does not send it.
    const past = new Date(Date.now() - 3_600_000)
    await inProject(ctx, (tx) =>
      tx.update(variants).set({ scheduledAt: past }).where(eq(variants.channelId, x)),
    )
    await expect(schedulePackage(ctx, { id, times: { linkedin: later(3) } })).rejects.toMatchObject({
      errors: [{ pointer: '/times' }],
    })
    await settle(ctx, { id, channelId: x }, 'published')
    expect(await getPackage(ctx, { id })).toMatchObject({ status: 'publishing' })
    expect(await due(ctx, id)).toEqual({ linkedin: second })
    await settle(ctx, { id, channelId: linkedin }, 'published')
    expect((await getPackage(ctx, { id })).status).toBe('published')
  })

  test.each(['unschedule', 'edit', 'reject', 'regenerate', 'publish'] as const)(
    'is cleared on every channel by %s',
    async (action) => {
      const { ctx, id, made } = await approved()
      await schedulePackage(ctx, { id, at: later(1), times: { linkedin: later(2) } })
      await act[action](ctx, made)
      expect(await shown(ctx, id)).toEqual({ x: null, linkedin: null })
      const stored = await inProject(ctx, (tx) => tx.select({ at: variants.scheduledAt }).from(variants))
      expect(stored).toEqual([{ at: null }, { at: null }])
    },
  )

  test('stays when another channel is disconnected', async () => {
    const { ctx, id, x } = await approved()
    const second = later(5)
    await schedulePackage(ctx, { id, at: later(1), times: { linkedin: second } })
    await deleteChannel(ctx, { id: x })
    expect(await due(ctx, id)).toEqual({ linkedin: second })
    expect((await getPackage(ctx, { id })).status).toBe('scheduled')
  })

  test.each(['withdrawn', 'changed'])(
    'that is still to come is canceled when the content is %s after the first channel has published',
    async (how) => {
      const { ctx, id, itemId, x } = await approved()
      await schedulePackage(ctx, { id, at: later(1), times: { linkedin: later(48) } })
      await settle(ctx, { id, channelId: x }, 'published')
      if (how === 'withdrawn') await inProject(ctx, (tx) => withdrawItems(tx, ctx, [itemId]))
      else {
        await inProject(ctx, (tx) =>
          tx.update(items).set({ contentHash: 'second', title: 'Anew' }).where(eq(items.id, itemId)),
        )
        await composePackages(ctx, { itemIds: [itemId] })
      }
      expect(await due(ctx, id)).toEqual({})
      expect((await getPackage(ctx, { id })).status).toBe('published')
      expect((await listPackageEvents(ctx, { id })).map(({ action }) => action)).toContain('cancelled')
    },
  )

  test('is ignored when the package is published at once', async () => {
    const { ctx, id } = await approved()
    await schedulePackage(ctx, { id, at: later(1), times: { linkedin: later(2) } })
    await publishPackage(ctx, { id })
    const now = Date.now() + 1000
    expect(Object.values(await due(ctx, id)).every((at) => Date.parse(String(at)) < now)).toBe(true)
  })
})
