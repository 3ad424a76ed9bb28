import { randomInt } from 'node:crypto'
import { type FetchedMedia, fetchMedia } from '@/lib/media/fetch-media'
import { sizeOfPicture } from '@/lib/media/fit-picture'
import { isSandboxClient } from '@/lib/platforms/sandbox-client'
import { randomLetters } from '../accounts'
import { bearerOf, fieldsOf, reply, type SandboxApi, type SandboxCall } from '../call'
import { type Bearer, redeemAccessToken, redeemCode } from '../grants'
import { addSandboxMedia, changeSandboxMedia, findSandboxMedia } from '../media'
import { countRecentPosts, recentPosts, storeSandboxPost } from '../posts'

const postsPerDay = 100
const longLived = 5_183_944

/** The part of the Instagram API that a publisher needs (spec/platforms#instagram): containers, publishing, lists. */
export const instagramApi: SandboxApi = async (call) => {
  const path = call.path.replace(/^\/v\d+\.\d+(?=\/)/, '')
  const at = `${call.method} ${path}`
  const fields = fieldsOf(call)
  if (at === 'POST /oauth/access_token') return token(fields)
  if (at === 'GET /access_token' || at === 'GET /refresh_access_token') return longer(call, fields)
  const bearer = await bearerOf('instagram', call.headers, fields.get('access_token'))
  if (!bearer) return failure(401, 190, 'Error validating access token: Session has expired')
  const { account } = bearer
  if (at === 'GET /me')
    return reply(200, { user_id: account.remoteId, username: account.handle, name: account.displayName })
  const own = `/${account.remoteId}`
  if (at === `POST ${own}/media`) return contain(bearer, fields)
  if (at === `POST ${own}/media_publish`) return publish(bearer, fields)
  if (at === `GET ${own}/media`) return list(bearer)
  if (at === `GET ${own}/content_publishing_limit`)
    return reply(200, {
      data: [
        {
          quota_usage: await countRecentPosts(account, 86_400),
          config: { quota_total: postsPerDay, quota_duration: 86_400 },
        },
      ],
    })
  if (call.method === 'GET') return look(bearer, path.slice(1))
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

export const instagramRateLimited = (): Response => failure(403, 4, 'Application request limit reached')

async function token(fields: URLSearchParams): Promise<Response> {
  const refusal = (message: string) =>
    reply(400, { error_type: 'OAuthException', code: 400, error_message: message })
  if (!isSandboxClient('instagram', fields.get('client_id'), fields.get('client_secret')))
    return refusal('Invalid platform app')
  const tokens = await redeemCode('instagram', {
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

async function longer(call: SandboxCall, fields: URLSearchParams): Promise<Response> {
  const exchange = fields.get('grant_type') === 'ig_exchange_token'
  const given = fields.get('access_token') ?? ''
  const bearer = await bearerOf('instagram', new Headers(), given)
  const known = !exchange || isSandboxClient('instagram', 'sandbox-instagram', fields.get('client_secret'))
  if (!bearer || !known || call.path.includes('refresh') === exchange)
    return failure(400, 190, 'Error validating access token')
  if (!exchange && Date.now() - bearer.since.getTime() < 86_400_000)
    return failure(400, 10, 'The access token must be at least 24 hours old to be refreshed')
  const tokens = await redeemAccessToken('instagram', given, longLived)
  if (!tokens) return failure(400, 190, 'Error validating access token')
  return reply(200, { access_token: tokens.access, token_type: 'bearer', expires_in: tokens.expiresIn })
}

async function contain({ account, scopes }: Bearer, fields: URLSearchParams): Promise<Response> {
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
    const found = await Promise.all(children.map((child) => findSandboxMedia(account, child)))
    if (found.some((child) => child?.status !== 'ready'))
      return failure(400, 100, 'A child container is not ready', 2_207_024)
    const ids = found.flatMap((child) => child?.id ?? [])
    const parent = await addSandboxMedia(account, { remoteId, meta: { caption, children: ids } })
    await changeSandboxMedia(parent.id, { status: 'ready' })
    return reply(200, { id: remoteId })
  }
  const address = fields.get('image_url') ?? fields.get('video_url')
  if (!address) return failure(400, 100, 'The parameter image_url is required')
  const media = await addSandboxMedia(account, {
    remoteId,
    alt: fields.get('alt_text') ?? '',
    meta: { caption },
  })
  const fetched = await fetchMedia(address, 'install').catch(() => undefined)
  const problem = fetched
    ? await problemOf(fetched)
    : 'Error: Media could not be fetched from this URI. 2207052'
  await changeSandboxMedia(
    media.id,
    fetched && !problem
      ? { bytes: fetched.bytes, contentType: fetched.contentType }
      : { status: 'failed', meta: { caption, status: problem } },
  )
  return reply(200, { id: remoteId })
}

/** What the network does not take: other types than JPEG, too many bytes, shapes beyond 4:5 and 1.91:1. */
async function problemOf({ bytes, contentType }: FetchedMedia): Promise<string | undefined> {
  if (/^video\/(mp4|quicktime)$/.test(contentType)) return undefined
  if (contentType !== 'image/jpeg') return 'Error: The image format is not supported. 2207005'
  if (bytes.length > 8_000_000) return 'Error: The image is too large. 2207004'
  const size = await sizeOfPicture(bytes)
  const shape = size ? size.width / size.height : 0
  return shape < 0.8 || shape > 1.91
    ? 'Error: The submitted image has an aspect ratio that cannot be published. 2207009'
    : undefined
}

async function look({ account }: Bearer, remoteId: string): Promise<Response> {
  const container = await findSandboxMedia(account, remoteId)
  if (container) {
    const codes = { waiting: 'IN_PROGRESS', ready: 'FINISHED', posted: 'PUBLISHED', failed: 'ERROR' } as const
    const status = typeof container.meta.status === 'string' ? container.meta.status : undefined
    return reply(200, {
      id: remoteId,
      status_code: codes[container.status],
      ...(status ? { status } : {}),
    })
  }
  const post = (await recentPosts(account, 100)).find((one) => one.remoteId === remoteId)
  return post
    ? reply(200, { id: remoteId, permalink: permalink(remoteId) })
    : failure(400, 100, 'Unsupported get request. Object does not exist', 33)
}

async function publish({ account }: Bearer, fields: URLSearchParams): Promise<Response> {
  const container = await findSandboxMedia(account, fields.get('creation_id') ?? '')
  if (!container || container.status === 'posted')
    return failure(400, 9007, 'Media ID is not available', 2_207_027)
  if (container.status !== 'ready')
    return failure(400, 9007, 'The media is not ready to be published', 2_207_027)
  if ((await countRecentPosts(account, 86_400)) >= postsPerDay)
    return failure(403, 9, 'Application request limit reached', 2_207_042)
  const children = Array.isArray(container.meta.children) ? container.meta.children.map(String) : null
  const remoteId = String(18_000_000_000_000_000n + BigInt(randomInt(1_000_000_000_000)))
  const post = await storeSandboxPost(account, {
    remoteId,
    text: typeof container.meta.caption === 'string' ? container.meta.caption : '',
    mediaIds: children ?? [container.id],
  })
  if (!post) return failure(400, 9007, 'Media ID is not available', 2_207_027)
  if (children) await changeSandboxMedia(container.id, { status: 'posted' })
  return reply(200, { id: remoteId })
}

async function list({ account }: Bearer): Promise<Response> {
  const posts = await recentPosts(account, 25)
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
