import { createHash } from 'node:crypto'
import {
  type Bearer,
  fieldsOf,
  jsonOf,
  keepBody,
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
import { adminScopes, findOrganizations, mayPostAs, organizationsOf } from './stub-organizations'

const postsPerDay = 150

/** The part of LinkedIn's API that a publisher needs (spec/platforms#linkedin): OAuth, pages, images, videos, documents, posts, comments. */
const answer: Stub['answer'] = async (call) => {
  const at = `${call.method} ${call.path}`
  if (at === 'POST /oauth/v2/accessToken') return token(call)
  if (call.method === 'PUT' && call.path.startsWith('/dms-uploads/')) return receive(call)
  if (!call.bearer)
    return problem(401, 'INVALID_ACCESS_TOKEN', 'The token used in the request has expired', 65_601)
  if (at === 'GET /v2/userinfo') {
    const [given, ...family] = call.bearer.account.displayName.split(' ')
    return reply(200, {
      sub: call.bearer.account.remoteId,
      name: call.bearer.account.displayName,
      given_name: given,
      family_name: family.join(' '),
      locale: { country: 'US', language: 'en' },
    })
  }
  if (!call.path.startsWith('/rest/')) return undefined
  const refusal = headersRefused(call)
  if (refusal) return refusal
  if (call.method === 'GET' && /^\/rest\/organization/.test(call.path)) return organizations(call)
  if (at === 'POST /rest/documents' && call.query.get('action') === 'initializeUpload')
    return startDocument(call)
  if (call.method === 'GET' && /^\/rest\/(?:documents|images)\//.test(call.path)) return mediaStatus(call)
  if (call.path.startsWith('/rest/socialActions/')) return comment(call)
  if (at === 'POST /rest/images' && call.query.get('action') === 'initializeUpload') return startUpload(call)
  if (at === 'POST /rest/videos' && call.query.get('action') === 'initializeUpload') return startVideo(call)
  if (at === 'POST /rest/videos' && call.query.get('action') === 'finalizeUpload') return finishVideo(call)
  if (call.method === 'GET' && call.path.startsWith('/rest/videos/')) return videoStatus(call)
  if (at === 'POST /rest/posts') return create(call)
  if (call.path.startsWith('/rest/posts/')) return changePost(call)
  if (at === 'GET /rest/posts') return listPosts(call)
  return undefined
}

/** A person who posts for themselves, or a page that they may post for; undefined where the token does not allow it. */
function ownerOf(bearer: Bearer | undefined, urn: string | undefined): string | undefined {
  if (!bearer || urn === undefined) return undefined
  if (urn === `urn:li:person:${bearer.account.remoteId}`)
    return bearer.scopes.includes('w_member_social') ? urn : undefined
  return bearer.scopes.includes('w_organization_social') && mayPostAs(bearer.account, urn) ? urn : undefined
}

const isOrganization = (urn: unknown): boolean => String(urn).startsWith('urn:li:organization:')

// learn.microsoft.com/linkedin/marketing/community-management/organizations: organization-access-control-by-role and
// organization-lookup-api, read on 2026-11-23.
function organizations({ path, query, bearer }: StubCall): Response | undefined {
  if (!bearer) return undefined
  const mayManage = adminScopes.some((scope) => bearer.scopes.includes(scope))
  const refused = (resource: string) =>
    problem(403, 'ACCESS_DENIED', `Not enough permissions to access: ${resource}`, 100)
  if (path === '/rest/organizationAcls') {
    if (!mayManage) return refused('organizationAcls.FINDER-roleAssignee')
    if (query.get('q') !== 'roleAssignee')
      return problem(400, 'ILLEGAL_ARGUMENT', 'Finder is missing or does not exist')
    const [role, state] = [query.get('role'), query.get('state')]
    const all = organizationsOf(bearer.account).filter(
      (one) => (role === null || one.role === role) && (state === null || one.state === state),
    )
    const start = Number(query.get('start') ?? 0)
    const count = Math.min(100, Number(query.get('count') ?? 10))
    return reply(200, {
      paging: { start, count, total: all.length, links: [] },
      elements: all.slice(start, start + count).map(({ id, role: held, state: now }) => ({
        organization: `urn:li:organization:${id}`,
        role: held,
        roleAssignee: `urn:li:person:${bearer.account.remoteId}`,
        state: now,
      })),
    })
  }
  if (!mayManage) return refused('organizations.GET')
  const shown = ({ id, name }: { id: string; name: string }) => ({
    id: Number(id),
    localizedName: name,
    vanityName: name.toLowerCase().replaceAll(' ', '-'),
    primaryOrganizationType: 'NONE',
  })
  const single = /^\/rest\/organizations\/(\d+)$/.exec(path)?.[1]
  if (single) {
    const [found] = findOrganizations(bearer.account, [single])
    return found ? reply(200, shown(found)) : problem(404, 'NOT_FOUND', 'Could not find entity')
  }
  const ids = /^List\(([\d,]*)\)$/.exec(query.get('ids') ?? '')?.[1]
  if (!/^\/rest\/organizations(?:Lookup)?$/.test(path) || ids === undefined) return undefined
  const found = findOrganizations(bearer.account, ids.split(','))
  const missing = ids.split(',').filter((id) => !found.some((one) => one.id === id))
  return reply(200, {
    results: Object.fromEntries(found.map((one) => [one.id, shown(one)])),
    statuses: {},
    errors: Object.fromEntries(missing.map((id) => [id, { status: 404, message: 'Could not find entity' }])),
  })
}

const problem = (status: number, code: string, message: string, serviceErrorCode?: number, more = {}) =>
  reply(status, { status, code, message, ...(serviceErrorCode ? { serviceErrorCode } : {}), ...more })

const rateLimited = (): Response =>
  problem(
    429,
    'TOO_MANY_REQUESTS',
    'Resource level throttle limit for calls to this resource is reached.',
    101,
  )

async function token(call: StubCall): Promise<Response> {
  const fields = fieldsOf(call)
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
    return problem(
      400,
      'VERSION_MISSING',
      'A version must be present. Please specify a version by adding the LinkedIn-Version header.',
    )
  if (Number(version) < 202_510)
    return problem(426, 'NONEXISTENT_VERSION', `Requested version ${version}01 is not active`)
  if (call.headers.get('x-restli-protocol-version') !== '2.0.0')
    return problem(400, 'ILLEGAL_ARGUMENT', 'Invalid Rest.li protocol version')
  return undefined
}

async function startUpload(call: StubCall): Promise<Response> {
  const { bearer } = call
  const owner = ownerOf(bearer, textAt(jsonOf(call), 'initializeUploadRequest', 'owner'))
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

// learn.microsoft.com/linkedin/marketing/community-management/shares/videos-api, read on 2026-11-23: the file is split into ranges of
// 4,194,304 bytes, each is PUT to its address, whose answer names it by an ETag; these are handed back in order.
const rangeBytes = 4 * 1024 * 1024
const mostOfVideo = 500 * 1024 * 1024
const leastOfVideo = 75 * 1024

async function startVideo(call: StubCall): Promise<Response> {
  const { bearer } = call
  const request = jsonOf(call)
  const owner = ownerOf(bearer, textAt(request, 'initializeUploadRequest', 'owner'))
  if (!bearer || !owner) return wrongAuthor('/owner')
  const size = pick(request, 'initializeUploadRequest', 'fileSizeBytes')
  if (typeof size !== 'number' || !Number.isInteger(size) || size < leastOfVideo || size > mostOfVideo)
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
  const request = jsonOf(call)
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
  if (!media) return problem(404, 'RESOURCE_NOT_FOUND', 'Video not found.')
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

// learn.microsoft.com/linkedin/marketing/community-management/shares/documents-api of 2026-08, read on 2026-11-23: PDF, Word and PowerPoint
// up to 100 MB and 300 pages; one upload, then PROCESSING until AVAILABLE or PROCESSING_FAILED.
const mostOfDocument = 100 * 1024 * 1024
const mostPages = 300
/** How such files begin: PDF, and the two containers of office files. */
const documentHeads = ['%PDF-', '\xd0\xcf\x11\xe0', 'PK\x03\x04']

async function startDocument(call: StubCall): Promise<Response> {
  const { bearer, world } = call
  const owner = ownerOf(bearer, textAt(jsonOf(call), 'initializeUploadRequest', 'owner'))
  if (!bearer || !owner)
    return reply(403, {
      message:
        'Accessing this document resource is forbidden. Please check your permissions for this resource',
      status: 403,
    })
  const remoteId = `urn:li:document:D4E${randomLetters(16)}`
  await world.addMedia(bearer.account, {
    remoteId,
    contentType: 'application/pdf',
    meta: { owner, stage: 'WAITING_UPLOAD', looks: 0 },
  })
  return reply(200, {
    value: {
      uploadUrlExpiresAt: Date.now() + 86_400_000,
      uploadUrl: `${world.url}/dms-uploads/${encodeURIComponent(remoteId)}/document`,
      document: remoteId,
    },
  })
}

async function receiveDocument({ world, body }: StubCall, media: StubMedia): Promise<Response> {
  let head = ''
  let pages = 0
  let carried = ''
  async function* read(): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      const text = carried + Buffer.from(chunk).toString('latin1')
      if (head.length < 8) head += text.slice(0, 8)
      // A mark that is cut in two is found with the next piece; one that ends within what was carried was counted with the last.
      for (const mark of text.matchAll(/\/Type ?\/Page(?=[\s/>])/g))
        if (mark.index + mark[0].length >= carried.length) pages += 1
      carried = text.slice(-12)
      yield chunk
    }
  }
  const taken = await keepBody(world, media.id, read(), { most: mostOfDocument })
  if (!taken) return new Response(null, { status: 413 })
  const isDocument = documentHeads.some((begin) => head.startsWith(begin))
  if (taken.size === 0 || !isDocument) return new Response(null, { status: 400 })
  const stage = pages > mostPages ? 'PROCESSING_FAILED' : 'PROCESSING'
  await world.changeMedia(media.id, {
    meta: { ...media.meta, stage, looks: 0 },
    status: stage === 'PROCESSING' ? 'ready' : 'failed',
  })
  return new Response(null, { status: 201 })
}

/** The state of a document or image can be read by the tokens of pages alone: the right to read a member's is given to few apps. */
async function mediaStatus(call: StubCall): Promise<Response> {
  const { bearer, world } = call
  const [, , kind, given = ''] = call.path.split('/')
  const urn = decodeURIComponent(given)
  const media = bearer && (await world.findMedia(bearer.account, urn))
  if (!media) return problem(404, 'RESOURCE_NOT_FOUND', 'Media not found.')
  if (!isOrganization(media.meta.owner) || !bearer.scopes.includes('r_organization_social'))
    return problem(403, 'ACCESS_DENIED', `Not enough permissions to access: ${kind}.GET`, 100)
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

/** Rest.li takes no field that its schema does not have. */
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
  const body = jsonOf(call)
  if (!bearer || !body) return problem(400, 'ILLEGAL_ARGUMENT', 'The body is not valid JSON.')
  const author = ownerOf(bearer, textAt(body, 'author'))
  if (!author) return wrongAuthor('/author')
  const strange = unknownField(body)
  if (strange)
    return problem(
      422,
      'UNPROCESSABLE_ENTITY',
      `ERROR :: ${strange} :: unrecognized field found but not allowed`,
    )
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
    if (media.remoteId.startsWith('urn:li:document:')) {
      if (!textAt(body, 'content', 'media', 'title')) return missing('/content/media/title')
      if (isOrganization(author) && media.meta.stage !== 'AVAILABLE') return missing('/content')
    }
    await world.changeMedia(media.id, { alt: wanted[index]?.altText ?? '' })
    ids.push(media.id)
  }
  const duplicate = await findSame(world, bearer, text, author)
  if (duplicate) {
    const description = `Content is a duplicate of ${duplicate.remoteId}`
    return problem(422, 'DUPLICATE_POST', description, undefined, {
      errorDetails: { inputErrors: [{ description, code: 'DUPLICATE_POST' }] },
    })
  }
  const urn = `urn:li:share:7${String(Date.now()).padStart(15, '0')}${Math.floor(Math.random() * 1000)}`
  const post = await world.addPost(bearer.account, { remoteId: urn, text, mediaIds: ids })
  if (!post) return missing('/content')
  await world.changeNote(bearer.account, `post:${urn}`, { author, commentary, mentions })
  return new Response(null, { status: 201, headers: { 'x-restli-id': post.remoteId } })
}

/** The same words by the same author within a day; a page may say what a person said. */
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

const authorOf = async (world: StubWorld, { account }: Bearer, post: StubPost): Promise<unknown> =>
  pick(await world.findNote(account, `post:${post.remoteId}`), 'author') ??
  `urn:li:person:${account.remoteId}`

/** A page's posts can be read with its right; reading a person's needs one that is given to few apps. */
async function listPosts({ query, bearer, world }: StubCall): Promise<Response> {
  const author = query.get('author') ?? ''
  const mayRead = bearer?.scopes.includes('r_organization_social') && mayPostAs(bearer.account, author)
  if (!bearer || query.get('q') !== 'author' || !mayRead)
    return problem(403, 'ACCESS_DENIED', 'Not enough permissions to access: posts.FINDER-author', 100)
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

/** Partial update and deletion as documented: the method stands in `X-RestLi-Method`, and a deleted post can be deleted again. */
async function changePost(call: StubCall): Promise<Response | undefined> {
  const { bearer, world } = call
  const urn = decodeURIComponent(call.path.slice('/rest/posts/'.length))
  if (!/^urn:li:(share|ugcPost):\d+$/.test(urn))
    return problem(400, 'ILLEGAL_ARGUMENT', `Invalid URN: ${urn}`)
  const post = bearer && (await world.findPost(bearer.account, urn))
  const author = post ? await authorOf(world, bearer, post) : `urn:li:person:${bearer?.account.remoteId}`
  const mayWrite = isOrganization(author)
    ? ownerOf(bearer, String(author)) !== undefined
    : ['w_member_social', 'w_organization_social'].some((scope) => bearer?.scopes.includes(scope))
  if (!bearer || !mayWrite) return wrongAuthor('/author')
  if (call.method === 'GET') {
    if ((post && !isOrganization(author)) || !bearer.scopes.includes('r_organization_social'))
      return problem(403, 'ACCESS_DENIED', 'Not enough permissions to access: posts.GET', 100)
    return post
      ? reply(200, await shownPost(world, bearer, post))
      : problem(404, 'NOT_FOUND', `Post ${urn} not found`)
  }
  const method = call.headers.get('x-restli-method')
  if (call.method === 'DELETE' && method === 'DELETE') {
    await world.removePost(bearer.account, urn)
    return new Response(null, { status: 204 })
  }
  if (call.method !== 'POST' || method !== 'PARTIAL_UPDATE') return undefined
  const commentary = textAt(jsonOf(call), 'patch', '$set', 'commentary')
  if (commentary === undefined) return missing('/commentary')
  const { text, mentions } = readLittleText(bearer, commentary)
  if (text.length > 3000) return missing('/commentary')
  const found = await world.editPost(bearer.account, urn, { text })
  if (found) await world.changeNote(bearer.account, `post:${urn}`, { author, commentary, mentions })
  return found ? new Response(null, { status: 204 }) : problem(404, 'NOT_FOUND', `Post ${urn} not found`)
}

// learn.microsoft.com/linkedin/marketing/community-management/shares/comments-api of 2026-08, read on 2026-11-23. It names scopes that
// end in _feed; the pages of a year before and apps in use name those for posts. Either is taken.
const mostOfComment = 1250
const commentScopes = {
  person: ['w_member_social', 'w_member_social_feed'],
  organization: ['w_organization_social', 'w_organization_social_feed'],
}

async function comment({ path, method, bearer, world, ...call }: StubCall): Promise<Response | undefined> {
  const urn = decodeURIComponent(/^\/rest\/socialActions\/([^/]{1,200})\/comments$/.exec(path)?.[1] ?? '')
  if (urn === '' || !bearer) return undefined
  const post = await world.findPost(bearer.account, urn)
  if (!post) return problem(404, 'NOT_FOUND', `Could not find entity ${urn}`)
  const key = `comments:${urn}`
  const kept = pick(await world.findNote(bearer.account, key), 'list')
  const list: unknown[] = Array.isArray(kept) ? kept : []
  if (method === 'GET')
    return isOrganization(await authorOf(world, bearer, post)) &&
      bearer.scopes.includes('r_organization_social')
      ? reply(200, { paging: { start: 0, count: 10, total: list.length, links: [] }, elements: list })
      : problem(403, 'ACCESS_DENIED', 'Not enough permissions to access: socialActions.GET', 100)
  if (method !== 'POST') return undefined
  const body = jsonOf(call)
  if (!body) return problem(400, 'ILLEGAL_ARGUMENT', 'The body is not valid JSON.')
  const actor = textAt(body, 'actor') ?? ''
  const own = actor === `urn:li:person:${bearer.account.remoteId}`
  if (!own && !mayPostAs(bearer.account, actor)) return wrongAuthor('/actor')
  const scopes = commentScopes[own ? 'person' : 'organization']
  if (!scopes.some((scope) => bearer.scopes.includes(scope)))
    return problem(403, 'ACCESS_DENIED', 'Not enough permissions to access: socialActions.CREATE', 100)
  if (textAt(body, 'object') !== urn) return missing('/object')
  const text = textAt(body, 'message', 'text') ?? ''
  if (text.trim() === '' || text.length > mostOfComment) return missing('/message/text')
  const strange = Object.keys(body).find(
    (field) => !['actor', 'object', 'message', 'content', 'parentComment'].includes(field),
  )
  if (strange)
    return problem(
      422,
      'UNPROCESSABLE_ENTITY',
      `ERROR :: /${strange} :: unrecognized field found but not allowed`,
    )
  const id = `7${Date.now()}${Math.floor(Math.random() * 100_000)}`
  const made = { id, actor, object: urn, message: { text }, commentUrn: `urn:li:comment:(${urn},${id})` }
  await world.changeNote(bearer.account, key, { list: [...list, made] })
  return reply(201, made, { 'x-restli-id': id })
}

// learn.microsoft.com/linkedin/marketing/community-management/shares/little-text-format of 2026-05 and posts-api, read on 2026-11-23: a
// page is mentioned where the words are its name, capitals and all; else they stay plain text.
const mention = /@\[((?:\\.|[^\]\\]){1,300})\]\(urn:li:organization:(\d{1,20})\)/g

/** Little text as people see it, and whom it mentions. */
function readLittleText(bearer: Bearer, commentary: string): { text: string; mentions: string[] } {
  const mentions: string[] = []
  const named = commentary.replace(mention, (whole, name: string, id: string, at: number) => {
    if (commentary[at - 1] === '\\') return whole
    const [organization] = findOrganizations(bearer.account, [id])
    if (organization?.name === plain(name)) mentions.push(`urn:li:organization:${id}`)
    return name
  })
  return { text: plain(named), mentions }
}

function mediaOf(body: Record<string, unknown>): { id: string; altText: string }[] {
  const many = pick(body, 'content', 'multiImage', 'images')
  const list = Array.isArray(many) ? many : [pick(body, 'content', 'media')]
  return list.flatMap((one) => {
    const id = textAt(one, 'id')
    return id ? [{ id, altText: textAt(one, 'altText') ?? '' }] : []
  })
}

const wrongAuthor = (field: string) =>
  problem(
    403,
    'ACCESS_DENIED',
    `Field Value validation failed in REQUEST_BODY: Data Processing Exception while processing fields [${field}]`,
    100,
  )

const missing = (field: string) =>
  problem(422, 'UNPROCESSABLE_ENTITY', `ERROR :: ${field} :: field is required but not found or not valid`)

/** Little text as people see it: a backslash before a reserved character is gone. */
const plain = (commentary: string): string => commentary.replace(/\\([\\|{}@[\]()<>#*_~])/g, '$1')

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
