/**
 * The closed set of things that can go wrong with a request to another server, each with a sentence for editors
 * (`who` is the server's host) and a hint on how to fix it. Serves spec/security#2 and #4.3.
 */
const outboundErrorKinds = {
  'address-refused': [
    () => 'We can’t use this address.',
    'Use the public https:// address of the server, without a user name or port.',
  ],
  'request-refused': [
    (who) => `We couldn’t send the request to ${who} because one of its headers is invalid.`,
    'Check the names and values of the headers in the settings.',
  ],
  'dns-failed': [
    (who) => `We can’t find a server named ${who}.`,
    'Check the spelling of the address. If it is right, try again in a few minutes.',
  ],
  'connect-refused': [
    (who) => `${who} doesn’t accept connections.`,
    'Check that the server is running and that the address and port are right.',
  ],
  'tls-failed': [
    (who) => `We couldn’t connect securely to ${who}. Its certificate may be wrong or out of date.`,
    'Ask the server’s administrator to check its https certificate.',
  ],
  'timed-out': [
    (who) => `${who} took too long to respond.`,
    'Try again later. If it stays slow, ask the server’s administrator.',
  ],
  'connection-lost': [
    (who) => `We lost the connection to ${who} before we had the full response.`,
    'Try again. If it keeps happening, ask the server’s administrator.',
  ],
  'bad-answer': [
    (who) => `${who} didn’t respond like a web server.`,
    'Check that this is the address of a web server.',
  ],
  'bad-encoding': [
    (who) =>
      `We can’t unpack the response from ${who}. It is damaged or uses a compression we don’t support.`,
    'Send the file uncompressed or with gzip.',
  ],
  'too-large': [
    (who) => `The response from ${who} is larger than we allow.`,
    'Make the file smaller, or split it into several files.',
  ],
  'too-many-redirects': [
    (who) => `${who} redirects us too many times.`,
    'Open the address in a browser and enter the one it takes you to.',
  ],
  'redirect-refused': [
    (who) => `${who} redirects us to an address we can’t use.`,
    'Enter the final public https:// address of the file.',
  ],
  'not-utf8': [
    (who) => `The response from ${who} isn’t valid UTF-8 text.`,
    'Save the file as UTF-8 and upload it again.',
  ],
  'not-json': [
    (who) => `The response from ${who} isn’t valid JSON.`,
    'Check the file with a JSON validator and upload it again.',
  ],
  'bad-status': [(who) => `${who} returned an error.`, 'Try again later, or check the address.'],
  gone: [
    (who) => `${who} says that this page or file is gone for good.`,
    'Enter the new address of the content.',
  ],
  'asked-to-wait': [
    (who) => `${who} asked us to wait before the next request.`,
    'We continue automatically when the wait is over.',
  ],
  aborted: [
    (who) => `We stopped the request to ${who} before it finished.`,
    'Try again if you still need it.',
  ],
} as const satisfies Record<string, readonly [(who: string) => string, string]>

export type OutboundErrorCode = keyof typeof outboundErrorKinds

export type OutboundErrorDetails = {
  /** Host the request was for; never the path or query, which may contain secrets. */
  host?: string
  /** A sentence about this particular case; the code's own if absent. */
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
