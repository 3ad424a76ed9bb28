import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels, items, publications } from '@/db/schema'
import { packageStatuses, packageTransitions } from '@/lib/publications/states'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { act, inReview, later, reach } from '@/testing/packages/reach-status'
import { composePackages } from '../compose/compose-packages'
import { transformItem } from '../compose/transform-item'
import { noChannelNote } from '../explain-empty-post'
import { getPackage } from '../get-package'
import { listPackageEvents } from '../list-package-events'
import { editPackage } from '../review/edit-package'
import { listRevisions } from '../revisions/list-revisions'
import type { PackageAnswer } from '../schemas'
import { chooseChannels } from './choose-channels'
import { schedulePackage } from './schedule-package'

useTestDatabase()

const keyOf = (made: PackageAnswer, platform: string) =>
  made.variants.find((one) => one.platform === platform)?.channel?.account_key ?? expect.fail(platform)
const platformsOf = ({ variants }: PackageAnswer) => variants.map(({ platform }) => platform).sort()

describe.each(packageStatuses)('a package that is %s', (status) => {
  test('allows adding and leaving out channels as the transition table says', async () => {
    for (const event of ['add-channel', 'leave-out'] as const) {
      const { ctx, made } = await inReview()
      const other = await createTestChannel(ctx, { platform: 'webhook' })
      await reach[status](ctx, made)
      const named = event === 'add-channel' ? { [other]: true } : { [keyOf(made, 'x')]: false }
      const asked = chooseChannels(ctx, { id: made.id, channels: named })
      const to = (packageTransitions[event] as Record<string, string | undefined>)[status]
      if (to === undefined) {
        await expect(asked).rejects.toMatchObject({ code: 'wrong-state' })
        continue
      }
      const after = await asked
      expect(after.status).toBe(to)
      expect(platformsOf(after)).toEqual(
        event === 'add-channel' ? ['linkedin', 'webhook', 'x'] : ['linkedin'],
      )
      expect((await listPackageEvents(ctx, { id: made.id }))[0]).toMatchObject({
        action: event,
        to_status: to,
      })
    }
  })
})

