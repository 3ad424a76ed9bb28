import { createHash, randomInt } from 'node:crypto'

/** A person on a simulated network. */
export type StubAccount = { id: string; remoteId: string; handle: string; displayName: string }

/** Whose access token a call carries. */
export type Bearer = { account: StubAccount; scopes: string[]; grantId: string; since: Date }

/** What a code or a token was exchanged for. */
export type Tokens = {
  access: string
  refresh: string | null
  expiresIn: number
  scope: string
  account: StubAccount
}

/** An upload or container, without its bytes. */
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

/** The memory of a simulated network, and what its server can do; `lib/sandbox` hands it in. */
export type StubWorld = {
  /** The address of the simulated API, without a slash at the end. */
  url: string
  /** Puts an app down where anybody may register one; gives what it is known by from then on. */
  registerApp(app: {
    name: string
    redirectUris: string[]
    scopes: string[]
  }): Promise<{ id: string; secret: string }>
  /** What an app was registered with; `scopes` is null where any may be asked for. */
  findApp(id: string): Promise<{ redirectUris: string[]; scopes: string[] | null } | undefined>
  /** Where a person is sent who is to consent to what the query asks for. */
  consentAddress(query: URLSearchParams): Promise<string>
  /** Whether these are a registered app's id and secret. */
  isClient(id: string | null, secret: string | null): boolean
  /** Turns a code into tokens, once. Undefined when code, address or PKCE verifier do not fit. */
  redeemCode(input: {
    code: string
    redirectUri: string
    verifier: string | null
  }): Promise<Tokens | undefined>
  redeemRefreshToken(token: string): Promise<Tokens | undefined>
  /** A valid access token is exchanged for one that lives so many seconds. */
  redeemAccessToken(token: string, seconds: number): Promise<Tokens | undefined>
  revokeToken(token: string): Promise<void>
  /** Ends all that the person behind a token has consented to; false where nobody is behind it. */
  revokeConsents(token: string): Promise<boolean>
  findBearer(token: string): Promise<Bearer | undefined>
  /** Keeps something under a key of the account's own unless something is kept there; gives what stands there then. */
  note(account: StubAccount, key: string, value: Record<string, unknown>): Promise<Record<string, unknown>>
  /** Keeps it in place of what was there. */
  changeNote(account: StubAccount, key: string, value: Record<string, unknown>): Promise<void>
  findNote(account: StubAccount, key: string): Promise<Record<string, unknown> | undefined>
  /** What is kept whose `about` is this, oldest first: what is said under a post is about its id. */
  notesAbout(account: StubAccount, about: string): Promise<Record<string, unknown>[]>
  /** False when nothing was kept under the key. */
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
  /** By its id alone: upload addresses work without a token, as the real ones do. */
  findUpload(remoteId: string): Promise<StubMedia | undefined>
  /** Bytes make it ready. */
  changeMedia(
    id: string,
    change: Partial<Pick<StubMedia, 'status' | 'alt' | 'meta' | 'contentType'>> & { bytes?: Uint8Array },
  ): Promise<void>
  /** Keeps a part of an upload, in place of one that stands there already; `at` counts bytes or parts, as the network does. */
  putPart(mediaId: string, at: number, bytes: Uint8Array): Promise<void>
  /** Which parts have arrived, in order. */
  listParts(mediaId: string): Promise<{ at: number; size: number }[]>
  /** The MD5 of one of them, in hex. */
  partMd5(mediaId: string, at: number): Promise<string | undefined>
  findMediaOwner(accountId: string): Promise<StubAccount>
  /** Uses up the media: undefined when another call used one of them up first. */
  addPost(
    account: StubAccount,
    post: { remoteId: string; text: string; title?: string; tags?: string[]; mediaIds: string[] },
  ): Promise<StubPost | undefined>
  findPost(account: StubAccount, remoteId: string): Promise<StubPost | undefined>
  /** Whether anybody on the network has this post. */
  isPost(remoteId: string): Promise<boolean>
  /** Undefined when the account has no such post, or has deleted it; so with `removePost`. */
  editPost(
    account: StubAccount,
    remoteId: string,
    change: { text: string; title?: string; tags?: string[]; mediaIds?: string[] },
  ): Promise<StubPost | undefined>
  removePost(account: StubAccount, remoteId: string): Promise<StubPost | undefined>
  findPostOfMedia(mediaId: string): Promise<StubPost | undefined>
  /** The same text by the same account within the last day. */
  findDuplicate(account: StubAccount, text: string): Promise<StubPost | undefined>
  countRecentPosts(account: StubAccount, seconds: number): Promise<number>
  recentPosts(account: StubAccount, limit: number): Promise<StubPost[]>
  /** A picture or film on the web, as a network fetches it; undefined when it cannot be had. */
  fetchMedia(address: string): Promise<{ bytes: Uint8Array; contentType: string } | undefined>
  sizeOfPicture(bytes: Uint8Array): Promise<{ width: number; height: number } | undefined>
}

