import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels, takedowns } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { createChannel } from '@/lib/channels/create-channel'
import { decryptFields } from '@/lib/channels/credentials/credentials'
import type { VariantContent } from '@/lib/platforms/schemas'
import { reconcilePublication } from '@/lib/publishing/outcomes/reconcile-publication'
import { runPublication } from '@/lib/publishing/run-publication'
import { runTakedown } from '@/lib/publishing/takedown/run-takedown'
import { takeDown } from '@/lib/publishing/takedown/take-down'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { makeDue, makeLookDue, queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { publishedPosts, queueCorrection } from '@/testing/publishing/correction'
import { lost } from '@/testing/publishing/interference'
import { testGuarantees } from '@/testing/publishing/test-guarantees'
import { unusualPictures } from '../unusual-pictures'
import { type SiteUser, typedIn, useWordpress } from './use-wordpress'

useTestDatabase()

const pictures = new Map<string, Buffer>()
const site = useWordpress((path) => {
  const bytes = pictures.get(path)
  return bytes && new Response(new Uint8Array(bytes))
})

beforeAll(async () => {
  const picture = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer()
  pictures.set('/wide.jpg', await picture(640, 360, '#2b6cb0'))
  pictures.set('/tall.jpg', await picture(200, 400, '#b02b6c'))
  pictures.set('/third.jpg', await picture(300, 300, '#6cb02b'))
})

async function connected(config: Record<string, string> = {}, role?: string) {
  const { ctx } = await createTestProject()
  const user = await site.newUser(role)
  const channelId = await site.connect(ctx, user, config)
  await inProject(ctx, (tx) => tx.update(channels).set({ minGapMinutes: 0 }))
  return { ctx, user, channelId }
}
type Connected = Awaited<ReturnType<typeof connected>>

const channelOf = async (ctx: ProjectContext<'own'>, id: string) => {
  const [row] = await inProject(ctx, (tx) => tx.select().from(channels).where(eq(channels.id, id)))
  if (!row) throw new Error('There is no such channel.')
  return row
}

const article = (content: Partial<VariantContent> = {}): Partial<VariantContent> => ({
  title: 'The mill by the river',
  ...content,
})

async function published({ ctx, channelId }: Connected, content: Partial<VariantContent> = {}) {
  const { publicationIds } = await queueApproved(ctx, [channelId], article(content))
  await runPublication(ctx, publicationIds[0] ?? '')
  return readPublication(ctx, publicationIds[0] ?? '')
}

describe('connecting', () => {
  test('the site is found by an address as people copy it, and the password is stored encrypted', async () => {
    const { ctx } = await createTestProject()
    const user = await site.newUser()
    const made = await createChannel(ctx, typedIn(user, `${site.url}/wp-admin/profile.php`))
    const { host } = new URL(site.url)
    expect(made).toMatchObject({ platform: 'wordpress', handle: host, status: 'active' })
    const row = await channelOf(ctx, made.id)
    expect(row.config).toMatchObject({
      api: `${site.url}/wp-json/`,
      site_name: 'My WordPress Website',
      site_language: 'en-US',
      category_id: '',
    })
    expect(row.remoteId).toMatch(new RegExp(`^${host}#\\d+$`))
    expect(JSON.stringify(row)).not.toContain(user.password)
    expect(decryptFields(row)?.fields).toEqual({ password: user.password })
  })

  test('an account that is already a channel is not added again, and the error names the channel', async () => {
    const { ctx, user } = await connected()
    const typed = { ...typedIn(user, site.url), account_key: 'another' }
    await expect(createChannel(ctx, typed)).rejects.toMatchObject({
      code: 'name-taken',
      message: `The channel “${user.username}” already publishes to ${new URL(site.url).host}.`,
      hint: expect.stringContaining('choose “Edit connection” beside it'),
    })
  })

  test('a user who may not publish, a wrong password and an unknown category connect nothing', async () => {
    const { ctx } = await createTestProject()
    const refusing = (user: SiteUser, config?: Record<string, string>) =>
      createChannel(ctx, typedIn(user, site.url, config)).then(
        () => 'connected',
        (error: Error) => error.message,
      )
    const contributor = await site.newUser('contributor')
    expect(await refusing(contributor)).toContain('may not publish articles or upload images')
    const author = await site.newUser()
    expect(await refusing({ ...author, password: 'aaaa bbbb cccc dddd eeee ffff' })).toContain(
      'application password is wrong',
    )
    expect(await refusing(author, { category: 'Mills' })).toContain(
      'The site has no category “Mills”. It has “Uncategorized”',
    )
  })
})

const text = `It has turned since 1612, said Ms. O'Brien: "Look & see <b>".

What is new

A wheel of oak, see https://example.com/a_(b)?c=1&d=2 and [gallery].

• Oak
• Iron

1. Open the sluice.
2. Wait.`

describe('publishing', () => {
  test('an article has its title, formatted text, images with alt text, category, tags, excerpt and language', async () => {
    await site.administer(
      `wp_insert_term('Häuser & Mühlen', 'category'); wp_insert_term('mühle', 'post_tag');`,
    )
    const made = await connected({ category: 'häuser & mühlen' })
    const row = await published(made, {
      title: 'Mühlen & <Bäche>',
      text,
      language: 'de',
      hashtags: ['Mühle', 'NeuesRad'],
      link: 'https://example.com/source',
      media: [
        { url: site.page('/wide.jpg'), alt: 'A "river"' },
        { url: site.page('/tall.jpg'), alt: 'The mill' },
      ],
    })
    expect(row).toMatchObject({ status: 'published', remoteUrl: expect.stringMatching(/^http:.*m/) })
    const [post, ...others] = await site.articlesOf(made.user)
    expect(others).toEqual([])
    expect(post).toMatchObject({
      id: Number(row.remoteId),
      status: 'publish',
      link: row.remoteUrl,
      excerpt: {
        raw: 'It has turned since 1612, said Ms. O&#039;Brien: &#034;Look &#038; see &#060;b&#062;&#034;.',
      },
    })
    expect(post?.slug).toMatch(/^muhlen-bache|^muehlen-baeche/)
    const images = await site.imagesOf(made.user, { id: post?.id ?? 0 })
    expect(images.map(({ alt_text, mime_type }) => [alt_text, mime_type])).toEqual([
      ['A "river"', 'image/jpeg'],
      ['The mill', 'image/jpeg'],
    ])
    expect(post?.featured_media).toBe(images[0]?.id)
    const { rendered } = post?.content ?? { rendered: '' }
    expect(rendered).toContain('>What is new</span></h2>')
    expect(rendered).toContain('href="https://example.com/a_(b)?c=1&#038;d=2"')
    expect(rendered).toMatch(/<li><span lang="de">Oak<\/span><\/li>/)
    expect(rendered).toMatch(/<ol[^>]*>/)
    expect(rendered).toContain('&#091;gallery&#093;')
    expect(rendered).not.toContain('<b>')
    expect(rendered).toContain('href="https://example.com/source"')
    expect(rendered).toContain('alt="The mill"')
    expect(rendered).not.toContain('river')
    const tags = await site.call<{ name: string }[]>(`tags?include=${post?.tags.join(',')}`, made.user)
    expect(tags.map(({ name }) => name).toSorted()).toEqual(['NeuesRad', 'mühle'])
    const [category] = await site.call<{ name: string }[]>(
      `categories?include=${post?.categories.join(',')}`,
      made.user,
    )
    expect(category?.name).toBe('Häuser &amp; Mühlen')
  })

  test('a draft is created only once, and its address opens it in the editor', async () => {
    const made = await connected({ publish_as: 'draft' })
    const row = await published(made)
    expect(row).toMatchObject({
      status: 'published',
      remoteUrl: `${site.url}/wp-admin/post.php?post=${row.remoteId}&action=edit`,
    })
    expect(await site.articlesOf(made.user)).toMatchObject([
      { id: Number(row.remoteId), status: 'draft', slug: '' },
    ])
  })

  test('an image larger than the site allows is sent smaller', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
    const large = await sharp({
      create: { width: 1600, height: 1500, channels: 3, background: '#888', noise },
    })
      .jpeg({ quality: 95 })
      .toBuffer()
    expect(large.length).toBeGreaterThan(2 * 1024 * 1024)
    pictures.set('/large.jpg', large)
    const made = await connected()
    expect(await published(made, { media: [{ url: site.page('/large.jpg'), alt: '' }] })).toMatchObject({
      status: 'published',
      error: null,
    })
  })
})