describe('a post’s channels', () => {
  test('that are added to a post without any end the warning that it has none', async () => {
    const { ctx } = await createTestProject()
    const channel = await createTestChannel(ctx)
    const itemId = await createTestItem(ctx, { metadata: { target_platforms: ['another'] } })
    const made = await transformItem(ctx, { id: itemId })
    expect([made.variants, made.warnings]).toEqual([[], expect.arrayContaining([noChannelNote])])
    const added = await chooseChannels(ctx, { id: made.id, channels: { [channel]: true } })
    expect(added.variants).toHaveLength(1)
    expect(added.warnings).not.toContain(noChannelNote)
  })

  test('that are left out lose their planned publication, and the others keep theirs', async () => {
    const { ctx, made } = await inReview()
    await act.approve(ctx, made)
    const [first, second] = [later(2), later(5)]
    const [x, linkedin] = [keyOf(made, 'x'), keyOf(made, 'linkedin')]
    await schedulePackage(ctx, { id: made.id, times: { [x]: first, [linkedin]: second } })
    const left = await chooseChannels(ctx, { id: made.id, channels: { [x]: false } })
    expect(left).toMatchObject({ status: 'scheduled', scheduled_at: second, revision: made.revision })
    const waiting = await inProject(ctx, (tx) =>
      tx
        .select({ dueAt: publications.dueAt })
        .from(publications)
        .where(and(eq(publications.packageId, made.id), eq(publications.status, 'pending'))),
    )
    expect(waiting.map(({ dueAt }) => dueAt.toISOString())).toEqual([second])
    await expect(chooseChannels(ctx, { id: made.id, channels: { [linkedin]: false } })).rejects.toMatchObject(
      { code: 'wrong-state', message: expect.stringContaining('at least one channel') },
    )
  })

  test('stay left out, or added, when the post is composed again', async () => {
    const { ctx, made } = await inReview()
    await inProject(ctx, (tx) =>
      tx.update(items).set({
        metadata: {
          target_platforms: [keyOf(made, 'x'), keyOf(made, 'linkedin')],
          bible: { tagline_en: 'A new line of it.', tagline_de: 'Eine neue Zeile davon.' },
        },
      }),
    )
    const other = await createTestChannel(ctx, { platform: 'webhook' })
    await chooseChannels(ctx, { id: made.id, channels: { [keyOf(made, 'x')]: false, [other]: true } })
    await inProject(ctx, (tx) => tx.update(items).set({ contentHash: 'second' }))
    await composePackages(ctx, { itemIds: [made.item_id ?? ''] })
    expect(platformsOf(await getPackage(ctx, { id: made.id }))).toEqual(['linkedin', 'webhook'])
    expect(platformsOf(await act.regenerate(ctx, made))).toEqual(['linkedin', 'webhook'])
  })

  test('that accept only videos appear when a person adds them, survive regeneration, and can be left out again', async () => {
    const { ctx } = await createTestProject()
    const films = await createTestChannel(ctx, { platform: 'youtube' })
    const { made } = await inReview(ctx)
    expect(platformsOf(made)).toEqual(['linkedin', 'x'])
    expect(made.warnings.join()).toMatch(/takes only videos/)
    const added = await chooseChannels(ctx, { id: made.id, channels: { [films]: true } })
    expect(added.warnings).toEqual([])
    const version = added.variants.find(({ platform }) => platform === 'youtube') ?? expect.fail()
    expect(version.text).toContain('Quillow')
    expect(version.issues.map(({ rule }) => rule)).toContain('video-missing')
    await expect(act.approve(ctx, made)).rejects.toMatchObject({ code: 'blocked-by-rules' })
    expect(platformsOf(await act.regenerate(ctx, made))).toEqual(['linkedin', 'x', 'youtube'])
    await chooseChannels(ctx, { id: made.id, channels: { [films]: false } })
    expect((await act.approve(ctx, made)).status).toBe('approved')
    const anew = await act.regenerate(ctx, made)
    expect([platformsOf(anew), anew.warnings]).toEqual([['linkedin', 'x'], []])
  })

  test.each([true, false])(
    'that accept only videos stay after regeneration if a person provided a video: %s',
    async (isGiven) => {
      const { ctx } = await createTestProject()
      await createTestChannel(ctx, { platform: 'youtube' })
      const made = await transformItem(ctx, { id: await createTestItem(ctx) })
      const [{ id } = expect.fail()] = made.variants
      const given = isGiven
        ? { media: [{ url: 'https://assets.example.org/quillow.mp4', alt: 'Quillow' }] }
        : {}
      await editPackage(ctx, { id: made.id, variants: [{ id, title: 'Quillow in her archive', ...given }] })
      await createTestChannel(ctx)
      expect(platformsOf(await act.regenerate(ctx, made))).toEqual(
        isGiven ? ['linkedin', 'youtube'] : ['linkedin'],
      )
    },
  )

  test('that are added back get their edited text and revisions back', async () => {
    const { ctx, made } = await inReview()
    const x = keyOf(made, 'x')
    const { id } = made.variants.find(({ platform }) => platform === 'x') ?? expect.fail()
    await editPackage(ctx, { id: made.id, variants: [{ id, text: 'Von mir selbst.' }] })
    await chooseChannels(ctx, { id: made.id, channels: { [x]: false } })
    const back = await chooseChannels(ctx, { id: made.id, channels: { [x]: true } })
    expect(back.variants.find((one) => one.id === id)?.text).toBe('Von mir selbst.')
    expect((await listRevisions(ctx, { id: made.id, variant_id: id })).map(({ action }) => action)).toEqual([
      'restore',
      'add-channel',
      'edit',
      'compose',
    ])
  })

  test('that are paused, unknown or need a translation are rejected, and nothing changes', async () => {
    const { ctx, made } = await inReview()
    const paused = await createTestChannel(ctx, { platform: 'webhook', status: 'disabled' })
    const polish = await createTestChannel(ctx, { platform: 'webhook', language: 'pl' })
    const add = (key: string) => chooseChannels(ctx, { id: made.id, channels: { [key]: true } })
    await expect(add(paused)).rejects.toMatchObject({ code: 'wrong-state' })
    await expect(add(polish)).rejects.toMatchObject({ message: expect.stringContaining('translation') })
    await expect(add('nobody')).rejects.toMatchObject({ code: 'invalid' })
    await expect(
      chooseChannels(ctx, { id: made.id, revision: 9, channels: { [polish]: true } }),
    ).rejects.toMatchObject({ code: 'stale-revision' })
    expect(await getPackage(ctx, { id: made.id })).toMatchObject({ revision: 1, status: 'in_review' })
    await inProject(ctx, (tx) => tx.update(channels).set({ status: 'disabled' }))
    // Asking for the current state changes nothing.
    const same = await chooseChannels(ctx, { id: made.id, channels: { [keyOf(made, 'x')]: true } })
    expect(same.revision).toBe(1)
  })
})
