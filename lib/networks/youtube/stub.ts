import {
  fieldsOf,
  jsonOf,
  pick,
  randomLetters,
  reply,
  type Stub,
  type StubCall,
  type Tokens,
  textAt,
} from '../stub'

/**
 * The part of YouTube's API that a publisher needs (spec/platforms#youtube): OAuth, the channel, resumable uploads. It differs
 * in one thing: a still picture is taken as the film, so that a brand without films can try it.
 */
const answer: Stub['answer'] = async (call) => {
  const at = `${call.method} ${call.path}`
  if (at === 'POST /token') return token(call)
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
  if (call.path === '/youtube/v3/videos') return changeVideo(call)
  return undefined
}

const failure = (code: number, reason: string, message: string, domain = 'global') =>
  reply(code, { error: { code, message, errors: [{ message, domain, reason }] } })

const rateLimited = (): Response =>
  failure(
    403,
    'quotaExceeded',
    'The request cannot be completed because you have exceeded your quota.',
    'youtube.quota',
  )

async function token(call: StubCall): Promise<Response> {
  const fields = fieldsOf(call)
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

async function startUpload(call: StubCall): Promise<Response> {
  const { bearer } = call
  if (!bearer?.scopes.some((scope) => scope.endsWith('/youtube.upload')))
    return failure(403, 'insufficientPermissions', 'Insufficient Permission')
  const body = jsonOf(call)
  const refused = snippetRefused(body)
  if (refused) return refused
  const title = textAt(body, 'snippet', 'title') ?? ''
  const description = textAt(body, 'snippet', 'description') ?? ''
  const given = pick(body, 'snippet', 'tags')
  const tags = Array.isArray(given) ? given : []
  const contentType = call.headers.get('x-upload-content-type') ?? ''
  const size = call.headers.get('x-upload-content-length') ?? ''
  if (!/^(video|image)\//.test(contentType) || call.query.get('uploadType') !== 'resumable')
    return failure(400, 'mediaBodyRequired', 'The request does not include the video content.')
  if (!/^[1-9]\d{0,11}$/.test(size) || Number(size) > 256 * 1024 ** 3)
    return failure(400, 'invalidContentLength', 'The size of the video is not valid.')
  const media = await call.world.addMedia(bearer.account, {
    remoteId: randomLetters(40),
    contentType,
    meta: { title, description, tags: tags.map(String), size: Number(size) },
  })
  const address = `${call.world.url}/upload/youtube/v3/videos?uploadType=resumable&upload_id=${media.remoteId}`
  return new Response(null, { status: 200, headers: { location: address } })
}

/** What is wrong with a video's title, description or tags. */
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

// developers.google.com/youtube/v3/guides/using_resumable_upload_protocol, read on 2026-11-23: chunks are multiples of 256 KB but
// for the last, `Content-Range: bytes 0-524287/2000000`, an answer of 308 names what has arrived as `Range: bytes=0-524287`.
const chunkUnit = 256 * 1024

async function receive(call: StubCall, session: string): Promise<Response> {
  const media = await call.world.findUpload(session)
  if (!media) return failure(404, 'notFound', 'The upload session is gone.')
  const post = media.status === 'posted' ? await call.world.findPostOfMedia(media.id) : undefined
  if (post) return reply(200, video(post.remoteId, media.meta))
  const parts = await call.world.listParts(media.id)
  const arrived = parts.reduce((sum, { size }) => sum + size, 0)
  const total = Number(media.meta.size)
  const range = call.headers.get('content-range') ?? `bytes 0-${call.bytes.length - 1}/${call.bytes.length}`
  if (range.startsWith('bytes */')) return incomplete(arrived)
  const [, from = '', last = '', whole = ''] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? []
  const until = Number(last) + 1
  if (from === '' || until - Number(from) !== call.bytes.length || Number(whole) !== total || until > total)
    return failure(400, 'badRequest', 'Failed to parse Content-Range header.')
  // What was sent before is overlooked, and a gap is not filled: the sender is told what there is.
  if (Number(from) > arrived) return incomplete(arrived)
  const fresh = call.bytes.subarray(arrived - Number(from))
  if (until < total && (until - Number(from)) % chunkUnit !== 0)
    return failure(400, 'badRequest', 'The size of a chunk must be a multiple of 262144 bytes.')
  if (fresh.length > 0) await call.world.putPart(media.id, arrived, fresh)
  if (arrived + fresh.length < total) return incomplete(arrived + fresh.length)
  await call.world.changeMedia(media.id, { status: 'ready' })
  const owner = await call.world.findMediaOwner(media.accountId)
  const tags = Array.isArray(media.meta.tags) ? media.meta.tags.map(String) : []
  const stored = await call.world.addPost(owner, {
    remoteId: randomLetters(11),
    title: String(media.meta.title ?? ''),
    text: String(media.meta.description ?? ''),
    tags,
    mediaIds: [media.id],
  })
  const made = stored ?? (await call.world.findPostOfMedia(media.id))
  return made ? reply(201, video(made.remoteId, media.meta)) : incomplete(total)
}

/** videos.list by id, videos.update and videos.delete, which need a wider scope than uploading. */
async function changeVideo(call: StubCall): Promise<Response | undefined> {
  const { bearer, world } = call
  if (!bearer) return undefined
  if (call.method === 'GET') {
    const post = await world.findPost(bearer.account, call.query.get('id') ?? '')
    const snippet = post && { title: post.title, description: post.text, categoryId: '22' }
    const items = post ? [{ kind: 'youtube#video', id: post.remoteId, snippet }] : []
    return reply(200, { kind: 'youtube#videoListResponse', items })
  }
  if (!bearer.scopes.some((scope) => /\/auth\/youtube(\.force-ssl)?$/.test(scope)))
    return failure(403, 'insufficientPermissions', 'Insufficient Permission')
  const missing = () =>
    failure(404, 'videoNotFound', 'The video that you are trying to change cannot be found.', 'youtube.video')
  if (call.method === 'DELETE')
    return (await world.removePost(bearer.account, call.query.get('id') ?? ''))
      ? new Response(null, { status: 204 })
      : missing()
  if (call.method !== 'PUT' || call.query.get('part') !== 'snippet') return undefined
  const body = jsonOf(call)
  const refused = snippetRefused(body)
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

const incomplete = (arrived: number): Response =>
  new Response(null, {
    status: 308,
    headers: arrived > 0 ? { range: `bytes=0-${arrived - 1}` } : {},
  })

const video = (id: string, meta: Record<string, unknown>) => ({
  kind: 'youtube#video',
  id,
  snippet: { title: meta.title, description: meta.description },
  status: { uploadStatus: 'uploaded', privacyStatus: 'public' },
})

export const youtubeStub: Stub = {
  answer,
  rateLimited,
  accountId: () => `UC${randomLetters(22)}`,
  tokenPath: '/token',
  tokens: { seconds: 3599, refresh: 'kept' },
  consent: { writeScope: 'https://www.googleapis.com/auth/youtube.upload' },
}
