import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { inProject } from '@/db/project'
import { channels, generatedVideos, publications, sandboxGrants, takedowns } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { changeChannel } from '@/lib/channels/change-channel'
import { newId } from '@/lib/ids'
import { hashVideoText } from '@/lib/packages/video/video-text'
import { setSandboxFault } from '@/lib/sandbox/faults'
import { findNote } from '@/lib/sandbox/notes'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { loopbackServer } from '@/testing/http/loopback-server'
import {
  freshText,
  makeFollowUpsDue,
  makeLookDue,
  queueApproved,
  readPublication,
} from '@/testing/publishing/approved-package'
import { connectedChannel, postsOf } from '@/testing/publishing/connected-channel'
import { publishedPosts, queueCorrection } from '@/testing/publishing/correction'
import { runInProcess } from '@/testing/publishing/run-in-process'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { listPublications } from '../list-publications'
import { confirmPublication } from '../outcomes/confirm-publication'
import { reconcilePublication } from '../outcomes/reconcile-publication'
import { openChannel } from '../publisher/open-channel'
import { runPublication } from '../run-publication'
import { listTakedowns } from '../takedown/list-takedowns'
import { runTakedown } from '../takedown/run-takedown'
import { takeDown } from '../takedown/take-down'
import { followUpsSchema } from './state'

/** The last image that was sent to thumbnails.set, by video id. */
const thumbnails = new Map<string, Buffer>()
type Sent = { at: string; body: Record<string, unknown> }
/** The changes that networks were asked to make, in order. */
let sent: Sent[] = []
/** Replaces the response to certain requests. */
let instead: ((at: string) => Response | undefined) | undefined

useTestDatabase()
useSandboxServer(async (request) => {
  if (request.method !== 'GET') {
    const [path, text] = [new URL(request.url).pathname, await request.clone().text()]
    const at = `${request.method} ${decodeURIComponent(path).replace(/^\/sandbox\/api\/[a-z]+/, '')}`
    sent.push({ at, body: text.startsWith('{') ? JSON.parse(text) : {} })
    const answer = instead?.(at)
    if (answer) return answer
  }
  if (new URL(request.url).pathname.endsWith('/thumbnails/set'))
    thumbnails.set(
      new URL(request.url).searchParams.get('videoId') ?? '',
      Buffer.from(await request.clone().arrayBuffer()),
    )
  return undefined
})

let folder: string
let tall: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'follow-ups-'))
  process.env.DATA_DIR = folder
  tall = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#2b6cb0' } })
    .webp()
    .toBuffer()
})
afterAll(async () => {
  delete process.env.DATA_DIR
  await rm(folder, { recursive: true, force: true })
})

afterEach(() => {
  instead = undefined
  vi.unstubAllEnvs()
})

const words = {
  title: 'The mill turns',
  text: 'The wheel turns again from Monday. Come and see it.',
  language: 'de',
}

/** A video generated from these words, accompanied by an image, for a channel with a playlist. */
async function queued() {
  const { ctx, channelId, account } = await connectedChannel(await createTestProject(), 'youtube')
  const [playlist] = await playlistsOf(ctx)
  await changeChannel(ctx, {
    id: channelId,
    config: { playlist: `https://www.youtube.com/playlist?list=${playlist}&si=share` },
  })
  const film = '/sample/film.mp4'
  const pictures = await loopbackServer((_, response) => response.end(tall))
  vi.stubEnv('PRIVATE_HOSTS_ALLOWED', pictures.host)
  const media = [
    { url: film, alt: 'A wheel', made_by: 'Tributary' },
    { url: `${pictures.origin}/wheel.webp`, alt: 'The wheel' },
  ]
  const { publicationIds } = await queueApproved(ctx, [channelId], { ...words, media })
  const id = publicationIds[0] ?? ''
  const { variantId } = await readPublication(ctx, id)
  await inProject(ctx, (tx) =>
    tx.insert(generatedVideos).values({
      ...{ orgId: ctx.orgId, projectId: ctx.projectId, variantId, runId: newId() },
      ...{ status: 'done', format: 'wide', address: film, askedByName: 'Ann' },
      wordsHash: hashVideoText(words),
    }),
  )
  return { ctx, channelId, account, id, playlist: playlist ?? '' }
}

