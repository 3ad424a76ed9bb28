import { describe, expect, test } from 'vitest'
import { outboundFailure } from './outbound-failure'

const failure = (code: string) =>
  outboundFailure(Object.assign(new Error('inner words'), { code }), 'x.example', false)

describe('a connection that fails', () => {
  test.each([
    ['CERT_HAS_EXPIRED', 'tls-failed', /has expired/],
    ['CERT_NOT_YET_VALID', 'tls-failed', /not valid yet/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls-failed', /a different server name/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls-failed', /can’t verify the https certificate/],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'tls-failed', /can’t verify the https certificate/],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls-failed', /chain is missing/],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'tls-failed', /chain is missing/],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls-failed', /connect securely/],
    ['EPROTO', 'tls-failed', /connect securely/],
    ['ENOTFOUND', 'dns-failed', /find a server named x\.example/],
    ['EAI_AGAIN', 'dns-failed', /can’t look up x\.example right now/],
    ['ECONNREFUSED', 'connect-refused', /doesn’t accept/],
    ['EHOSTUNREACH', 'connect-refused', /doesn’t accept/],
    ['ETIMEDOUT', 'timed-out', /too long/],
    ['UND_ERR_HEADERS_TIMEOUT', 'timed-out', /too long/],
    ['UND_ERR_HEADERS_OVERFLOW', 'bad-answer', /didn’t respond like/],
    ['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'too-large', /larger than we allow/],
    ['EPIPE', 'connection-lost', /lost the connection/],
    ['SOMETHING_NEW', 'connection-lost', /lost the connection/],
  ])('%s is reported as %s, with a message and a hint that reveal no internals', (code, told, words) => {
    const error = failure(code)
    expect(error.code).toBe(told)
    expect(error.message).toMatch(words)
    expect(error.message).toContain('x.example')
    expect(error.hint).not.toBe('')
    expect(error.message + error.hint).not.toContain('inner words')
  })
})
