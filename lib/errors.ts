/**
 * The closed set of errors that a caller can get, each with a status, a sentence for people and a hint. Maps over
 * codes are exhaustive by type; no code matches on message text. Serves spec/http-api#common-rules.
 */
const errorKinds = {
  'malformed-json': [
    400,
    'The request body is not valid JSON.',
    'Check the body with a JSON validator and send it as UTF-8.',
  ],
  'not-utf8': [
    400,
    'The request body is not valid UTF-8. JSON must be UTF-8.',
    'Encode the body as UTF-8 before you send it. Most languages have an option for this where text becomes bytes.',
  ],
  'bad-request': [
    400,
    'We can’t understand this request.',
    'Check the address and the headers against the API description.',
  ],
  'project-required': [
    400,
    'This request needs a project.',
    'Send the header X-Project-ID with a project ID.',
  ],
  unauthenticated: [
    401,
    'You aren’t signed in.',
    'Sign in, or send "Authorization: Bearer <API token>".',
    { hint: 'Sign in and try again.' },
  ],
  'code-required': [
    401,
    'This account asks for a one-time code.',
    'Send the code of the authenticator app, or a recovery code.',
    { hint: 'Enter the code from your authenticator app, or a recovery code.' },
  ],
  'second-factor-required': [
    403,
    'This workspace asks for a second factor.',
    'Use an API token, or confirm the sign-in with a passkey or a one-time code.',
    { hint: 'Reload the page, and confirm your sign-in with a passkey or a one-time code.' },
  ],
  'company-sign-in-required': [
    403,
    'This workspace asks for your company’s sign-in.',
    'Use an API token, or sign in through your company.',
    { hint: 'Reload the page, and sign in through your company.' },
  ],
  forbidden: [
    403,
    'Your role doesn’t allow this.',
    'Ask a workspace admin for a role with more permissions.',
  ],
  'cross-site': [
    403,
    'This request came from another site.',
    'Call the API with a token instead of the browser session.',
    { message: 'We can’t tell that this came from our page.', hint: 'Reload the page and try again.' },
  ],
  'not-found': [
    404,
    'This doesn’t exist, or you don’t have access to it.',
    'Check the ID and the project you are working in.',
    { hint: 'Someone may have deleted it. Reload the page to see what is there now.' },
  ],
  'method-not-allowed': [
    405,
    'This endpoint doesn’t support that method.',
    'See the Allow header for the methods it supports.',
  ],
  conflict: [409, 'Someone else changed this at the same time.', 'Reload it and make your change again.'],
  'slug-taken': [409, 'This short name is already taken.', 'Choose another short name.'],
  'name-taken': [409, 'This name is already taken.', 'Choose another name.'],
  'email-taken': [
    409,
    'An account with this email address already exists.',
    'Sign in, or use another address.',
  ],
  'wrong-state': [409, 'This isn’t possible right now.', 'Reload the page to see what changed.'],
  'no-alternative': [
    409,
    'We have no other version of this post.',
    'An admin can set up an AI model in the workspace settings.',
  ],
  'no-slots': [
    409,
    'None of this post’s channels has a posting time for it.',
    'Add posting times to a channel, or choose a time yourself.',
    { hint: 'Add posting times on the Channels page, or choose a time yourself.' },
  ],
  'brand-hub-not-configured': [
    409,
    'No brand hub is set up.',
    'Your administrator can set BRAND_HUB_BASE_URL. Until then, write the brand voice here.',
  ],
  'source-paused': [409, 'The source is paused.', 'Resume the source and try again.'],
  'key-in-use': [
    409,
    'We are still working on a request with the same Idempotency-Key.',
    'Wait a moment and send it again to get its response.',
  ],
  'already-running': [409, 'A sync of this source is already running.', 'Wait until it has finished.'],
  'stale-revision': [
    412,
    'Someone changed this after you loaded it.',
    'Reload it and make your change again.',
  ],
  'too-large': [
    413,
    'The request is too large.',
    'Split it into several requests.',
    { message: 'This is too large.', hint: 'Shorten it, or use a smaller file.' },
  ],
  'storage-full': [
    413,
    'Your workspace has no storage left for this.',
    'Delete files you no longer need from the media library, or ask your administrator for more storage.',
  ],
  'unsupported-media-type': [
    415,
    'We don’t accept content of this type.',
    'See the API description for the types that this endpoint accepts.',
  ],
  invalid: [
    422,
    'Some values are invalid.',
    'See the list of errors.',
    { hint: 'Check what you entered and try again.' },
  ],
  'key-reused': [
    422,
    'This Idempotency-Key was used for another request.',
    'Use a new key for each new request. Reuse a key only with exactly the same body.',
  ],
  'source-unreadable': [
    422,
    'We can’t read the source.',
    'Check the source’s settings and that its server responds.',
  ],
  'blocked-by-rules': [
    422,
    'The post breaks a rule of its channel.',
    'Fix the highlighted problems and try again.',
  ],
  'too-many-requests': [
    429,
    'Too many requests.',
    'Wait as long as the Retry-After header says, then try again.',
    { message: 'You’ve done this very often in a short time.', hint: 'Wait a minute and try again.' },
  ],
  internal: [
    500,
    'Something went wrong on our side.',
    'Try again. If it keeps happening, report the request ID.',
    { hint: 'Try again. If it keeps happening, tell your administrator.' },
  ],
  'brand-hub-failed': [
    502,
    'The brand hub returned an unexpected answer.',
    'Try again later, or ask the hub’s administrator.',
  ],
  'upstream-failed': [
    502,
    'The other server returned an unexpected answer.',
    'Try again later, or check the address.',
  ],
  unavailable: [503, 'Tributary isn’t ready yet.', 'Try again in a moment.'],
  'cron-closed': [
    503,
    'The cron endpoint is turned off.',
    'Set CRON_SECRET (at least 16 characters) and send it as a bearer token.',
  ],
} as const satisfies Record<string, ErrorKind>

