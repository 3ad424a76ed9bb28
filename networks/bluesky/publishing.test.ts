import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels, takedowns } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { changeChannel } from '@/lib/channels/change-channel'
import { createChannel } from '@/lib/channels/create-channel'
import { decryptFields, encryptFields } from '@/lib/channels/credentials/credentials'
import type { VariantContent } from '@/lib/platforms/schemas'
import { followUpsSchema } from '@/lib/publishing/follow-ups/state'
import { runPublication } from '@/lib/publishing/run-publication'
import { runTakedown } from '@/lib/publishing/takedown/run-takedown'
import { takeDown } from '@/lib/publishing/takedown/take-down'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import {
  makeFollowUpsDue,
  queueApproved,
  readPackageState,
  readPublication,
} from '@/testing/publishing/approved-package'
import { publishedPosts, queueCorrection } from '@/testing/publishing/correction'
import { testGuarantees } from '@/testing/publishing/test-guarantees'
import { type Account, typedIn, useBluesky } from './use-bluesky'

useTestDatabase()

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b6cb0' } })
    .jpeg()
    .toBuffer()
const pictures = new Map<string, Buffer>()
const page = `<!doctype html><head><title>A mill</title><meta property="og:title" content="The mill by the river">
  <meta property="og:description" content="Grinding since 1612."><meta property="og:image" content="/wide.jpg"></head>`

const bluesky = useBluesky(
  (path) => {
    if (path === '/mill')
      return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    const bytes = pictures.get(path)
    return bytes && new Response(new Uint8Array(bytes))
  },
  { hasWay: true },
)

let account: Account
beforeAll(async () => {
  pictures.set('/wide.jpg', await picture(1600, 900))
  pictures.set('/tall.jpg', await picture(600, 1200))
  account = await bluesky.newAccount()
})

async function connected() {
  const { ctx } = await createTestProject()
  const own = await bluesky.newAccount()
  return { ctx, account: own, channelId: await bluesky.connect(ctx, own) }
}

const channelOf = async (ctx: ProjectContext<'own'>, id: string) => {
  const [row] = await inProject(ctx, (tx) => tx.select().from(channels).where(eq(channels.id, id)))
  if (!row) throw new Error('There is no such channel.')
  return row
}

async function published(
  { ctx, channelId }: Awaited<ReturnType<typeof connected>>,
  content: Partial<VariantContent> = {},
) {
  await inProject(ctx, (tx) => tx.update(channels).set({ minGapMinutes: 0 }))
  const { publicationIds } = await queueApproved(ctx, [channelId], content)
  await runPublication(ctx, publicationIds[0] ?? '')
  return readPublication(ctx, publicationIds[0] ?? '')
}

