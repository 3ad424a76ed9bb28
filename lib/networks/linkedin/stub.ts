import { createHash, randomInt } from 'node:crypto'
import {
  type Bearer,
  parseFields,
  parseRequestObject,
  pick,
  randomLetters,
  reply,
  type Stub,
  type StubCall,
  type StubMedia,
  type StubPost,
  type StubWorld,
  textAt,
} from '../stub'
import {
  authorOf,
  isOrganization,
  linkedinError,
  missing,
  noAccess,
  ownerOf,
  unrecognized,
  wrongAuthor,
} from './stub-answers'
import { comments } from './stub-comments'
import { receiveDocument, startDocument } from './stub-documents'
import { readLittleText } from './stub-little-text'
import { mayPostAs } from './stub-organizations'
import { organizations } from './stub-pages'
import { me, userinfo } from './stub-people'

const postsPerDay = 150

/** The part of LinkedIn's API that a publisher needs (spec/platforms#linkedin): OAuth, pages, images, videos, documents, posts, comments. */
const answer: Stub['answer'] = async (call) => {
  const at = `${call.method} ${call.path}`
  if (at === 'POST /oauth/v2/accessToken') return token(call)
  if (call.method === 'PUT' && call.path.startsWith('/dms-uploads/')) return receive(call)
  if (!call.bearer)
    return linkedinError(401, 'INVALID_ACCESS_TOKEN', 'The token used in the request has expired', 65_601)
  if (at === 'GET /v2/userinfo') return userinfo(call.bearer)
  if (at === 'GET /v2/me') return me(call.bearer)
  if (!call.path.startsWith('/rest/')) return undefined
  const refusal = headersRefused(call)
  if (refusal) return refusal
  if (call.method === 'GET' && /^\/rest\/organization/.test(call.path)) return organizations(call)
  if (at === 'POST /rest/documents' && call.query.get('action') === 'initializeUpload')
    return startDocument(call)
  if (call.method === 'GET' && /^\/rest\/(?:documents|images)\//.test(call.path)) return mediaStatus(call)
  if (call.path.startsWith('/rest/socialActions/')) return comments(call)
  if (at === 'POST /rest/images' && call.query.get('action') === 'initializeUpload') return startUpload(call)
  if (at === 'POST /rest/videos' && call.query.get('action') === 'initializeUpload') return startVideo(call)
  if (at === 'POST /rest/videos' && call.query.get('action') === 'finalizeUpload') return finishVideo(call)
  if (call.method === 'GET' && call.path.startsWith('/rest/videos/')) return videoStatus(call)
  if (at === 'POST /rest/posts') return create(call)
  if (call.path.startsWith('/rest/posts/')) return changePost(call)
  if (at === 'GET /rest/posts') return listPosts(call)
  return undefined
}

const rateLimited = (): Response =>
  linkedinError(
    429,
    'TOO_MANY_REQUESTS',
    'Resource level throttle limit for calls to this resource is reached.',
    101,
  )

async function token(call: StubCall): Promise<Response> {
  const fields = parseFields(call)
  if (!call.world.isClient(fields.get('client_id'), fields.get('client_secret')))
    return reply(401, { error: 'invalid_client', error_description: 'Client authentication failed' })
  if (fields.get('grant_type') !== 'authorization_code')
    return reply(400, { error: 'invalid_request', error_description: 'This app has no refresh tokens.' })
  const tokens = await call.world.redeemCode({
    code: fields.get('code') ?? '',
    redirectUri: fields.get('redirect_uri') ?? '',
    verifier: fields.get('code_verifier'),
  })
  if (!tokens)
    return reply(400, {
      error: 'invalid_request',
      error_description:
        'Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. Or authorization code expired.',
    })
  return reply(200, {
    access_token: tokens.access,
    expires_in: tokens.expiresIn,
    scope: tokens.scope,
    token_type: 'Bearer',
  })
}

function headersRefused(call: StubCall): Response | undefined {
  const version = call.headers.get('linkedin-version') ?? ''
  if (!/^20\d{4}$/.test(version))
    return linkedinError(
      400,
      'VERSION_MISSING',
      'A version must be present. Please specify a version by adding the LinkedIn-Version header.',
    )
  if (Number(version) < 202_510)
    return linkedinError(426, 'NONEXISTENT_VERSION', `Requested version ${version}01 is not active`)
  if (call.headers.get('x-restli-protocol-version') !== '2.0.0')
    return linkedinError(400, 'ILLEGAL_ARGUMENT', 'Invalid Rest.li protocol version')
  return undefined
}

async function startUpload(call: StubCall): Promise<Response> {
  const { bearer } = call
  const owner = ownerOf(bearer, textAt(parseRequestObject(call), 'initializeUploadRequest', 'owner'))
  if (!bearer || !owner) return wrongAuthor('/owner')
  const remoteId = `urn:li:image:C4E${randomLetters(16)}`
  const media = await call.world.addMedia(bearer.account, { remoteId, meta: { owner } })
  return reply(200, {
    value: {
      uploadUrlExpiresAt: Date.now() + 3_600_000,
      uploadUrl: `${call.world.url}/dms-uploads/${encodeURIComponent(media.remoteId)}`,
      image: media.remoteId,
    },
  })
}

// learn.microsoft.com/linkedin/marketing/community-management/shares/videos-api, read on 2026-11-23: the file is
// split into ranges of 4,194,304 bytes, and each is PUT to its own URL, which returns an ETag for it; the ETags are
// sent back in order.
const rangeBytes = 4 * 1024 * 1024
const maxVideoBytes = 500 * 1024 * 1024
const minVideoBytes = 75 * 1024

async function startVideo(call: StubCall): Promise<Response> {
  const { bearer } = call
  const request = parseRequestObject(call)
  const owner = ownerOf(bearer, textAt(request, 'initializeUploadRequest', 'owner'))
  if (!bearer || !owner) return wrongAuthor('/owner')
  const size = pick(request, 'initializeUploadRequest', 'fileSizeBytes')
  if (typeof size !== 'number' || !Number.isInteger(size) || size < minVideoBytes || size > maxVideoBytes)
    return missing('/initializeUploadRequest/fileSizeBytes')
  for (const field of ['uploadCaptions', 'uploadThumbnail'])
    if (pick(request, 'initializeUploadRequest', field) !== false)
      return missing(`/initializeUploadRequest/${field}`)
  const remoteId = `urn:li:video:C5${randomLetters(16)}`
  const token = randomLetters(24)
  await call.world.addMedia(bearer.account, {
    remoteId,
    contentType: 'video/mp4',
    meta: { owner, size, token, etags: {}, stage: 'WAITING_UPLOAD' },
  })
  const uploadInstructions = Array.from({ length: Math.ceil(size / rangeBytes) }, (_, at) => ({
    uploadUrl: `${call.world.url}/dms-uploads/${encodeURIComponent(remoteId)}/video/${at}`,
    firstByte: at * rangeBytes,
    lastByte: Math.min(size, (at + 1) * rangeBytes) - 1,
  }))
  return reply(200, {
    value: {
      uploadUrlsExpireAt: Date.now() + 86_400_000,
      video: remoteId,
      uploadInstructions,
      uploadToken: token,
    },
  })
}

async function receiveRange(call: StubCall, media: StubMedia, at: number): Promise<Response> {
  const size = Number(media.meta.size)
  const expected = Math.min(size, (at + 1) * rangeBytes) - at * rangeBytes
  if (media.meta.stage !== 'WAITING_UPLOAD' || expected <= 0) return new Response(null, { status: 404 })
  if (call.headers.get('content-type') !== 'application/octet-stream' || call.bytes.length !== expected)
    return new Response(null, { status: 400 })
  await call.world.putPart(media.id, at, call.bytes)
  const etag = createHash('md5').update(call.bytes).digest('hex')
  return new Response(null, { status: 200, headers: { etag: `"${etag}"` } })
}

async function finishVideo(call: StubCall): Promise<Response> {
  const { bearer } = call
  const request = parseRequestObject(call)
  const ids = pick(request, 'finalizeUploadRequest', 'uploadedPartIds')
  const urn = textAt(request, 'finalizeUploadRequest', 'video') ?? ''
  const media = bearer && (await call.world.findMedia(bearer.account, urn))
  if (!media) return missing('/finalizeUploadRequest/video')
  if (textAt(request, 'finalizeUploadRequest', 'uploadToken') !== media.meta.token)
    return missing('/finalizeUploadRequest/uploadToken')
  const parts = await call.world.listParts(media.id)
  const arrived = parts.reduce((sum, part) => sum + part.size, 0)
  if (!Array.isArray(ids) || ids.length !== parts.length || arrived !== media.meta.size)
    return missing('/finalizeUploadRequest/uploadedPartIds')
  for (const [at, id] of ids.entries())
    if ((await call.world.partMd5(media.id, at)) !== id)
      return missing(`/finalizeUploadRequest/uploadedPartIds/${at}`)
  if (media.meta.stage === 'WAITING_UPLOAD')
    await call.world.changeMedia(media.id, { meta: { ...media.meta, stage: 'PROCESSING', looks: 0 } })
  return new Response(null, { status: 200 })
}

async function videoStatus(call: StubCall): Promise<Response> {
  const urn = decodeURIComponent(call.path.split('/')[3] ?? '')
  const media = call.bearer && (await call.world.findMedia(call.bearer.account, urn))
  if (!media) return linkedinError(404, 'RESOURCE_NOT_FOUND', 'Video not found.')
  const looks = Number(media.meta.looks ?? 0) + 1
  const done = media.meta.stage === 'PROCESSING' && looks > 1
  const stage = done ? 'AVAILABLE' : String(media.meta.stage)
  await call.world.changeMedia(media.id, {
    meta: { ...media.meta, looks, stage },
    ...(done && media.status === 'waiting' ? { status: 'ready' as const } : {}),
  })
  return reply(200, {
    id: urn,
    owner: media.meta.owner,
    status: stage,
  })
}

/**
 * Only pages' tokens can read the state of a document or image: the permission to read a member's is granted to few
 * apps.
 */
async function mediaStatus(call: StubCall): Promise<Response> {
  const { bearer, world } = call
  const [, , kind, given = ''] = call.path.split('/')
  const urn = decodeURIComponent(given)
  const media = bearer && (await world.findMedia(bearer.account, urn))
  if (!media) return linkedinError(404, 'RESOURCE_NOT_FOUND', 'Media not found.')
  if (!isOrganization(media.meta.owner) || !bearer.scopes.includes('r_organization_social'))
    return noAccess(`${kind}.GET`)
  const looks = Number(media.meta.looks ?? 0) + 1
  const isDone = looks > 1 && ['PROCESSING', 'AVAILABLE'].includes(String(media.meta.stage))
  const stage = kind === 'images' ? imageStage(media) : isDone ? 'AVAILABLE' : String(media.meta.stage)
  await world.changeMedia(media.id, {
    meta: { ...media.meta, looks, ...(kind === 'images' ? {} : { stage }) },
  })
  return reply(200, { id: urn, owner: media.meta.owner, status: stage })
}

const imageStage = ({ status }: StubMedia): string => (status === 'waiting' ? 'WAITING_UPLOAD' : 'AVAILABLE')

async function receive(call: StubCall): Promise<Response> {
  const media = await call.world.findUpload(decodeURIComponent(call.path.split('/')[2] ?? ''))
  if (media?.status !== 'waiting') return new Response(null, { status: 404 })
  if (call.path.endsWith('/document')) return receiveDocument(call, media)
  const range = /\/video\/(\d{1,4})$/.exec(call.path)?.[1]
  if (range !== undefined) return receiveRange(call, media, Number(range))
  const contentType = call.headers.get('content-type') ?? ''
  if (!/^image\/(jpeg|png|gif)$/.test(contentType) || call.bytes.length === 0)
    return new Response(null, { status: 400 })
  await call.world.changeMedia(media.id, { bytes: call.bytes, contentType })
  return new Response(null, { status: 201 })
}

const knownFields: Record<string, readonly string[]> = {
  '': [
    'author',
    'commentary',
    'visibility',
    'distribution',
    'lifecycleState',
    'isReshareDisabledByAuthor',
    'content',
    'reshareContext',
    'container',
    'contentLandingPage',
    'contentCallToActionLabel',
  ],
  content: ['media', 'multiImage', 'article', 'poll', 'reference'],
  'content/media': ['id', 'title', 'altText'],
  'content/multiImage': ['images', 'altText'],
  'content/article': ['source', 'thumbnail', 'thumbnailAltText', 'title', 'description'],
  distribution: ['feedDistribution', 'targetEntities', 'thirdPartyDistributionChannels'],
}

/** Rest.li rejects fields that are not in its schema. */
function unknownField(body: Record<string, unknown>): string | undefined {
  for (const [path, known] of Object.entries(knownFields)) {
    const at = path === '' ? body : pick(body, ...path.split('/'))
    if (at === null || typeof at !== 'object') continue
    const strange = Object.keys(at).find((key) => !known.includes(key))
    if (strange) return `/${path === '' ? '' : `${path}/`}${strange}`
  }
  return undefined
}

async function create(call: StubCall): Promise<Response> {
  const { bearer, world } = call
  const body = parseRequestObject(call)
  if (!bearer || !body) return linkedinError(400, 'ILLEGAL_ARGUMENT', 'The body is not valid JSON.')
  const author = ownerOf(bearer, textAt(body, 'author'))
  if (!author) return wrongAuthor('/author')
  const strange = unknownField(body)
  if (strange) return unrecognized(strange)
  const commentary = textAt(body, 'commentary')
  const lacking = [
    commentary === undefined && '/commentary',
    textAt(body, 'visibility') !== 'PUBLIC' && '/visibility',
    textAt(body, 'lifecycleState') !== 'PUBLISHED' && '/lifecycleState',
    textAt(body, 'distribution', 'feedDistribution') !== 'MAIN_FEED' && '/distribution',
  ].find((field) => field !== false)
  if (lacking) return missing(lacking)
  const { text, mentions } = readLittleText(bearer, commentary ?? '')
  if (text.length > 3000) return missing('/commentary')
  if ((await world.countRecentPosts(bearer.account, 86_400)) >= postsPerDay) return rateLimited()
  const many = pick(body, 'content', 'multiImage', 'images')
  if (many !== undefined && (!Array.isArray(many) || many.length < 2 || many.length > 20))
    return missing('/content/multiImage/images')
  const wanted = mediaOf(body)
  const found = await Promise.all(wanted.map((one) => world.findMedia(bearer.account, one.id)))
  const ids: string[] = []
  for (const [index, media] of found.entries()) {
    if (media?.status !== 'ready') return missing('/content')
    if ((media.meta.owner ?? author) !== author) return missing('/content/media/owner')
    const title = textAt(body, 'content', 'media', 'title')
    const isDocument = media.remoteId.startsWith('urn:li:document:')
    if (isDocument) {
      if (!title) return missing('/content/media/title')
      if (isOrganization(author) && media.meta.stage !== 'AVAILABLE') return missing('/content')
    }
    await world.changeMedia(media.id, { alt: (isDocument ? title : wanted[index]?.altText) ?? '' })
    ids.push(media.id)
  }
  const duplicate = await findSame(world, bearer, text, author)
  if (duplicate) {
    const description = `Content is a duplicate of ${duplicate.remoteId}`
    return linkedinError(422, 'DUPLICATE_POST', description, undefined, {
      errorDetails: { inputErrors: [{ description, code: 'DUPLICATE_POST' }] },
    })
  }
  const urn = `urn:li:share:7${Date.now()}${String(randomInt(100_000)).padStart(5, '0')}`
  const post = await world.addPost(bearer.account, { remoteId: urn, text, mediaIds: ids })
  if (!post) return missing('/content')
  await world.changeNote(bearer.account, `post:${urn}`, { author, commentary, mentions })
  return new Response(null, { status: 201, headers: { 'x-restli-id': post.remoteId } })
}

/** Finds a post with the same text by the same author within a day; a page may repeat what a person said. */
async function findSame(
  world: StubWorld,
  bearer: Bearer,
  text: string,
  author: string,
): Promise<StubPost | undefined> {
  if (!(await world.findDuplicate(bearer.account, text))) return undefined
  for (const post of await world.recentPosts(bearer.account, postsPerDay))
    if (post.text === text && (await authorOf(world, bearer, post)) === author) return post
  return undefined
}

/** A page's posts can be read with the page's read scope; a person's need a permission that few apps get. */
async function listPosts({ query, bearer, world }: StubCall): Promise<Response> {
  const author = query.get('author') ?? ''
  const mayRead = bearer?.scopes.includes('r_organization_social') && mayPostAs(bearer.account, author)
  if (!bearer || query.get('q') !== 'author' || !mayRead) return noAccess('posts.FINDER-author')
  const elements: object[] = []
  for (const post of await world.recentPosts(bearer.account, 100))
    if ((await authorOf(world, bearer, post)) === author) elements.push(await shownPost(world, bearer, post))
  const count = Math.min(100, Number(query.get('count') ?? 10))
  return reply(200, { paging: { start: 0, count, links: [] }, elements: elements.slice(0, count) })
}

async function shownPost(world: StubWorld, bearer: Bearer, post: StubPost) {
  const note = await world.findNote(bearer.account, `post:${post.remoteId}`)
  return {
    id: post.remoteId,
    author: await authorOf(world, bearer, post),
    commentary: note?.commentary ?? post.text,
    visibility: 'PUBLIC',
    lifecycleState: 'PUBLISHED',
    createdAt: post.createdAt.getTime(),
    publishedAt: post.createdAt.getTime(),
  }
}

/**
 * Partial update and deletion as documented: the method is in `X-RestLi-Method`, and deleting a deleted post
 * succeeds.
 */
async function changePost(call: StubCall): Promise<Response | undefined> {
  const { bearer, world } = call
  const urn = decodeURIComponent(call.path.slice('/rest/posts/'.length))
  if (!/^urn:li:(share|ugcPost):\d+$/.test(urn))
    return linkedinError(400, 'ILLEGAL_ARGUMENT', `Invalid URN: ${urn}`)
  const post = bearer && (await world.findPost(bearer.account, urn))
  const author = post ? await authorOf(world, bearer, post) : `urn:li:person:${bearer?.account.remoteId}`
  const mayWrite = isOrganization(author)
    ? ownerOf(bearer, String(author)) !== undefined
    : ['w_member_social', 'w_organization_social'].some((scope) => bearer?.scopes.includes(scope))
  if (!bearer || !mayWrite) return wrongAuthor('/author')
  if (call.method === 'GET') {
    if ((post && !isOrganization(author)) || !bearer.scopes.includes('r_organization_social'))
      return noAccess('posts.GET')
    return post
      ? reply(200, await shownPost(world, bearer, post))
      : linkedinError(404, 'NOT_FOUND', `Post ${urn} not found`)
  }
  const method = call.headers.get('x-restli-method')
  if (call.method === 'DELETE' && method === 'DELETE') {
    await world.removePost(bearer.account, urn)
    return new Response(null, { status: 204 })
  }
  if (call.method !== 'POST' || method !== 'PARTIAL_UPDATE') return undefined
  const commentary = textAt(parseRequestObject(call), 'patch', '$set', 'commentary')
  if (commentary === undefined) return missing('/commentary')
  const { text, mentions } = readLittleText(bearer, commentary)
  if (text.length > 3000) return missing('/commentary')
  const found = await world.editPost(bearer.account, urn, { text })
  if (found) await world.changeNote(bearer.account, `post:${urn}`, { author, commentary, mentions })
  return found
    ? new Response(null, { status: 204 })
    : linkedinError(404, 'NOT_FOUND', `Post ${urn} not found`)
}

function mediaOf(body: Record<string, unknown>): { id: string; altText: string }[] {
  const many = pick(body, 'content', 'multiImage', 'images')
  const list = Array.isArray(many) ? many : [pick(body, 'content', 'media')]
  return list.flatMap((one) => {
    const id = textAt(one, 'id')
    return id ? [{ id, altText: textAt(one, 'altText') ?? '' }] : []
  })
}

export const linkedinStub: Stub = {
  answer,
  rateLimited,
  streams: (method, path) =>
    method === 'PUT' && path.startsWith('/dms-uploads/') && path.endsWith('/document'),
  accountId: () => randomLetters(10),
  tokenPath: '/oauth/v2/accessToken',
  tokens: { seconds: 5_184_000, refresh: 'none' },
  consent: { writeScope: ['w_member_social', 'w_organization_social'], denied: 'user_cancelled_authorize' },
}
