import { isOnTheInternet } from '@/lib/http/addresses/address-policy'
import { notYet, parseJsonObject, readText, rejected, unknownOutcome } from '../outcomes'
import { MediaRefused, type Post, type Publisher, type PublishOutcome } from '../publisher'
import { discardUpload } from '../video-upload'
import {
  callInstagram,
  createContainer,
  explainInstagramRefusal,
  type Fields,
  getContainerState,
  type Io,
  readGraphErrorCode,
} from './api'
import { instagramReplies } from './replies'
import { videoContainer } from './video'

/**
 * Instagram Login API (spec/platforms#instagram): a container for each picture and video, another one for a
 * carousel, then publish. A container becomes at most one post, so its state shows what happened.
 */
export const instagramPublisher: Publisher<'oauth'> = {
  evidence: { lookup: 'certain', again: 'same' },

  async publish(post, io) {
    const container = await containerOf(post, io)
    if (typeof container !== 'string') return container
    const state = await getContainerState(io, container)
    if (typeof state !== 'string') return state
    if (state === 'PUBLISHED') return unknownOutcome('Instagram says this post is already published.')
    if (state === 'IN_PROGRESS') return processing()
    if (state !== 'FINISHED') {
      await io.keep({ container: null, children: null, upload: null })
      return state === 'EXPIRED' ? notReady() : unusable(state)
    }
    await io.sending()
    const answer = await callInstagram(io, 'POST', `/${io.channel.remoteId}/media_publish`, {
      creation_id: container,
    })
    const body = parseJsonObject(answer)
    const id = readText(body, 'id')
    if (answer.status >= 200 && answer.status < 300)
      return id
        ? { kind: 'published', remoteId: id, remoteUrl: await linkOf(io, id) }
        : unknownOutcome('Instagram didn’t return an ID for the post.')
    if (readGraphErrorCode(body) === 9007) {
      const now = await getContainerState(io, container).catch(() => 'UNKNOWN')
      if (now === 'IN_PROGRESS') return processing()
      if (now !== 'FINISHED') return unknownOutcome('Instagram says this was already used for a post.')
    }
    return explainInstagramRefusal(io, answer)
  },

  async reconcile(post, io) {
    const container = readText(post.progress, 'container')
    if (!container) return { kind: 'cannot-tell' }
    const state = await getContainerState(io, container)
    if (typeof state !== 'string') return { kind: 'later' }
    if (state === 'IN_PROGRESS' || state === 'FINISHED') return { kind: 'not-sent' }
    if (state !== 'PUBLISHED') return { kind: 'cannot-tell' }
    const answer = await callInstagram(
      io,
      'GET',
      `/${io.channel.remoteId}/media?fields=id,caption,permalink,timestamp`,
    )
    const { data } = parseJsonObject(answer)
    for (const one of Array.isArray(data) ? data : []) {
      const id = readText(one, 'id')
      const caption = one !== null && typeof one === 'object' && 'caption' in one ? one.caption : ''
      if (!id || caption !== post.payload.post.text || (await post.isTaken(id))) continue
      return {
        kind: 'found',
        remoteId: id,
        remoteUrl: io.access.app.sandbox ? io.postUrl(id) : (readText(one, 'permalink') ?? null),
      }
    }
    return { kind: 'found', remoteId: null, remoteUrl: null }
  },

  correct: null,
  remove: null,
  replies: instagramReplies,
}

/** Instagram asks clients to check a container once a minute. */
const processing = () => notYet('Instagram is processing the post.', 60)

const notReady = (): PublishOutcome => ({
  kind: 'pending',
  retryAfterSeconds: 60,
  failure: {
    code: 'media',
    message: 'What we uploaded to Instagram has expired.',
    hint: 'We try again automatically.',
  },
})

const unusable = (state: string) =>
  rejected(`Instagram can’t use an image or video: ${state}`, 'Use another one.', 'media')

