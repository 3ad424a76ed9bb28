import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeChannel } from '@/lib/channels/change-channel'
import { createChannel } from '@/lib/channels/create-channel'
import { readText } from '@/lib/networks/outcomes'
import { lostAnswerHeader } from '@/lib/sandbox/serve'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { makeDue, makeLookDue, queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { type LoopbackServer, serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import { markNotSent } from './outcomes/mark-not-sent'
import { reconcilePublication } from './outcomes/reconcile-publication'
import { runPublication } from './run-publication'

useTestDatabase()

type Received = { headers: Record<string, string>; body: string }
let received: Received[] = []
let answer: () => Response = () => new Response(null, { status: 204 })
let server: LoopbackServer

beforeAll(async () => {
  server = await serveOnLoopback(async (request) => {
    received.push({ headers: Object.fromEntries(request.headers), body: await request.text() })
    return answer()
  })
  process.env.PRIVATE_HOSTS_ALLOWED = new URL(server.url).host
})
afterAll(async () => {
  await server.close()
  delete process.env.PRIVATE_HOSTS_ALLOWED
})
beforeEach(() => {
  received = []
})

async function webhook() {
  const { ctx } = await createTestProject()
  const { id: channelId, secret } = await createChannel(ctx, {
    platform: 'webhook',
    account_key: 'site',
    display_name: 'Site',
    language: 'de',
    config: { url: `${server.url}/hook` },
  })
  return { ctx, channelId, secret }
}

async function sendOne(made: Awaited<ReturnType<typeof webhook>>) {
  const { publicationIds, text } = await queueApproved(made.ctx, [made.channelId], {
    hashtags: ['pots'],
    link: 'https://example.com/pot',
    media: [{ url: 'https://example.com/pot.jpg', alt: 'A pot' }],
  })
  const id = publicationIds[0] ?? ''
  await runPublication(made.ctx, id)
  return { id, text }
}

describe('a webhook channel', () => {
  test('sends the variant as JSON, with a signature that can be verified with its secret', async () => {
    const made = await webhook()
    answer = () => Response.json({ id: 42, url: 'https://example.com/posts/42' })
    const { id, text } = await sendOne(made)
    const [call] = received
    const body = new Webhook(made.secret ?? '').verify(call?.body ?? '', call?.headers ?? {})
    expect(body).toMatchObject({
      type: 'post.publish',
      data: {
        publication_id: id,
        item: { title: 'An item' },
        text,
        title: null,
        hashtags: ['pots'],
        link: 'https://example.com/pot',
        language: 'en',
        media: [{ url: 'https://example.com/pot.jpg', alt: 'A pot' }],
        disclosure: {
          written_by: 'composer',
          model: null,
          voice_version: null,
          translated_from: null,
          edited: false,
        },
      },
    })
    expect(call?.headers['webhook-id']).toBe(id)
    expect(await readPublication(made.ctx, id)).toMatchObject({
      status: 'published',
      remoteId: '42',
      remoteUrl: 'https://example.com/posts/42',
    })
  })

  test('stores a response whatever characters it contains', async () => {
    const made = await webhook()
    answer = () => new Response('{"id":"a\\u0000b\\ud800","url":"https://example.com/\\u0000"}')
    const { id } = await sendOne(made)
    expect(await readPublication(made.ctx, id)).toMatchObject({ status: 'published', remoteId: 'ab\ufffd' })
    // Truncates between characters, never inside one.
    expect(readText({ say: `${'x'.repeat(499)}😀` }, 'say')?.isWellFormed()).toBe(true)
  })

  test('does not store a URL that is not a web address', async () => {
    const made = await webhook()
    answer = () => Response.json({ url: 'javascript:alert(1)' })
    const { id } = await sendOne(made)
    expect(await readPublication(made.ctx, id)).toMatchObject({ status: 'published', remoteUrl: null })
  })

  test.each([400, 401, 404, 410, 422])('counts %i as a rejection and is not called again', async (status) => {
    const made = await webhook()
    answer = () => new Response('no', { status })
    const { id } = await sendOne(made)
    await runPublication(made.ctx, id)
    expect(await readPublication(made.ctx, id)).toMatchObject({
      status: 'failed',
      error: { code: 'rejected' },
    })
    expect(received).toHaveLength(1)
  })

  test('does not follow redirects', async () => {
    const made = await webhook()
    answer = () => new Response(null, { status: 307, headers: { location: '/elsewhere' } })
    const { id } = await sendOne(made)
    expect((await readPublication(made.ctx, id)).status).toBe('failed')
    expect(received).toHaveLength(1)
  })

  test.each([
    ['500', () => new Response(null, { status: 500 })],
    ['a broken connection', () => new Response(null, { headers: { [lostAnswerHeader]: '1' } })],
  ])(
    'has an unknown outcome after %s and waits for a person; a resend has the same webhook-id',
    async (_, said) => {
      const made = await webhook()
      answer = said
      const { id } = await sendOne(made)
      expect((await readPublication(made.ctx, id)).status).toBe('unconfirmed')
      await makeLookDue(made.ctx, id)
      await reconcilePublication(made.ctx, id)
      await runPublication(made.ctx, id)
      expect(await readPublication(made.ctx, id)).toMatchObject({ status: 'unconfirmed', nextLookAt: null })
      expect(received).toHaveLength(1)
      answer = () => new Response(null, { status: 200 })
      await markNotSent(made.ctx, { id, send_again: true })
      await runPublication(made.ctx, id)
      expect((await readPublication(made.ctx, id)).status).toBe('published')
      expect(received.map((call) => call.headers['webhook-id'])).toEqual([id, id])
    },
  )

  test('is retried after 429 and when the receiver is unreachable', async () => {
    const made = await webhook()
    answer = () => new Response(null, { status: 429, headers: { 'retry-after': '60' } })
    const { id } = await sendOne(made)
    expect(await readPublication(made.ctx, id)).toMatchObject({
      status: 'pending',
      error: { code: 'rate-limited' },
    })
    const gone = await serveOnLoopback(async () => new Response())
    await gone.close()
    process.env.PRIVATE_HOSTS_ALLOWED = [server.url, gone.url].map((url) => new URL(url).host).join()
    await changeChannel(made.ctx, { id: made.channelId, config: { url: `${gone.url}/hook` } })
    await makeDue(made.ctx, id)
    await runPublication(made.ctx, id)
    expect(await readPublication(made.ctx, id)).toMatchObject({
      status: 'pending',
      error: { code: 'unreachable' },
    })
  })

  test('cannot be created for a private address', async () => {
    const { ctx } = await createTestProject()
    await expect(
      createChannel(ctx, {
        platform: 'webhook',
        account_key: 'inner',
        display_name: 'Inner',
        language: 'en',
        config: { url: 'http://169.254.169.254/latest' },
      }),
    ).rejects.toMatchObject({ code: 'invalid', errors: [{ pointer: '/config/url' }] })
  })
})