/** One call to a simulated network's API, its body already read within the size limit unless the stub `streams` it. */
export type StubCall = {
  method: string
  /** Below the network's own base, without version or query. */
  path: string
  query: URLSearchParams
  headers: Headers
  bytes: Uint8Array
  /** The body of a call that the stub `streams`, once; of any other there is nothing left in it. */
  body: AsyncIterable<Uint8Array>
  bearer: Bearer | undefined
  world: StubWorld
}

/** What a network's API does with a call; undefined when it has no such path. */
type StubApi = (call: StubCall) => Promise<Response | undefined>

/** A simulated network: built from its documentation, strict where that is, and by somebody else than its publisher. */
export type Stub = {
  answer: StubApi
  rateLimited(): Response
  /** The calls whose body the stub reads itself, a piece at a time: uploads of any size. Their token stands in a header. */
  streams?(method: string, path: string): boolean
  /** A new account's id in the shape that the network gives them. */
  accountId(): string
  /** Where the address for tokens lies below the base: as on the real one. */
  tokenPath: string
  /** How long an access token lives, and whether a refresh token comes with it and changes at every use. */
  tokens: {
    seconds: number
    refresh: 'none' | 'kept' | 'rotating'
    /** The scope without which there is no refresh token. */
    refreshScope?: string
  }
  /** What its consent page insists on: the scope for posting (one of several), a PKCE challenge; and how it says that a person denied. */
  consent: { writeScope: string | readonly string[]; needsPkce?: boolean; denied?: string }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

export const randomDigits = (): string =>
  String(randomInt(100_000_000, 999_999_999)) + String(randomInt(100_000_000, 999_999_999))

export const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers })

/** The id and secret of `Authorization: Basic`. */
export function basicOf(headers: Headers): { id: string | null; secret: string | null } {
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

/** The fields of a form, JSON object or query, as strings. */
export function fieldsOf(call: Pick<StubCall, 'headers' | 'bytes' | 'query'>): URLSearchParams {
  const fields = new URLSearchParams(call.query)
  const type = call.headers.get('content-type') ?? ''
  const text = () => Buffer.from(call.bytes).toString('utf8')
  if (type.startsWith('application/x-www-form-urlencoded'))
    for (const [name, value] of new URLSearchParams(text())) fields.set(name, value)
  if (type.startsWith('application/json'))
    for (const [name, value] of Object.entries(jsonOf(call) ?? {}))
      fields.set(name, Array.isArray(value) ? value.join(',') : String(value))
  return fields
}

/**
 * Keeps a body as parts of an upload, a MiB at a time, from the byte `from` on. Gives how many bytes it took and their MD5 in hex; null
 * where there are more than `most`. Throws when the body breaks off or `stopped` says so: what has arrived by then is kept.
 */
export async function keepBody(
  world: Pick<StubWorld, 'putPart'>,
  mediaId: string,
  body: AsyncIterable<Uint8Array>,
  { from = 0, most, stopped }: { from?: number; most: number; stopped?: AbortSignal },
): Promise<{ size: number; md5: string } | null> {
  const hash = createHash('md5')
  const pieces = body[Symbol.asyncIterator]()
  const stop = new Promise<never>((_, reject) => {
    const end = () => reject(new Error('A newer request of this upload came.'))
    if (stopped?.aborted) end()
    stopped?.addEventListener('abort', end, { once: true })
  })
  stop.catch(() => undefined)
  let held: Uint8Array[] = []
  let holding = 0
  let size = 0
  const put = async () => {
    if (holding > 0) await world.putPart(mediaId, from + size - holding, Buffer.concat(held))
    held = []
    holding = 0
  }
  try {
    for (;;) {
      const { done, value } = await Promise.race([pieces.next(), stop])
      if (done) return { size, md5: hash.digest('hex') }
      if (size + value.byteLength > most) return null
      hash.update(value)
      held.push(value)
      size += value.byteLength
      holding += value.byteLength
      if (holding >= partBytes) await put()
    }
  } finally {
    await put()
  }
}

const running = new Map<string, { stop: AbortController; ended: Promise<unknown> }>()

/**
 * One request of an upload at a time. A newer one ends the older: its connection has broken, and nobody has noticed yet. `work` is given
 * what says so.
 */
export async function inTurn<T>(mediaId: string, work: (stopped: AbortSignal) => Promise<T>): Promise<T> {
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

/** Reads a body to its end within a limit; null when it is larger. */
export async function bytesOf(body: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The JSON object of a body; undefined when it is none. */
export function jsonOf(call: Pick<StubCall, 'bytes'>): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(call.bytes).toString('utf8'))
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** A nested value of a parsed body: `pick(body, 'media', 'media_ids')`. */
export function pick(value: unknown, ...path: (string | number)[]): unknown {
  let at = value
  for (const key of path) {
    if (at === null || typeof at !== 'object') return undefined
    at = (at as Record<string | number, unknown>)[key]
  }
  return at
}

export const textAt = (value: unknown, ...path: (string | number)[]): string | undefined => {
  const found = pick(value, ...path)
  return typeof found === 'string' ? found : undefined
}
