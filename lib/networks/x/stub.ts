import { randomBytes } from 'node:crypto'
import { weightedLength } from '@/lib/text/weighted-length'
import {
  parseBasicAuthorization,
  parseFields,
  parseRequestObject,
  pick,
  randomDigits,
  reply,
  type Stub,
  type StubCall,
  type Tokens,
  textAt,
} from '../stub'
import { keepReply, replyTarget, threadOf } from './stub-replies'
import { shownOnX } from './stub-text'

const postsPerWindow = 100
const windowSeconds = 900

/** The part of X's API v2 that a publisher needs (spec/platforms#x): OAuth 2 with PKCE and rotation, media, posts. */
const answer: Stub['answer'] = async (call) => {
  const at = `${call.method} ${call.path}`
  if (at === 'POST /2/oauth2/token') return token(call)
  if (at === 'POST /2/oauth2/revoke') return revoke(call)
  if (!call.bearer) return problem(401, 'Unauthorized', 'Unauthorized')
  const { account } = call.bearer
  if (at === 'GET /2/users/me')
    return reply(200, {
      data: { id: account.remoteId, name: account.displayName, username: account.handle },
    })
  if (at === 'POST /2/media/upload') return upload(call)
  if (at === 'GET /2/media/upload') return uploadStatus(call)
  if (at === 'POST /2/media/upload/initialize') return initialize(call)
  const [, id = '', step = ''] = /^\/2\/media\/upload\/(\d{1,19})\/(append|finalize)$/.exec(call.path) ?? []
  if (call.method === 'POST' && step === 'append') return append(call, id)
  if (call.method === 'POST' && step === 'finalize') return finalize(call, id)
  if (at === 'POST /2/media/metadata') return metadata(call)
  if (at === 'POST /2/tweets') return create(call)
  if (at === `GET /2/users/${account.remoteId}/tweets`) return list(call)
  if (call.method === 'DELETE' && /^\/2\/tweets\/\d+$/.test(call.path)) return remove(call)
  return undefined
}

const problem = (status: number, title: string, detail: string, type = 'about:blank', headers = {}) =>
  reply(status, { title, detail, type, status }, headers)

const rateLimited = (): Response =>
  problem(429, 'Too Many Requests', 'Too Many Requests', 'about:blank', rateHeaders(postsPerWindow))

async function token(call: StubCall): Promise<Response> {
  const { id, secret } = parseBasicAuthorization(call.headers)
  if (!call.world.isClient(id, secret))
    return reply(401, {
      error: 'unauthorized_client',
      error_description: 'Missing valid authorization header',
    })
  const fields = parseFields(call)
  const kind = fields.get('grant_type')
  if (kind === 'authorization_code')
    return tokenAnswer(
      await call.world.redeemCode({
        code: fields.get('code') ?? '',
        redirectUri: fields.get('redirect_uri') ?? '',
        verifier: fields.get('code_verifier'),
      }),
      'Value passed for the authorization code was invalid.',
    )
  if (kind === 'refresh_token')
    return tokenAnswer(
      await call.world.redeemRefreshToken(fields.get('refresh_token') ?? ''),
      'Value passed for the token was invalid.',
    )
  return reply(400, {
    error: 'unsupported_grant_type',
    error_description: 'The grant_type is not supported.',
  })
}

const tokenAnswer = (tokens: Tokens | undefined, refusal: string): Response =>
  tokens
    ? reply(200, {
        token_type: 'bearer',
        expires_in: tokens.expiresIn,
        access_token: tokens.access,
        scope: tokens.scope,
        ...(tokens.refresh ? { refresh_token: tokens.refresh } : {}),
      })
    : reply(400, { error: 'invalid_request', error_description: refusal })

async function revoke(call: StubCall): Promise<Response> {
  const { id, secret } = parseBasicAuthorization(call.headers)
  if (!call.world.isClient(id, secret)) return reply(401, { error: 'unauthorized_client' })
  await call.world.revokeToken(parseFields(call).get('token') ?? '')
  return reply(200, { revoked: true })
}

async function upload(call: StubCall): Promise<Response> {
  if (!call.bearer) return problem(401, 'Unauthorized', 'Unauthorized')
  if (!call.bearer.scopes.includes('media.write')) return forbidden()
  const body = parseRequestObject(call)
  const bytes = Buffer.from(textAt(body, 'media') ?? '', 'base64')
  const contentType = textAt(body, 'media_type') ?? ''
  if (
    bytes.length === 0 ||
    !/^image\/(jpeg|png|webp|gif)$/.test(contentType) ||
    !textAt(body, 'media_category')
  )
    return invalid('The media could not be read.')
  if (bytes.length > 5 * 1024 * 1024) return invalid('File size exceeds 5242880 bytes.')
  const media = await call.world.addMedia(call.bearer.account, { remoteId: snowflake(), contentType, bytes })
  return reply(200, {
    data: {
      id: media.remoteId,
      media_key: `3_${media.remoteId}`,
      size: bytes.length,
      expires_after_secs: 86_400,
    },
  })
}

