import { afterEach, describe, expect, test } from 'vitest'
import { type NetworkName, networks as networkData } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'
import { followUpsSchema, isOpen } from '@/lib/publishing/follow-ups/state'
import { listPublications } from '@/lib/publishing/list-publications'
import { runPublication } from '@/lib/publishing/run-publication'
import { freshText, makeFollowUpsDue, readPublication } from './approved-package'
import { breaksAfter, breaksBefore, errorAfter, type Interference, type NetworkRoute } from './interference'
import { runTogether } from './run-in-process'
import type { GuaranteeFixture } from './tested-channel'

/** Matches the path of a call that creates a reply, on any network. */
const replyCall = /\/(?:tweets|comments|statuses|com\.atproto\.repo\.putRecord)$/

/** Tests the guarantees for replies below a post on each of these networks. Part of `testGuarantees`. */
export function testReplies(
  names: readonly NetworkName[],
  world: NetworkRoute,
  { ctx, queued, settle }: GuaranteeFixture,
): void {
  if (names.length === 0) return

  /**
   * Counts the replies that the networks have accepted since, whatever became of their responses; `next` can
   * interfere with the next one.
   */
  function watchReplies() {
    const watched = { taken: 0, next: undefined as Interference | undefined }
    world.all(async (arrives, request) => {
      if (request.method !== 'POST' || !replyCall.test(new URL(request.url).pathname)) return arrives()
      const accepted = async () => {
        const answer = await arrives()
        if (answer.status < 300) watched.taken++
        return answer
      }
      const interference = watched.next
      watched.next = undefined
      return interference ? interference(accepted, request) : accepted()
    })
    return watched
  }

  /** Publishes a post whose replies are still to be sent: two, if the network allows that many. */
  async function withReplies(name: NetworkName) {
    const { replies: rules } = networkData[name].rules
    const replies = [freshText(), freshText()].slice(0, rules?.max.value)
    const { id } = await queued(name, { replies })
    expect(await settle(id)).toMatchObject({ status: 'published' })
    const shown = async () => {
      const { data } = await listPublications(ctx(), { limit: 50 })
      return data.find((one) => one.id === id)?.follow_ups.filter((one) => one.name === 'reply') ?? []
    }
    return { id, count: replies.length, shown }
  }

  /** Does what the queue does, without waiting for its timer. */
  async function goOnWithReplies(id: string) {
    for (let round = 0; round < 6; round++) {
      const { list } = followUpsSchema.parse((await readPublication(ctx(), id)).progress.follow_ups)
      if (!list.some(isOpen)) return
      await makeFollowUpsDue(ctx(), id)
      await runPublication(ctx(), id)
    }
  }

  /**
   * Checks the final state of a first reply whose outcome was unknown, and of those after it; none may exist twice.
   */
  async function expectReplies(
    name: NetworkName,
    { count, shown }: Awaited<ReturnType<typeof withReplies>>,
    { there, taken }: { there: boolean; taken: number },
  ) {
    const evidence = networkServers[name].publisher.replies?.evidence
    const isKnown = evidence?.lookup === 'certain' || (evidence?.lookup === 'found' && there)
    expect({ name, taken }).toEqual({ name, taken: isKnown ? count : there ? 1 : 0 })
    const failed = [
      { place: 1, status: 'failed', hint: 'It may be there: look at the post.' },
      {
        place: 2,
        status: 'failed',
        message: expect.stringContaining('What comes before it is not published.'),
      },
    ]
    expect(await shown()).toMatchObject(
      isKnown
        ? Array.from({ length: count }, (_, at) => ({ place: at + 1, status: 'done' }))
        : failed.slice(0, count),
    )
  }

  describe.each(names)('replies on %s', (name) => {
    afterEach(() => world.all(undefined))

    test('are made once each by several workers', async () => {
      const post = await withReplies(name)
      const watched = watchReplies()
      await Promise.all([1, 2, 3].map(() => runPublication(ctx(), post.id)))
      await goOnWithReplies(post.id)
      expect(watched.taken).toBe(post.count)
      expect((await post.shown()).map(({ status }) => status)).toEqual(Array(post.count).fill('done'))
    })

    test.each([
      ['a connection that breaks before', breaksBefore],
      ['an error after', errorAfter],
      ['a connection that breaks after', breaksAfter],
    ])('%s one is there leaves at most one', async (_, [there, cut]) => {
      const post = await withReplies(name)
      const watched = watchReplies()
      watched.next = cut
      await runPublication(ctx(), post.id)
      await goOnWithReplies(post.id)
      await expectReplies(name, post, { there, taken: watched.taken })
      expect(await readPublication(ctx(), post.id)).toMatchObject({ status: 'published', error: null })
    })

    test('wait for as long as the network says, and come out once', async () => {
      const post = await withReplies(name)
      const watched = watchReplies()
      watched.next = async () => new Response('{}', { status: 429, headers: { 'retry-after': '7200' } })
      await runPublication(ctx(), post.id)
      const { next_at } = followUpsSchema.parse((await readPublication(ctx(), post.id)).progress.follow_ups)
      expect(Date.parse(next_at)).toBeGreaterThan(Date.now() + 7_100_000)
      await runPublication(ctx(), post.id)
      expect(watched.taken).toBe(0)
      await goOnWithReplies(post.id)
      expect(watched.taken).toBe(post.count)
    })
  })

  describe('a process killed while it publishes replies to all of them at once', { timeout: 240_000 }, () => {
    test.each([
      ['before-reply', false],
      ['after-follow-up', true],
    ] as const)('%s leaves each there once at most', async (point, there) => {
      const posts = await Promise.all(names.map(async (name) => ({ name, post: await withReplies(name) })))
      const watched = watchReplies()
      const ids = posts.map(({ post }) => post.id)
      expect(await runTogether(ctx().projectId, ids, point)).toBe('SIGKILL')
      expect(watched.taken).toBe(there ? posts.length : 0)
      for (const { name, post } of posts) {
        const before = watched.taken
        await goOnWithReplies(post.id)
        await expectReplies(name, post, { there, taken: watched.taken - before + (there ? 1 : 0) })
      }
      world.all(undefined)
    })
  })
}