describe('connecting', () => {
  test('an app password connects the account, and is stored encrypted with the tokens it returned', async () => {
    const { ctx } = await createTestProject()
    const made = await createChannel(ctx, typedIn(account, bluesky.url))
    expect(made).toMatchObject({ platform: 'bluesky', handle: account.handle, status: 'active' })
    const row = await channelOf(ctx, made.id)
    expect(row).toMatchObject({ remoteId: account.did, config: { handle: account.handle } })
    expect(JSON.stringify(row)).not.toContain(account.appPassword)
    expect(decryptFields(row)).toMatchObject({
      fields: { password: account.appPassword },
      session: { accessToken: expect.stringMatching(/^ey/), refreshToken: expect.stringMatching(/^ey/) },
    })
  })

  test('a wrong app password and the account’s own password connect nothing', async () => {
    const { ctx } = await createTestProject()
    const wrong = typedIn({ ...account, appPassword: 'aaaa-bbbb-cccc-dddd' }, bluesky.url)
    await expect(createChannel(ctx, wrong)).rejects.toMatchObject({
      message: expect.stringContaining('The handle or the app password is wrong'),
    })
    const own = typedIn(account, bluesky.url)
    own.config.password = 'a password of the tests'
    await expect(createChannel(ctx, own)).rejects.toMatchObject({ code: 'invalid' })
  })

  test('an account that is already a channel is not added again, and the error names the channel', async () => {
    const { ctx, account: own } = await connected()
    const typed = { ...typedIn(own, bluesky.url), account_key: 'another' }
    await expect(createChannel(ctx, typed)).rejects.toMatchObject({
      code: 'name-taken',
      message: `The channel “${own.handle}” already publishes to ${own.handle}.`,
      hint: expect.stringContaining('choose “Edit connection” beside it'),
    })
  })

  test('a session is kept from post to post, and renewed when it expires', async () => {
    const made = await connected()
    const sessionOf = async () => decryptFields(await channelOf(made.ctx, made.channelId))?.session
    const first = await sessionOf()
    await published(made)
    await published(made)
    expect(await sessionOf()).toEqual(first)
    const row = await channelOf(made.ctx, made.channelId)
    const secrets = decryptFields(row)
    if (!secrets?.session) throw new Error('There is no session.')
    const session = { ...secrets.session, expiresAt: new Date(Date.now() - 1000).toISOString() }
    await inProject(made.ctx, (tx) =>
      tx.update(channels).set({
        credentials: encryptFields({ id: row.id, projectId: made.ctx.projectId }, { ...secrets, session }),
      }),
    )
    expect(await published(made)).toMatchObject({ status: 'published' })
    const renewed = await sessionOf()
    // Access tokens issued within the same second are identical.
    expect(renewed?.refreshToken).not.toBe(first?.refreshToken)
    expect(Date.parse(renewed?.expiresAt ?? '')).toBeGreaterThan(Date.now())
  })

  test('a revoked app password ends the connection, and a new one revives it', async () => {
    const made = await connected()
    const { ctx, channelId } = made
    const token = made.account.accessJwt
    const { passwords } = await bluesky.call<{ passwords: { name: string }[] }>(
      'com.atproto.server.listAppPasswords',
      { token },
    )
    for (const { name } of passwords)
      await fetch(`${bluesky.url}/xrpc/com.atproto.server.revokeAppPassword`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ name }),
      })
    const row = await channelOf(ctx, channelId)
    const secrets = decryptFields(row)
    if (!secrets?.session) throw new Error('There is no session.')
    const session = { ...secrets.session, accessToken: 'e.e.e' }
    await inProject(ctx, (tx) =>
      tx.update(channels).set({
        credentials: encryptFields({ id: row.id, projectId: ctx.projectId }, { ...secrets, session }),
      }),
    )
    expect(await published(made)).toMatchObject({ status: 'failed', error: { code: 'connection-ended' } })
    expect(await channelOf(ctx, channelId)).toMatchObject({ status: 'expired' })
    const password = await bluesky.newAppPassword(token)
    await changeChannel(ctx, { id: channelId, config: { password } })
    expect(await published(made)).toMatchObject({ status: 'published' })
  })
})

describe('publishing', () => {
  test('a post has its text with links, mentions and hashtags, its images with alt text and aspect ratio, and an address', async () => {
    const made = await connected()
    const row = await published(made, {
      text: `Grüße 👋 @${account.handle} #Mühle`,
      link: 'https://example.com/a_(b)',
      language: 'de',
      media: [
        { url: bluesky.page('/wide.jpg'), alt: 'A wide river' },
        { url: bluesky.page('/tall.jpg'), alt: 'A tall mill' },
      ],
    })
    expect(row).toMatchObject({ status: 'published', error: null })
    expect(row.remoteUrl).toBe(`https://bsky.app/profile/${made.account.handle}/post/${row.remoteId}`)
    const [post] = await bluesky.postsOf(made.account)
    expect(post?.uri).toBe(`at://${made.account.did}/app.bsky.feed.post/${row.remoteId}`)
    expect(post?.value).toMatchObject({
      text: `Grüße 👋 @${account.handle} #Mühle\n\nhttps://example.com/a_(b)`,
      langs: ['de'],
      embed: {
        $type: 'app.bsky.embed.images',
        images: [
          { alt: 'A wide river', aspectRatio: { width: 1600, height: 900 } },
          { alt: 'A tall mill', aspectRatio: { width: 600, height: 1200 } },
        ],
      },
    })
    expect(post?.value.facets).toMatchObject([
      { features: [{ did: account.did }] },
      { features: [{ tag: 'Mühle' }] },
      { features: [{ uri: 'https://example.com/a_(b)' }] },
    ])
  })

  test('a link without images becomes a card with its page’s title, text and picture', async () => {
    const made = await connected()
    await published(made, { text: 'See the mill.', link: bluesky.page('/mill') })
    const [post] = await bluesky.postsOf(made.account)
    expect(post?.value).toMatchObject({
      text: 'See the mill.',
      embed: {
        $type: 'app.bsky.embed.external',
        external: {
          uri: bluesky.page('/mill'),
          title: 'The mill by the river',
          description: 'Grinding since 1612.',
          thumb: { mimeType: 'image/jpeg' },
        },
      },
    })
  })

  test('a link to a missing page and a mention of an unknown handle do not stop the post', async () => {
    const made = await connected()
    const row = await published(made, { text: 'Hello @nobody.test', link: bluesky.page('/gone') })
    expect(row.status).toBe('published')
    const [post] = await bluesky.postsOf(made.account)
    expect(post?.value.facets).toBeUndefined()
    expect(post?.value.embed?.external).toMatchObject({ title: 'An item', description: '' })
  })
})