type Made = Awaited<ReturnType<typeof queued>>

/** Returns the playlists of a project's only channel, as YouTube lists them. */
async function playlistsOf(ctx: ProjectContext<'own'>): Promise<string[]> {
  const [channel] = await inProject(ctx, (tx) => tx.select().from(channels))
  if (!channel) throw new Error('There is no channel.')
  const opened = await openChannel(ctx, channel)
  if ('outcome' in opened || opened.access.kind !== 'oauth') throw new Error('It is not connected.')
  const answer = await opened.fetch({
    url: `${opened.access.app.apiUrl}/youtube/v3/playlists?part=snippet&mine=true`,
    headers: { authorization: `Bearer ${opened.access.credentials.accessToken}` },
  })
  const { items } = answer.json() as { items: { id: string }[] }
  return items.map((one) => one.id)
}

/** Returns what YouTube stores in addition to the video itself. */
async function keptOf({ account, playlist }: Made) {
  const [video, ...more] = await postsOf(account)
  expect(more).toHaveLength(0)
  const listOf = async (key: string) => ((await findNote(account, key))?.list ?? []) as { snippet: object }[]
  return {
    thumbnail: await findNote(account, `thumbnail:${video?.remoteId}`),
    captions: (await listOf(`captions:${video?.remoteId}`)).map(({ snippet }) => snippet),
    playlist: (await listOf(`playlist:${playlist}`)).map(({ snippet }) => snippet),
    sent: thumbnails.get(video?.remoteId ?? ''),
  }
}

/** Makes the steps that wait for a later try due. */
const letTimePass = ({ ctx, id }: Made) => makeFollowUpsDue(ctx, id)

const shownOf = async ({ ctx, id }: Made) =>
  (await listPublications(ctx, { limit: 10 })).data.find((one) => one.id === id)

