import { randomInt } from 'node:crypto'
import {
  type Bearer,
  fieldsOf,
  randomDigits,
  randomLetters,
  reply,
  type Stub,
  type StubCall,
  type StubWorld,
} from '../stub'

const postsPerDay = 100
const longLived = 5_183_944

/** The part of the Instagram API that a publisher needs (spec/platforms#instagram): containers, publishing, lists. */
const answer: Stub['answer'] = async (call) => {
  const path = call.path.replace(/^\/v\d+\.\d+(?=\/)/, '')
  const at = `${call.method} ${path}`
  const fields = fieldsOf(call)
  if (at === 'POST /oauth/access_token') return token(call, fields)
  if (at === 'GET /access_token' || at === 'GET /refresh_access_token') return longer(call, fields)
  const { bearer, world } = call
  if (!bearer) return failure(401, 190, 'Error validating access token: Session has expired')
  const { account } = bearer
  if (at === 'GET /me')
    return reply(200, { user_id: account.remoteId, username: account.handle, name: account.displayName })
  const own = `/${account.remoteId}`
  if (at === `POST ${own}/media`) return contain(world, bearer, fields)
  if (at === `POST ${own}/media_publish`) return publish(world, bearer, fields)
  if (at === `GET ${own}/media`) return list(world, bearer)
  if (at === `GET ${own}/content_publishing_limit`)
    return reply(200, {
      data: [
        {
          quota_usage: await world.countRecentPosts(account, 86_400),
          config: { quota_total: postsPerDay, quota_duration: 86_400 },
        },
      ],
    })
  if (call.method === 'GET') return look(world, bearer, path.slice(1))
  return undefined
}

const failure = (status: number, code: number, message: string, subcode?: number) =>
  reply(status, {
    error: {
      message,
      type: code === 190 ? 'OAuthException' : 'IGApiException',
      code,
      ...(subcode ? { error_subcode: subcode } : {}),
      fbtrace_id: randomLetters(23),
    },
  })

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
  const given = fields.get('access_token') ?? ''
  const bearer = await call.world.findBearer(given)
  const known = !exchange || call.world.isClient('sandbox-instagram', fields.get('client_secret'))
  if (!bearer || !known || call.path.includes('refresh') === exchange)
    return failure(400, 190, 'Error validating access token')
  if (!exchange && Date.now() - bearer.since.getTime() < 86_400_000)
    return failure(400, 10, 'The access token must be at least 24 hours old to be refreshed')
  const tokens = await call.world.redeemAccessToken(given, longLived)
  if (!tokens) return failure(400, 190, 'Error validating access token')
  return reply(200, { access_token: tokens.access, token_type: 'bearer', expires_in: tokens.expiresIn })
}

async function contain(
  world: StubWorld,
  { account, scopes }: Bearer,
  fields: URLSearchParams,
): Promise<Response> {
  if (!scopes.includes('instagram_business_content_publish'))
    return failure(403, 10, 'Application does not have permission for this action')
  const caption = fields.get('caption') ?? ''
  if (caption.length > 2200) return failure(400, 36_004, 'The caption was too long', 2_207_010)
  if ((caption.match(/#[\p{L}\p{N}_]+/gu)?.length ?? 0) > 30)
    return failure(400, 100, 'Too many hashtags', 2_207_040)
  const remoteId = String(17_900_000_000_000_000n + BigInt(randomInt(1_000_000_000_000)))
  if (fields.get('media_type') === 'CAROUSEL') {
    const children = (fields.get('children') ?? '').split(',').filter(Boolean)
    if (children.length < 2 || children.length > 10)
      return failure(400, 100, 'A carousel needs 2 to 10 items', 2_207_024)
    const found = await Promise.all(children.map((child) => world.findMedia(account, child)))
    if (found.some((child) => child?.status !== 'ready'))
      return failure(400, 100, 'A child container is not ready', 2_207_024)
    const ids = found.flatMap((child) => child?.id ?? [])
    const parent = await world.addMedia(account, { remoteId, meta: { caption, children: ids } })
    await world.changeMedia(parent.id, { status: 'ready' })
    return reply(200, { id: remoteId })
  }
  const address = fields.get('image_url') ?? fields.get('video_url')
  if (!address) return failure(400, 100, 'The parameter image_url is required')
  const media = await world.addMedia(account, {
    remoteId,
    alt: fields.get('alt_text') ?? '',
    meta: { caption },
  })
  const fetched = await world.fetchMedia(address)
  const problem = fetched
    ? await problemOf(world, fetched)
    : 'Error: Media could not be fetched from this URI. 2207052'
  await world.changeMedia(
    media.id,
    fetched && !problem
      ? { bytes: fetched.bytes, contentType: fetched.contentType }
      : { status: 'failed', meta: { caption, status: problem } },
  )
  return reply(200, { id: remoteId })
}

/** What the network does not take: other types than JPEG, too many bytes, shapes beyond 4:5 and 1.91:1. */
async function problemOf(
  world: StubWorld,
  { bytes, contentType }: { bytes: Uint8Array; contentType: string },
): Promise<string | undefined> {
  if (/^video\/(mp4|quicktime)$/.test(contentType)) return undefined
  if (contentType !== 'image/jpeg') return 'Error: The image format is not supported. 2207005'
  if (bytes.length > 8_000_000) return 'Error: The image is too large. 2207004'
  const size = await world.sizeOfPicture(bytes)
  const shape = size ? size.width / size.height : 0
  return shape < 0.8 || shape > 1.91
    ? 'Error: The submitted image has an aspect ratio that cannot be published. 2207009'
    : undefined
}

async function look(world: StubWorld, { account }: Bearer, remoteId: string): Promise<Response> {
  const container = await world.findMedia(account, remoteId)
  if (container) {
    const codes = { waiting: 'IN_PROGRESS', ready: 'FINISHED', posted: 'PUBLISHED', failed: 'ERROR' } as const
    const status = typeof container.meta.status === 'string' ? container.meta.status : undefined
    return reply(200, {
      id: remoteId,
      status_code: codes[container.status],
      ...(status ? { status } : {}),
    })
  }
  const post = (await world.recentPosts(account, 100)).find((one) => one.remoteId === remoteId)
  return post
    ? reply(200, { id: remoteId, permalink: permalink(remoteId) })
    : failure(400, 100, 'Unsupported get request. Object does not exist', 33)
}

async function publish(world: StubWorld, { account }: Bearer, fields: URLSearchParams): Promise<Response> {
  const container = await world.findMedia(account, fields.get('creation_id') ?? '')
  if (!container || container.status === 'posted')
    return failure(400, 9007, 'Media ID is not available', 2_207_027)
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
  return reply(200, { id: remoteId })
}

async function list(world: StubWorld, { account }: Bearer): Promise<Response> {
  const posts = await world.recentPosts(account, 25)
  return reply(200, {
    data: posts.map((post) => ({
      id: post.remoteId,
      caption: post.text,
      permalink: permalink(post.remoteId),
      timestamp: post.createdAt.toISOString().replace(/\.\d+Z$/, '+0000'),
    })),
  })
}

const permalink = (remoteId: string): string =>
  `https://www.instagram.com/p/${Buffer.from(remoteId).toString('base64url').slice(0, 11)}/`

export const instagramStub: Stub = {
  answer,
  rateLimited,
  accountId: () => `178414${randomDigits().slice(0, 11)}`,
  tokenPath: '/oauth/access_token',
  tokens: { seconds: 3600, refresh: 'none' },
  consent: { writeScope: 'instagram_business_content_publish' },
}
