import { isOnTheInternet } from '@/lib/http/address-policy'
import type { GuardedResponse } from '@/lib/http/guarded-fetch'
import { bodyOf, rateLimited, rejected, serverError, textIn, tokenRefused, unknownOutcome } from '../outcomes'
import { MediaRefused, type Post, type Publisher, type PublisherIo, type PublishOutcome } from '../publisher'
import { graphVersion } from './oauth'

type Io = PublisherIo<'oauth'>

/**
 * Instagram Login API (spec/platforms#instagram): a container for each picture, one more for a carousel, then publish. A
 * container becomes one post at most, so its state tells what happened.
 */
export const instagramPublisher: Publisher<'oauth'> = {
  async publish(post, io) {
    const container = await containerOf(post, io)
    if (typeof container !== 'string') return container
    const state = await stateOf(io, container)
    if (state === 'PUBLISHED') return unknownOutcome('Instagram says this post is already published.')
    if (state === 'IN_PROGRESS') return notReady()
    if (state !== 'FINISHED') {
      await io.keep({ container: null })
      return state === 'EXPIRED'
        ? notReady()
        : rejected(`Instagram can’t use the image: ${state}`, 'Use another image.', 'media')
    }
    await io.sending()
    const answer = await call(io, 'POST', `/${io.channel.remoteId}/media_publish`, { creation_id: container })
    const body = bodyOf(answer)
    const id = textIn(body, 'id')
    if (answer.status >= 200 && answer.status < 300)
      return id
        ? { kind: 'published', remoteId: id, remoteUrl: await linkOf(io, id) }
        : unknownOutcome('Instagram didn’t return an ID for the post.')
    if (codeOf(body) === 9007) {
      const now = await stateOf(io, container).catch(() => 'UNKNOWN')
      if (now === 'IN_PROGRESS') return notReady()
      if (now !== 'FINISHED') return unknownOutcome('Instagram says this image was already used.')
    }
    return refusal(io, answer.status, body)
  },

  async reconcile(post, io) {
    const container = textIn(post.progress, 'container')
    if (!container) return { kind: 'cannot-tell' }
    const state = await stateOf(io, container)
    if (state === 'IN_PROGRESS' || state === 'FINISHED') return { kind: 'not-sent' }
    if (state !== 'PUBLISHED') return { kind: 'cannot-tell' }
    const answer = await call(
      io,
      'GET',
      `/${io.channel.remoteId}/media?fields=id,caption,permalink,timestamp`,
    )
    const { data } = bodyOf(answer)
    for (const one of Array.isArray(data) ? data : []) {
      const id = textIn(one, 'id')
      const caption = one !== null && typeof one === 'object' && 'caption' in one ? one.caption : ''
      if (!id || caption !== post.payload.post.text || (await post.isTaken(id))) continue
      return {
        kind: 'found',
        remoteId: id,
        remoteUrl: io.access.app.sandbox ? io.postUrl(id) : (textIn(one, 'permalink') ?? null),
      }
    }
    return { kind: 'found', remoteId: null, remoteUrl: null }
  },

  correct: null,
  remove: null,
}

const notReady = (): PublishOutcome => ({
  kind: 'pending',
  retryAfterSeconds: 60,
  failure: {
    code: 'media',
    message: 'Instagram is still processing the image.',
    hint: 'We try again automatically.',
  },
})

/** The container to publish: the kept one of an earlier try, or a new one. */
async function containerOf(post: Post, io: Io): Promise<string | PublishOutcome> {
  const kept = textIn(post.progress, 'container')
  if (kept) return kept
  const { media } = post.payload.content
  const caption = post.payload.post.text
  const pictures: string[] = []
  for (const [index, one] of media.slice(0, 10).entries()) pictures.push(await addressOf(one.url, index, io))
  const [only] = pictures
  if (!only) return rejected('Instagram posts need an image.', 'Add an image.', 'media')
  let container: string | PublishOutcome
  if (pictures.length === 1) {
    container = await create(io, { image_url: only, caption, ...altOf(media[0]?.alt) })
  } else {
    const children: string[] = []
    for (const [index, picture] of pictures.entries()) {
      const fields = { image_url: picture, is_carousel_item: 'true', ...altOf(media[index]?.alt) }
      const child = await create(io, fields)
      if (typeof child !== 'string') return child
      children.push(child)
    }
    container = await create(io, { media_type: 'CAROUSEL', children: children.join(','), caption })
  }
  if (typeof container === 'string') await io.keep({ container })
  return container
}