// Chunked uploads: docs.x.com/x-api/media/quickstart/media-upload-chunked and the pages for initialize, append and
// finalize, read on 2026-11-23; refusals and their wording are from the v1.1 reference, whose limits these pages
// repeat.
const maxSegmentBytes = 5 * 1024 * 1024
const maxVideoBytes = 16 * 1024 * 1024 * 1024
const videoTypes = /^video\/(?:mp4|webm|mp2t|quicktime)$/

async function initialize(call: StubCall): Promise<Response> {
  if (!call.bearer) return problem(401, 'Unauthorized', 'Unauthorized')
  if (!call.bearer.scopes.includes('media.write')) return forbidden()
  const body = parseRequestObject(call)
  const total = pick(body, 'total_bytes')
  const contentType = textAt(body, 'media_type') ?? ''
  if (!videoTypes.test(contentType)) return invalid('The media_type is not supported.')
  if (!/^(?:tweet|amplify)_video$/.test(textAt(body, 'media_category') ?? ''))
    return invalid('The media_category does not fit the media_type.')
  if (typeof total !== 'number' || !Number.isInteger(total) || total < 1 || total > maxVideoBytes)
    return invalid('The total_bytes is not valid.')
  const remoteId = snowflake()
  await call.world.addMedia(call.bearer.account, { remoteId, contentType, meta: { total, stage: 'parts' } })
  return reply(200, { data: { id: remoteId, media_key: `13_${remoteId}`, expires_after_secs: 86_400 } })
}

async function append(call: StubCall, id: string): Promise<Response> {
  if (!call.bearer) return problem(401, 'Unauthorized', 'Unauthorized')
  const media = await call.world.findMedia(call.bearer.account, id)
  if (media?.meta.stage !== 'parts') return invalid('The media id is not valid, or its upload was finalized.')
  const form = await formOf(call)
  const segment = String(form?.get('segment_index') ?? '')
  const file = form?.get('media')
  if (!/^\d{1,3}$/.test(segment)) return invalid('The segment_index must be between 0 and 999.')
  if (!(file instanceof File) || file.size === 0) return invalid('The media is missing.')
  if (file.size > maxSegmentBytes) return problem(413, 'Payload Too Large', 'Segments size must be <= 5 MB.')
  await call.world.putPart(media.id, Number(segment), new Uint8Array(await file.arrayBuffer()))
  return reply(200, { data: { expires_at: Math.floor(Date.now() / 1000) + 86_400 } })
}

async function finalize(call: StubCall, id: string): Promise<Response> {
  if (!call.bearer) return problem(401, 'Unauthorized', 'Unauthorized')
  const media = await call.world.findMedia(call.bearer.account, id)
  if (media?.meta.stage !== 'parts') return invalid('The media id is not valid, or its upload was finalized.')
  const parts = await call.world.listParts(media.id)
  const size = parts.reduce((sum, part) => sum + part.size, 0)
  if (parts.some(({ at }, index) => at !== index) || size !== media.meta.total)
    return invalid('Segments do not add up to provided total file size.')
  await call.world.changeMedia(media.id, { meta: { ...media.meta, stage: 'processing', looks: 0 } })
  return reply(200, {
    data: {
      id,
      media_key: `13_${id}`,
      size,
      expires_after_secs: 86_400,
      processing_info: { state: 'pending', check_after_secs: 1 },
    },
  })
}

async function uploadStatus(call: StubCall): Promise<Response> {
  if (!call.bearer) return problem(401, 'Unauthorized', 'Unauthorized')
  if (call.query.get('command') !== 'STATUS') return invalid('The command must be STATUS.')
  const id = call.query.get('media_id') ?? ''
  const media = await call.world.findMedia(call.bearer.account, id)
  if (!media || media.meta.stage === 'parts' || media.meta.stage === undefined)
    return invalid('The media id is not valid, or its upload was not finalized.')
  const looks = Number(media.meta.looks ?? 0) + 1
  const done = looks > 1
  await call.world.changeMedia(media.id, {
    meta: { ...media.meta, looks, stage: done ? 'done' : 'processing' },
    ...(done && media.status === 'waiting' ? { status: 'ready' as const } : {}),
  })
  return reply(200, {
    data: {
      id,
      media_key: `13_${id}`,
      expires_after_secs: 86_400,
      processing_info: done
        ? { state: 'succeeded', progress_percent: 100 }
        : { state: 'in_progress', check_after_secs: 1, progress_percent: 40 },
    },
  })
}

