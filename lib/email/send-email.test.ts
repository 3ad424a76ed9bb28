import { afterEach, describe, expect, test, vi } from 'vitest'
import { headerOf, smtpRefusal } from '@/testing/email/open-smtp-receiver'
import { startSmtpReceiver } from '@/testing/email/smtp-receiver'
import { isEmailConfigured } from './email-settings'
import { sendEmail } from './send-email'
import { readSmtpUrl } from './smtp-url'

afterEach(() => vi.unstubAllEnvs())

const email = {
  to: { name: 'Ann Lee', address: 'ann@example.com' },
  subject: 'A post failed',
  text: 'The post “Spring” failed.',
  html: '<p>The post “Spring” failed.</p>',
  id: '0190-a',
}

const useServer = (url: string) => {
  vi.stubEnv('SMTP_URL', url)
  vi.stubEnv('APP_URL', 'https://posts.example.com')
}

describe('sending an email', () => {
  test('arrives as text and HTML over STARTTLS with a password, and with a stable Message-ID', async () => {
    const server = await startSmtpReceiver({ auth: { user: 'app', pass: 'p@ss/1%' }, tls: 'starttls' })
    useServer(server.url)
    expect(isEmailConfigured()).toBe(true)
    await sendEmail({ ...email, unsubscribe: 'https://posts.example.com/u/1' }, { ca: server.ca })
    const [{ raw, from, to, user, secure }] = server.received as [(typeof server.received)[0]]
    expect({ from, to, user, secure }).toEqual({
      from: 'notifications@posts.example.com',
      to: ['ann@example.com'],
      user: 'app',
      secure: true,
    })
    expect(headerOf(raw, 'Message-ID')).toBe('<0190-a@posts.example.com>')
    expect(headerOf(raw, 'Subject')).toBe('A post failed')
    expect(headerOf(raw, 'List-Unsubscribe')).toBe('<https://posts.example.com/u/1>')
    expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(raw).toMatch(/text\/plain[\s\S]*text\/html/)
    expect(raw).not.toMatch(/<img|open\.gif/i)
  })

  test('adds no header and no recipient, whatever its fields contain', async () => {
    const server = await startSmtpReceiver()
    useServer(server.url)
    await sendEmail({
      ...email,
      to: { name: 'Ann\r\nBcc: eve@example.com', address: 'ann@example.com' },
      subject: 'A\r\nBcc: eve@example.com\u2028X-Other: 1',
      id: 'a>\r\nX-Other: 1',
      kind: 'failed\r\nX-Other: 1',
      unsubscribe: 'https://posts.example.com/u\r\nX-Other: 1',
    })
    const [{ raw, to }] = server.received as [(typeof server.received)[0]]
    expect(to).toEqual(['ann@example.com'])
    expect(headerOf(raw, 'Bcc')).toBeUndefined()
    expect(headerOf(raw, 'X-Other')).toBeUndefined()
    for (const address of ['a@x.com, b@x.com', 'a@x.com\r\nRCPT TO:<b@x.com>', 'A <a@x.com>', 'a b@x.com'])
      await expect(sendEmail({ ...email, to: { address } })).rejects.toMatchObject({ kind: 'refused' })
    expect(server.received).toHaveLength(1)
  })

  test.each([
    [550, 'refused'],
    [450, 'later'],
    [421, 'server'],
  ])('a recipient rejected with %i counts as %s', async (code, kind) => {
    const server = await startSmtpReceiver()
    useServer(server.url)
    server.onRecipient = () => {
      throw smtpRefusal(code)
    }
    await expect(sendEmail(email)).rejects.toMatchObject({ kind, responseCode: code })
  })

  test('a rejection after the data counts as refused; a connection that breaks there leaves the outcome unknown', async () => {
    const server = await startSmtpReceiver()
    useServer(server.url)
    server.onEmail = () => {
      throw smtpRefusal(554)
    }
    await expect(sendEmail(email)).rejects.toMatchObject({ kind: 'refused', responseCode: 554 })
    server.onEmail = () => new Promise(() => server.breakConnections())
    await expect(sendEmail(email)).rejects.toMatchObject({ kind: 'unknown' })
  })

  test('sends nothing if the last step before the end of the data fails', async () => {
    const server = await startSmtpReceiver()
    useServer(server.url)
    const failing = sendEmail(email, { beforeEnd: () => Promise.reject(new Error('The database is away')) })
    await expect(failing).rejects.toThrow('The database is away')
    expect(server.received).toEqual([])
  })

  test('an unreachable server, a wrong certificate and a rejected password are server failures, not this email’s', async () => {
    const server = await startSmtpReceiver({ auth: { user: 'app', pass: 'right' }, tls: 'starttls' })
    useServer(server.url)
    await expect(sendEmail(email)).rejects.toMatchObject({ kind: 'server' })
    useServer(server.url.replace('right', 'wrong'))
    const wrong = sendEmail(email, { ca: server.ca })
    await expect(wrong).rejects.toMatchObject({
      kind: 'server',
      message: expect.not.stringContaining('wrong'),
    })
    await server.close()
    await expect(sendEmail(email)).rejects.toMatchObject({ kind: 'server' })
  })

  test('sends no password to a server without TLS', async () => {
    const server = await startSmtpReceiver({ tls: 'none' })
    useServer(server.url.replace('smtp://', 'smtp://app:secret@'))
    await expect(sendEmail(email)).rejects.toMatchObject({ kind: 'server' })
    expect(server.received).toEqual([])
  })
})

test('SMTP_URL sets the server, port and credentials, and its errors contain no secret', () => {
  expect(readSmtpUrl('smtps://me%40example.com:p%25@mail.example.com')).toEqual({
    host: 'mail.example.com',
    port: 465,
    secure: true,
    requireTls: false,
    auth: { user: 'me@example.com', pass: 'p%' },
  })
  expect(readSmtpUrl('smtp://10.0.0.4')).toMatchObject({ port: 587, requireTls: true, auth: undefined })
  expect(readSmtpUrl('smtp://localhost:2525')).toMatchObject({ requireTls: false })
  for (const url of [
    'mail.example.com',
    'https://a:secret@b.example.com',
    'smtp://a:secret@b.example.com/?tls=no',
  ])
    expect(() => readSmtpUrl(url)).toThrow(/^SMTP_URL (?!.*secret)/)
})
