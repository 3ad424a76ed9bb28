import { createHash } from 'node:crypto'
import {
  type Bearer,
  parseFields,
  parseRequestObject,
  pick,
  randomLetters,
  reply,
  runExclusively,
  type Stub,
  type StubAccount,
  type StubCall,
  type StubMedia,
  type StubWorld,
  storeBody,
  type Tokens,
  textAt,
} from '../stub'
import { relatedParts } from './stub-related'

/**
 * The part of YouTube's API that a publisher needs (spec/platforms#youtube): OAuth, the channel, resumable uploads.
 */
const answer: Stub['answer'] = async (call) => {
  const at = `${call.method} ${call.path}`
  if (at === 'POST /token') return token(call)
  if (at === 'POST /revoke') return revoke(call)
  const session = call.query.get('upload_id')
  if (at === 'PUT /upload/youtube/v3/videos' && session) return receive(call, session)
  if (!call.bearer) return failure(401, 'authError', 'Request had invalid authentication credentials.')
  if (at === 'GET /youtube/v3/channels')
    return reply(200, {
      kind: 'youtube#channelListResponse',
      items: [
        {
          kind: 'youtube#channel',
          id: call.bearer.account.remoteId,
          snippet: {
            title: call.bearer.account.displayName,
            customUrl: `@${call.bearer.account.handle}`,
          },
        },
      ],
    })
  if (at === 'POST /upload/youtube/v3/videos') return startUpload(call)
  if (at === 'POST /upload/youtube/v3/thumbnails/set') return setThumbnail(call)
  if (at === 'POST /upload/youtube/v3/captions') return insertCaption(call)
  if (at === 'GET /youtube/v3/captions') return listCaptions(call)
  if (at === 'GET /youtube/v3/playlists') return listPlaylists(call)
  if (call.path === '/youtube/v3/playlistItems') return playlistItems(call)
  if (call.path === '/youtube/v3/videos') return changeVideo(call)
  return undefined
}

const failure = (code: number, reason: string, message: string, domain = 'global') =>
  reply(code, { error: { code, message, errors: [{ message, domain, reason }] } })

/** Whether the token has any of the scopes with these suffixes. */
const may = (bearer: Bearer | undefined, ...ends: string[]): boolean =>
  bearer?.scopes.some((scope) => ends.some((end) => scope.endsWith(`/auth/${end}`))) ?? false
const notAllowed = (): Response => failure(403, 'insufficientPermissions', 'Insufficient Permission')
const videoNotFound = (): Response =>
  failure(404, 'videoNotFound', 'The video that you are trying to change cannot be found.', 'youtube.video')
const noPart = (): Response =>
  failure(400, 'missingRequiredParameter', 'No value for the required parameter: part.', 'youtube.parameter')

const rateLimited = (): Response =>
  failure(
    403,
    'quotaExceeded',
    'The request cannot be completed because you have exceeded your quota.',
    'youtube.quota',
  )

async function token(call: StubCall): Promise<Response> {
  const fields = parseFields(call)
  if (!call.world.isClient(fields.get('client_id'), fields.get('client_secret')))
    return reply(401, { error: 'invalid_client', error_description: 'Unauthorized' })
  let tokens: Tokens | undefined
  if (fields.get('grant_type') === 'authorization_code')
    tokens = await call.world.redeemCode({
      code: fields.get('code') ?? '',
      redirectUri: fields.get('redirect_uri') ?? '',
      verifier: fields.get('code_verifier'),
    })
  if (fields.get('grant_type') === 'refresh_token')
    tokens = await call.world.redeemRefreshToken(fields.get('refresh_token') ?? '')
  if (!tokens)
    return reply(400, {
      error: 'invalid_grant',
      error_description: 'Token has been expired or revoked.',
    })
  const first = fields.get('grant_type') === 'authorization_code'
  return reply(200, {
    access_token: tokens.access,
    expires_in: tokens.expiresIn,
    scope: tokens.scope,
    token_type: 'Bearer',
    ...(first && tokens.refresh ? { refresh_token: tokens.refresh } : {}),
  })
}

// developers.google.com/identity/protocols/oauth2/web-server#tokenrevoke, read on 2026-11-27: takes an access or a
// refresh token, as a query or form parameter. Revokes everything that the person granted the project, including
// other tokens; otherwise returns 400 and a code.
async function revoke(call: StubCall): Promise<Response> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(call.headers.get('content-type') ?? '')
  const token = call.query.get('token') ?? parseFields(call).get('token')
  if (!isForm || !token)
    return reply(400, { error: 'invalid_request', error_description: 'Missing required parameter: token' })
  return (await call.world.revokeConsents(token))
    ? reply(200, {})
    : reply(400, { error: 'invalid_token', error_description: 'Token expired or revoked' })
}