/** Returns the container to publish: the one that an earlier try kept, or a new one. */
async function containerOf(post: Post, io: Io): Promise<string | PublishOutcome> {
  const kept = readText(post.progress, 'container')
  if (kept) return kept
  const { media } = post.payload.content
  const whole = { caption: post.payload.post.text, ...collaboratorsOf(post) }
  if (media.length === 0) return rejected('Instagram posts need an image or a video.', 'Add one.', 'media')
  const container =
    media.length > 1
      ? await carousel(post, io)
      : io.isVideo(0)
        ? await videoContainer(post, io, 0, { media_type: 'REELS', ...whole })
        : await pictureContainer(post, io, 0, whole)
  if (typeof container === 'string') await io.keep({ container })
  return container
}

/**
 * Creates a carousel's parts first and keeps each as soon as it exists; videos have to be processed before the
 * carousel can refer to them.
 */
async function carousel(post: Post, io: Io): Promise<string | PublishOutcome> {
  const media = post.payload.content.media.slice(0, 10)
  const known = post.progress.children
  const children: Record<string, string> =
    known !== null && typeof known === 'object' ? { ...(known as Record<string, string>) } : {}
  for (const index of media.keys()) {
    if (children[index]) continue
    const isVideo = io.isVideo(index)
    const fields = { is_carousel_item: 'true', ...(isVideo ? { media_type: 'VIDEO' } : {}) }
    const child = isVideo
      ? await videoContainer(post, io, index, fields)
      : await pictureContainer(post, io, index, fields)
    if (typeof child !== 'string') return child
    children[index] = child
    // The next video starts its own upload.
    await io.keep({ children: { ...children }, upload: null })
  }
  for (const [index, child] of Object.entries(children)) {
    if (!io.isVideo(Number(index))) continue
    const state = await getContainerState(io, child)
    if (typeof state !== 'string') return state
    if (state === 'IN_PROGRESS') return processing()
    if (state === 'FINISHED') continue
    await io.keep({ children: null })
    await discardUpload(io)
    return state === 'EXPIRED' ? notReady() : unusable(state)
  }
  return createContainer(io, {
    media_type: 'CAROUSEL',
    children: Object.values(children).join(','),
    caption: post.payload.post.text,
    ...collaboratorsOf(post),
  })
}

/**
 * Set on the container that is published, not on a carousel's parts (Meta, IG User media: `collaborators`, read on
 * 2026-11-23).
 */
const collaboratorsOf = ({ payload: { content } }: Post): Fields =>
  content.collaborators.length > 0 ? { collaborators: content.collaborators } : {}

async function pictureContainer(
  post: Post,
  io: Io,
  index: number,
  fields: Fields,
): Promise<string | PublishOutcome> {
  const one = post.payload.content.media[index]
  const image_url = await addressOf(one?.url ?? '', index, io)
  return createContainer(io, { ...fields, image_url, ...altOf(one?.alt) })
}

/**
 * Returns an address from which Instagram can fetch a picture in a format that it accepts; it always fetches
 * pictures itself.
 */
async function addressOf(url: string, index: number, io: Io): Promise<string> {
  const reaches = (address: string) => isOnTheInternet(address) || !isOnTheInternet(io.access.app.apiUrl)
  const copy = !reaches(io.mediaAddress(url))
  const { address, contentType } = await io.loadMedia(index, { copy })
  if (!contentType.startsWith('image/'))
    throw new MediaRefused(`We can’t read image ${index + 1} as an image.`, 'Use another image.')
  if (reaches(address)) return address
  throw new MediaRefused(
    `Instagram can’t reach image ${index + 1} because this installation has no public address.`,
    'Ask your administrator to set a public address (APP_URL), or use a JPEG image that is on the web.',
  )
}

const altOf = (alt: string | undefined): Record<string, string> =>
  alt ? { alt_text: alt.slice(0, 1000) } : {}

async function linkOf(io: Io, id: string): Promise<string> {
  if (io.access.app.sandbox) return io.postUrl(id)
  try {
    return (
      readText(parseJsonObject(await callInstagram(io, 'GET', `/${id}?fields=permalink`)), 'permalink') ??
      io.postUrl(id)
    )
  } catch {
    // The post is out; failing to read its permalink must not change that.
    return io.postUrl(id)
  }
}