/** Instagram fetches the pictures itself: it needs an address that it can reach, of a picture that it takes. */
async function addressOf(url: string, index: number, io: Io): Promise<string> {
  const reaches = (address: string) => isOnTheInternet(address) || !isOnTheInternet(io.access.app.apiUrl)
  const copy = !reaches(io.mediaAddress(url))
  const { address, contentType } = await io.loadMedia(index, { copy })
  if (!contentType.startsWith('image/'))
    throw new MediaRefused('We don’t support videos on Instagram yet.', 'Use images for this channel.')
  if (reaches(address)) return address
  throw new MediaRefused(
    `Instagram can’t reach image ${index + 1} because this installation has no public address.`,
    'Ask your administrator to set a public address (APP_URL), or use a JPEG image that is on the web.',
  )
}

const altOf = (alt: string | undefined): Record<string, string> =>
  alt ? { alt_text: alt.slice(0, 1000) } : {}

async function create(io: Io, fields: Record<string, string>): Promise<string | PublishOutcome> {
  const answer = await call(io, 'POST', `/${io.channel.remoteId}/media`, fields)
  const body = bodyOf(answer)
  return textIn(body, 'id') ?? refusal(io, answer.status, body, false)
}

/** A container's state; for ERROR the network's own words. */
async function stateOf(io: Io, container: string): Promise<string> {
  const body = bodyOf(await call(io, 'GET', `/${container}?fields=status_code,status`))
  const code = textIn(body, 'status_code') ?? 'UNKNOWN'
  return code === 'ERROR' ? (textIn(body, 'status') ?? code) : code
}

async function linkOf(io: Io, id: string): Promise<string> {
  if (io.access.app.sandbox) return io.postUrl(id)
  try {
    return textIn(bodyOf(await call(io, 'GET', `/${id}?fields=permalink`)), 'permalink') ?? io.postUrl(id)
  } catch {
    // The post is out; that its address is not known must not change that.
    return io.postUrl(id)
  }
}

const call = (
  io: Io,
  method: 'GET' | 'POST',
  path: string,
  fields?: Record<string, string>,
): Promise<GuardedResponse> =>
  io.fetch({
    url: `${io.access.app.apiUrl}/${graphVersion}${path}`,
    method,
    headers: {
      authorization: `Bearer ${io.access.credentials.accessToken}`,
      ...(fields ? { 'content-type': 'application/json' } : {}),
    },
    ...(fields ? { body: JSON.stringify(fields) } : {}),
    deadlineMs: 60_000,
    headersTimeoutMs: 45_000,
    signal: io.signal,
  })

function codeOf(body: Record<string, unknown>): number {
  const { error } = body
  return error !== null && typeof error === 'object' && 'code' in error ? Number(error.code) : 0
}

function refusal(io: Io, status: number, body: Record<string, unknown>, sending = true): PublishOutcome {
  const code = codeOf(body)
  if (status === 401 || code === 190) return tokenRefused('Instagram', io.access.credentials.accessToken)
  if (status === 429 || [4, 9, 17, 32, 613, 80_001, 80_002].includes(code))
    return rateLimited('Instagram', 3600)
  if (status >= 500 || status < 400)
    return sending ? serverError('Instagram', status) : rateLimited('Instagram', 60)
  const reason =
    textIn(body, 'error', 'error_user_msg') ?? textIn(body, 'error', 'message') ?? `status ${status}`
  return rejected(
    `Instagram rejected the post: ${reason}`,
    'Change the post, or check the account on Instagram.',
  )
}
