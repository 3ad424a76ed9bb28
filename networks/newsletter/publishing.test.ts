import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tls from 'node:tls'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import { changeChannel } from '@/lib/channels/change-channel'
import { createChannel } from '@/lib/channels/create-channel'
import { createChannelInput } from '@/lib/channels/schemas'
import type { VariantContent } from '@/lib/platforms/schemas'
import { runPublication } from '@/lib/publishing/run-publication'
import { lostAnswerHeader } from '@/lib/sandbox/serve'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { openSmtpReceiver, type SmtpReceiver, smtpRefusal } from '@/testing/email/open-smtp-receiver'
import { makeDue, queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { createRoute } from '@/testing/publishing/interference'
import { testGuarantees } from '@/testing/publishing/test-guarantees'
import { type LoopbackServer, serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import { parseEmail } from './parse-email.mjs'

useTestDatabase()

const login = { user: 'mill', pass: 'right' }
let server: SmtpReceiver
let pages: LoopbackServer
let folder: string
let picture: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tributary-networks-'))
  process.env.DATA_DIR = folder
  picture = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#2b6cb0' } })
    .webp()
    .toBuffer()
  server = await openSmtpReceiver({ auth: login, tls: 'starttls' })
  pages = await serveOnLoopback(async () => new Response(new Uint8Array(picture)))
  tls.setDefaultCACertificates([...tls.getCACertificates(), server.ca])
  // So that processes started by the tests trust it too.
  process.env.NODE_EXTRA_CA_CERTS = join(folder, 'ca.pem')
  await writeFile(process.env.NODE_EXTRA_CA_CERTS, server.ca)
  process.env.PRIVATE_HOSTS_ALLOWED = `localhost:${server.port},${new URL(pages.url).host}`
})
afterAll(async () => {
  await Promise.all([server.close(), pages.close()])
  delete process.env.NODE_EXTRA_CA_CERTS
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  server.received.length = 0
  server.onRecipient = () => undefined
  server.onEmail = () => undefined
})

const typedIn = (password = 'right') =>
  createChannelInput.parse({
    platform: 'newsletter',
    account_key: 'newsletter',
    display_name: 'Mill news',
    config: {
      list: 'news@lists.example.com',
      from: 'mill@example.com',
      from_name: 'Die Mühle',
      host: 'localhost',
      port: String(server.port),
      user: 'mill',
      password,
    },
  })

async function queued(content: Partial<VariantContent> = {}) {
  const { ctx } = await createTestProject()
  const { id } = await createChannel(ctx, typedIn())
  await inProject(ctx, (tx) => tx.update(channels).set({ minGapMinutes: 0 }))
  const { publicationIds } = await queueApproved(ctx, [id], { title: 'News', ...content })
  return { ctx, id: publicationIds[0] ?? '' }
}

test('an email arrives as written: subject, sender, text, links, images with alt text', async () => {
  const { ctx, id } = await queued({
    language: 'de',
    title: 'Grüße 👋 aus der Mühle <b>',
    text: 'Der Fluß & 水車.\n\n• eins\n• zwei',
    link: 'https://example.com/a?x=1&y=2',
    media: [{ url: `${pages.url}/1.webp`, alt: 'Ein "weiter" Fluß' }],
  })
  await runPublication(ctx, id)
  const row = await readPublication(ctx, id)
  expect(row).toMatchObject({ status: 'published', error: null, remoteId: `<${id}@example.com>` })
  expect(server.received).toHaveLength(1)
  expect(server.received[0]).toMatchObject({ to: ['news@lists.example.com'], secure: true, user: 'mill' })
  const email = await parseEmail(server.received[0]?.raw ?? '')
  expect(email).toMatchObject({
    subject: 'Grüße 👋 aus der Mühle <b>',
    from: [{ name: 'Die Mühle', address: 'mill@example.com' }],
    to: [{ address: 'news@lists.example.com' }],
    messageId: row.remoteId,
    language: 'de',
  })
  expect(email.text).toContain('Der Fluß & 水車.\n\n• eins\n• zwei\n\nhttps://example.com/a?x=1&y=2')
  expect(email.html).toContain('<ul><li>eins</li><li>zwei</li></ul>')
  expect(email.html).toContain('<a href="https://example.com/a?x=1&#38;y=2">')
  // Older mail programs cannot show WebP.
  const [image] = email.images
  expect(image?.contentType).toBe('image/jpeg')
  expect(email.html).toContain(`<img src="cid:${image?.cid}" alt="Ein &#34;weiter&#34; Fluß"`)
  expect(await sharp(image?.content).metadata()).toMatchObject({ width: 900, height: 500 })
})

test('a wrong password connects nothing', async () => {
  const { ctx } = await createTestProject()
  await expect(createChannel(ctx, typedIn('wrong'))).rejects.toMatchObject({
    message: expect.stringContaining('refused our sign-in'),
  })
})

test('an email delayed by greylisting is sent later, once and with the same id', async () => {
  const { ctx, id } = await queued()
  server.onRecipient = () => {
    throw smtpRefusal(451)
  }
  await runPublication(ctx, id)
  expect(await readPublication(ctx, id)).toMatchObject({
    status: 'pending',
    error: { message: expect.stringContaining('asked us to try again later (451)') },
  })
  server.onRecipient = () => undefined
  await makeDue(ctx, id)
  await runPublication(ctx, id)
  expect(await readPublication(ctx, id)).toMatchObject({
    status: 'published',
    remoteId: `<${id}@example.com>`,
  })
  expect(server.received).toHaveLength(1)
})

test('an email that is rejected after its data fails', async () => {
  const refused = await queued()
  server.onEmail = () => {
    throw smtpRefusal(554)
  }
  await runPublication(refused.ctx, refused.id)
  expect(await readPublication(refused.ctx, refused.id)).toMatchObject({
    status: 'failed',
    error: { message: expect.stringContaining('refused the email') },
  })
})

describe('every guarantee', () => {
  let taken = 0
  const { go, ...way } = createRoute(async ({ url }) => {
    if (url.endsWith('/email')) taken++
    return new Response()
  })
  /** Represents a step of SMTP as a call that can be interfered with. */
  async function goThrough(step: 'recipient' | 'email'): Promise<void> {
    const answer = await go(new Request(`http://mail.example.com/${step}`, { method: 'POST' }))
    if (answer.headers.has(lostAnswerHeader)) {
      server.breakConnections()
      await new Promise(() => undefined)
    }
    if (!answer.ok) throw smtpRefusal(451)
  }
  beforeEach(() => {
    server.onRecipient = () => goThrough('recipient')
    server.onEmail = () => goThrough('email')
  })
  afterAll(() => {
    login.pass = 'right'
  })

  testGuarantees(['newsletter'], {
    ...way,
    picture: () => `${pages.url}/1.webp`,
    async connect(_, ctx) {
      const { id } = await createChannel(ctx, typedIn())
      return {
        channelId: id,
        content: { title: 'News' },
        count: async () => taken,
        secret: null,
        refuse: async () => {
          login.pass = 'another'
        },
        reconnect: async () => void (await changeChannel(ctx, { id, config: { password: login.pass } })),
        renew: null,
      }
    },
  })
})
