/**
 * The closed set of things that can go wrong with a request to another server, each with a sentence for editors (`who` is
 * the server's host) and a hint how to put it right. Serves security.md "2 Pull" and "4 Publishing" 3.
 */
const outboundErrorKinds = {
  'address-refused': [
    () => 'This address cannot be used.',
    'Use the public https:// address of the server, without user name and port.',
  ],
  'request-refused': [
    (who) => `The request to ${who} is not well-formed, so it was not sent.`,
    'Check the names and values of the headers that are set for it.',
  ],
  'dns-failed': [
    (who) => `There is no server named ${who}, or its name cannot be looked up now.`,
    'Check the spelling of the address; if it is right, try again in a few minutes.',
  ],
  'connect-refused': [
    (who) => `${who} does not accept connections.`,
    'Check that the server is running and that the address and port are right.',
  ],
  'tls-failed': [
    (who) => `A secure connection to ${who} is not possible; its certificate may be wrong or out of date.`,
    'Ask the server’s administrator to check its https certificate.',
  ],
  'timed-out': [
    (who) => `${who} took too long to answer.`,
    'Try again later. If it stays slow, ask the server’s administrator.',
  ],
  'connection-lost': [
    (who) => `We lost the connection to ${who} before the answer was complete.`,
    'Try again. If it keeps happening, ask the server’s administrator.',
  ],
  'bad-answer': [
    (who) => `${who} did not answer the way a web server does.`,
    'Check that the address belongs to a web server.',
  ],
  'bad-encoding': [
    (who) => `The answer of ${who} is compressed in a way that cannot be read, or it is damaged.`,
    'Let the server send the file uncompressed or with gzip.',
  ],
  'too-large': [
    (who) => `The answer of ${who} is larger than allowed.`,
    'Make the file smaller, or split it into several.',
  ],
  'too-many-redirects': [
    (who) => `${who} passes the request on from one address to the next too many times.`,
    'Open the address in a browser and enter the one it takes you to.',
  ],
  'redirect-refused': [
    (who) => `${who} passes the request on to an address that cannot be used.`,
    'Enter the final public https:// address of the file.',
  ],
  'not-utf8': [
    (who) => `The answer of ${who} is not valid UTF-8 text.`,
    'Save the file with the encoding UTF-8 and upload it again.',
  ],
  'not-json': [
    (who) => `The answer of ${who} is not valid JSON.`,
    'Check the file with a JSON validator and upload it again.',
  ],
  'bad-status': [(who) => `${who} answered with an error.`, 'Try again later, or check the address.'],
  gone: [
    (who) => `${who} says that what was here is gone for good.`,
    'Enter the new address of the content.',
  ],
  'asked-to-wait': [(who) => `${who} asked us to wait before the next request.`, 'We try again later.'],
  aborted: [
    (who) => `The request to ${who} was stopped before it was done.`,
    'Start it again if it is still needed.',
  ],
} as const satisfies Record<string, readonly [(who: string) => string, string]>

export type OutboundErrorCode = keyof typeof outboundErrorKinds

export type OutboundErrorDetails = {
  /** Host the request was for; never the path or query, which may hold secrets. */
  host?: string
  /** A sentence about this very case; the code's own when absent. */
  message?: string
  hint?: string
  sent?: 'no' | 'unknown'
  status?: number
  retryAfterSeconds?: number
  cause?: unknown
}

/** A request to another server failed. `sent` is 'no' only when the server certainly did nothing with it. */
export class OutboundError extends Error {
  readonly code: OutboundErrorCode
  readonly hint: string
  readonly sent: 'no' | 'unknown'
  readonly status: number | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: OutboundErrorCode, details: OutboundErrorDetails = {}) {
    const [sentence, hint] = outboundErrorKinds[code]
    super(
      details.message ?? sentence(details.host || 'the server'),
      details.cause === undefined ? undefined : { cause: details.cause },
    )
    this.name = 'OutboundError'
    this.code = code
    this.hint = details.hint ?? hint
    this.sent = details.sent ?? 'unknown'
    this.status = details.status
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}
