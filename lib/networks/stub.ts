import { createHash, randomInt } from 'node:crypto'

/** A person on a simulated network. */
export type StubAccount = { id: string; remoteId: string; handle: string; displayName: string }

/** The owner and scopes of a call's access token. */
export type Bearer = { account: StubAccount; scopes: string[]; grantId: string; since: Date }

/** The result of exchanging a code or a token. */
export type Tokens = {
  access: string
  refresh: string | null
  expiresIn: number
  scope: string
  account: StubAccount
}

/** An upload or a container, without its bytes. */
export type StubMedia = {
  id: string
  accountId: string
  remoteId: string
  status: 'waiting' | 'ready' | 'posted' | 'failed'
  contentType: string | null
  alt: string
  meta: Record<string, unknown>
}

export type StubPost = {
  id: string
  remoteId: string
  title: string | null
  text: string
  mediaIds: string[]
  createdAt: Date
}

/** The state of a simulated network, and the functions of its server; provided by `lib/sandbox`. */
export type StubWorld = {
  /** The URL of the simulated API, without a trailing slash. */
  url: string
  /** Registers an app on networks where anyone may register one; returns its id and secret. */
  registerApp(app: {
    name: string
    redirectUris: string[]
    scopes: string[]
  }): Promise<{ id: string; secret: string }>
  /** Returns what an app was registered with; `scopes` is null if it may request any. */
  findApp(id: string): Promise<{ redirectUris: string[]; scopes: string[] | null } | undefined>
  /** Returns the URL of the consent page for the scopes that the query requests. */
  consentAddress(query: URLSearchParams): Promise<string>
  /** Whether the id and secret belong to a registered app. */
  isClient(id: string | null, secret: string | null): boolean
  /** Exchanges a code for tokens, once. Undefined if the code, redirect URI or PKCE verifier does not match. */
  redeemCode(input: {
    code: string
    redirectUri: string
    verifier: string | null
  }): Promise<Tokens | undefined>
  redeemRefreshToken(token: string): Promise<Tokens | undefined>
  /** Exchanges a valid access token for one that lasts this many seconds. */
  redeemAccessToken(token: string, seconds: number): Promise<Tokens | undefined>
  revokeToken(token: string): Promise<void>
  /** Revokes everything that the person behind a token has consented to; false if the token belongs to no one. */
  revokeConsents(token: string): Promise<boolean>
  findBearer(token: string): Promise<Bearer | undefined>
  /**
   * Stores a value under one of the account's keys unless there is one already; returns the value stored there
   * afterwards.
   */
  note(account: StubAccount, key: string, value: Record<string, unknown>): Promise<Record<string, unknown>>
  /** Stores a value, replacing an existing one. */
  changeNote(account: StubAccount, key: string, value: Record<string, unknown>): Promise<void>
  findNote(account: StubAccount, key: string): Promise<Record<string, unknown> | undefined>
  /** Returns the stored values with this `about`, oldest first: a comment has the post's id as its `about`. */
  notesAbout(account: StubAccount, about: string): Promise<Record<string, unknown>[]>
  /** Returns false if nothing was stored under the key. */
  removeNote(account: StubAccount, key: string): Promise<boolean>
  addMedia(
    account: StubAccount,
    media: {
      remoteId: string
      contentType?: string
      bytes?: Uint8Array
      alt?: string
      meta?: Record<string, unknown>
    },
  ): Promise<StubMedia>
  findMedia(account: StubAccount, remoteId: string): Promise<StubMedia | undefined>
  /** Finds an upload by its id alone: upload URLs work without a token, as on the real networks. */
  findUpload(remoteId: string): Promise<StubMedia | undefined>
  /** Setting the bytes makes it ready. */
  changeMedia(
    id: string,
    change: Partial<Pick<StubMedia, 'status' | 'alt' | 'meta' | 'contentType'>> & { bytes?: Uint8Array },
  ): Promise<void>
  /** Stores a part of an upload, replacing an existing one; `at` counts bytes or parts, depending on the network. */
  putPart(mediaId: string, at: number, bytes: Uint8Array): Promise<void>
  /** Lists the parts that have arrived, in order. */
  listParts(mediaId: string): Promise<{ at: number; size: number }[]>
  /** Returns the MD5 of one part, in hex. */
  partMd5(mediaId: string, at: number): Promise<string | undefined>
  findMediaOwner(accountId: string): Promise<StubAccount>
  /** Uses up the media; undefined if another call has already used one of them. */
  addPost(
    account: StubAccount,
    post: { remoteId: string; text: string; title?: string; tags?: string[]; mediaIds: string[] },
  ): Promise<StubPost | undefined>
  findPost(account: StubAccount, remoteId: string): Promise<StubPost | undefined>
  /** Whether any account on the network has this post. */
  isPost(remoteId: string): Promise<boolean>
  /** Returns undefined if the account has no such post, or has deleted it; so does `removePost`. */
  editPost(
    account: StubAccount,
    remoteId: string,
    change: { text: string; title?: string; tags?: string[]; mediaIds?: string[] },
  ): Promise<StubPost | undefined>
  removePost(account: StubAccount, remoteId: string): Promise<StubPost | undefined>
  findPostOfMedia(mediaId: string): Promise<StubPost | undefined>
  /** Finds the same text by the same account within the last day. */
  findDuplicate(account: StubAccount, text: string): Promise<StubPost | undefined>
  countRecentPosts(account: StubAccount, seconds: number): Promise<number>
  recentPosts(account: StubAccount, limit: number): Promise<StubPost[]>
  /** Fetches a picture or video from the web, as the network does; undefined if it cannot be fetched. */
  fetchMedia(address: string): Promise<{ bytes: Uint8Array; contentType: string } | undefined>
  sizeOfPicture(bytes: Uint8Array): Promise<{ width: number; height: number } | undefined>
}