async function formOf({ headers, bytes }: StubCall): Promise<FormData | undefined> {
  const type = headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return undefined
  const body = new Response(Uint8Array.from(bytes), { headers: { 'content-type': type } })
  return body.formData().catch(() => undefined)
}

async function metadata(call: StubCall): Promise<Response> {
  if (!call.bearer) return problem(401, 'Unauthorized', 'Unauthorized')
  if (!call.bearer.scopes.includes('media.write')) return forbidden()
  const body = parseRequestObject(call)
  const alt = textAt(body, 'metadata', 'alt_text', 'text')
  const media = await call.world.findMedia(call.bearer.account, textAt(body, 'id') ?? '')
  // Alt text for media that a post already shows comes too late.
  if (!media || media.status === 'posted' || !alt || alt.length > 1000)
    return invalid('The metadata is not valid.')
  await call.world.changeMedia(media.id, { alt })
  return reply(200, { data: { id: media.remoteId, associated_metadata: { alt_text: { text: alt } } } })
}

// docs.x.com/x-api/posts/create-post (TweetCreateRequest), read on 2026-11-23. Its schema states that other fields
// are rejected.
const knownFields: Record<string, readonly string[]> = {
  '': [
    'text',
    'media',
    'reply',
    'quote_tweet_id',
    'reply_settings',
    'poll',
    'geo',
    'card_uri',
    'community_id',
    'direct_message_deep_link',
    'edit_options',
    'for_super_followers_only',
    'made_with_ai',
    'nullcast',
    'paid_partnership',
    'share_with_followers',
  ],
  media: ['media_ids', 'tagged_user_ids'],
  reply: ['in_reply_to_tweet_id', 'exclude_reply_user_ids', 'auto_populate_reply_metadata'],
}

function unknownField(body: Record<string, unknown> | undefined): string | undefined {
  for (const [name, known] of Object.entries(knownFields)) {
    const at = name === '' ? body : pick(body, name)
    if (at === null || typeof at !== 'object') continue
    const strange = Object.keys(at).find((key) => !known.includes(key))
    if (strange) return `$.${name === '' ? '' : `${name}.`}${strange}`
  }
  return undefined
}

async function create(call: StubCall): Promise<Response> {
  if (!call.bearer) return problem(401, 'Unauthorized', 'Unauthorized')
  const { account, scopes } = call.bearer
  if (!scopes.includes('tweet.write')) return forbidden()
  const made = await call.world.countRecentPosts(account, windowSeconds)
  if (made >= postsPerWindow) return rateLimited()
  if (!(call.headers.get('content-type') ?? '').startsWith('application/json'))
    return problem(415, 'Unsupported Media Type', 'The body must be application/json.')
  const body = parseRequestObject(call)
  const strange = unknownField(body)
  if (strange)
    return invalid(
      `[${strange}: is not defined in the schema and the schema does not allow additional properties]`,
    )
  const target = await replyTarget(call.world, account, body)
  if (target !== null && typeof target === 'object')
    return target.status === 400 ? invalid(target.detail) : problem(403, 'Forbidden', target.detail)
  const text = textAt(body, 'text') ?? ''
  const ids = pick(body, 'media', 'media_ids') ?? []
  if (!Array.isArray(ids) || (text === '' && ids.length === 0)) return invalid('The post has no content.')
  if (weightedLength(text) > 280) return invalid('Your post text is too long.')
  if (new Set(ids.map(String)).size < ids.length) return invalid('Your media IDs are invalid.')
  if (ids.length > 4) return invalid('A post takes at most 4 photos.')
  const media = await Promise.all(ids.map((id) => call.world.findMedia(account, String(id))))
  const kept = media.flatMap((one) => (one?.status === 'ready' ? [one.id] : []))
  if (kept.length !== ids.length) return invalid('Your media IDs are invalid.')
  // A post has four photos, or one GIF, or one video: docs.x.com/x-api/media/quickstart/best-practices, read on
  // 2026-11-23.
  const alone = media.filter((one) => /^video\/|^image\/gif$/.test(one?.contentType ?? '')).length
  if (alone > 0 && ids.length > 1) return invalid('A post takes 4 photos, or 1 GIF, or 1 video.')
  if (await call.world.findDuplicate(account, text))
    return problem(403, 'Forbidden', 'You are not allowed to create a Tweet with duplicate content.')
  const post = await call.world.addPost(account, { remoteId: snowflake(), text, mediaIds: kept })
  if (!post) return invalid('Your media IDs are invalid.')
  if (target !== null) await keepReply(call.world, account, post, target)
  const shown = shownOnX(post)
  return reply(201, { data: { id: post.remoteId, text: shown.text } }, rateHeaders(made + 1))
}

