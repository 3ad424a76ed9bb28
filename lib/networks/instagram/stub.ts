import { randomInt } from 'node:crypto'
import {
  type Bearer,
  parseFields,
  randomDigits,
  reply,
  runExclusively,
  type Stub,
  type StubCall,
  type StubMedia,
  type StubWorld,
  storeBody,
} from '../stub'
import { failure, many, momentOf, notAllowed, wrong } from './stub-answers'
import { collaboratorsOf, invitesOf, keepCollaborators } from './stub-collaborators'
import { commentsOf, oneComment } from './stub-comments'

const postsPerDay = 100
const longLived = 5_183_944

// developers.facebook.com/documentation/instagram-platform: content-publishing, content-publishing/resumable-uploads (of 2026-03-15),
// reference ig-user/media and error-codes (of 2026-06-02); read on 2026-11-23.
const limits = {
  caption: 2200,
  hashtags: 30,
  mentions: 20,
  alt: 1000,
  children: { min: 2, max: 10 },
  imageBytes: 8_000_000,
  videoBytes: 300_000_000,
  containerMs: 86_400_000,
}
const apiVersion = 'v26.0'

/** The part of the Instagram API that a publisher needs (spec/platforms#instagram): containers, uploads, publishing, comments, lists. */
const answerWith = async (call: StubCall, login: Login): Promise<Response | undefined> => {
  const uploadId = /^\/ig-api-upload\/v\d+\.\d+\/(\d+)$/.exec(call.path)?.[1]
  if (uploadId) return upload(call, uploadId)
  const path = call.path.replace(/^\/v\d+\.\d+(?=\/)/, '')
  const at = `${call.method} ${path}`
  const fields = parseFields(call)
  if (at === 'POST /oauth/access_token') return token(call, fields)
  if (at === 'GET /access_token' || at === 'GET /refresh_access_token') return longer(call, fields)
  const { bearer, world } = call
  if (!bearer) return failure(401, 190, 'Error validating access token: Session has expired')
  const { account } = bearer
  if (at === 'GET /me')
    return reply(200, { user_id: account.remoteId, username: account.handle, name: account.displayName })
  const own = `/${account.remoteId}`
  if (at === `POST ${own}/media`) return contain(call, bearer, fields, login)
  if (at === `POST ${own}/media_publish`) return publish(world, bearer, fields)
  if (at === `GET ${own}/media`) return list(world, bearer)
  if (at === `GET ${own}/content_publishing_limit`) {
    const asked = (fields.get('fields') ?? 'quota_usage').split(',')
    const known: Record<string, unknown> = {
      quota_usage: await world.countRecentPosts(account, 86_400),
      config: { quota_total: postsPerDay, quota_duration: 86_400 },
    }
    return reply(200, { data: [Object.fromEntries(asked.map((name) => [name, known[name]]))] })
  }
  const commented = /^\/(\d+)\/comments$/.exec(path)?.[1]
  if (commented) return commentsOf(call, bearer, commented)
  const invited = /^\/(\d+)\/collaborators$/.exec(path)?.[1]
  if (invited && call.method === 'GET') return invitesOf(world, bearer, invited)
  const comment = /^\/(\d+)$/.exec(path)?.[1]
  const about = comment && (await oneComment(call, bearer, comment))
  if (about) return about
  if (call.method === 'GET') return look(world, bearer, path.slice(1), fields)
  return undefined
}

const rateLimited = (): Response => failure(403, 4, 'Application request limit reached')

async function token(call: StubCall, fields: URLSearchParams): Promise<Response> {
  const refusal = (message: string) =>
    reply(400, { error_type: 'OAuthException', code: 400, error_message: message })
  if (!call.world.isClient(fields.get('client_id'), fields.get('client_secret')))
    return refusal('Invalid platform app')
  const tokens = await call.world.redeemCode({
    code: fields.get('code') ?? '',
    redirectUri: fields.get('redirect_uri') ?? '',
    verifier: null,
  })
  if (!tokens) return refusal('Invalid authorization code')
  return reply(200, {
    access_token: tokens.access,
    user_id: tokens.account.remoteId,
    permissions: tokens.scope.split(/[\s,]+/),
  })
}

