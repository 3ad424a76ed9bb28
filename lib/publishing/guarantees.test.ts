import { existsSync } from 'node:fs'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { currentCredentials } from '@/lib/channels/current-credentials'
import { accesses } from '@/lib/networks/accesses'
import { type NetworkName, networks as networkData } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'
import { listFeed } from '@/lib/sandbox/posts'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { recordDeadlines } from '@/testing/http/record-deadlines'
import { accountNetworks } from '@/testing/publishing/account-networks'
import {
  freshText,
  makeDue,
  makeFollowUpsDue,
  makeLookDue,
  queueApproved,
  readPackageState,
  readPublication,
} from '@/testing/publishing/approved-package'
import { connectedChannel, postsOf } from '@/testing/publishing/connected-channel'
import { runTogether } from '@/testing/publishing/run-in-process'
import {
  type Interference,
  lost,
  picturePath,
  triedOnRealServers,
  untriedNetworks,
  useSimulatedNetworks,
  type WalkedChannel,
  walkedNetworks,
  withOtherSecret,
} from '@/testing/publishing/simulated-networks'
import { followUpsSchema, isOpen } from './follow-ups/state'
import { listPublications } from './list-publications'
import { markNotSent } from './mark-not-sent'
import { reconcilePublication } from './reconcile-publication'
import { retryPublication } from './retry-publication'
import { runPublication } from './run-publication'

useTestDatabase()
const networks = useSimulatedNetworks()

let ctx: ProjectContext<'own'>
const connected = new Map<NetworkName, WalkedChannel>()

beforeAll(async () => {
  ctx = (await createTestProject()).ctx
  for (const name of walkedNetworks) connected.set(name, await networks.connect(name, ctx))
  await inProject(ctx, (tx) => tx.update(channels).set({ minGapMinutes: 0, dailyCap: 1000 }))
})

const channelOf = (name: NetworkName): WalkedChannel => {
  const channel = connected.get(name)
  if (!channel) throw new Error(`${name} is not connected.`)
  return channel
}

/** One approved post of this network, and how many more the network has since. */
async function queued(name: NetworkName, change: Parameters<typeof queueApproved>[2] = {}) {
  const channel = channelOf(name)
  const { publicationIds } = await queueApproved(ctx, [channel.channelId], change)
  const before = await channel.count()
  return { id: publicationIds[0] ?? '', made: async () => (await channel.count()) - before }
}

/** Runs it; what stands in the way meets the one call that makes the post visible. */
const runInto = (id: string, interference: Interference) =>
  runPublication(ctx, id, {
    at: (point) => (point === 'before-send' ? networks.next(interference) : undefined),
  })

/** What the queue and the sweep do, without waiting for their clocks, until it is out, has failed or is a person's. */
async function goOn(id: string) {
  for (let round = 0; round < 8; round++) {
    const row = await readPublication(ctx, id)
    if (row.status === 'published' || row.status === 'failed') return row
    if (row.status === 'unconfirmed') {
      if (!row.nextLookAt) return row
      await makeLookDue(ctx, id)
      await reconcilePublication(ctx, id)
    } else {
      if (row.status === 'pending') await makeDue(ctx, id)
      await runPublication(ctx, id)
    }
  }
  return readPublication(ctx, id)
}

const evidenceOf = (name: NetworkName) => networkServers[name].publisher.evidence

/** What is known in the end of a post whose outcome was unknown: the network's evidence tells, or a person has to. */
async function expectEnd(
  name: NetworkName,
  { id, made }: Awaited<ReturnType<typeof queued>>,
  there: boolean,
) {
  const { lookup } = evidenceOf(name)
  const row = await goOn(id)
  const isKnown = lookup === 'certain' || (lookup === 'found' && there)
  expect(row).toMatchObject(isKnown ? { status: 'published' } : { status: 'unconfirmed', nextLookAt: null })
  if (isKnown) expect(row.remoteId).toBeTruthy()
  expect(await made()).toBe(isKnown || there ? 1 : 0)
}

test('every network is walked here, or its reason and its tests on a real server are named', () => {
  expect(untriedNetworks).toEqual([])
  for (const { why, tests } of Object.values(triedOnRealServers)) {
    expect(why).toMatch(/\.$/)
    expect(tests.filter((path) => !existsSync(path))).toEqual([])
  }
  for (const { publisher } of Object.values(networkServers))
    expect(publisher.reconcile === null).toBe(publisher.evidence.lookup === 'none')
})