test('fifty unusual images are accepted, those larger than the site allows in a smaller size', async () => {
  const unusual = await unusualPictures()
  for (const [name, bytes] of unusual) pictures.set(`/${name}`, bytes)
  const names = [...unusual.keys()]
  expect(names).toHaveLength(50)
  const made = await connected()
  const types = new Set<string>()
  // An article takes at most twenty.
  for (let at = 0; at < names.length; at += 17) {
    const some = names.slice(at, at + 17)
    const media = some.map((name) => ({ url: site.page(`/${name}`), alt: name }))
    const row = await published(made, { media })
    expect(row).toMatchObject({ status: 'published', error: null })
    const images = await site.imagesOf(made.user, { id: Number(row.remoteId) })
    expect(images.map(({ alt_text }) => alt_text)).toEqual(some)
    for (const { mime_type } of images) types.add(mime_type)
  }
  expect(types).toEqual(new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']))
})

describe('a published article', () => {
  test('is corrected in place, even by two workers, and shows no image that it no longer has', async () => {
    const made = await connected()
    const { ctx, user, channelId } = made
    const { packageId, posts } = await publishedPosts(
      ctx,
      [channelId],
      article({
        hashtags: ['Old'],
        media: [
          { url: site.page('/wide.jpg'), alt: 'A river' },
          { url: site.page('/tall.jpg'), alt: 'A wheel' },
        ],
      }),
    )
    const [before] = await site.articlesOf(user)
    const imagesBefore = await site.imagesOf(user, { id: before?.id ?? 0 })
    const { publicationIds } = await queueCorrection(
      ctx,
      packageId,
      [channelId],
      article({
        title: 'The mill, corrected',
        text: 'It stands since 1613.',
        hashtags: ['New'],
        media: [
          { url: site.page('/tall.jpg'), alt: 'The wheel' },
          { url: site.page('/third.jpg'), alt: 'The door' },
        ],
      }),
    )
    const id = publicationIds[0] ?? ''
    await Promise.all([runPublication(ctx, id), runPublication(ctx, id)])
    expect(await readPublication(ctx, id)).toMatchObject({
      status: 'published',
      replaceBy: 'edit',
      remoteId: posts[0]?.remoteId,
      remoteUrl: posts[0]?.remoteUrl,
    })
    const [after, ...others] = await site.articlesOf(user)
    expect(others).toEqual([])
    expect(after).toMatchObject({
      id: before?.id,
      slug: before?.slug,
      status: 'publish',
      title: { raw: 'The mill, corrected' },
      content: { raw: expect.stringContaining('It stands since 1613.') },
    })
    const images = await site.imagesOf(user, { id: after?.id ?? 0 })
    expect(images.map(({ alt_text }) => alt_text)).toEqual(['The wheel', 'The door'])
    // The same file stays the same image.
    expect(images[0]?.id).toBe(imagesBefore[1]?.id)
    expect(after?.featured_media).toBe(images[0]?.id)
    expect((await fetch(imagesBefore[0]?.source_url ?? '')).status).toBe(404)
    const tags = await site.call<{ name: string }[]>(`tags?include=${after?.tags.join(',')}`, user)
    expect(tags.map(({ name }) => name)).toEqual(['New'])
  })

  test('is taken down with its item and its images, and a repeated deletion does no harm', async () => {
    const { ctx, user, channelId } = await connected()
    const { itemId, posts } = await publishedPosts(
      ctx,
      [channelId],
      article({ media: [{ url: site.page('/wide.jpg'), alt: '' }] }),
    )
    const image = (await site.imagesOf(user, { id: Number(posts[0]?.remoteId) }))[0]?.source_url ?? ''
    expect([(await fetch(posts[0]?.remoteUrl ?? '')).status, (await fetch(image)).status]).toEqual([200, 200])
    const asked = await takeDown(ctx, { item_id: itemId })
    await inProject(ctx, (tx) => tx.update(takedowns).set({ dueAt: new Date(0), queuedAt: null }))
    for (const { id } of asked) await Promise.all([runTakedown(ctx, id), runTakedown(ctx, id)])
    expect(await site.articlesOf(user)).toMatchObject([{ status: 'trash' }])
    expect([(await fetch(posts[0]?.remoteUrl ?? '')).status, (await fetch(image)).status]).toEqual([404, 404])
    expect(await readPublication(ctx, posts[0]?.id ?? '')).toMatchObject({ status: 'removed' })
  })

  test('that someone moved to the trash on the site is not edited', async () => {
    const { ctx, user, channelId } = await connected()
    const { packageId, posts } = await publishedPosts(ctx, [channelId], article())
    await site.administer(`wp_trash_post(${posts[0]?.remoteId});`)
    const { publicationIds } = await queueCorrection(
      ctx,
      packageId,
      [channelId],
      article({ text: 'Too late' }),
    )
    await runPublication(ctx, publicationIds[0] ?? '')
    expect(await readPublication(ctx, publicationIds[0] ?? '')).toMatchObject({ status: 'failed' })
    expect(await readPublication(ctx, posts[0]?.id ?? '')).toMatchObject({ status: 'removed' })
    expect(await site.articlesOf(user)).toMatchObject([{ status: 'trash' }])
  })
})

describe('a lost request or response', () => {
  /** Loses a matching request, or its response, once. */
  const losing = (loss: 'answer' | 'request', what: RegExp) => {
    let left = 1
    site.way.all(async (arrives, { method, url }) => {
      const { pathname, search } = new URL(url)
      if (!what.test(`${method} ${pathname}${search}`) || left-- <= 0) return arrives()
      return loss === 'answer' ? arrives().then(lost) : lost()
    })
  }
  afterEach(() => site.way.all(undefined))
  const media = () => [
    { url: site.page('/wide.jpg'), alt: 'A river' },
    { url: site.page('/tall.jpg'), alt: 'A wheel' },
  ]

  test.each([
    ['the answer to the draft', 'answer', /^POST \S*wp\/v2\/posts\?/],
    ['the answer to an upload', 'answer', /^POST \S*wp\/v2\/media\?/],
    ['an upload', 'request', /^POST \S*wp\/v2\/media\?/],
    ['the answer to a tag', 'answer', /^POST \S*wp\/v2\/tags/],
  ] as const)('%s: the next try continues with what is already there', async (_, loss, what) => {
    const made = await connected()
    losing(loss, what)
    const row = await published(made, { hashtags: [`Lost${Math.trunc(performance.now())}`], media: media() })
    expect(row).toMatchObject({ status: 'pending' })
    await makeDue(made.ctx, row.id)
    await runPublication(made.ctx, row.id)
    expect(await readPublication(made.ctx, row.id)).toMatchObject({ status: 'published' })
    const [one, ...others] = await site.articlesOf(made.user)
    expect(others).toEqual([])
    expect(one).toMatchObject({ status: 'publish', tags: [expect.any(Number)] })
    expect(await site.imagesOf(made.user, { id: one?.id ?? 0 })).toHaveLength(2)
  })

  test.each(['answer', 'request'] as const)(
    'the %s of a draft’s last call: asking the site resolves it',
    async (loss) => {
      const made = await connected({ publish_as: 'draft' })
      losing(loss, /^POST \S*wp\/v2\/posts\/\d/)
      const row = await published(made)
      expect(row).toMatchObject({ status: 'unconfirmed' })
      await makeLookDue(made.ctx, row.id)
      await reconcilePublication(made.ctx, row.id)
      const becomes = loss === 'answer' ? 'published' : 'pending'
      expect(await readPublication(made.ctx, row.id)).toMatchObject({ status: becomes })
      await makeDue(made.ctx, row.id)
      await runPublication(made.ctx, row.id)
      const after = await readPublication(made.ctx, row.id)
      expect(after).toMatchObject({ status: 'published', remoteUrl: expect.stringContaining(site.url) })
      expect(await site.articlesOf(made.user)).toMatchObject([
        { id: Number(after.remoteId), status: 'draft' },
      ])
    },
  )
})

testGuarantees(['wordpress'], {
  ...site.way,
  connect: (_, ctx) => site.openTestedChannel(ctx),
  picture: () => site.page('/wide.jpg'),
})