async function longer(call: StubCall, fields: URLSearchParams): Promise<Response> {
  const exchange = fields.get('grant_type') === 'ig_exchange_token'
  const accessToken = fields.get('access_token') ?? ''
  const bearer = await call.world.findBearer(accessToken)
  const known = !exchange || call.world.isClient('sandbox-instagram', fields.get('client_secret'))
  if (!bearer || !known || call.path.includes('refresh') === exchange)
    return failure(400, 190, 'Error validating access token')
  if (!exchange && Date.now() - bearer.since.getTime() < 86_400_000)
    return failure(400, 10, 'The access token must be at least 24 hours old to be refreshed')
  const tokens = await call.world.redeemAccessToken(accessToken, longLived)
  if (!tokens) return failure(400, 190, 'Error validating access token')
  return reply(200, { access_token: tokens.access, token_type: 'bearer', expires_in: tokens.expiresIn })
}

/**
 * Apps with Facebook Login for Business may upload. For apps without it, one was observed to get the refusal below,
 * while others report that their uploads are accepted.
 */
type Login = { uploads: boolean }

async function contain(
  call: StubCall,
  { account, scopes }: Bearer,
  fields: URLSearchParams,
  login: Login,
): Promise<Response> {
  const { world } = call
  const viaFacebook = scopes.includes('instagram_content_publish')
  if (!viaFacebook && !scopes.includes('instagram_business_content_publish')) return notAllowed()
  const type = fields.get('media_type') ?? 'IMAGE'
  if (!['IMAGE', 'VIDEO', 'REELS', 'STORIES', 'CAROUSEL'].includes(type))
    return wrong(`Unknown media type ${type}`, 2_207_023)
  const isChild = fields.get('is_carousel_item') === 'true'
  const caption = isChild ? '' : (fields.get('caption') ?? '')
  if (caption.length > limits.caption) return failure(400, 36_004, 'The caption was too long', 2_207_010)
  if (many(caption, /#[\p{L}\p{N}_]+/gu) > limits.hashtags || many(caption, /(?:^|\s)@\w/g) > limits.mentions)
    return wrong('You cannot use more than the maximum number of tags', 2_207_040)
  const isStory = type === 'STORIES'
  const collaborators = collaboratorsOf(call, fields, { handle: account.handle, isChild, isStory })
  if (collaborators instanceof Response) return collaborators
  const remoteId = String(17_900_000_000_000_000n + BigInt(randomInt(1_000_000_000_000)))
  const meta = { caption, type, isChild, at: Date.now(), collaborators }
  if (type === 'CAROUSEL') return carousel(world, account, fields, remoteId, meta)
  const isVideo = type !== 'IMAGE' && (type !== 'STORIES' || !fields.has('image_url'))
  if (type === 'VIDEO' && !isChild)
    return wrong(
      'VIDEO for media_type is no longer supported. Use the REELS media_type to publish a video',
      2_207_067,
    )
  if (type === 'REELS' && isChild) return wrong('The media of a carousel item must be an image or a VIDEO')
  const alt = fields.get('alt_text') ?? ''
  if (alt !== '' && (isVideo || type === 'STORIES')) return wrong('The parameter alt_text is for images only')
  if (alt.length > limits.alt) return wrong('The alt text is too long')
  const offset = fields.get('thumb_offset')
  if (offset !== null && (!isVideo || !/^\d{1,9}$/.test(offset)))
    return failure(
      400,
      1,
      'Thumbnail offset must be greater than or equal to 0 and less than video duration',
      2_207_057,
    )
  const cover = fields.get('cover_url')
  if (cover !== null && type !== 'REELS') return wrong('The parameter cover_url is for reels only')
  if (fields.get('upload_type') === 'resumable') {
    if (!isVideo) return wrong('Only videos can be uploaded')
    if (!viaFacebook && !login.uploads) return wrong('The parameter video_url is required')
    await world.addMedia(account, {
      remoteId,
      contentType: 'video/mp4',
      meta: { ...meta, stage: 'upload', size: null, ...(await coverOf(world, cover)) },
    })
    return reply(200, { id: remoteId, uri: `${world.url}/ig-api-upload/${apiVersion}/${remoteId}` })
  }
  const address = fields.get(isVideo ? 'video_url' : 'image_url')
  if (!address) return wrong(`The parameter ${isVideo ? 'video_url' : 'image_url'} is required`)
  const media = await world.addMedia(account, { remoteId, alt, meta })
  const fetched = await world.fetchMedia(address)
  const covered = await coverOf(world, cover)
  const problem =
    covered.problem ??
    (fetched
      ? await problemOf(world, fetched, isVideo)
      : 'Error: Media could not be fetched from this URI. 2207052')
  if (!fetched || problem)
    await world.changeMedia(media.id, { status: 'failed', meta: { ...meta, status: problem } })
  else {
    await world.changeMedia(media.id, { bytes: fetched.bytes, contentType: fetched.contentType })
    // A video counts as processing until its state has been read once.
    if (isVideo)
      await world.changeMedia(media.id, { status: 'waiting', meta: { ...meta, stage: 'work', looks: 0 } })
  }
  return reply(200, { id: remoteId })
}

/** Parses a list of names, as JSON or comma-separated. */
const namesOf = (list: string): string[] =>
  list
    .replace(/[[\]"']/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

async function coverOf(world: StubWorld, address: string | null): Promise<{ problem?: string }> {
  if (address === null) return {}
  const fetched = await world.fetchMedia(address)
  if (!fetched) return { problem: 'Error: Media could not be fetched from this URI. 2207052' }
  if (fetched.contentType !== 'image/jpeg')
    return { problem: 'Error: The image format is not supported. 2207005' }
  return fetched.bytes.length > limits.imageBytes ? { problem: 'Error: The image is too large. 2207004' } : {}
}

async function carousel(
  world: StubWorld,
  account: Bearer['account'],
  fields: URLSearchParams,
  remoteId: string,
  meta: Record<string, unknown>,
): Promise<Response> {
  const children = namesOf(fields.get('children') ?? '')
  const { min, max } = limits.children
  if (children.length < min || children.length > max || new Set(children).size < children.length)
    return wrong(
      "Your post won't work as a carousel. Carousels need between 2 and 10 photos or videos",
      2_207_028,
    )
  const found = await Promise.all(children.map((child) => world.findMedia(account, child)))
  if (found.some((child) => !child || isExpired(child)))
    return wrong('Unsupported post request. Object does not exist', 33)
  if (found.some((child) => !child?.meta.isChild))
    return wrong('A child was not created as a carousel item', 2_207_028)
  if (found.some((child) => child?.status !== 'ready'))
    return failure(400, 9007, 'The media is not ready to be published', 2_207_027)
  const ids = found.flatMap((child) => child?.id ?? [])
  const parent = await world.addMedia(account, { remoteId, meta: { ...meta, children: ids } })
  await world.changeMedia(parent.id, { status: 'ready' })
  return reply(200, { id: remoteId })
}

const isExpired = ({ meta, status }: StubMedia): boolean =>
  status !== 'posted' && typeof meta.at === 'number' && Date.now() - meta.at > limits.containerMs

/**
 * The upload host: `Authorization: OAuth`, `offset` and `file_size`; the body is the rest of the file from `offset`
 * on. Bytes that arrived before a connection broke are kept, and `GET` returns how many there are, as does
 * `video_status` of the container.
 */
async function upload(call: StubCall, remoteId: string): Promise<Response> {
  if (!call.bearer || !/^OAuth /.test(call.headers.get('authorization') ?? ''))
    return uploadRefused(401, 'NotAuthorizedError', 'Not authorized')
  const { bearer } = call
  return runExclusively(remoteId, (stopped) => uploadNow(call, bearer, remoteId, stopped))
}

const uploadRefused = (status: number, type: string, message: string, retriable = false): Response =>
  reply(status, { debug_info: { retriable, type, message } })

async function uploadNow(
  { world, headers, method, body }: StubCall,
  bearer: Bearer,
  remoteId: string,
  stopped: AbortSignal,
): Promise<Response> {
  const problem = uploadRefused
  const media = await world.findMedia(bearer.account, remoteId)
  if (!media?.meta.stage) return problem(404, 'NotFoundError', 'The upload session does not exist')
  if (isExpired(media)) return problem(400, 'ProcessingFailedError', 'The upload session has expired')
  const arrived = await sizeOf(world, media)
  if (method === 'GET') return reply(200, { offset: arrived })
  if (method !== 'POST') return problem(400, 'BadRequestError', 'Unsupported method')
  if (media.meta.stage !== 'upload') return problem(400, 'ProcessingFailedError', 'Request processing failed')
  const offset = headers.get('offset') ?? ''
  const size = Number(headers.get('file_size') ?? '')
  if (!Number.isInteger(size) || size < 1)
    return problem(400, 'HeaderInvalidError', 'file_size is missing or invalid')
  if (size > limits.videoBytes) return problem(400, 'FileTooLargeError', 'The file is too large')
  if (media.meta.size !== null && media.meta.size !== size)
    return problem(400, 'HeaderInvalidError', 'file_size is not that of the first request')
  if (!/^\d{1,12}$/.test(offset) || Number(offset) !== arrived)
    return problem(400, 'OffsetInvalidError', 'Request starting offset is invalid')
  const length = headers.get('content-length')
  if (length !== null && Number(length) !== size - arrived)
    return problem(400, 'PartialRequestError', 'Partial request (did not match length of file)')
  await world.changeMedia(media.id, { meta: { ...media.meta, size } })
  const taken = await storeBody(world, media.id, body, {
    from: arrived,
    maxBytes: size - arrived,
    stopped,
  }).catch(() => null)
  if (arrived + (taken?.size ?? 0) !== size)
    return problem(400, 'PartialRequestError', 'Partial request (did not match length of file)', true)
  await world.changeMedia(media.id, { meta: { ...media.meta, size, stage: 'work', looks: 0 } })
  return reply(200, { success: true, message: 'Upload successful.' })
}

const sizeOf = async (world: StubWorld, { id }: StubMedia): Promise<number> =>
  (await world.listParts(id)).reduce((sum, { size }) => sum + size, 0)

/**
 * Returns why the network does not accept a file: an image that is not a JPEG or whose shape is outside 4:5 to
 * 1.91:1, another video format, or too many bytes.
 */
async function problemOf(
  world: StubWorld,
  { bytes, contentType }: { bytes: Uint8Array; contentType: string },
  isVideo: boolean,
): Promise<string | undefined> {
  if (isVideo) {
    if (!/^video\/(mp4|quicktime)$/.test(contentType))
      return 'Error: The video format is not supported. 2207026'
    return bytes.length > limits.videoBytes ? 'Error: The video is too large. 2207026' : undefined
  }
  if (contentType !== 'image/jpeg') return 'Error: The image format is not supported. 2207005'
  if (bytes.length > limits.imageBytes) return 'Error: The image is too large. 2207004'
  const size = await world.sizeOfPicture(bytes)
  const shape = size ? size.width / size.height : 0
  return shape < 0.8 || shape > 1.91
    ? 'Error: The submitted image has an aspect ratio that cannot be published. 2207009'
    : undefined
}

async function look(
  world: StubWorld,
  { account }: Bearer,
  remoteId: string,
  fields: URLSearchParams,
): Promise<Response> {
  const container = await world.findMedia(account, remoteId)
  if (container) {
    const { meta } = container
    const looks = Number(meta.looks ?? 0) + 1
    const isDone = meta.stage === 'work' && looks > 1 && typeof meta.problem !== 'string'
    const failed = meta.stage === 'work' && looks > 1 && !isDone
    const status = failed ? 'failed' : isDone && container.status === 'waiting' ? 'ready' : container.status
    if (meta.stage === 'work' && container.status === 'waiting')
      await world.changeMedia(container.id, {
        status,
        meta: { ...meta, looks, ...(failed ? { status: meta.problem } : {}) },
      })
    const codes = { waiting: 'IN_PROGRESS', ready: 'FINISHED', posted: 'PUBLISHED', failed: 'ERROR' } as const
    const text = failed ? meta.problem : meta.status
    const asked = (fields.get('fields') ?? '').split(',')
    const arrived = asked.includes('video_status') ? await sizeOf(world, container) : 0
    const phase = meta.stage === 'upload' ? 'in_progress' : 'complete'
    return reply(200, {
      id: remoteId,
      status_code: isExpired(container) ? 'EXPIRED' : codes[status],
      ...(typeof text === 'string' ? { status: text } : {}),
      ...(asked.includes('video_status') && meta.stage
        ? {
            video_status: {
              uploading_phase: { status: phase, bytes_transferred: arrived },
              processing_phase: { status: status === 'ready' ? 'complete' : 'not_started' },
            },
          }
        : {}),
    })
  }
  const post = await world.findPost(account, remoteId)
  return post
    ? reply(200, { id: remoteId, permalink: permalink(remoteId) })
    : failure(400, 100, 'Unsupported get request. Object does not exist', 33)
}

async function publish(world: StubWorld, bearer: Bearer, fields: URLSearchParams): Promise<Response> {
  const { account } = bearer
  const container = await world.findMedia(account, fields.get('creation_id') ?? '')
  if (!container || container.status === 'posted' || container.meta.isChild === true)
    return failure(400, 9007, 'Media ID is not available', 2_207_027)
  if (isExpired(container))
    return failure(
      400,
      -2,
      'The media you are trying to access has expired. Please try to upload again.',
      2_207_020,
    )
  if (container.status !== 'ready')
    return failure(400, 9007, 'The media is not ready to be published', 2_207_027)
  if ((await world.countRecentPosts(account, 86_400)) >= postsPerDay)
    return failure(403, 9, 'Application request limit reached', 2_207_042)
  const children = Array.isArray(container.meta.children) ? container.meta.children.map(String) : null
  const remoteId = String(18_000_000_000_000_000n + BigInt(randomInt(1_000_000_000_000)))
  const post = await world.addPost(account, {
    remoteId,
    text: typeof container.meta.caption === 'string' ? container.meta.caption : '',
    mediaIds: children ?? [container.id],
  })
  if (!post) return failure(400, 9007, 'Media ID is not available', 2_207_027)
  if (children) await world.changeMedia(container.id, { status: 'posted' })
  await keepCollaborators(world, bearer, remoteId, container.meta.collaborators)
  return reply(200, { id: remoteId })
}

async function list(world: StubWorld, { account }: Bearer): Promise<Response> {
  const posts = await world.recentPosts(account, 25)
  return reply(200, {
    data: posts.map((post) => ({
      id: post.remoteId,
      caption: post.text,
      permalink: permalink(post.remoteId),
      timestamp: momentOf(post.createdAt),
    })),
  })
}

const permalink = (remoteId: string): string =>
  `https://www.instagram.com/p/${Buffer.from(remoteId).toString('base64url').slice(0, 11)}/`

/** Builds a simulated Instagram for an app that may upload files, or may not. Serves spec/platforms#instagram. */
export const instagramStubWith = (login: Login): Stub => ({
  answer: (call) => answerWith(call, login),
  streams: (method, path) => method === 'POST' && path.startsWith('/ig-api-upload/'),
  rateLimited,
  accountId: () => `178414${randomDigits().slice(0, 11)}`,
  tokenPath: '/oauth/access_token',
  tokens: { seconds: 3600, refresh: 'none' },
  consent: { writeScope: ['instagram_business_content_publish', 'instagram_content_publish'] },
})

export const instagramStub = instagramStubWith({ uploads: true })