describe('a video on YouTube', () => {
  test('gets its thumbnail, captions and playlist after publishing, each once', async () => {
    const made = await queued()
    await runPublication(made.ctx, made.id)
    expect(await readPublication(made.ctx, made.id)).toMatchObject({ status: 'published', error: null })
    expect((await shownOf(made))?.follow_ups).toEqual([
      {
        name: 'thumbnail',
        place: null,
        status: 'waiting',
        message: 'We’re setting the thumbnail.',
        hint: null,
      },
      { name: 'captions', place: null, status: 'waiting', message: 'We’re adding the captions.', hint: null },
      {
        name: 'playlist',
        place: null,
        status: 'waiting',
        message: 'We’re adding the video to the playlist.',
        hint: null,
      },
    ])
    const jobs = await inSystem((tx) =>
      tx.execute(
        sql`select count(*)::int as count from pgboss.job where name = 'publish' and data ->> 'publicationId' = ${made.id}`,
      ),
    )
    expect(jobs).toEqual([{ count: 2 }])
    for (let again = 0; again < 2; again++) await runPublication(made.ctx, made.id)
    const { thumbnail, captions, playlist, sent } = await keptOf(made)
    expect(thumbnail).toMatchObject({ size: sent?.length })
    const { format, width = 0, height = 1 } = await sharp(sent).metadata()
    expect([format, (width / height).toFixed(2)]).toEqual(['jpeg', '1.78'])
    expect(captions).toMatchObject([{ language: 'de', status: 'serving', isDraft: false }])
    expect(playlist).toMatchObject([{ position: 0 }])
    expect((await shownOf(made))?.follow_ups.map(({ status, message }) => [status, message])).toEqual(
      Array.from({ length: 3 }, () => ['done', null]),
    )
  })

  test('is published even if the channel may only upload, and the person is told what to do', async () => {
    const made = await queued()
    const scope = ['youtube.upload', 'youtube.readonly'].map(
      (one) => `https://www.googleapis.com/auth/${one}`,
    )
    await inSystem((tx) =>
      tx
        .update(sandboxGrants)
        .set({ scope: scope.join(' ') })
        .where(eq(sandboxGrants.accountId, made.account.id)),
    )
    for (let run = 0; run < 2; run++) await runPublication(made.ctx, made.id)
    expect(await keptOf(made)).toMatchObject({ captions: [], playlist: [] })
    const shown = await shownOf(made)
    expect(shown).toMatchObject({ status: 'published', error: null })
    expect(shown?.follow_ups).toMatchObject([
      { name: 'thumbnail', status: 'done' },
      {
        name: 'captions',
        status: 'failed',
        message: 'We couldn’t add the captions: This channel was connected without the right to do that.',
        hint: expect.stringContaining('Reconnect the channel'),
      },
      { name: 'playlist', status: 'failed' },
    ])
  })

  test('is added to its playlist only once, even if the worker is killed before the step is stored', async () => {
    const made = await queued()
    await runPublication(made.ctx, made.id)
    // Removes the steps before the playlist: only that one would show if it ran twice.
    await inProject(made.ctx, (tx) =>
      tx
        .update(publications)
        .set({
          progress: sql`jsonb_set(${publications.progress}, '{follow_ups,list}',
            (${publications.progress} #> '{follow_ups,list}') - 0 - 0)`,
        })
        .where(eq(publications.id, made.id)),
    )
    expect(await runInProcess(made.ctx.projectId, made.id, 'after-follow-up')).toBe('SIGKILL')
    expect((await keptOf(made)).playlist).toHaveLength(1)
    expect((await shownOf(made))?.follow_ups).toMatchObject([{ name: 'playlist', status: 'waiting' }])
    await runPublication(made.ctx, made.id)
    expect((await keptOf(made)).playlist).toHaveLength(1)
    expect((await shownOf(made))?.follow_ups).toMatchObject([{ status: 'done' }])
  })

  test('retries steps that failed temporarily without duplicating them, and reports those that never succeed', async () => {
    const made = await queued()
    await runPublication(made.ctx, made.id)
    await setSandboxFault(made.account, { path: 'POST /upload/youtube/v3/thumbnails', kind: 'rate-limited' })
    await setSandboxFault(made.account, { path: 'POST /upload/youtube/v3/captions', kind: 'lost-after' })
    await setSandboxFault(made.account, {
      path: 'POST /youtube/v3/playlistItems',
      kind: 'server-error-after',
    })
    await runPublication(made.ctx, made.id)
    expect((await shownOf(made))?.follow_ups).toMatchObject([
      {
        status: 'waiting',
        message: 'We couldn’t set the thumbnail yet: YouTube doesn’t take more requests for now.',
        hint: 'We try again automatically.',
      },
      { status: 'waiting' },
      { status: 'waiting', message: expect.stringContaining('YouTube returned an error (500).') },
    ])
    // Nothing is tried before its time.
    await runPublication(made.ctx, made.id)
    expect((await readPublication(made.ctx, made.id)).progress.follow_ups).toMatchObject({ tries: 1 })
    await letTimePass(made)
    await setSandboxFault(made.account, { path: '/thumbnails', kind: 'unauthorized' })
    await runPublication(made.ctx, made.id)
    const { captions, playlist } = await keptOf(made)
    expect([captions.length, playlist.length]).toEqual([1, 1])
    expect((await shownOf(made))?.follow_ups.map(({ status }) => status)).toEqual(['waiting', 'done', 'done'])
    await setSandboxFault(made.account, { path: '/thumbnails', kind: 'server-error', times: 9 })
    for (let run = 0; run < 6; run++) {
      await letTimePass(made)
      await runPublication(made.ctx, made.id)
    }
    expect(await shownOf(made)).toMatchObject({
      status: 'published',
      follow_ups: [
        {
          status: 'failed',
          message: 'We couldn’t set the thumbnail: YouTube returned an error (500). We tried 8 times.',
        },
        { status: 'done' },
        { status: 'done' },
      ],
    })
  })

  test('gets them too when it is found after its response was lost', async () => {
    const made = await queued()
    await setSandboxFault(made.account, { path: 'PUT /upload/youtube/v3/videos', kind: 'lost-after' })
    await runPublication(made.ctx, made.id)
    expect(await readPublication(made.ctx, made.id)).toMatchObject({ status: 'unconfirmed' })
    await makeLookDue(made.ctx, made.id)
    await reconcilePublication(made.ctx, made.id)
    await runPublication(made.ctx, made.id)
    expect((await keptOf(made)).playlist).toHaveLength(1)
  })

  test('with an unknown playlist and a text that changed after the video was made reports only the playlist', async () => {
    const made = await queued()
    await changeChannel(made.ctx, { id: made.channelId, config: { playlist: 'PLnobodyhasthisone' } })
    await inProject(made.ctx, (tx) => tx.update(generatedVideos).set({ wordsHash: 'of other words' }))
    for (let run = 0; run < 2; run++) await runPublication(made.ctx, made.id)
    expect((await keptOf(made)).captions).toEqual([])
    expect((await shownOf(made))?.follow_ups).toMatchObject([
      { name: 'thumbnail', status: 'done' },
      { name: 'captions', status: 'done' },
      { name: 'playlist', status: 'failed', message: expect.stringContaining('cannot be found') },
    ])
  })

  test('gets its caption files once per language, and stays published if one is invalid', async () => {
    const files: Record<string, string> = {
      '/film.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.500\nThe wheel turns.\n',
      '/film.srt': '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\nDas Rad dreht sich.\r\n',
      '/film.html': '<!doctype html><p>1:00 --> 2:00</p>',
    }
    const { origin, host } = await loopbackServer((request, response) => {
      const file = files[request.url ?? '']
      response.writeHead(file === undefined ? 404 : 200).end(file)
    })
    vi.stubEnv('PRIVATE_HOSTS_ALLOWED', host)
    const { ctx, channelId, account } = await connectedChannel(await createTestProject(), 'youtube')
    const captions = Object.entries({ en: 'film.vtt', de: 'film.srt', fr: 'film.html', it: 'gone.vtt' }).map(
      ([language, file]) => ({ url: `${origin}/${file}`, language }),
    )
    const media = [{ url: '/sample/film.mp4', alt: 'A wheel', captions }]
    const { publicationIds } = await queueApproved(ctx, [channelId], { ...words, media })
    const made = { ctx, channelId, account, id: publicationIds[0] ?? '', playlist: '' }
    await runPublication(ctx, made.id)
    // The upload succeeded but its response was lost: all captions are sent again.
    await setSandboxFault(account, { path: 'POST /upload/youtube/v3/captions', kind: 'lost-after' })
    await runPublication(ctx, made.id)
    expect(await shownOf(made)).toMatchObject({ follow_ups: [{ name: 'captions', status: 'waiting' }] })
    await letTimePass(made)
    await runPublication(ctx, made.id)
    expect((await keptOf(made)).captions).toMatchObject([{ language: 'en' }, { language: 'de' }])
    expect(await shownOf(made)).toMatchObject({
      status: 'published',
      follow_ups: [
        {
          name: 'captions',
          status: 'failed',
          message: expect.stringMatching(
            /in French is neither SubRip \(.srt\) nor WebVTT \(.vtt\)\. .*in Italian can’t be read:/,
          ),
          hint: expect.stringContaining('add captions to the video'),
        },
      ],
    })
  })

  test('accepts a playlist only by its address or ID', async () => {
    const { ctx, channelId } = await queued()
    for (const playlist of ['https://vimeo.com/1', 'my videos', 'https://www.youtube.com/@mill'])
      await expect(changeChannel(ctx, { id: channelId, config: { playlist } })).rejects.toMatchObject({
        code: 'invalid',
      })
    await changeChannel(ctx, { id: channelId, config: { playlist: '' } })
  })
})