/**
 * One call to a simulated network's API; its body has been read, within the size limit, unless the stub `streams`
 * it.
 */
export type StubCall = {
  method: string
  /** Relative to the network's base URL, without version or query. */
  path: string
  query: URLSearchParams
  headers: Headers
  bytes: Uint8Array
  /** The body of a call that the stub `streams`, readable once; empty for any other call. */
  body: AsyncIterable<Uint8Array>
  bearer: Bearer | undefined
  world: StubWorld
}

/** Handles a call to a network's API; undefined if it has no such path. */
type StubApi = (call: StubCall) => Promise<Response | undefined>

/**
 * A simulated network: built from the network's documentation, as strict as that is, and independently of our
 * publisher.
 */
export type Stub = {
  answer: StubApi
  rateLimited(): Response
  /** The calls whose body the stub reads itself, chunk by chunk: uploads of any size. Their token is in a header. */
  streams?(method: string, path: string): boolean
  /** Generates the id of a new account in the network's format. */
  accountId(): string
  /** Path of the token endpoint below the base URL, as on the real network. */
  tokenPath: string
  /** How long an access token lasts, and whether a refresh token comes with it and changes with every use. */
  tokens: {
    seconds: number
    refresh: 'none' | 'kept' | 'rotating'
    /** Without this scope, no refresh token is issued. */
    refreshScope?: string
  }
  /**
   * What the consent page requires: the scope for posting (one of several), a PKCE challenge; and the error code if
   * a person declines.
   */
  consent: { writeScope: string | readonly string[]; needsPkce?: boolean; denied?: string }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Returns random letters and digits, as networks issue them for ids and tokens. */
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Returns 18 random digits, as networks issue them for ids. */
export const randomDigits = (): string =>
  String(randomInt(100_000_000, 999_999_999)) + String(randomInt(100_000_000, 999_999_999))

/** Builds a response with a JSON body. */
export const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers })

/** Parses the id and secret from `Authorization: Basic`. */
export function parseBasicAuthorization(headers: Headers): { id: string | null; secret: string | null } {
  const encoded = /^Basic (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (!encoded) return { id: null, secret: null }
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 0) return { id: null, secret: null }
  return {
    id: decodeURIComponent(text.slice(0, colon)),
    secret: decodeURIComponent(text.slice(colon + 1)),
  }
}