describe('a published post', () => {
  test('is corrected in place, even by two workers: text, images and alt text change, address and time do not', async () => {
    const { ctx, account: own, channelId } = await connected()
    const { packageId, posts } = await publishedPosts(ctx, [channelId], {
      media: [{ url: bluesky.page('/wide.jpg'), alt: 'A river' }],
    })
    const [before] = await bluesky.postsOf(own)
    const { publicationIds } = await queueCorrection(ctx, packageId, [channelId], {
      text: 'Corrected. #mill',
      media: [{ url: bluesky.page('/tall.jpg'), alt: 'A mill' }],
    })
    const id = publicationIds[0] ?? ''
    await Promise.all([runPublication(ctx, id), runPublication(ctx, id)])
    expect(await readPublication(ctx, id)).toMatchObject({
      status: 'published',
      replaceBy: 'edit',
      remoteId: posts[0]?.remoteId,
      remoteUrl: posts[0]?.remoteUrl,
    })
    expect(await readPublication(ctx, posts[0]?.id ?? '')).toMatchObject({ status: 'replaced' })
    const [after, ...others] = await bluesky.postsOf(own)
    expect(others).toEqual([])
    expect(after).toMatchObject({
      uri: before?.uri,
      value: {
        text: 'Corrected. #mill',
        createdAt: before?.value.createdAt,
        facets: [{ features: [{ tag: 'mill' }] }],
        embed: { images: [{ alt: 'A mill', aspectRatio: { width: 600, height: 1200 } }] },
      },
    })
    expect(after?.cid).not.toBe(before?.cid)
  })

  test('is taken down with its item, and a repeated deletion does no harm', async () => {
    const { ctx, account: own, channelId } = await connected()
    const { packageId, itemId, posts } = await publishedPosts(ctx, [channelId])
    const asked = await takeDown(ctx, { item_id: itemId })
    await inProject(ctx, (tx) => tx.update(takedowns).set({ dueAt: new Date(0), queuedAt: null }))
    for (const { id } of asked) await Promise.all([runTakedown(ctx, id), runTakedown(ctx, id)])
    expect(await bluesky.postsOf(own)).toEqual([])
    expect(await readPublication(ctx, posts[0]?.id ?? '')).toMatchObject({ status: 'removed' })
    expect((await readPackageState(ctx, packageId)).events.map(({ action }) => action)).toContain(
      'taken-down',
    )
  })

  test('that someone deleted on the network is not edited', async () => {
    const { ctx, account: own, channelId } = await connected()
    const { packageId, posts } = await publishedPosts(ctx, [channelId])
    const json = { repo: own.did, collection: 'app.bsky.feed.post', rkey: posts[0]?.remoteId }
    await bluesky.call('com.atproto.repo.deleteRecord', { json, token: own.accessJwt })
    const { publicationIds } = await queueCorrection(ctx, packageId, [channelId], { text: 'Too late' })
    await runPublication(ctx, publicationIds[0] ?? '')
    expect((await readPublication(ctx, publicationIds[0] ?? '')).status).not.toBe('published')
    expect(await readPublication(ctx, posts[0]?.id ?? '')).toMatchObject({ status: 'removed' })
    expect(await bluesky.postsOf(own)).toEqual([])
  })
})

