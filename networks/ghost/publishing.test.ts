import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels, takedowns } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { changeChannel } from '@/lib/channels/change-channel'
import { createChannel } from '@/lib/channels/create-channel'
import { checkConnection } from '@/lib/channels/credentials/check-connection'
import { decryptFields } from '@/lib/channels/credentials/credentials'
import type { VariantContent } from '@/lib/platforms/schemas'
import { reconcilePublication } from '@/lib/publishing/outcomes/reconcile-publication'
import { runPublication } from '@/lib/publishing/run-publication'
import { runTakedown } from '@/lib/publishing/takedown/run-takedown'
import { takeDown } from '@/lib/publishing/takedown/take-down'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import {
  freshText,
  makeDue,
  makeLookDue,
  queueApproved,
  readPublication,
} from '@/testing/publishing/approved-package'
import { publishedPosts, queueCorrection } from '@/testing/publishing/correction'
import { testGuarantees } from '@/testing/publishing/test-guarantees'
import { unusualPictures } from '../unusual-pictures'
import { typedIn, useGhost } from './use-ghost'

useTestDatabase()

const pictures = new Map<string, Buffer>()
const ghost = useGhost((path) => {
  const bytes = pictures.get(path)
  return bytes && new Response(new Uint8Array(bytes))
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 43, g: 108, b: 176, alpha: 0.6 } } })

let key: string
beforeAll(async () => {
  key = (await ghost.newKey()).key
  pictures.set('/wide.jpg', await plain(1600, 900).flatten().jpeg().toBuffer())
  pictures.set('/tall.png', await plain(600, 1200).png().toBuffer())
})
afterEach(() => {
  ghost.lose()
})

async function connected(mode = 'publish') {
  const { ctx } = await createTestProject()
  const channelId = await ghost.connect(ctx, key, mode)
  await inProject(ctx, (tx) => tx.update(channels).set({ minGapMinutes: 0 }))
  return { ctx, channelId }
}
type Connected = Awaited<ReturnType<typeof connected>>

const queue = async ({ ctx, channelId }: Connected, content: Partial<VariantContent> = {}) => {
  const { publicationIds } = await queueApproved(ctx, [channelId], { title: 'The mill', ...content })
  return publicationIds[0] ?? ''
}

async function published(made: Connected, content: Partial<VariantContent> = {}) {
  const id = await queue(made, content)
  await runPublication(made.ctx, id)
  return readPublication(made.ctx, id)
}

const channelOf = async (ctx: ProjectContext<'own'>, id: string) => {
  const [row] = await inProject(ctx, (tx) => tx.select().from(channels).where(eq(channels.id, id)))
  if (!row) throw new Error('There is no such channel.')
  return row
}

describe('connecting', () => {
  test('an address of Ghost Admin and a key connect the site, and the key is stored encrypted', async () => {
    const { ctx, channelId } = await connected()
    const row = await channelOf(ctx, channelId)
    expect(row).toMatchObject({
      remoteId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      config: { admin: ghost.url, mode: 'publish' },
    })
    expect(JSON.stringify(row)).not.toContain(key.split(':')[1])
    expect(decryptFields(row)?.fields).toEqual({ key })
  })

  test('an account that is already a channel is not added again, and the error names the channel', async () => {
    const { ctx } = await connected()
    const typed = { ...typedIn(ghost.url, key), account_key: 'another' }
    await expect(createChannel(ctx, typed)).rejects.toMatchObject({
      code: 'name-taken',
      message: expect.stringContaining('The channel “The mill” already publishes to '),
      hint: expect.stringContaining('choose “Edit connection” beside it'),
    })
  })

  test('a wrong key, a deleted integration’s key and another server get different errors', async () => {
    const { ctx } = await createTestProject()
    const refused = (site: string, wrong: string) => expect(createChannel(ctx, typedIn(site, wrong))).rejects
    const last = key.endsWith('0') ? '1' : '0'
    await refused(ghost.url, key.slice(0, -1) + last).toMatchObject({
      message: expect.stringContaining('The Admin API key is wrong.'),
    })
    const other = await ghost.newKey()
    const channel = await createChannel(ctx, typedIn(ghost.url, other.key))
    await ghost.asOwner('DELETE', `integrations/${other.integrationId}/`)
    await refused(ghost.url, other.key).toMatchObject({
      message: expect.stringContaining('Its integration may be deleted.'),
    })
    await refused(`${ghost.url}/elsewhere`, key).toMatchObject({
      message: expect.stringContaining('There is no Ghost at this address'),
    })
    expect(await checkConnection(ctx, channel.id)).toMatchObject({ state: 'ended' })
    const { status } = await published({ ctx, channelId: channel.id })
    expect(status).toBe('failed')
    await changeChannel(ctx, { id: channel.id, config: { key } })
    expect(await channelOf(ctx, channel.id)).toMatchObject({ status: 'active' })
  })
})