/** Returns the fields of a form, JSON object or query, as strings. */
export function parseFields(call: Pick<StubCall, 'headers' | 'bytes' | 'query'>): URLSearchParams {
  const fields = new URLSearchParams(call.query)
  const type = call.headers.get('content-type') ?? ''
  const text = () => Buffer.from(call.bytes).toString('utf8')
  if (type.startsWith('application/x-www-form-urlencoded'))
    for (const [name, value] of new URLSearchParams(text())) fields.set(name, value)
  if (type.startsWith('application/json'))
    for (const [name, value] of Object.entries(parseRequestObject(call) ?? {}))
      fields.set(name, Array.isArray(value) ? value.join(',') : String(value))
  return fields
}

/**
 * Stores a body as parts of an upload, 1 MiB at a time, starting at the byte offset `from`. Returns the number of
 * bytes and their MD5 in hex; null if there are more than `maxBytes`. Throws if the body breaks off or `stopped`
 * aborts; what has arrived by then is kept.
 */
export async function storeBody(
  world: Pick<StubWorld, 'putPart'>,
  mediaId: string,
  body: AsyncIterable<Uint8Array>,
  { from = 0, maxBytes, stopped }: { from?: number; maxBytes: number; stopped?: AbortSignal },
): Promise<{ size: number; md5: string } | null> {
  const hash = createHash('md5')
  const pieces = body[Symbol.asyncIterator]()
  const stop = new Promise<never>((_, reject) => {
    const end = () => reject(new Error('A newer request of this upload came.'))
    if (stopped?.aborted) end()
    stopped?.addEventListener('abort', end, { once: true })
  })
  stop.catch(() => undefined)
  let bufferedChunks: Uint8Array[] = []
  let bufferedBytes = 0
  let size = 0
  const storePart = async () => {
    if (bufferedBytes > 0)
      await world.putPart(mediaId, from + size - bufferedBytes, Buffer.concat(bufferedChunks))
    bufferedChunks = []
    bufferedBytes = 0
  }
  try {
    for (;;) {
      const { done, value } = await Promise.race([pieces.next(), stop])
      if (done) return { size, md5: hash.digest('hex') }
      if (size + value.byteLength > maxBytes) return null
      hash.update(value)
      bufferedChunks.push(value)
      size += value.byteLength
      bufferedBytes += value.byteLength
      if (bufferedBytes >= partBytes) await storePart()
    }
  } finally {
    await storePart()
  }
}

const running = new Map<string, { stop: AbortController; ended: Promise<unknown> }>()

/**
 * Runs one request per upload at a time. A newer request stops the older one, whose connection has broken without
 * being noticed. `work` gets the signal that stops it.
 */
export async function runExclusively<T>(
  mediaId: string,
  work: (stopped: AbortSignal) => Promise<T>,
): Promise<T> {
  const before = running.get(mediaId)
  const stop = new AbortController()
  before?.stop.abort()
  const ended = (before?.ended ?? Promise.resolve()).then(
    () => work(stop.signal),
    () => work(stop.signal),
  )
  const mine = { stop, ended }
  running.set(mediaId, mine)
  try {
    return await ended
  } finally {
    if (running.get(mediaId) === mine) running.delete(mediaId)
  }
}

const partBytes = 1024 * 1024

/** Reads a body to its end; null if it is larger than `maxBytes`. */
export async function readBytes(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Parses the JSON object in a body; undefined if there is none. */
export function parseRequestObject(call: Pick<StubCall, 'bytes'>): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(call.bytes).toString('utf8'))
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** Returns a nested value of a parsed body: `pick(body, 'media', 'media_ids')`. */
export function pick(value: unknown, ...path: (string | number)[]): unknown {
  let at = value
  for (const key of path) {
    if (at === null || typeof at !== 'object') return undefined
    at = (at as Record<string | number, unknown>)[key]
  }
  return at
}

/** Returns a nested string of a parsed body, like `pick`; undefined if there is none. */
export const textAt = (value: unknown, ...path: (string | number)[]): string | undefined => {
  const found = pick(value, ...path)
  return typeof found === 'string' ? found : undefined
}