/**
 * `DELETE /2/tweets/:id` (docs.x.com, 2026-11): `deleted` is true if the post was deleted; 404 if there is no such
 * post.
 */
async function remove(call: StubCall): Promise<Response> {
  if (!call.bearer) return problem(401, 'Unauthorized', 'Unauthorized')
  if (!call.bearer.scopes.includes('tweet.write')) return forbidden()
  const id = call.path.split('/').at(-1) ?? ''
  if (await call.world.removePost(call.bearer.account, id)) return reply(200, { data: { deleted: true } })
  return problem(
    404,
    'Not Found Error',
    `Could not find tweet with id: [${id}].`,
    'https://api.twitter.com/2/problems/resource-not-found',
  )
}

// docs.x.com/x-api/posts/timelines/integrate and its OpenAPI document 2.167 of 2026-08-22, read on 2026-11-23:
// without further fields, the response has id, text and edit_history_tweet_ids. The document calls them post.fields
// and referenced_posts; the guides, like this code, say tweets.
async function list({ bearer, query, world }: StubCall): Promise<Response> {
  if (!bearer) return problem(401, 'Unauthorized', 'Unauthorized')
  const { account, scopes } = bearer
  if (!scopes.includes('tweet.read')) return forbidden()
  const most = query.get('max_results') ?? '10'
  if (!/^\d{1,3}$/.test(most) || Number(most) < 5 || Number(most) > 100)
    return invalid(`The \`max_results\` query parameter value [${most}] is not between 5 and 100`)
  const start = query.get('start_time')
  if (start !== null && !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/.test(start))
    return invalid(`Invalid 'start_time':'${start}'. 'start_time' must be a valid RFC3339 date-time`)
  const excluded = (query.get('exclude') ?? '').split(',')
  const asked = ['id', 'text', 'edit_history_tweet_ids', ...(query.get('tweet.fields') ?? '').split(',')]
  const since = Date.parse(start ?? '1970-01-01T00:00:00Z')
  const data: { id: string }[] = []
  for (const post of await world.recentPosts(account, 100)) {
    if (data.length === Number(most) || post.createdAt.getTime() < since) break
    const { isReply, fields } = await threadOf(world, account, post)
    if (isReply && excluded.includes('replies')) continue
    const known: Record<string, unknown> = {
      ...shownOnX(post),
      edit_history_tweet_ids: [post.remoteId],
      author_id: account.remoteId,
      created_at: post.createdAt.toISOString(),
      ...fields,
    }
    const knownFieldEntries = asked.flatMap((name) =>
      known[name] === undefined ? [] : [[name, known[name]]],
    )
    data.push({ ...Object.fromEntries(knownFieldEntries), id: post.remoteId })
  }
  if (data.length === 0) return reply(200, { meta: { result_count: 0 } })
  return reply(200, {
    data,
    meta: { result_count: data.length, newest_id: data[0]?.id, oldest_id: data.at(-1)?.id },
  })
}

const forbidden = () =>
  problem(
    403,
    'Client Forbidden',
    'The scopes of this token do not allow this.',
    'https://api.twitter.com/2/problems/client-forbidden',
  )

const invalid = (message: string) =>
  reply(400, {
    errors: [{ parameters: {}, message }],
    title: 'Invalid Request',
    detail: 'One or more parameters to your request was invalid.',
    type: 'https://api.twitter.com/2/problems/invalid-request',
  })

function rateHeaders(used: number): Record<string, string> {
  return {
    'x-rate-limit-limit': String(postsPerWindow),
    'x-rate-limit-remaining': String(Math.max(0, postsPerWindow - used)),
    'x-rate-limit-reset': String(Math.floor(Date.now() / 1000) + windowSeconds),
  }
}

/** Generates an id as X does: milliseconds since its epoch, then further bits. */
function snowflake(): string {
  const own = BigInt(randomBytes(3).readUIntBE(0, 3) & 0x3fffff)
  return String(((BigInt(Date.now()) - 1_288_834_974_657n) << 22n) | own)
}

export const xStub: Stub = {
  answer,
  rateLimited,
  accountId: randomDigits,
  tokenPath: '/2/oauth2/token',
  tokens: { seconds: 7200, refresh: 'rotating', refreshScope: 'offline.access' },
  consent: { writeScope: 'tweet.write', needsPkce: true },
}