async function startUpload(call: StubCall): Promise<Response> {
  const { bearer } = call
  if (!bearer || !may(bearer, 'youtube.upload', 'youtube', 'youtube.force-ssl')) return notAllowed()
  const body = parseRequestObject(call)
  const refused = partRefused(call, body) ?? snippetRefused(body) ?? statusRefused(body)
  if (refused) return refused
  const title = textAt(body, 'snippet', 'title') ?? ''
  const description = textAt(body, 'snippet', 'description') ?? ''
  const rawTags = pick(body, 'snippet', 'tags')
  const tags = Array.isArray(rawTags) ? rawTags : []
  const contentType = call.headers.get('x-upload-content-type') ?? ''
  const size = call.headers.get('x-upload-content-length') ?? ''
  if (!/^video\//.test(contentType) || call.query.get('uploadType') !== 'resumable')
    return failure(400, 'mediaBodyRequired', 'The request does not include the video content.')
  if (!/^[1-9]\d{0,11}$/.test(size) || Number(size) > 256 * 1024 ** 3)
    return failure(400, 'invalidContentLength', 'The size of the video is not valid.')
  const media = await call.world.addMedia(bearer.account, {
    remoteId: randomLetters(40),
    contentType,
    meta: {
      title,
      description,
      tags: tags.map(String),
      size: Number(size),
      status: pick(body, 'status') ?? {},
    },
  })
  const address = `${call.world.url}/upload/youtube/v3/videos?uploadType=resumable&upload_id=${media.remoteId}`
  return new Response(null, { status: 200, headers: { location: address } })
}

// developers.google.com/youtube/v3/docs/videos and videos/insert, read on 2026-11-23. The API accepts no other
// names.
const knownFields: Record<string, readonly string[]> = {
  '': ['id', 'kind', 'etag', 'snippet', 'status', 'recordingDetails', 'localizations'],
  snippet: ['title', 'description', 'tags', 'categoryId', 'defaultLanguage', 'defaultAudioLanguage'],
  status: [
    'privacyStatus',
    'publishAt',
    'license',
    'embeddable',
    'publicStatsViewable',
    'selfDeclaredMadeForKids',
    'containsSyntheticMedia',
  ],
}

/** Refuses unknown fields, and parts that are written but not named in `part`. */
function partRefused(
  { query }: Pick<StubCall, 'query'>,
  body: Record<string, unknown> | undefined,
): Response | undefined {
  const parts = (query.get('part') ?? '').split(',').filter(Boolean)
  if (parts.length === 0) return noPart()
  for (const [name, known] of Object.entries(knownFields)) {
    const at = name === '' ? body : pick(body, name)
    if (at === null || typeof at !== 'object') continue
    const strange = Object.keys(at).find((key) => !known.includes(key))
    if (strange)
      return failure(
        400,
        'badRequest',
        `Invalid JSON payload received. Unknown name "${strange}"${name === '' ? '' : ` at '${name}'`}: Cannot find field.`,
      )
    if (name !== '' && !parts.includes(name))
      return failure(400, 'unexpectedPart', `'${name}'`, 'youtube.part')
  }
  return undefined
}

function statusRefused(body: Record<string, unknown> | undefined): Response | undefined {
  const status = pick(body, 'status')
  if (status === undefined) return undefined
  const privacy = textAt(status, 'privacyStatus')
  if (privacy !== undefined && !['public', 'unlisted', 'private'].includes(privacy))
    return failure(400, 'invalidVideoMetadata', 'The request metadata is invalid.', 'youtube.video')
  const publishAt = pick(status, 'publishAt')
  const isMoment =
    typeof publishAt === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/.test(publishAt) &&
    !Number.isNaN(Date.parse(publishAt))
  if (publishAt !== undefined && (!isMoment || privacy !== 'private'))
    return failure(
      400,
      'invalidPublishAt',
      'The request metadata specifies an invalid scheduled publishing time.',
      'youtube.video',
    )
  for (const flag of ['selfDeclaredMadeForKids', 'containsSyntheticMedia', 'embeddable']) {
    const value = pick(status, flag)
    if (value !== undefined && typeof value !== 'boolean')
      return failure(400, 'badRequest', `Invalid value at 'status.${flag}' (TYPE_BOOL), "${value}"`)
  }
  return undefined
}

/** Checks a video's title, description and tags. */
function snippetRefused(body: Record<string, unknown> | undefined): Response | undefined {
  const title = textAt(body, 'snippet', 'title') ?? ''
  const description = textAt(body, 'snippet', 'description') ?? ''
  const tags = pick(body, 'snippet', 'tags') ?? []
  if (title === '' || title.length > 100 || /[<>]/.test(title))
    return failure(400, 'invalidTitle', 'The request metadata specifies an invalid or empty video title.')
  if (Buffer.byteLength(description) > 5000 || /[<>]/.test(description))
    return failure(400, 'invalidDescription', 'The request metadata specifies an invalid video description.')
  if (!Array.isArray(tags) || tags.join(',').length > 500)
    return failure(400, 'invalidTags', 'The request metadata specifies invalid video keywords.')
  return undefined
}

// developers.google.com/youtube/v3/guides/using_resumable_upload_protocol, read on 2026-11-23: chunks are multiples
// of 256 KB except the last, `Content-Range: bytes 0-524287/2000000`, and a 308 response reports what has arrived
// as `Range: bytes=0-524287`.
const chunkUnit = 256 * 1024

const receive = (call: StubCall, session: string): Promise<Response> =>
  runExclusively(session, (stopped) => receiveNow(call, session, stopped))

async function receiveNow(call: StubCall, session: string, stopped: AbortSignal): Promise<Response> {
  const media = await call.world.findUpload(session)
  if (!media) return failure(404, 'notFound', 'The upload session is gone.')
  const post = media.status === 'posted' ? await call.world.findPostOfMedia(media.id) : undefined
  if (post) return reply(200, video(post.remoteId, media.meta))
  const parts = await call.world.listParts(media.id)
  const arrived = parts.reduce((sum, { size }) => sum + size, 0)
  const total = Number(media.meta.size)
  const length = call.headers.get('content-length')
  const range = call.headers.get('content-range') ?? `bytes 0-${total - 1}/${total}`
  if (range.startsWith('bytes */')) {
    const asked = range.slice('bytes */'.length)
    if (asked !== '*' && Number(asked) !== total)
      return failure(400, 'badRequest', 'Failed to parse Content-Range header.')
    return arrived < total ? incomplete(arrived) : finish(call.world, media)
  }
  const [, from = '', last = '', whole = ''] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(range) ?? []
  const until = Number(last) + 1
  const wrongLength = length !== null && Number(length) !== until - Number(from)
  if (from === '' || wrongLength || Number(whole) !== total || until > total || until <= Number(from))
    return failure(400, 'badRequest', 'Failed to parse Content-Range header.')
  // Bytes sent before are ignored, and gaps are not filled: the response reports what has arrived.
  if (Number(from) > arrived || until <= arrived) return incomplete(arrived)
  if (until < total && (until - Number(from)) % chunkUnit !== 0)
    return failure(400, 'badRequest', 'The size of a chunk must be a multiple of 262144 bytes.')
  const fresh = afterFirst(call.body, arrived - Number(from))
  const taken = await storeBody(call.world, media.id, fresh, {
    from: arrived,
    maxBytes: until - arrived,
    stopped,
  }).catch(() => undefined)
  if (taken === null)
    return failure(400, 'badRequest', 'The chunk is longer than its Content-Range header says.')
  const now = arrived + (taken?.size ?? 0)
  return now < total ? incomplete(now) : finish(call.world, media)
}

async function* afterFirst(body: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes
  for await (const chunk of body) {
    if (chunk.byteLength > left) yield chunk.subarray(left)
    left = Math.max(0, left - chunk.byteLength)
  }
}

/** The video exists as soon as its last byte has arrived. */
async function finish(world: StubWorld, media: StubMedia): Promise<Response> {
  await world.changeMedia(media.id, { status: 'ready' })
  const owner = await world.findMediaOwner(media.accountId)
  const tags = Array.isArray(media.meta.tags) ? media.meta.tags.map(String) : []
  const stored = await world.addPost(owner, {
    remoteId: randomLetters(11),
    title: String(media.meta.title ?? ''),
    text: String(media.meta.description ?? ''),
    tags,
    mediaIds: [media.id],
  })
  const made = stored ?? (await world.findPostOfMedia(media.id))
  if (!made) return failure(500, 'backendError', 'Backend Error')
  await world.changeNote(owner, `video:${made.remoteId}`, { status: media.meta.status })
  return reply(201, video(made.remoteId, media.meta))
}

/** videos.list by id, videos.update and videos.delete, which need a wider scope than uploading. */
async function changeVideo(call: StubCall): Promise<Response | undefined> {
  const { bearer, world } = call
  if (!bearer) return undefined
  if (call.method === 'GET') {
    const post = await world.findPost(bearer.account, call.query.get('id') ?? '')
    const snippet = post && { title: post.title, description: post.text, categoryId: '22' }
    const kept = post && (await world.findNote(bearer.account, `video:${post.remoteId}`))
    const status = { uploadStatus: 'processed', privacyStatus: 'public', ...asObject(kept?.status) }
    const parts = (call.query.get('part') ?? 'snippet').split(',')
    const items = post
      ? [
          {
            kind: 'youtube#video',
            id: post.remoteId,
            ...(parts.includes('snippet') ? { snippet } : {}),
            ...(parts.includes('status') ? { status } : {}),
          },
        ]
      : []
    return reply(200, { kind: 'youtube#videoListResponse', items })
  }
  if (!may(bearer, 'youtube', 'youtube.force-ssl')) return notAllowed()
  const missing = videoNotFound
  if (call.method === 'DELETE')
    return (await world.removePost(bearer.account, call.query.get('id') ?? ''))
      ? new Response(null, { status: 204 })
      : missing()
  if (call.method !== 'PUT' || call.query.get('part') !== 'snippet') return undefined
  const body = parseRequestObject(call)
  const refused = partRefused(call, body) ?? snippetRefused(body)
  if (refused) return refused
  if (!textAt(body, 'snippet', 'categoryId'))
    return failure(
      400,
      'invalidCategoryId',
      'The snippet.categoryId property specifies an invalid category ID.',
    )
  const tags = pick(body, 'snippet', 'tags') ?? []
  const edited = await world.editPost(bearer.account, textAt(body, 'id') ?? '', {
    title: textAt(body, 'snippet', 'title') ?? '',
    text: textAt(body, 'snippet', 'description') ?? '',
    tags: Array.isArray(tags) ? tags.map(String) : [],
  })
  return edited ? reply(200, { kind: 'youtube#video', id: edited.remoteId }) : missing()
}

const asObject = (value: unknown): object => (value !== null && typeof value === 'object' ? value : {})

// developers.google.com/youtube/v3/docs/thumbnails/set, read on 2026-11-23. The latest version of the page says 50
// MB where the previous one says 2 MB: we use the smaller limit until this is settled.
const maxThumbnailBytes = 2 * 1024 * 1024

async function setThumbnail({ bearer, query, headers, bytes, world }: StubCall): Promise<Response> {
  if (!bearer || !may(bearer, 'youtube.upload', 'youtube', 'youtube.force-ssl')) return notAllowed()
  const id = query.get('videoId')
  if (!id)
    return failure(
      400,
      'missingRequiredParameter',
      'No value for the required parameter: videoId.',
      'youtube.parameter',
    )
  const type = headers.get('content-type') ?? ''
  if (bytes.length === 0)
    return failure(400, 'mediaBodyRequired', 'The request does not include the image content.')
  if (!/^(?:image\/(?:jpeg|png)|application\/octet-stream)$/.test(type))
    return failure(
      400,
      'badContent',
      `Media type '${type}' is not supported. Valid media types: [image/jpeg, image/png, application/octet-stream]`,
    )
  if (bytes.length > maxThumbnailBytes)
    return failure(413, 'uploadTooLarge', `Media is too large. Limit: ${maxThumbnailBytes}`)
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  if (!head.startsWith('\xff\xd8\xff') && !head.startsWith('\x89PNG'))
    return failure(400, 'invalidImage', 'The provided image content is invalid.', 'youtube.thumbnail')
  if (!(await world.findPost(bearer.account, id)))
    return failure(
      404,
      'videoNotFound',
      'The video that you are trying to insert a thumbnail image for cannot be found.',
      'youtube.thumbnail',
    )
  const thumbnail = { size: bytes.length, md5: createHash('md5').update(bytes).digest('hex') }
  await world.changeNote(bearer.account, `thumbnail:${id}`, thumbnail)
  const url = `https://i.ytimg.com/vi/${id}/default.jpg`
  return reply(200, {
    kind: 'youtube#thumbnailSetResponse',
    items: [{ default: { url, width: 120, height: 90 } }],
  })
}

// developers.google.com/youtube/v3/docs/captions/insert, read on 2026-11-23.
const maxCaptionBytes = 100 * 1024 * 1024

async function insertCaption(call: StubCall): Promise<Response> {
  const { bearer, query, world } = call
  if (!bearer || !may(bearer, 'youtube.force-ssl')) return notAllowed()
  if (query.get('part') !== 'snippet') return noPart()
  const parts = relatedParts(call)
  if (query.get('uploadType') !== 'multipart' || !parts)
    return failure(400, 'badRequest', 'The body is not multipart/related.')
  const invalid = () =>
    failure(400, 'invalidMetadata', 'The request contains invalid metadata values.', 'youtube.caption')
  const body = parseRequestObject({ bytes: parts.json })
  const videoId = textAt(body, 'snippet', 'videoId') ?? ''
  const language = textAt(body, 'snippet', 'language') ?? ''
  const name = textAt(body, 'snippet', 'name')
  if (videoId === '' || name === undefined || !/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/.test(language))
    return invalid()
  const strange = Object.keys(asObject(pick(body, 'snippet'))).some(
    (key) => !['videoId', 'language', 'name', 'isDraft'].includes(key),
  )
  if (strange) return invalid()
  if (name.length > 150)
    return failure(
      400,
      'nameTooLong',
      'The snippet.name specified in the request is too long.',
      'youtube.caption',
    )
  if (parts.media.length === 0)
    return failure(
      400,
      'contentRequired',
      'The request does not include the caption track contents.',
      'youtube.caption',
    )
  if (parts.media.length > maxCaptionBytes)
    return failure(413, 'uploadTooLarge', `Media is too large. Limit: ${maxCaptionBytes}`)
  if (!(await world.findPost(bearer.account, videoId)))
    return failure(
      404,
      'videoNotFound',
      'The video identified by the videoId parameter could not be found.',
      'youtube.caption',
    )
  const list = await kept(world, bearer.account, `captions:${videoId}`)
  if (
    list.some(
      (one) => textAt(one, 'snippet', 'language') === language && textAt(one, 'snippet', 'name') === name,
    )
  )
    return failure(
      409,
      'captionExists',
      'The specified video already has a caption track with the given snippet.language and snippet.name.',
      'youtube.caption',
    )
  // A file in another format is accepted, but fails when it is processed.
  const text = Buffer.from(parts.media).toString('utf8')
  const isTimed =
    /^\uFEFF?WEBVTT(?:\s|$)/.test(text) || /\d\d:\d\d:\d\d,\d{3} --> \d\d:\d\d:\d\d,\d{3}/.test(text)
  const state = isTimed ? { status: 'serving' } : { status: 'failed', failureReason: 'unknownFormat' }
  const made = {
    kind: 'youtube#caption',
    id: `AUie${randomLetters(40)}`,
    snippet: {
      videoId,
      language,
      name,
      trackKind: 'standard',
      isDraft: pick(body, 'snippet', 'isDraft') === true,
      ...state,
    },
  }
  await world.changeNote(bearer.account, `captions:${videoId}`, { list: [...list, made] })
  return reply(200, made)
}

const kept = async (world: StubWorld, account: StubAccount, key: string): Promise<unknown[]> => {
  const list = pick(await world.findNote(account, key), 'list')
  return Array.isArray(list) ? list : []
}

async function listCaptions({ bearer, query, world }: StubCall): Promise<Response> {
  if (!bearer || !may(bearer, 'youtube.force-ssl')) return notAllowed()
  const items = await kept(world, bearer.account, `captions:${query.get('videoId') ?? ''}`)
  return reply(200, { kind: 'youtube#captionListResponse', items })
}

/** A channel's playlists: always the same two. */
const playlistsOf = ({ remoteId }: StubAccount): { id: string; title: string }[] =>
  ['From the workshop', 'Questions'].map((title) => ({
    id: `PL${createHash('sha256').update(`${remoteId}|${title}`).digest('hex').slice(0, 32)}`,
    title,
  }))

// developers.google.com/youtube/v3/docs/playlists/list and playlistItems/insert, read on 2026-11-23.
function listPlaylists({ bearer, query }: StubCall): Response {
  if (!bearer || !may(bearer, 'youtube.readonly', 'youtube', 'youtube.force-ssl')) return notAllowed()
  if (!query.get('part')) return noPart()
  if (query.get('mine') !== 'true')
    return failure(
      400,
      'missingRequiredParameter',
      'No filter selected. Expected one of: id, mine, channelId',
      'youtube.parameter',
    )
  const most = Number(query.get('maxResults') ?? 5)
  if (!Number.isInteger(most) || most < 0 || most > 50)
    return failure(
      400,
      'invalidParameter',
      `Invalid value '${most}'. Values must be within the range: [0, 50]`,
    )
  const all = playlistsOf(bearer.account)
  const start = Number(query.get('pageToken') ?? 0)
  if (!Number.isInteger(start))
    return failure(400, 'invalidPageToken', 'The request specifies an invalid page token.')
  return reply(200, {
    kind: 'youtube#playlistListResponse',
    ...(start + most < all.length ? { nextPageToken: String(start + most) } : {}),
    pageInfo: { totalResults: all.length, resultsPerPage: most },
    items: all.slice(start, start + most).map(({ id, title }) => ({
      kind: 'youtube#playlist',
      id,
      snippet: { title, channelId: bearer.account.remoteId, channelTitle: bearer.account.displayName },
    })),
  })
}

async function playlistItems(call: StubCall): Promise<Response | undefined> {
  const { bearer, method, query, world } = call
  const scopes = method === 'GET' ? ['youtube.readonly'] : []
  if (!bearer || !may(bearer, ...scopes, 'youtube', 'youtube.force-ssl')) return notAllowed()
  if (!query.get('part')) return noPart()
  const body = parseRequestObject(call)
  const id = method === 'GET' ? query.get('playlistId') : textAt(body, 'snippet', 'playlistId')
  const problem = (status: number, reason: string, words: string) =>
    failure(status, reason, words, 'youtube.playlistItem')
  if (!id)
    return problem(
      400,
      'playlistIdRequired',
      'The subscribe request does not specify a value for the required playlistId property.',
    )
  if (!playlistsOf(bearer.account).some((one) => one.id === id))
    return problem(
      404,
      'playlistNotFound',
      "The playlist identified with the request's playlistId parameter cannot be found.",
    )
  const list = await kept(world, bearer.account, `playlist:${id}`)
  if (method === 'GET') {
    const videoId = query.get('videoId')
    const items = list.filter(
      (one) => videoId === null || textAt(one, 'snippet', 'resourceId', 'videoId') === videoId,
    )
    return reply(200, { kind: 'youtube#playlistItemListResponse', items })
  }
  if (method !== 'POST') return undefined
  const resource = pick(body, 'snippet', 'resourceId')
  const videoId = textAt(resource, 'videoId')
  if (textAt(resource, 'kind') !== 'youtube#video' || !videoId)
    return problem(
      400,
      'resourceIdRequired',
      'The request must contain a resource in which the snippet object specifies a resourceId.',
    )
  if (!(await world.findPost(bearer.account, videoId)))
    return problem(
      404,
      'videoNotFound',
      'The video that you are trying to add to the playlist cannot be found.',
    )
  const position = pick(body, 'snippet', 'position')
  if (
    position !== undefined &&
    (!Number.isInteger(position) || Number(position) < 0 || Number(position) > list.length)
  )
    return problem(
      400,
      'invalidPlaylistItemPosition',
      "The request attempts to set the playlist item's position to an invalid or unsupported value.",
    )
  const made = {
    kind: 'youtube#playlistItem',
    id: randomLetters(48),
    snippet: {
      playlistId: id,
      position: position ?? list.length,
      resourceId: { kind: 'youtube#video', videoId },
    },
  }
  await world.changeNote(bearer.account, `playlist:${id}`, { list: [...list, made] })
  return reply(200, made)
}

const incomplete = (arrived: number): Response =>
  new Response(null, {
    status: 308,
    headers: arrived > 0 ? { range: `bytes=0-${arrived - 1}` } : {},
  })

const video = (id: string, meta: Record<string, unknown>) => ({
  kind: 'youtube#video',
  id,
  snippet: { title: meta.title, description: meta.description },
  status: { uploadStatus: 'uploaded', privacyStatus: 'public', ...asObject(meta.status) },
})

export const youtubeStub: Stub = {
  answer,
  rateLimited,
  streams: (method, path) => method === 'PUT' && path === '/upload/youtube/v3/videos',
  accountId: () => `UC${randomLetters(22)}`,
  tokenPath: '/token',
  tokens: { seconds: 3599, refresh: 'kept' },
  consent: {
    writeScope: ['youtube.upload', 'youtube', 'youtube.force-ssl'].map(
      (name) => `https://www.googleapis.com/auth/${name}`,
    ),
  },
}