type ReplyNetwork = 'x' | 'linkedin' | 'instagram'

/** Publishes a post on a new account, with replies still to be sent. */
async function withReplies(
  platform: ReplyNetwork,
  replies: string[],
  change: { text?: string; collaborators?: string[] } = {},
) {
  const { ctx, channelId, account } = await connectedChannel(await createTestProject(), platform)
  sent = []
  const { packageId, itemId, posts } = await publishedPosts(ctx, [channelId], { replies, ...change })
  const [post] = posts
  if (!post?.remoteId) throw new Error('It is not published.')
  return { ctx, channelId, account, packageId, itemId, id: post.id, remoteId: post.remoteId }
}

type WithReplies = Awaited<ReturnType<typeof withReplies>>

const shownReplies = async (post: Pick<WithReplies, 'ctx' | 'id'>) =>
  (await listPublications(post.ctx, { limit: 10 })).data.find((one) => one.id === post.id)?.follow_ups

const withoutScope = ({ account }: WithReplies, scope: string) =>
  inSystem((tx) => tx.update(sandboxGrants).set({ scope }).where(eq(sandboxGrants.accountId, account.id)))

/** Runs the requested takedowns, each twice, like repeated jobs. */
async function runTakedowns({ ctx }: WithReplies): Promise<(string | undefined)[]> {
  for (const { id } of (await listTakedowns(ctx, { limit: 5 })).data) {
    await inProject(ctx, (tx) => tx.update(takedowns).set({ dueAt: new Date(0), queuedAt: null }))
    for (let again = 0; again < 2; again++) await runTakedown(ctx, id)
  }
  return (await listTakedowns(ctx, { limit: 5 })).data.map(({ status }) => status)
}

