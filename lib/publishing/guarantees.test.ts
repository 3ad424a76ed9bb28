import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { networkServers } from '@/lib/networks/servers'
import { listFeed } from '@/lib/sandbox/posts'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { accountNetworks } from '@/testing/publishing/account-networks'
import { queueApproved, readPackageState, readPublication } from '@/testing/publishing/approved-package'
import { connectedChannel, postsOf } from '@/testing/publishing/connected-channel'
import {
  testedNetworks,
  triedOnRealServers,
  untriedNetworks,
  useSimulatedNetworks,
} from '@/testing/publishing/simulated-networks'
import { testGuarantees } from '@/testing/publishing/test-guarantees'
import { runPublication } from './run-publication'

useTestDatabase()
testGuarantees(testedNetworks, useSimulatedNetworks())

test('every network is covered here, or names the reason and its tests on a real server', () => {
  expect(untriedNetworks).toEqual([])
  for (const { why, tests } of Object.values(triedOnRealServers)) {
    expect(why).toMatch(/\.$/)
    expect(tests.filter((path) => !existsSync(path))).toEqual([])
  }
  for (const { publisher } of Object.values(networkServers))
    expect(publisher.reconcile === null).toBe(publisher.evidence.lookup === 'none')
})

describe.each(accountNetworks)('a post on %s', (platform) => {
  test('has the approved text, and its address is recorded', async () => {
    const { ctx, channelId, account } = await connectedChannel(await createTestProject(), platform)
    const { publicationIds, packageId, text } = await queueApproved(ctx, [channelId], {
      ...(platform === 'youtube' ? {} : { media: [{ url: '/sample/one.jpg', alt: 'A pot' }] }),
    })
    const [id = ''] = publicationIds
    await runPublication(ctx, id)
    const row = await readPublication(ctx, id)
    expect(row).toMatchObject({ status: 'published', attempts: 1, error: null })
    expect(row.remoteUrl).toContain(`/sandbox/${platform}/`)
    const [post, ...more] = await postsOf(account)
    expect(more).toHaveLength(0)
    expect(post?.text).toBe(platform === 'youtube' ? text.replace('<3', 'love') : text)
    expect(post?.mediaIds).toHaveLength(1)
    const feed = await listFeed({ orgs: [ctx.orgId], networks: [platform], handle: account.handle, limit: 5 })
    expect(feed.posts[0]?.media[0]?.contentType).toBe(platform === 'youtube' ? 'video/mp4' : 'image/jpeg')
    const state = await readPackageState(ctx, packageId)
    expect(state.status).toBe('published')
    expect(state.events.at(-1)).toMatchObject({ actorName: expect.any(String), toStatus: 'published' })
  })
})