describe('publishing', () => {
  test('an article has its text as written, images with alt text, tags, a link and its own address', async () => {
    const made = await connected()
    const words = freshText()
    const row = await published(made, {
      title: `Grüße & <b> ${words}`,
      text: `${words} 👋 <script>alert(1)</script>\n\n• one\n• "two" & three\n\n1. first\n2. second\n\nSee https://example.com/a?x=1&y=2.\nBye {{ghost}}`,
      hashtags: ['Mühle', 'old mill', 'intern'],
      link: 'https://www.example.com/mill/',
      media: [
        { url: ghost.page('/wide.jpg'), alt: 'A "wide" river & more' },
        { url: ghost.page('/tall.png'), alt: 'A <tall> mill' },
      ],
    })
    expect(row).toMatchObject({ status: 'published', error: null })
    const [article, ...others] = await ghost.articlesWith(words)
    expect(others).toEqual([])
    expect(article).toMatchObject({
      id: row.remoteId,
      url: row.remoteUrl,
      status: 'published',
      title: `Grüße & <b> ${words}`,
      slug: expect.stringMatching(/^grusse-b-post-/),
      canonical_url: 'https://www.example.com/mill/',
      feature_image: expect.stringContaining('/content/images/'),
      feature_image_alt: 'A "wide" river & more',
      email: null,
    })
    expect(article?.tags.map(({ name, visibility }) => [name, visibility])).toEqual([
      ['Mühle', 'public'],
      ['old mill', 'public'],
      ['intern', 'public'],
    ])
    const html = article?.html ?? ''
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('<ul><li>one</li><li>"two" &amp; three</li></ul>')
    expect(html).toContain('<ol><li>first</li><li>second</li></ol>')
    expect(html).toContain(
      '<a href="https://example.com/a?x=1&amp;y=2">https://example.com/a?x=1&amp;y=2</a>.<br>Bye {{ghost}}',
    )
    expect(html).toContain('<a href="https://www.example.com/mill/">example.com/mill</a>')
    // In attributes, Ghost leaves < and > unescaped.
    const image = /<img src="([^"]+)" class="kg-image" alt="A <tall> mill"/.exec(html)
    const stored = await fetch(image?.[1] ?? '')
    expect(Buffer.from(await stored.arrayBuffer()).equals(pictures.get('/tall.png') ?? Buffer.alloc(0))).toBe(
      true,
    )
  })

  test('a draft channel leaves drafts in Ghost, with the address where they are edited', async () => {
    const made = await connected('draft')
    const words = freshText()
    const row = await published(made, { text: words, title: 'Kept as a draft' })
    const [article, ...others] = await ghost.articlesWith(words)
    expect(others).toEqual([])
    expect(article).toMatchObject({ id: row.remoteId, status: 'draft', published_at: null })
    expect(article?.slug).toMatch(/^kept-as-a-draft/)
    expect(row).toMatchObject({
      status: 'published',
      remoteUrl: `${ghost.url}/ghost/#/editor/post/${article?.id}`,
    })
  })

  test('fifty unusual images are accepted', async () => {
    const made = await connected()
    const unusual = await unusualPictures()
    for (const [name, bytes] of unusual) pictures.set(`/${name}`, bytes)
    const names = [...unusual.keys()]
    expect(names).toHaveLength(50)
    const words = freshText()
    const media = names.map((name) => ({ url: ghost.page(`/${name}`), alt: `Picture ${name}` }))
    expect(await published(made, { text: words, media })).toMatchObject({ status: 'published', error: null })
    const [article] = await ghost.articlesWith(words)
    const shown = [article?.feature_image_alt, ...(article?.html ?? '').matchAll(/alt="([^"]*)"/g)].map(
      (alt) => (Array.isArray(alt) ? alt[1] : alt),
    )
    expect(shown).toEqual(names.map((name) => `Picture ${name}`))
  })

  test('reports what Ghost does not accept in Ghost’s words', async () => {
    const made = await connected()
    const row = await published(made, { title: 'x'.repeat(256) })
    expect(row).toMatchObject({ status: 'failed', error: { message: expect.stringMatching(/255|title/) } })
  })
})

