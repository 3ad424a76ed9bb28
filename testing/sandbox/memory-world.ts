import { createHash, type Hash, randomBytes } from 'node:crypto'
import { measurePicture } from '@/lib/media/fit-picture'
import type {
  Bearer,
  Stub,
  StubAccount,
  StubCall,
  StubMedia,
  StubPost,
  StubWorld,
  Tokens,
} from '@/lib/networks/stub'
import { parseFields, readBytes } from '@/lib/networks/stub'

/** An upload as a test sees it: without its bytes, which are counted and hashed as they arrive. */
export type StoredUpload = StubMedia & { size: number; sha256: string | null }

type Part = { at: number; size: number; md5: string; before: Hash }
type StoredMedia = StubMedia & { parts: Part[]; hash: Hash | null }
type Post = StubPost & { accountId: string; tags: string[]; removed: boolean }
type App = { id: string; secret: string; redirectUris: string[]; scopes: string[] }
type Grant = {
  account: StubAccount
  redirectUri: string
  scope: string
  code: string | undefined
  challenge: string | null
  access: string | undefined
  since: Date
}

export type MemoryWorld = StubWorld & {
  account: StubAccount
  /** Issues an access token with these scopes. */
  token(scopes: string[]): string
  uploads(): StoredUpload[]
  posts(): Post[]
  /** Shifts every post, grant, note and upload back in time, as if this much time had passed. */
  age(milliseconds: number): void
}

const secret = () => randomBytes(16).toString('hex')

/**
 * The in-memory state of a simulated network, for testing its stub alone: no database, and uploaded bytes are not
 * kept. Consent is always given immediately.
 */