describe('a thread', () => {
  const thread = ['One #first', 'Two of three. @nobody.test', 'Three: https://example.com/c']

  /** Returns the posts of the thread in order, each with what it replies to. */
  async function threadOf(own: Account) {
    const posts = await bluesky.postsOf(own)
    const root = posts.find(({ value }) => !value.reply)
    const ordered = root ? [root] : []
    for (let last = root; last; ) {
      const at = last.uri
      last = posts.find(({ value }) => value.reply?.parent.uri === at)
      if (last) ordered.push(last)
    }
    expect(ordered).toHaveLength(posts.length)
    return ordered
  }

  async function publishedThread(replies = thread) {
    const made = await connected()
    const { packageId, itemId, posts } = await publishedPosts(made.ctx, [made.channelId], { replies })
    const id = posts[0]?.id ?? ''
    const state = async () =>
      followUpsSchema.parse((await readPublication(made.ctx, id)).progress.follow_ups).list
    return { ...made, packageId, itemId, id, state, texts: () => textsOf(made.account) }
  }

  const textsOf = async (own: Account) => (await threadOf(own)).map(({ value }) => value.text)

  test('has each post as a reply to the one before it, with its links and hashtags, once even with several workers', async () => {
    const { ctx, account: own, id, state } = await publishedThread()
    expect(await bluesky.postsOf(own)).toHaveLength(1)
    await Promise.all([runPublication(ctx, id), runPublication(ctx, id)])
    await runPublication(ctx, id)
    const [root, ...replies] = await threadOf(own)
    expect(replies.map(({ value }) => value.text)).toEqual(thread)
    for (const [at, { value }] of replies.entries()) {
      const before = at === 0 ? root : replies[at - 1]
      const refer = (post: typeof root) => ({ uri: post?.uri, cid: post?.cid })
      expect(value.reply).toEqual({ root: refer(root), parent: refer(before) })
    }
    expect(replies.map(({ value }) => value.facets?.length)).toEqual([1, undefined, 1])
    expect((await state()).map(({ status, remote_id }) => [status, remote_id])).toEqual(
      replies.map(({ uri }) => ['done', uri.split('/').at(-1)]),
    )
  })

  test.each(['before-reply', 'after-follow-up'] as const)(
    'whose worker dies at %s of its second reply ends up with each reply exactly once',
    async (point) => {
      const { ctx, id, texts } = await publishedThread()
      let left = 1
      const broken = runPublication(ctx, id, {
        at: (reached) => {
          if (reached === point && left-- === 0) throw new Error('The process ends here.')
        },
      })
      await broken.catch(() => undefined)
      for (let round = 0; round < 3; round++) {
        await makeFollowUpsDue(ctx, id)
        await runPublication(ctx, id)
      }
      expect((await texts()).slice(1)).toEqual(thread)
    },
  )

  test('is edited in place: texts change, new replies are appended, and surplus ones are deleted', async () => {
    const { ctx, account: own, channelId, packageId, id } = await publishedThread()
    await runPublication(ctx, id)
    const before = await threadOf(own)
    const correctTo = async (of: string, replies: string[]) => {
      const { packageId: made, publicationIds } = await queueCorrection(ctx, of, [channelId], {
        text: 'Anew',
        replies,
      })
      for (let run = 0; run < 2; run++) await runPublication(ctx, publicationIds[0] ?? '')
      expect(await textsOf(own)).toEqual(['Anew', ...replies])
      return { packageId: made, id: publicationIds[0] ?? '' }
    }
    const longer = await correctTo(packageId, ['One #first', 'Two, corrected', 'Three', 'Four'])
    const after = await threadOf(own)
    expect(after.slice(0, 4).map(({ uri }) => uri)).toEqual(before.map(({ uri }) => uri))
    expect(after.slice(1, 3).map(({ value }) => value.reply)).toEqual(
      before.slice(1, 3).map(({ value }) => value.reply),
    )
    expect(after[1]?.cid).toBe(before[1]?.cid)
    await correctTo(longer.packageId, ['Only this'])
    // The original post's publication, which has been edited, has nothing left to do.
    await runPublication(ctx, id)
    expect(await textsOf(own)).toEqual(['Anew', 'Only this'])
  })

  test('is deleted with its post, even if only part of it is published, and is not continued afterwards', async () => {
    const { ctx, account: own, itemId, id } = await publishedThread()
    await runPublication(ctx, id, {
      at: (reached) => (reached === 'before-reply' ? Promise.reject(new Error('cut')) : undefined),
    })
    await makeFollowUpsDue(ctx, id)
    const asked = await takeDown(ctx, { item_id: itemId })
    const letPass = () =>
      inProject(ctx, (tx) => tx.update(takedowns).set({ dueAt: new Date(0), queuedAt: null }))
    for (let round = 0; round < 3; round++) {
      await letPass()
      for (const one of asked) await Promise.all([runTakedown(ctx, one.id), runPublication(ctx, id)])
    }
    expect(await bluesky.postsOf(own)).toEqual([])
    expect(await readPublication(ctx, id)).toMatchObject({ status: 'removed' })
  })

  test('is deleted before a correction is posted in its place', async () => {
    const { ctx, channelId, packageId, id, texts } = await publishedThread()
    await runPublication(ctx, id)
    const { publicationIds } = await queueCorrection(ctx, packageId, [channelId], {
      ...{ by: 'repost', text: 'Anew', replies: ['Again'] },
    })
    for (let run = 0; run < 2; run++) await runPublication(ctx, publicationIds[0] ?? '')
    expect(await texts()).toEqual(['Anew', 'Again'])
  })
})

testGuarantees(['bluesky'], {
  ...bluesky.way,
  connect: (_, ctx) => bluesky.openTestedChannel(ctx),
  picture: () => bluesky.page('/wide.jpg'),
})