describe.each(walkedNetworks)('publishing to %s', (name) => {
  test('several workers make one post', async () => {
    const post = await queued(name)
    await Promise.all([1, 2].map(() => runPublication(ctx, post.id)))
    expect(await post.made()).toBe(1)
    const row = await readPublication(ctx, post.id)
    expect(row.attempts).toBe(1)
    expect(['published', 'unconfirmed']).toContain(row.status)
  })

  test('an error of the network at any step before it is handed over fails nothing', async () => {
    const image = { media: [{ url: picturePath, alt: 'A pot' }] }
    const post = await queued(name, networkData[name].rules.media.needsVideo ? {} : image)
    for (let passing = 0; (await readPublication(ctx, post.id)).status === 'pending'; passing++) {
      let left = passing
      networks.all(async (arrives) => (left-- === 0 ? new Response('', { status: 503 }) : arrives()))
      await makeDue(ctx, post.id)
      await runPublication(ctx, post.id, {
        at: (point) => (point === 'before-send' ? networks.all(undefined) : undefined),
      })
      networks.all(undefined)
      const { status, error } = await readPublication(ctx, post.id)
      // It is the network that is in trouble, not the account that posts too much.
      if (status === 'pending') expect(error?.code).not.toBe('rate-limited')
    }
    expect(await readPublication(ctx, post.id)).toMatchObject({ status: 'published', attempts: 1 })
    expect(await post.made()).toBe(1)
  })

  test.each<[string, boolean, Interference]>([
    ['a connection that breaks before', false, async () => lost()],
    [
      'an error after',
      true,
      async (arrives) => {
        await arrives()
        return new Response('', { status: 500 })
      },
    ],
    [
      'a connection that breaks after',
      true,
      async (arrives) => {
        await arrives()
        return lost()
      },
    ],
  ])(
    '%s the post is there (%s) leaves at most one: the network tells, or a person',
    async (_, there, cut) => {
      const post = await queued(name)
      await runInto(post.id, cut)
      const unknown = { status: 'unconfirmed', error: { code: 'outcome-unknown' } }
      expect(await readPublication(ctx, post.id)).toMatchObject(unknown)
      await runPublication(ctx, post.id)
      expect(await readPublication(ctx, post.id)).toMatchObject(unknown)
      expect(await post.made()).toBe(there ? 1 : 0)
      if (there && ['certain', 'found'].includes(evidenceOf(name).lookup)) {
        // A look that the network does not answer tells nothing.
        await makeLookDue(ctx, post.id)
        networks.all(async () => new Response('', { status: 503 }))
        await reconcilePublication(ctx, post.id)
        networks.all(undefined)
        expect((await readPublication(ctx, post.id)).nextLookAt).not.toBeNull()
      }
      await expectEnd(name, post, there)
    },
  )

  test('an answer that does not come in time is an unknown outcome', async () => {
    const post = await queued(name)
    const deadlines = recordDeadlines()
    await runInto(post.id, async (arrives) => {
      await arrives()
      deadlines.pass()
      return lost()
    }).finally(deadlines.restore)
    expect(await readPublication(ctx, post.id)).toMatchObject({
      status: 'unconfirmed',
      error: { message: expect.stringContaining('took too long') },
    })
    await expectEnd(name, post, true)
  })

  test('a person who has it sent again makes a second post only where the network knows no repeats', async () => {
    const post = await queued(name)
    await runInto(post.id, async (arrives) => {
      await arrives()
      return lost()
    })
    await markNotSent(ctx, { id: post.id, send_again: true })
    const row = await goOn(post.id)
    expect(row.status).toBe('published')
    expect(await post.made()).toBe(evidenceOf(name).again === 'same' ? 1 : 2)
  })

  test('told to wait it does so, for as long as it is told, and no post is there', async () => {
    const post = await queued(name)
    for (const seconds of [7200, undefined]) {
      const headers: Record<string, string> = seconds ? { 'retry-after': String(seconds) } : {}
      await makeDue(ctx, post.id)
      await runInto(post.id, async () => new Response('{}', { status: 429, headers }))
      const row = await readPublication(ctx, post.id)
      expect(row).toMatchObject({ status: 'pending', error: { code: 'rate-limited' } })
      expect(row.dueAt.getTime()).toBeGreaterThan(Date.now() + ((seconds ?? 5) - 5) * 1000)
      await runPublication(ctx, post.id)
    }
    expect(await post.made()).toBe(0)
    expect(await goOn(post.id)).toMatchObject({ status: 'published', error: null })
    expect(await post.made()).toBe(1)
  })

  test('access that is refused is renewed, or a person is asked to connect again; then it goes out once', async () => {
    const post = await queued(name)
    const channel = channelOf(name)
    const secret = await channel.secret()
    const renews = channel.reconnect !== null && (await currentCredentialsOf(channel)).refreshToken !== null
    networks.all((arrives, request) => (isWith(request, secret) ? askWithOther(request, secret) : arrives()))
    const row = await goOn(post.id)
    networks.all(undefined)
    if (renews) {
      expect(row).toMatchObject({ status: 'published', attempts: expect.any(Number) })
      expect(await channel.secret()).not.toBe(secret)
    } else {
      const connection = accesses[name]
      // Where nothing that was typed in is secret, the address alone is refused.
      const hasAccess = connection.method === 'oauth' || connection.fields.some(({ secret: is }) => is)
      expect(row).toMatchObject({
        status: 'failed',
        error: { code: hasAccess ? 'connection-ended' : 'rejected' },
      })
      expect(await post.made()).toBe(0)
      if (channel.reconnect) await channel.reconnect()
      else await retryPublication(ctx, { id: post.id })
      expect(await goOn(post.id)).toMatchObject({ status: 'published', error: null })
    }
    expect(await post.made()).toBe(1)
  })
})