describe('a published article', () => {
  test('is corrected in place, keeps its address and time, and survives an edit by hand at the same moment', async () => {
    const made = await connected()
    const words = freshText()
    const { packageId, posts } = await publishedPosts(made.ctx, [made.channelId], {
      title: 'The mill',
      text: words,
      media: [{ url: ghost.page('/wide.jpg'), alt: 'A river' }],
    })
    const [before] = await ghost.articlesWith(words)
    const { publicationIds } = await queueCorrection(made.ctx, packageId, [made.channelId], {
      title: 'The old mill',
      text: `${words} Corrected.`,
      media: [{ url: ghost.page('/tall.png'), alt: 'A mill' }],
    })
    // Someone changes the title between the correction's read and its write.
    let edits = 0
    ghost.lose(async ({ method, url }) => {
      if (edits > 0 || method !== 'GET' || !url.includes(`posts/${before?.id}/`)) return false
      edits += 1
      const posts = [{ title: 'By hand', updated_at: before?.updated_at }]
      await ghost.asOwner('PUT', `posts/${before?.id}/`, { posts })
      return false
    })
    const id = publicationIds[0] ?? ''
    await runPublication(made.ctx, id)
    expect(edits).toBe(1)
    expect(await readPublication(made.ctx, id)).toMatchObject({
      status: 'published',
      replaceBy: 'edit',
      remoteId: posts[0]?.remoteId,
      remoteUrl: posts[0]?.remoteUrl,
    })
    const [after, ...others] = await ghost.articlesWith(words)
    expect(others).toEqual([])
    expect(after).toMatchObject({
      id: before?.id,
      title: 'The old mill',
      url: before?.url,
      published_at: before?.published_at,
      feature_image_alt: 'A mill',
      html: expect.stringContaining('Corrected.'),
    })
  })

  test('is taken down with its item, even if that runs twice', async () => {
    const made = await connected()
    const words = freshText()
    const { itemId, posts } = await publishedPosts(made.ctx, [made.channelId], { title: 'Gone', text: words })
    const asked = await takeDown(made.ctx, { item_id: itemId })
    await inProject(made.ctx, (tx) => tx.update(takedowns).set({ dueAt: new Date(0), queuedAt: null }))
    for (const { id } of asked) await Promise.all([runTakedown(made.ctx, id), runTakedown(made.ctx, id)])
    expect(await ghost.articlesWith(words)).toEqual([])
    expect(await readPublication(made.ctx, posts[0]?.id ?? '')).toMatchObject({ status: 'removed' })
  })

  test('that someone deleted in Ghost is not edited', async () => {
    const made = await connected()
    const words = freshText()
    const { packageId, posts } = await publishedPosts(made.ctx, [made.channelId], { title: 'x', text: words })
    await ghost.asOwner('DELETE', `posts/${posts[0]?.remoteId}/`)
    const { publicationIds } = await queueCorrection(made.ctx, packageId, [made.channelId], {
      title: 'x',
      text: `${words} Too late`,
    })
    await runPublication(made.ctx, publicationIds[0] ?? '')
    expect(await readPublication(made.ctx, posts[0]?.id ?? '')).toMatchObject({ status: 'removed' })
    expect(await ghost.articlesWith(words)).toEqual([])
  })
})

