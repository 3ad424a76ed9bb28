import { errors } from 'undici'
import type { ErrorWords } from '@/lib/errors'
import { OutboundError, type OutboundErrorCode } from './outbound-error'

const codes: Record<string, OutboundErrorCode> = {
  ENOTFOUND: 'dns-failed',
  EAI_AGAIN: 'dns-failed',
  EAI_FAIL: 'dns-failed',
  EAI_NODATA: 'dns-failed',
  ENODATA: 'dns-failed',
  ESERVFAIL: 'dns-failed',
  ECONNREFUSED: 'connect-refused',
  EHOSTUNREACH: 'connect-refused',
  ENETUNREACH: 'connect-refused',
  EADDRNOTAVAIL: 'connect-refused',
  EHOSTDOWN: 'connect-refused',
  ETIMEDOUT: 'timed-out',
  UND_ERR_CONNECT_TIMEOUT: 'timed-out',
  UND_ERR_HEADERS_TIMEOUT: 'timed-out',
  UND_ERR_BODY_TIMEOUT: 'timed-out',
  UND_ERR_INVALID_ARG: 'request-refused',
  UND_ERR_NOT_SUPPORTED: 'request-refused',
  UND_ERR_REQ_CONTENT_LENGTH_MISMATCH: 'request-refused',
  UND_ERR_HEADERS_OVERFLOW: 'bad-answer',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'too-large',
  UND_ERR_DESTROYED: 'aborted',
  UND_ERR_CLOSED: 'aborted',
  UND_ERR_ABORTED: 'aborted',
  CERT_HAS_EXPIRED: 'tls-failed',
  EPROTO: 'tls-failed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'tls-failed',
}

/**
 * Maps a connection failure to the closed set of errors. `started`: the request was handed to a live connection, so
 * the server may have acted on it. Serves spec/security#4.3: only what certainly was not sent is 'no'.
 */
export function outboundFailure(failure: unknown, host: string, started: boolean): OutboundError {
  if (failure instanceof OutboundError) return failure
  // Its error contains part of the response, so it is not kept as the cause.
  if (failure instanceof errors.HTTPParserError) return new OutboundError('bad-answer', { host })
  const code = codeOf(failure, started)
  return new OutboundError(code, {
    host,
    ...wordsFor(systemCode(failure), host),
    sent: started ? 'unknown' : 'no',
    cause: failure,
  })
}

const askTheServersPeople = 'Ask the server’s administrator.'

/** More specific wording than the code's own, if the system error says more. */
function wordsFor(code: string, host: string): ErrorWords | undefined {
  if (code === 'CERT_HAS_EXPIRED')
    return {
      message: `The https certificate of ${host} has expired.`,
      hint: 'Ask the server’s administrator to renew it.',
    }
  if (code === 'CERT_NOT_YET_VALID')
    return { message: `The https certificate of ${host} is not valid yet.`, hint: askTheServersPeople }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return {
      message: `The https certificate of ${host} belongs to a different server name.`,
      hint: 'Check the address for typos. If it is right, ask the server’s administrator.',
    }
  if (/^(?:DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER))/.test(code))
    return {
      message: `We can’t verify the https certificate of ${host}. Its issuer isn’t widely trusted, or part of its certificate chain is missing.`,
      hint: askTheServersPeople,
    }
  if (code === 'ENOTFOUND')
    return {
      message: `We can’t find a server named ${host}.`,
      hint: 'Check the spelling of the address and whether the site still exists.',
    }
  if (code === 'EAI_AGAIN' || code === 'ESERVFAIL')
    return {
      message: `We can’t look up ${host} right now.`,
      hint: 'We retry automatically. If it keeps happening, check the spelling of the address.',
    }
  return undefined
}

function codeOf(failure: unknown, started: boolean): OutboundErrorCode {
  const code = systemCode(failure)
  const known = codes[code]
  if (known !== undefined) return known
  if (
    /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|CRL_|INVALID_CA)/.test(code)
  ) {
    return 'tls-failed'
  }
  // The connection closed during the TLS handshake.
  if (!started && code === 'ECONNRESET') return 'tls-failed'
  return 'connection-lost'
}

/** The code of an error, or the first code among the attempts inside an AggregateError. */
function systemCode(failure: unknown): string {
  if (failure instanceof AggregateError) {
    const inner = failure.errors.map(systemCode).find((code) => code !== '')
    if (inner !== undefined) return inner
  }
  if (typeof failure !== 'object' || failure === null || !('code' in failure)) return ''
  return typeof failure.code === 'string' ? failure.code : ''
}
