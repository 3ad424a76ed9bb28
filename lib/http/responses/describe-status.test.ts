import { describe, expect, test } from 'vitest'
import { describeStatus, statusError } from './describe-status'

const reply = (status: number, headers: Record<string, string> = {}, body = '') => ({
  status,
  url: 'https://bucket.example.com/secret-path?token=hunter2',
  headers,
  bytes: Buffer.from(body),
})

describe('describing a status', () => {
  test.each([
    [404, 'nothing at this address'],
    [410, 'gone for good'],
    [401, 'isn’t public'],
    [403, 'isn’t public'],
    [429, 'to slow down'],
    [504, 'too long'],
    [500, 'returned an error'],
    [503, 'returned an error'],
    [418, 'refused the request'],
    [302, 'another address'],
    [204, 'unexpected status (204)'],
  ])('%i says "%s", names the server and what to do, but not the path', (status, words) => {
    const { message, hint } = describeStatus(reply(status))
    expect(message).toContain(words)
    expect(message).toContain('bucket.example.com')
    expect(hint).not.toBe('')
    expect(message + hint).not.toMatch(/secret-path|hunter2/)
  })

  test('a web page in place of data is called a web page', () => {
    expect(describeStatus(reply(200, { 'content-type': 'text/html; charset=utf-8' })).message).toContain(
      'web page',
    )
    expect(describeStatus(reply(200, {}, '<!doctype html><p>')).message).toContain('web page')
  })

  test('a 429 says how long to wait', () => {
    expect(describeStatus(reply(429, { 'retry-after': '30' })).hint).toContain('30 seconds')
    expect(describeStatus(reply(429, { 'retry-after': '600' })).hint).toContain('10 minutes')
    expect(describeStatus(reply(429, { 'retry-after': '86400' })).hint).toContain('24 hours')
  })

  test('a status error keeps the status and the wait, and only a 429 counts as not sent', () => {
    expect(statusError(reply(429, { 'retry-after': '30' }))).toMatchObject({
      code: 'bad-status',
      status: 429,
      retryAfterSeconds: 30,
      sent: 'no',
    })
    expect(statusError(reply(410))).toMatchObject({ code: 'gone', status: 410 })
    expect(statusError(reply(500))).toMatchObject({ status: 500, sent: 'unknown' })
  })
})