/** Status, sentence and hint for API callers, and what a page shows instead where those address programs. */
type ErrorKind = readonly [
  status: number,
  title: string,
  hint: string,
  onPages?: { readonly message?: string; readonly hint: string },
]

export type ErrorCode = keyof typeof errorKinds
export const errorCodes = Object.keys(errorKinds) as ErrorCode[]

/** One invalid value in a request: a JSON Pointer into the body and what is wrong with it. */
export type FieldError = { pointer: string; detail: string }

/** A failure for people to read: what happened and what to do about it. */
export type ErrorWords = { message: string; hint: string }

export type AppErrorDetails = {
  /**
   * A sentence about this particular case; defaults to the code's own sentence. Never contains secrets, SQL or
   * paths.
   */
  detail?: string
  hint?: string
  errors?: FieldError[]
  /** Extra response headers, such as Retry-After. */
  headers?: Record<string, string>
  cause?: unknown
}

/**
 * An expected failure with a code from the closed set. Pages, API responses and run logs show its sentence and
 * hint.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly title: string
  readonly hint: string
  readonly errors: FieldError[] | undefined
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    const [status, title, hint] = errorKinds[code]
    super(details.detail ?? title, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.status = status
    this.title = title
    this.hint = details.hint ?? hint
    this.errors = details.errors
    this.headers = details.headers ?? {}
  }
}

/**
 * Returns what a page shows for a failure. Takes the code, sentence and hint as the API returns them, and replaces
 * sentence or hint with wording for people where it is the code's own text and addresses programs; otherwise
 * returns them unchanged. An unknown code changes nothing. Serves spec/words#7.
 */
export function pageWords<H extends string | undefined>(failure: {
  code: string
  message: string
  hint: H
}): { message: string; hint: string | H } {
  const { code, message, hint } = failure
  if (!isErrorCode(code)) return { message, hint }
  const [, title, ownHint, onPages]: ErrorKind = errorKinds[code]
  return {
    message: message === title ? (onPages?.message ?? message) : message,
    hint: hint === ownHint ? (onPages?.hint ?? hint) : hint,
  }
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorKinds, code)