describe('a post’s replies', () => {
  test('form a thread on X, each replying to the one before, and a takedown deletes it from the end', async () => {
    const texts = [freshText(), freshText()]
    const post = await withReplies('x', texts)
    expect(await shownReplies(post)).toEqual([
      {
        name: 'reply',
        place: 1,
        status: 'waiting',
        message: 'We’re publishing post 2 of the thread.',
        hint: null,
      },
      {
        name: 'reply',
        place: 2,
        status: 'waiting',
        message: 'We’re publishing post 3 of the thread.',
        hint: null,
      },
    ])
    await runPublication(post.ctx, post.id)
    const [last, middle, root] = await postsOf(post.account)
    expect([middle?.text, last?.text]).toEqual(texts)
    expect(sent.slice(-2)).toEqual([
      { at: 'POST /2/tweets', body: { text: texts[0], reply: { in_reply_to_tweet_id: root?.remoteId } } },
      { at: 'POST /2/tweets', body: { text: texts[1], reply: { in_reply_to_tweet_id: middle?.remoteId } } },
    ])
    sent = []
    await takeDown(post.ctx, { item_id: post.itemId })
    expect(await runTakedowns(post)).toEqual(['done'])
    expect(await postsOf(post.account)).toEqual([])
    expect(sent.map(({ at }) => at)).toEqual(
      [last, middle, root].map((one) => `DELETE /2/tweets/${one?.remoteId}`),
    )
    expect(await readPublication(post.ctx, post.id)).toMatchObject({ status: 'removed' })
  })

  test('that X rejects as duplicates stop those after them, and both are reported', async () => {
    const again = freshText()
    const post = await withReplies('x', [again, again, freshText()])
    await runPublication(post.ctx, post.id)
    expect(await postsOf(post.account)).toHaveLength(2)
    expect(await shownReplies(post)).toMatchObject([
      { status: 'done', message: null },
      {
        status: 'failed',
        message: expect.stringMatching(/post 3 of the thread: X already has a post with this text/),
      },
      {
        status: 'failed',
        message: expect.stringMatching(/post 4 .+: What comes before it is not published/),
      },
    ])
    expect(await readPublication(post.ctx, post.id)).toMatchObject({ status: 'published', error: null })
  })

  test('stop once a takedown has started, which waits for one that may still be on its way', async () => {
    const post = await withReplies('x', [freshText(), freshText()])
    await setSandboxFault(post.account, { path: 'POST /2/tweets', kind: 'lost-after' })
    await runPublication(post.ctx, post.id)
    expect((await shownReplies(post))?.[0]?.message).toBe(
      'We’re checking whether post 2 of the thread is published.',
    )
    await takeDown(post.ctx, { item_id: post.itemId })
    expect(await runTakedowns(post)).toEqual(['pending'])
    expect(await postsOf(post.account)).toHaveLength(2)
    // A worker that was still sending it would have reported back by now.
    await inProject(post.ctx, (tx) =>
      tx.update(publications).set({
        progress: sql`jsonb_set(${publications.progress}, '{follow_ups,list,0,sent_at}', '"2026-01-01T00:00:00.000Z"')`,
      }),
    )
    expect(await runTakedowns(post)).toEqual(['done'])
    await makeFollowUpsDue(post.ctx, post.id)
    await runPublication(post.ctx, post.id)
    expect(await postsOf(post.account)).toEqual([])
  })

  test('are a comment by the account on LinkedIn, which corrections of the post edit or delete', async () => {
    const post = await withReplies('linkedin', ['See (all) of it: https://example.com'])
    await runPublication(post.ctx, post.id)
    const path = `/rest/socialActions/${post.remoteId}/comments`
    const actor = `urn:li:person:${post.account.remoteId}`
    const object = post.remoteId
    expect(sent.at(-1)).toEqual({
      at: `POST ${path}`,
      body: { actor, object, message: { text: 'See (all) of it: https://example.com' } },
    })
    const { list } = followUpsSchema.parse((await readPublication(post.ctx, post.id)).progress.follow_ups)
    const comment = `${path}/${list[0]?.remote_id}`
    let last = post.packageId
    const correct = async (replies: string[]) => {
      const made = await queueCorrection(post.ctx, last, [post.channelId], { replies })
      last = made.packageId
      for (let run = 0; run < 2; run++) await runPublication(post.ctx, made.publicationIds[0] ?? '')
      return shownReplies({ ctx: post.ctx, id: made.publicationIds[0] ?? '' })
    }
    // The simulated network has no comments.PARTIAL_UPDATE.
    instead = (at) => (at === `POST ${comment}` ? new Response(null, { status: 204 }) : undefined)
    expect(await correct(['Corrected'])).toMatchObject([{ place: 1, status: 'done' }])
    expect(sent.at(-1)).toEqual({
      at: `POST ${comment}`,
      body: { patch: { message: { $set: { text: 'Corrected' } } } },
    })
    expect(await correct([])).toEqual([])
    expect(sent.at(-1)?.at).toBe(`DELETE ${comment}`)
  })

  test('fail without the post on an Instagram channel that may not comment, and say what to do', async () => {
    const collaborators = ['mill_friends', 'river.walks']
    const post = await withReplies('instagram', ['First'], { collaborators })
    expect(sent.find(({ at }) => at.endsWith('/media'))?.body).toMatchObject({ collaborators })
    await withoutScope(post, 'instagram_business_basic,instagram_business_content_publish')
    await runPublication(post.ctx, post.id)
    expect(await shownReplies(post)).toEqual([
      {
        name: 'reply',
        place: 1,
        status: 'failed',
        message:
          'We couldn’t publish the first comment: This channel was connected without the right to comment.',
        hint: expect.stringContaining('Reconnect the channel'),
      },
    ])
    expect(await readPublication(post.ctx, post.id)).toMatchObject({ status: 'published', error: null })
  })

  test('are reported as not published if a person confirmed the post and its ID is unknown', async () => {
    const { ctx, channelId } = await connectedChannel(await createTestProject(), 'linkedin')
    const { publicationIds } = await queueApproved(ctx, [channelId], { replies: ['First'] })
    const id = publicationIds[0] ?? ''
    instead = () => new Response('', { status: 500 })
    await runPublication(ctx, id)
    await confirmPublication(ctx, { id })
    expect(await shownReplies({ ctx, id })).toMatchObject([
      { status: 'failed', message: expect.stringContaining('didn’t tell us the ID of the post') },
    ])
  })
})