/** The replies that this network has taken since, whatever became of its answers; some interference may meet the next one. */
function watchReplies() {
  const watched = { taken: 0, next: undefined as Interference | undefined }
  networks.all(async (arrives, request) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'POST' || !/\/(?:tweets|comments|statuses)$/.test(pathname)) return arrives()
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

/** A post that is out, whose replies are still to be sent: two, where the network takes so many. */
async function withReplies(name: NetworkName) {
  const { replies: rules } = networkData[name].rules
  const replies = [freshText(), freshText()].slice(0, rules?.max.value)
  const { id } = await queued(name, { replies })
  expect(await goOn(id)).toMatchObject({ status: 'published' })
  const shown = async () => {
    const { data } = await listPublications(ctx, { limit: 50 })
    return data.find((one) => one.id === id)?.follow_ups.filter((one) => one.name === 'reply') ?? []
  }
  return { id, count: replies.length, shown }
}

/** What the queue does, without waiting for its clock. */
async function goOnWithReplies(id: string) {
  for (let round = 0; round < 6; round++) {
    const { list } = followUpsSchema.parse((await readPublication(ctx, id)).progress.follow_ups)
    if (!list.some(isOpen)) return
    await makeFollowUpsDue(ctx, id)
    await runPublication(ctx, id)
  }
}

const replyNetworks = walkedNetworks.filter((name) => networkServers[name].publisher.replies)

/** What is known in the end of a first reply whose outcome was unknown, and of those after it; none is there twice. */
async function expectReplies(
  name: NetworkName,
  { count, shown }: Awaited<ReturnType<typeof withReplies>>,
  { there, taken }: { there: boolean; taken: number },
) {
  const lookup = networkServers[name].publisher.replies?.evidence.lookup
  const isKnown = lookup === 'certain' || (lookup === 'found' && there)
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

describe.each(replyNetworks)('replies on %s', (name) => {
  afterEach(() => networks.all(undefined))

  test('are made once each by several workers', async () => {
    const post = await withReplies(name)
    const watched = watchReplies()
    await Promise.all([1, 2, 3].map(() => runPublication(ctx, post.id)))
    await goOnWithReplies(post.id)
    expect(watched.taken).toBe(post.count)
    expect((await post.shown()).map(({ status }) => status)).toEqual(Array(post.count).fill('done'))
  })

  test.each<[string, boolean, Interference]>([
    ['a connection that breaks before', false, async () => lost()],
    ['an error after', true, async (arrives) => arrives().then(() => new Response('', { status: 500 }))],
    ['a connection that breaks after', true, async (arrives) => arrives().then(lost)],
  ])('%s one is there (%s) leaves at most one', async (_, there, cut) => {
    const post = await withReplies(name)
    const watched = watchReplies()
    watched.next = cut
    await runPublication(ctx, post.id)
    await goOnWithReplies(post.id)
    await expectReplies(name, post, { there, taken: watched.taken })
    expect(await readPublication(ctx, post.id)).toMatchObject({ status: 'published', error: null })
  })

  test('wait for as long as the network says, and come out once', async () => {
    const post = await withReplies(name)
    const watched = watchReplies()
    watched.next = async () => new Response('{}', { status: 429, headers: { 'retry-after': '7200' } })
    await runPublication(ctx, post.id)
    const { next_at } = followUpsSchema.parse((await readPublication(ctx, post.id)).progress.follow_ups)
    expect(Date.parse(next_at)).toBeGreaterThan(Date.now() + 7_100_000)
    await runPublication(ctx, post.id)
    expect(watched.taken).toBe(0)
    await goOnWithReplies(post.id)
    expect(watched.taken).toBe(post.count)
  })
})

describe('a process killed while it publishes replies to every network at once', { timeout: 60_000 }, () => {
  test.each([
    ['before-reply', false],
    ['after-follow-up', true],
  ] as const)('%s leaves each there once at most', async (point, there) => {
    const posts = await Promise.all(
      replyNetworks.map(async (name) => ({ name, post: await withReplies(name) })),
    )
    const watched = watchReplies()
    const ids = posts.map(({ post }) => post.id)
    expect(await runTogether(ctx.projectId, ids, point)).toBe('SIGKILL')
    expect(watched.taken).toBe(there ? posts.length : 0)
    for (const { name, post } of posts) {
      const before = watched.taken
      await goOnWithReplies(post.id)
      await expectReplies(name, post, { there, taken: watched.taken - before + (there ? 1 : 0) })
    }
    networks.all(undefined)
  })
})

describe.each(accountNetworks)('a post on %s', (platform) => {
  test('has the approved text, and its address is in the record', async () => {
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
    const feed = await listFeed({ networks: [platform], handle: account.handle, limit: 5 })
    expect(feed.posts[0]?.media[0]?.contentType).toBe(platform === 'youtube' ? 'video/mp4' : 'image/jpeg')
    const state = await readPackageState(ctx, packageId)
    expect(state.status).toBe('published')
    expect(state.events.at(-1)).toMatchObject({ actorName: expect.any(String), toStatus: 'published' })
  })
})

const isWith = (request: Request, secret: string): boolean =>
  request.url.includes(secret) || [...request.headers.values()].some((value) => value.includes(secret))

async function askWithOther(request: Request, secret: string): Promise<Response> {
  const { serve } = networks
  return serve(withOtherSecret(request, secret))
}

async function currentCredentialsOf({ channelId }: WalkedChannel) {
  const current = await currentCredentials(ctx, channelId)
  if (current.kind !== 'ready') throw new Error(`The channel has no access: ${current.kind}.`)
  return current.credentials
}

describe.each(walkedNetworks.filter((name) => accesses[name].method === 'oauth'))('access to %s', (name) => {
  test('that was renewed while a post was on its way is not renewed again, and the post goes out once', async () => {
    const post = await queued(name)
    const channel = channelOf(name)
    const secret = await channel.secret()
    const renews = (await currentCredentialsOf(channel)).refreshToken !== null
    let fresh = ''
    networks.all(async (arrives, request) => {
      if (!isWith(request, secret)) return arrives()
      if (fresh === '') {
        fresh = 'on its way'
        if (renews) await currentCredentials(ctx, channel.channelId, { force: secret })
        else await channel.reconnect?.()
        fresh = await channel.secret()
      }
      return askWithOther(request, secret)
    })
    const row = await goOn(post.id)
    networks.all(undefined)
    expect(row).toMatchObject({ status: 'published', error: null })
    expect(await post.made()).toBe(1)
    expect(fresh).not.toBe(secret)
    expect(await channel.secret()).toBe(fresh)
  })
})

describe('a process killed while it publishes to every network at once', { timeout: 60_000 }, () => {
  test.each([
    ['before-mark', false],
    ['before-send', false],
    ['while-sending', true],
    ['after-send', true],
  ] as const)('%s leaves at most one post on each, and nothing stuck', async (point, there) => {
    const posts: { name: NetworkName; post: Awaited<ReturnType<typeof queued>> }[] = []
    for (const name of walkedNetworks) posts.push({ name, post: await queued(name) })
    let taken = 0
    const ended = await runTogether(
      ctx.projectId,
      posts.map(({ post }) => post.id),
      point,
      (kill) =>
        networks.all(async (arrives) => {
          await arrives()
          taken++
          if (taken === posts.length) kill()
          return new Promise<Response>(() => undefined)
        }),
    )
    networks.all(undefined)
    expect(ended).toBe('SIGKILL')
    const recover = async ({ name, post }: (typeof posts)[number]) => {
      expect({ name, made: await post.made() }).toEqual({ name, made: there ? 1 : 0 })
      if (point === 'before-mark') {
        expect(await goOn(post.id)).toMatchObject({ status: 'published' })
        expect(await post.made()).toBe(1)
      } else await expectEnd(name, post, there)
    }
    await Promise.all(posts.map(recover))
  })
})