export function memoryWorld(stub: Pick<Stub, 'accountId' | 'tokens'>, url: string): MemoryWorld {
  const account: StubAccount = {
    id: 'account',
    remoteId: stub.accountId(),
    handle: 'ann',
    displayName: 'Ann Lee',
  }
  const media: StoredMedia[] = []
  const posts: Post[] = []
  const notes = new Map<string, Record<string, unknown>>()
  const apps: App[] = []
  const grants: Grant[] = []
  let made = 0

  const shown = ({ parts: _, hash: __, ...one }: StoredMedia): StubMedia => ({
    ...one,
    meta: { ...one.meta },
  })
  const mediaById = (id: string) => {
    const found = media.find((one) => one.id === id)
    if (!found) throw new Error(`No upload ${id}.`)
    return found
  }
  const put = (one: StoredMedia, at: number, bytes: Uint8Array) => {
    const last = one.parts.at(-1)
    if (last?.at === at) {
      one.hash = last.before
      one.parts.pop()
    } else if (last && at < last.at) {
      // Sent again out of order: the hash of the whole can no longer be computed.
      one.hash = null
      one.parts = one.parts.filter((part) => part.at !== at)
    }
    const before = one.hash?.copy() ?? createHash('sha256')
    one.hash?.update(bytes)
    one.parts.push({ at, size: bytes.byteLength, md5: createHash('md5').update(bytes).digest('hex'), before })
    one.parts.sort((a, b) => a.at - b.at)
  }
  const issue = (grant: Grant, seconds: number): Tokens => {
    grant.access = secret()
    return {
      access: grant.access,
      refresh: null,
      expiresIn: seconds,
      scope: grant.scope,
      account: grant.account,
    }
  }
  const grantOf = (token: string) => grants.find((grant) => grant.access === token)
  const postsOf = ({ id }: StubAccount) => posts.filter((post) => post.accountId === id && !post.removed)

  return {
    account,
    url,
    token: (scopes) => {
      const grant: Grant = {
        account,
        redirectUri: '',
        scope: scopes.join(' '),
        code: undefined,
        challenge: null,
        access: secret(),
        since: new Date(),
      }
      grants.push(grant)
      return grant.access ?? ''
    },
    uploads: () =>
      media.map((one) => ({
        ...shown(one),
        size: one.parts.reduce((sum, part) => sum + part.size, 0),
        sha256: one.hash?.copy().digest('hex') ?? null,
      })),
    posts: () => posts,
    age: (milliseconds) => {
      const back = (date: Date) => new Date(date.getTime() - milliseconds)
      for (const post of posts) post.createdAt = back(post.createdAt)
      for (const grant of grants) grant.since = back(grant.since)
      for (const note of notes.values()) if (typeof note.at === 'number') note.at -= milliseconds
      for (const one of media) if (typeof one.meta.at === 'number') one.meta.at -= milliseconds
    },
    registerApp: async ({ redirectUris, scopes }) => {
      const app = { id: secret(), secret: secret(), redirectUris, scopes }
      apps.push(app)
      return app
    },
    findApp: async (id) => apps.find((app) => app.id === id),
    consentAddress: async (query) => {
      const grant: Grant = {
        account,
        redirectUri: query.get('redirect_uri') ?? '',
        scope: query.get('scope') ?? '',
        code: secret(),
        challenge: query.get('code_challenge'),
        access: undefined,
        since: new Date(),
      }
      grants.push(grant)
      const address = new URL(grant.redirectUri)
      address.searchParams.set('code', grant.code ?? '')
      const state = query.get('state')
      if (state) address.searchParams.set('state', state)
      return address.href
    },
    isClient: (id, given) => apps.some((app) => app.id === id && app.secret === given),
    redeemCode: async ({ code, redirectUri, verifier }) => {
      const grant = grants.find((one) => one.code !== undefined && one.code === code)
      if (!grant) return undefined
      grant.code = undefined
      const challenge = createHash('sha256')
        .update(verifier ?? '')
        .digest('base64url')
      if (grant.redirectUri !== redirectUri || (grant.challenge && grant.challenge !== challenge))
        return undefined
      return issue(grant, stub.tokens.seconds)
    },
    redeemRefreshToken: async () => undefined,
    redeemAccessToken: async (token, seconds) => {
      const grant = grantOf(token)
      return grant && issue(grant, seconds)
    },
    revokeToken: async (token) => {
      const grant = grantOf(token)
      if (grant) grant.access = undefined
    },
    revokeConsents: async (token) => {
      const grant = grantOf(token)
      for (const one of grants) if (one.account === grant?.account) one.access = undefined
      return grant !== undefined
    },
    findBearer: async (token): Promise<Bearer | undefined> => {
      const grant = grantOf(token)
      if (!grant) return undefined
      const { scope, since } = grant
      return { account: grant.account, scopes: scope.split(' '), grantId: grant.access ?? '', since }
    },
    note: async (owner, key, value) => {
      const at = `${owner.id}:${key}`
      const there = notes.get(at)
      if (!there) notes.set(at, value)
      return there ?? value
    },
    changeNote: async (owner, key, value) => void notes.set(`${owner.id}:${key}`, value),
    findNote: async (owner, key) => notes.get(`${owner.id}:${key}`),
    notesAbout: async (owner, about) =>
      [...notes].flatMap(([key, note]) =>
        key.startsWith(`${owner.id}:`) && note.about === about ? [note] : [],
      ),
    removeNote: async (owner, key) => notes.delete(`${owner.id}:${key}`),
    addMedia: async (owner, { remoteId, contentType, bytes, alt, meta }) => {
      made += 1
      const one: StoredMedia = {
        id: `media-${made}`,
        accountId: owner.id,
        remoteId,
        status: bytes ? 'ready' : 'waiting',
        contentType: contentType ?? null,
        alt: alt ?? '',
        meta: meta ?? {},
        parts: [],
        hash: createHash('sha256'),
      }
      if (bytes) put(one, 0, bytes)
      media.push(one)
      return shown(one)
    },
    findMedia: async (owner, remoteId) => {
      const one = media.find((stored) => stored.accountId === owner.id && stored.remoteId === remoteId)
      return one && shown(one)
    },
    findUpload: async (remoteId) => {
      const one = media.find((stored) => stored.remoteId === remoteId)
      return one && shown(one)
    },
    changeMedia: async (id, { bytes, ...change }) => {
      const one = mediaById(id)
      Object.assign(one, change)
      if (bytes) {
        put(one, 0, bytes)
        one.status = 'ready'
      }
    },
    putPart: async (id, at, bytes) => put(mediaById(id), at, bytes),
    listParts: async (id) => mediaById(id).parts.map(({ at, size }) => ({ at, size })),
    partMd5: async (id, at) => mediaById(id).parts.find((part) => part.at === at)?.md5,
    findMediaOwner: async () => account,
    addPost: async (owner, { remoteId, text, title, tags, mediaIds }) => {
      const used = mediaIds.map(mediaById)
      if (used.some(({ status }) => status !== 'ready')) return undefined
      for (const one of used) one.status = 'posted'
      made += 1
      const post: Post = {
        id: `post-${made}`,
        accountId: owner.id,
        remoteId,
        title: title ?? null,
        text,
        tags: tags ?? [],
        mediaIds,
        createdAt: new Date(),
        removed: false,
      }
      posts.push(post)
      return post
    },
    findPost: async (owner, remoteId) => postsOf(owner).find((post) => post.remoteId === remoteId),
    isPost: async (remoteId) => posts.some((post) => post.remoteId === remoteId && !post.removed),
    editPost: async (owner, remoteId, change) => {
      const post = postsOf(owner).find((one) => one.remoteId === remoteId)
      return post && Object.assign(post, change)
    },
    removePost: async (owner, remoteId) => {
      const post = postsOf(owner).find((one) => one.remoteId === remoteId)
      if (post) post.removed = true
      return post
    },
    findPostOfMedia: async (id) => posts.find((post) => post.mediaIds.includes(id)),
    findDuplicate: async (owner, text) => postsOf(owner).find((post) => post.text === text),
    countRecentPosts: async (owner, seconds) =>
      posts.filter(
        (post) => post.accountId === owner.id && post.createdAt.getTime() > Date.now() - seconds * 1000,
      ).length,
    recentPosts: async (owner, limit) => postsOf(owner).toReversed().slice(0, limit),
    fetchMedia: async (address) => {
      const response = await fetch(address).catch(() => undefined)
      if (!response?.ok) return undefined
      return {
        bytes: new Uint8Array(await response.arrayBuffer()),
        contentType: response.headers.get('content-type') ?? '',
      }
    },
    sizeOfPicture: measurePicture,
  }
}

/** Responds to a request like the simulated network whose API is at `world.url`, without a database. */
export async function askStub(stub: Stub, world: StubWorld, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const path = url.pathname.slice(new URL(world.url).pathname.replace(/\/$/, '').length)
  const body: AsyncIterable<Uint8Array> = request.body ?? nobody()
  const streamed = stub.streams?.(request.method, path) ?? false
  const bytes = streamed ? new Uint8Array() : await readBytes(body, 16 * 1024 * 1024)
  if (!bytes) return Response.json({ error: 'too_large' }, { status: 413 })
  const call: StubCall = {
    method: request.method,
    path,
    query: url.searchParams,
    headers: request.headers,
    bytes,
    body,
    bearer: undefined,
    world,
  }
  const header = /^(?:Bearer|OAuth) (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const token = header ?? parseFields(call).get('access_token')
  const bearer = token ? await world.findBearer(token) : undefined
  return (await stub.answer({ ...call, bearer })) ?? Response.json({ error: 'not_found' }, { status: 404 })
}

async function* nobody(): AsyncGenerator<Uint8Array> {}
