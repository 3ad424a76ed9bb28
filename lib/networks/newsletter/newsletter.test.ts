import tls from 'node:tls'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGuardedConnect } from '@/lib/http/connections/guarded-connect'
import { newId } from '@/lib/ids'
import { headerOf, plainTextOf, smtpRefusal } from '@/testing/email/open-smtp-receiver'
import { startSmtpReceiver } from '@/testing/email/smtp-receiver'
import type { Post, PublisherIo } from '../publisher'
import { newsletterConnection } from './connection'
import { newsletterPublisher } from './publisher'

const usual = tls.getCACertificates()
afterEach(() => tls.setDefaultCACertificates(usual))

type Receiver = Awaited<ReturnType<typeof startSmtpReceiver>>
let server: Receiver
beforeEach(async () => {
  server = await startSmtpReceiver({ auth: { user: 'mill', pass: 'right' }, tls: 'starttls' })
  tls.setDefaultCACertificates([...usual, server.ca])
})

const typedIn = (change: Record<string, string> = {}) => ({
  list: 'News@Lists.example.com',
  from: 'mill@example.com',
  from_name: 'The Mill\r\nBcc: eve@example.com',
  host: 'localhost',
  port: String(server.port),
  user: 'mill',
  password: 'right',
  ...change,
})
const connectTo = (...allowed: string[]) => createGuardedConnect({ privateHostsAllowed: allowed })
const here = () => connectTo(`localhost:${server.port}`)

const picture = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')

function ioFor(fields: Record<string, string>, sending: () => Promise<void> = async () => undefined) {
  const io: Partial<PublisherIo<'fields'>> = {
    access: { kind: 'fields', fields, signingSecret: null, session: null },
    connect: here(),
    signal: new AbortController().signal,
    loadMedia: async () => ({
      ...{ bytes: picture, contentType: 'image/gif', address: 'https://example.com/1.gif' },
      size: { width: 1, height: 1 },
    }),
    sending,
  }
  return io as PublisherIo<'fields'>
}

const postOf = (change: Partial<Post['payload']['post']> = {}): Post => {
  const post = {
    title: 'Grüße\r\nBcc: eve@example.com',
    text: 'Ein <b> & 水車.\n\n• eins\n• zwei',
    ...change,
  }
  const media = [{ url: 'https://example.com/1.gif', alt: 'A "wide" <river>' }]
  const others = { hashtags: [], link: null, replies: [], collaborators: [] }
  const content = { language: 'de', title: post.title, text: post.text, media, ...others }
  return {
    ...{ id: newId(), packageId: newId(), variantId: newId(), progress: {}, attempts: 0, since: new Date() },
    payload: { content, post, item: null },
    isTaken: async () => false,
  }
}

const publish = (post = postOf(), change: Record<string, string> = {}) =>
  newsletterPublisher.publish(post, ioFor(typedIn(change)))

