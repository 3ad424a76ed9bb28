import { eq } from 'drizzle-orm'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PackageBadge } from '@/components/packages/package-badge'
import { inProject } from '@/db/project'
import { packages, publications } from '@/db/schema'
import { readFeed } from '@/lib/calendar/read-feed'
import { changeChannel } from '@/lib/channels/change-channel'
import { newId } from '@/lib/ids'
import { fanOut } from '@/lib/notification-delivery/fan-out'
import { listInbox } from '@/lib/notifications/list-inbox'
import { getOverview } from '@/lib/overview/get-overview'
import { getPackage } from '@/lib/packages/get-package'
import { listPackageEvents } from '@/lib/packages/list-package-events'
import { listPackages } from '@/lib/packages/list-packages'
import { listReviewQueue } from '@/lib/packages/review/list-review-queue'
import { runPublication } from '@/lib/publishing/run-publication'
import { listItemPosts } from '@/lib/publishing/takedown/list-item-posts'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { makeDue, queueApproved } from '@/testing/publishing/approved-package'
import { connectedChannel } from '@/testing/publishing/connected-channel'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'

useTestDatabase()
useSandboxServer()

test('a video that is uploaded but still hidden shows as uploaded everywhere, and as published once it is public', async () => {
  const { ctx, channelId } = await connectedChannel(await createTestProject(), 'youtube')
  await changeChannel(ctx, { id: channelId, config: { upload_ahead: '4' } })
  const at = new Date(Date.now() + 3 * 3_600_000)
  const { packageId, publicationIds } = await queueApproved(ctx, [channelId], { dueAt: at })
  const itemId = (await getPackage(ctx, { id: packageId })).item_id ?? ''
  const [id = ''] = publicationIds
  await makeDue(ctx, id)
  await runPublication(ctx, id)

  const states = async () => {
    const { status, public_at: publicAt } = await getPackage(ctx, { id: packageId })
    const [listed] = (await listPackages(ctx, { limit: 5 })).data
    const [queued] = (await listReviewQueue(ctx, { status: 'published', limit: 5 })).data
    const { planned, posts } = await getOverview(ctx)
    const badge = renderToStaticMarkup(<PackageBadge status={status} publicAt={publicAt} />)
    return {
      // The API's status stays as it was; a separate field says until when the post is hidden.
      api: [status, publicAt, listed?.public_at],
      badge: badge.replace(/<[^>]+>/g, '').replace(/^(Uploaded, public on ).+/, '$1…'),
      queue: queued?.publicAt ?? null,
      item: (await listItemPosts(ctx, { itemId })).map((one) => one.publicAt),
      feed: (await readFeed(ctx, { feedId: newId() })).match(/CATEGORIES:\w+|Uploaded\\, public on/g),
      overview: { planned: planned.map((one) => one.at), published: posts.length },
    }
  }
  expect(await states()).toEqual({
    api: ['published', at.toISOString(), at.toISOString()],
    badge: 'Uploaded, public on …',
    queue: at,
    item: [at],
    feed: [String.raw`Uploaded\, public on`, 'CATEGORIES:Uploaded'],
    overview: { planned: [at], published: 0 },
  })
  const [event] = (await listPackageEvents(ctx, { id: packageId })).filter(
    ({ action }) => action === 'settled',
  )
  expect(event).toMatchObject({ to_status: 'published', data: { public_at: at.toISOString() } })
  await fanOut(new Date(Date.now() + 60_000))
  const [told] = await listInbox({ userId: ctx.actor.id ?? '' }, { limit: 5 })
  expect(told).toMatchObject({
    title: expect.stringMatching(/ was uploaded to /),
    detail: expect.stringMatching(/^It becomes public on .+, \d\d:\d\d UTC\.$/),
  })

  const past = new Date(Date.now() - 60_000)
  await inProject(ctx, (tx) => tx.update(publications).set({ publicAt: past }).where(eq(publications.id, id)))
  await inProject(ctx, (tx) => tx.update(packages).set({ updatedAt: new Date() }))
  expect(await states()).toEqual({
    api: ['published', null, null],
    badge: 'Published',
    queue: null,
    item: [null],
    feed: ['CATEGORIES:Published'],
    overview: { planned: [], published: 1 },
  })
})