describe('a lost response', () => {
  test('to the last call of a draft is resolved by asking Ghost', async () => {
    const made = await connected('draft')
    const words = freshText()
    const id = await queue(made, { text: words })
    ghost.lose(({ method }) => method === 'PUT')
    await runPublication(made.ctx, id)
    expect(ghost.lose()).toBe(1)
    expect(await readPublication(made.ctx, id)).toMatchObject({ status: 'unconfirmed' })
    await makeLookDue(made.ctx, id)
    await reconcilePublication(made.ctx, id)
    const [article, ...others] = await ghost.articlesWith(words)
    expect(others).toEqual([])
    expect(await readPublication(made.ctx, id)).toMatchObject({ status: 'published', remoteId: article?.id })
    expect(article?.slug).not.toContain('tributary')
  })

  test('to creating the draft, uploading an image or looking for the draft leaves one article and no other draft', async () => {
    const made = await connected()
    const words = freshText()
    const media = [{ url: ghost.page('/wide.jpg'), alt: 'A river' }]
    const id = await queue(made, { text: words, media })
    for (const part of ['images/upload', 'posts/?filter', 'posts/?source']) {
      ghost.lose(({ url }) => url.includes(part))
      await runPublication(made.ctx, id)
      // A read is retried immediately.
      expect({ part, lost: ghost.lose() > 0 }).toEqual({ part, lost: true })
      expect(await readPublication(made.ctx, id)).toMatchObject({ status: 'pending' })
      await makeDue(made.ctx, id)
    }
    await runPublication(made.ctx, id)
    expect(await readPublication(made.ctx, id)).toMatchObject({ status: 'published' })
    expect((await ghost.articlesWith(words)).map(({ status }) => status)).toEqual(['published'])
  })

  test('to a correction or a deletion does no harm: both are repeated', async () => {
    const made = await connected()
    const words = freshText()
    const { packageId, posts } = await publishedPosts(made.ctx, [made.channelId], { title: 'x', text: words })
    const { publicationIds } = await queueCorrection(made.ctx, packageId, [made.channelId], {
      title: 'x',
      text: `${words} Corrected.`,
    })
    const id = publicationIds[0] ?? ''
    ghost.lose(({ method }) => method === 'PUT')
    await runPublication(made.ctx, id)
    expect(ghost.lose()).toBe(1)
    await makeDue(made.ctx, id)
    await runPublication(made.ctx, id)
    expect(await readPublication(made.ctx, id)).toMatchObject({ status: 'published' })
    const [asked] = await takeDown(made.ctx, { publication_id: id })
    await inProject(made.ctx, (tx) => tx.update(takedowns).set({ dueAt: new Date(0), queuedAt: null }))
    ghost.lose(({ method }) => method === 'DELETE')
    await runTakedown(made.ctx, asked?.id ?? '')
    expect(ghost.lose()).toBe(1)
    await inProject(made.ctx, (tx) => tx.update(takedowns).set({ dueAt: new Date(0), queuedAt: null }))
    await runTakedown(made.ctx, asked?.id ?? '')
    expect(await readPublication(made.ctx, id)).toMatchObject({ status: 'removed' })
    expect(await ghost.articlesWith(words)).toEqual([])
    expect(posts).toHaveLength(1)
  })
})

testGuarantees(['ghost'], {
  ...ghost.way,
  connect: (_, ctx) => ghost.openTestedChannel(ctx),
  picture: () => ghost.page('/wide.jpg'),
})