describe('an email', () => {
  test('goes only to the list, encrypted, with the same Message-ID on every attempt and its text unchanged', async () => {
    const post = postOf()
    const sent: string[] = []
    const io = ioFor(typedIn(), async () => void sent.push(`${server.received.length} before the end`))
    const remoteId = `<${post.id}@example.com>`
    expect(await newsletterPublisher.publish(post, io)).toEqual({
      kind: 'published',
      remoteId,
      remoteUrl: null,
    })
    await newsletterPublisher.publish(post, io)
    expect(sent[0]).toBe('0 before the end')
    const [first, second] = server.received
    expect(first).toMatchObject({
      from: 'mill@example.com',
      to: ['News@Lists.example.com'],
      secure: true,
      user: 'mill',
    })
    for (const email of [first, second]) expect(headerOf(email?.raw ?? '', 'Message-ID')).toBe(remoteId)
    const raw = first?.raw ?? ''
    expect(headerOf(raw, 'Subject')).toBe('Grüße Bcc: eve@example.com')
    for (const name of ['Bcc', 'List-Id', 'Auto-Submitted', 'Precedence'])
      expect(headerOf(raw, name)).toBeUndefined()
    expect(plainTextOf(raw).trimEnd().replaceAll('\r\n', '\n')).toBe(
      'Ein <b> & 水車.\n\n• eins\n• zwei\n\n[A "wide" <river>]',
    )
    const html = plainTextOf(
      raw
        .replace(/^content-type: text\/plain/im, 'X-Was: text')
        .replace(/^(content-type: text\/)html/im, '$1plain'),
    ).replaceAll('\r\n', '\n')
    expect(html).toContain('<p>Ein &#60;b&#62; &#38; 水車.</p>\n<ul><li>eins</li><li>zwei</li></ul>')
    expect(html).toContain(`<img src="cid:${post.id}.1@example.com" alt="A &#34;wide&#34; &#60;river&#62;"`)
    expect(raw.toLowerCase()).toContain(`content-id: <${post.id}.1@example.com>`)
    expect(raw).toContain(picture.toString('base64'))
  })

  test.each<[string, number, string, RegExp]>([
    ['asked for later (greylisting)', 451, 'pending', /asked us to try again later \(451\)/],
    ['refused', 550, 'rejected', /doesn’t take emails for News@Lists\.example\.com/],
  ])('has the right outcome when its recipient is %s', async (_, code, kind, words) => {
    server.onRecipient = () => {
      throw smtpRefusal(code)
    }
    expect(await publish()).toMatchObject({ kind, failure: { message: expect.stringMatching(words) } })
  })

  test('was not sent if the server rejects it at the end, and may have been sent if the end is not confirmed', async () => {
    server.onEmail = () => {
      throw smtpRefusal(552)
    }
    expect(await publish()).toMatchObject({ kind: 'rejected' })
    server.onEmail = () => {
      throw smtpRefusal(421)
    }
    expect(await publish()).toMatchObject({ kind: 'pending', retryAfterSeconds: 600 })
    server.onEmail = () => new Promise(() => server.breakConnections())
    expect(await publish()).toMatchObject({ kind: 'unknown' })
  })

  test('is not sent by a worker that another one has overtaken', async () => {
    const io = ioFor(typedIn(), () => Promise.reject(new Error('Another was faster.')))
    await expect(newsletterPublisher.publish(postOf(), io)).rejects.toThrow('Another was faster.')
    expect(server.received).toEqual([])
  })

  test('was certainly not sent if the connection breaks before its end', async () => {
    server.onRecipient = () => server.breakConnections()
    expect(await publish()).toMatchObject({ kind: 'pending', retryAfterSeconds: 60 })
    expect(server.received).toEqual([])
  })
})

describe('connecting', () => {
  const identify = (change: Record<string, string> = {}, connect = here()) =>
    newsletterConnection.identify({ fetch: () => Promise.reject(), connect, fields: typedIn(change) })

  test('signs in and sends nothing', async () => {
    expect(await identify()).toMatchObject({ account: { remoteId: 'news@lists.example.com' } })
    expect(server.received).toEqual([])
  })

  test('tells a wrong password, an untrusted or another server’s certificate and an unreachable server apart', async () => {
    await expect(identify({ password: 'wrong' })).rejects.toMatchObject({
      kind: 'ended',
      message: expect.stringMatching(/refused our sign-in(?!.*wrong)/),
    })
    expect(await publish(postOf(), { password: 'wrong' })).toMatchObject({
      kind: 'rejected',
      failure: { code: 'connection-ended' },
    })
    const named = identify({ host: '127.0.0.1' }, connectTo(`127.0.0.1:${server.port}`))
    await expect(named).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/certificate/),
    })
    tls.setDefaultCACertificates(usual)
    await expect(identify()).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/certificate/),
    })
    await server.close()
    await expect(identify()).rejects.toMatchObject({ kind: 'unreachable' })
  })

  test('never leads into the operator’s network, whatever host or port is entered', async () => {
    for (const host of ['localhost', '127.0.0.1', '10.0.0.4', 'mail.internal'])
      await expect(identify({ host }, connectTo())).rejects.toMatchObject({ kind: 'refused' })
    await expect(identify({ host: 'smtp.example.com', port: '25' }, connectTo())).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/public mail servers on port 25/),
    })
  })
})
