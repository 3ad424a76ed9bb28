import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import { changeChannel } from '@/lib/channels/change-channel'
import { createChannel } from '@/lib/channels/create-channel'
import { createChannelInput } from '@/lib/channels/schemas'
import { runPublication } from '@/lib/publishing/run-publication'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { tinyJpeg } from '@/testing/media/tiny-jpeg'
import { queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { type LoopbackServer, serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import { escapeMarkdown } from './escape-markdown'
import { discordWebhook } from './stub'

useTestDatabase()

const webhook = discordWebhook({
  id: '1234567890123',
  token: 'a-token-of-twenty-or-more-signs',
  name: 'Brook news',
  channelId: '555',
  guildId: '777',
})
/** Another webhook of the same channel. */
const renewed = discordWebhook({
  id: '1234567890124',
  token: 'a-renewed-token-of-many-signs',
  name: 'Brook news',
  channelId: '555',
  guildId: '777',
})
const elsewhere = discordWebhook({
  id: '9876543210987',
  token: 'another-token-of-many-signs',
  name: 'Other news',
  channelId: '556',
  guildId: '777',
})
let server: LoopbackServer
beforeAll(async () => {
  server = await serveOnLoopback(async (request) =>
    new URL(request.url).pathname === '/one.jpg'
      ? new Response(new Uint8Array(tinyJpeg))
      : ([renewed, elsewhere].find(({ path }) => request.url.includes(path)) ?? webhook).answer(request),
  )
  process.env.PRIVATE_HOSTS_ALLOWED = new URL(server.url).host
})
afterAll(async () => {
  await server.close()
  delete process.env.PRIVATE_HOSTS_ALLOWED
})

const typedIn = (path: string) =>
  createChannelInput.parse({
    platform: 'discord',
    account_key: 'chat',
    display_name: 'Our chat',
    config: { url: `${server.url}${path}` },
  })

async function connected() {
  const { ctx } = await createTestProject()
  const made = await createChannel(ctx, typedIn(webhook.path))
  return { ctx, made }
}

async function published(change: Parameters<typeof queueApproved>[2]) {
  const { ctx, made } = await connected()
  const { publicationIds } = await queueApproved(ctx, [made.id], change)
  await runPublication(ctx, publicationIds[0] ?? '')
  return readPublication(ctx, publicationIds[0] ?? '')
}

test('a webhook address connects its channel and is stored only in encrypted form', async () => {
  const { ctx, made } = await connected()
  expect(made).toMatchObject({ platform: 'discord', handle: 'Brook news', secret: null, config: {} })
  const [row] = await inProject(ctx, (tx) => tx.select().from(channels).where(eq(channels.id, made.id)))
  expect(row).toMatchObject({ remoteId: '555', config: { guild_id: '777', channel_id: '555' } })
  expect(JSON.stringify(row)).not.toContain('a-token-of-twenty')
  await expect(createChannel(ctx, { ...typedIn(webhook.path), account_key: 'again' })).rejects.toMatchObject({
    code: 'name-taken',
  })
})

test('a new address of the same channel replaces the old one, and one of another channel is rejected', async () => {
  const { ctx, made } = await connected()
  const change = (path: string) =>
    changeChannel(ctx, { id: made.id, config: { url: `${server.url}${path}` } })
  await expect(change(renewed.path)).resolves.toMatchObject({ id: made.id })
  await expect(change(elsewhere.path)).rejects.toMatchObject({ message: 'This belongs to another account.' })
  const { publicationIds, text } = await queueApproved(ctx, [made.id])
  await runPublication(ctx, publicationIds[0] ?? '')
  expect(renewed.messages.map(({ content }) => content)).toEqual([escapeMarkdown(text)])
})

test('rejects an address that Discord does not know, and creates no channel', async () => {
  const { ctx } = await createTestProject()
  const wrong = typedIn('/api/webhooks/1234567890123/a-wrong-token-of-many-signs')
  await expect(createChannel(ctx, wrong)).rejects.toMatchObject({ code: 'invalid' })
  expect(await inProject(ctx, (tx) => tx.select().from(channels))).toEqual([])
  expect(() => typedIn('/somewhere')).toThrow(/It must look like/)
})

test('a post becomes one message with its image and alt text, shown as written, and notifies no one', async () => {
  const row = await published({
    text: 'A *quiet* river, @everyone: https://example.com/a_b_c',
    media: [{ url: `${server.url}/one.jpg`, alt: 'A river' }],
  })
  const message = webhook.messages.at(-1)
  expect(row).toMatchObject({
    status: 'published',
    remoteId: message?.id,
    remoteUrl: `https://discord.com/channels/777/555/${message?.id}`,
  })
  expect(message).toMatchObject({
    content: 'A \\*quiet\\* river, @everyone: https://example.com/a_b_c',
    mentions: { parse: [] },
    files: [{ name: 'image-1.jpeg', bytes: tinyJpeg.length, description: 'A river' }],
  })
})

test('a rate limit keeps the post waiting at least as long as Discord says, and nothing is posted', async () => {
  const before = webhook.messages.length
  const start = Date.now()
  webhook.limit(7200.5)
  const row = await published({ text: 'Too many' })
  expect(row).toMatchObject({ status: 'pending', error: { code: 'rate-limited' } })
  expect(row.dueAt.getTime()).toBeGreaterThanOrEqual(start + 7_200_500)
  expect(webhook.messages).toHaveLength(before)
})

test('escapes Markdown characters, also at the start of a line, but not in addresses', () => {
  expect(escapeMarkdown('# One\n- two\n-# three #Real_tag `x` ||y|| https://a.co/b_c')).toBe(
    '\\# One\n\\- two\n\\-# three #Real\\_tag \\`x\\` \\|\\|y\\|\\| https://a.co/b_c',
  )
})
