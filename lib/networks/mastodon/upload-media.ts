import { randomUUID } from 'node:crypto'
import { getServerLimits } from '../channel-settings'
import { notYet, parseJsonObject, readText } from '../outcomes'
import { type ChangeIo, type LoadedMedia, MediaRefused, type Post, type PublishOutcome } from '../publisher'
import { callMastodon } from './call-mastodon'
import { explainMastodonRefusal } from './explain-mastodon-refusal'
import { mastodonRules } from './rules'
import { uploadVideo } from './video'

type Io = ChangeIo<'oauth'>

/** Returns the upload ids kept from earlier runs, by position in the post. */
function idsOf(progress: Readonly<Record<string, unknown>>): (string | undefined)[] {
  const { media } = progress
  return Array.isArray(media) ? media.map((id) => (typeof id === 'string' ? id : undefined)) : []
}

/**
 * Uploads the images or the video with their descriptions and waits until the server has processed them. Finished
 * uploads are kept, so that a later run continues from there. No one can see them before the post is out.
 */
export async function uploadMedia(post: Post, io: Io): Promise<{ ids: string[] } | PublishOutcome> {
  const { media } = post.payload.content
  const maxMedia = getServerLimits(io.channel.config).media ?? mastodonRules.media.max.value
  if (media.length > maxMedia)
    throw new MediaRefused(
      `This Mastodon server takes ${maxMedia} images in one post.`,
      'Take some images out of the post.',
    )
  const kept = idsOf(post.progress)
  const ids: string[] = []
  for (const [index, { alt, focal }] of media.entries()) {
    const before = kept[index]
    const id = before ?? (await upload(index, { alt, focal }, io))
    if (typeof id !== 'string') return id
    ids.push(id)
    if (!before) await io.keep({ media: ids })
  }
  for (const id of ids) {
    const waiting = await awaitProcessing(id, post, io)
    if (waiting) return waiting
  }
  return { ids }
}

type MediaDescription = { alt: string; focal: { x: number; y: number } | undefined }

async function upload(
  index: number,
  { alt, focal }: MediaDescription,
  io: Io,
): Promise<string | PublishOutcome> {
  const limits = getServerLimits(io.channel.config)
  const fields = {
    ...(alt ? { description: alt.slice(0, limits.alt ?? mastodonRules.media.altLimit.value) } : {}),
    // Relative to the center, with the y axis pointing up.
    ...(focal ? { focus: `${(2 * focal.x - 1).toFixed(3)},${(1 - 2 * focal.y).toFixed(3)}` } : {}),
  }
  const loaded = io.isVideo(index) ? undefined : await io.loadMedia(index)
  // The URL does not always show whether it is an image or a video.
  const answer = loaded?.contentType.startsWith('image/')
    ? await uploadImage(loaded, fields, io)
    : await uploadVideo(await io.openVideo(index), fields, io)
  const id = readText(parseJsonObject(answer), 'id')
  if (id && (answer.status === 200 || answer.status === 202)) return id
  return explainMastodonRefusal(io, answer, false)
}

async function uploadImage({ bytes, contentType }: LoadedMedia, fields: Record<string, string>, io: Io) {
  const form = new FormData()
  const name = `${randomUUID()}.${contentType.slice('image/'.length)}`
  form.append('file', new Blob([new Uint8Array(bytes)], { type: contentType }), name)
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  const encoded = new Response(form)
  return callMastodon(io, 'POST', '/api/v2/media', {
    form: {
      contentType: encoded.headers.get('content-type') ?? '',
      body: new Uint8Array(await encoded.arrayBuffer()),
    },
  })
}

/** Returns undefined once the image or video can be posted. */
async function awaitProcessing(id: string, post: Post, io: Io): Promise<PublishOutcome | undefined> {
  const answer = await callMastodon(io, 'GET', `/api/v1/media/${encodeURIComponent(id)}`)
  if (answer.status === 200 && readText(parseJsonObject(answer), 'url')) return undefined
  if (answer.status === 200 || answer.status === 206)
    return notYet('Mastodon is processing what we uploaded.', 3)
  // Media of an existing post also returns 404: after an earlier try, only sending again shows whether there is a
  // post.
  if (answer.status === 404 && post.attempts > 0) return undefined
  if (answer.status === 404 || answer.status === 422) {
    await io.keep({ media: null })
    if (answer.status === 422) return explainMastodonRefusal(io, answer, false)
    return notYet('We upload its media again.', 5)
  }
  return explainMastodonRefusal(io, answer, false)
}
