import { parseJsonObject, readText } from '../outcomes'
import { type ChangeIo, MediaRefused, type Post } from '../publisher'
import { buildFacets, mentionedHandles } from './facets'
import { buildLinkCard } from './link-card'
import { UploadRefused, uploadPicture } from './upload-picture'
import { uploadVideo } from './video'
import { collection, query } from './xrpc'

type Io = ChangeIo<'fields'>

/**
 * Builds a post's record (lexicon app.bsky.feed.post). Uploads its images or video first, which no one can see yet.
 */
export async function buildPostRecord(post: Post, createdAt: string, io: Io): Promise<object> {
  const { content, post: written } = post.payload
  const words = await buildTextFields(written.text, content.language, io)
  const embed = await buildEmbed(post, io)
  return { $type: collection, ...words, createdAt, ...(embed ? { embed } : {}) }
}

/** Builds the record of a post in a thread: text only, and what it replies to. */
export async function buildReplyRecord(
  text: string,
  { createdAt, language, reply }: { createdAt: string; language: string; reply: unknown },
  io: Io,
): Promise<object> {
  return { $type: collection, ...(await buildTextFields(text, language, io)), createdAt, reply }
}

async function buildTextFields(text: string, language: string, io: Io): Promise<object> {
  const dids = await resolveAll(mentionedHandles(text), io)
  const facets = buildFacets(text, (handle) => dids.get(handle))
  return { text, langs: [language], ...(facets.length > 0 ? { facets } : {}) }
}

async function buildEmbed(post: Post, io: Io): Promise<object | undefined> {
  const { content } = post.payload
  if (content.media.length === 1 && io.isVideo(0)) return buildVideoEmbed(post, io)
  if (content.media.length > 0)
    return { $type: 'app.bsky.embed.images', images: await uploadImages(post, io) }
  return content.link === null || content.link.trim() === ''
    ? undefined
    : buildLinkCard(post, content.link.trim(), io)
}

async function uploadImages(post: Post, io: Io): Promise<object[]> {
  const images: object[] = []
  for (const [index, { alt }] of post.payload.content.media.entries()) {
    if (io.isVideo(index)) throw videoAlone()
    const picture = await io.loadMedia(index)
    if (!picture.contentType.startsWith('image/')) throw videoAlone()
    const image = await uploadPicture(io, picture)
    images.push({ image, alt, ...(picture.size ? { aspectRatio: picture.size } : {}) })
  }
  return images
}

const videoAlone = () =>
  new MediaRefused('Bluesky shows a video on its own.', 'Keep one video, or keep the images.')

async function buildVideoEmbed(post: Post, io: Io): Promise<object> {
  const { blob, size } = await uploadVideo(post, io, 0)
  const alt = post.payload.content.media[0]?.alt
  return {
    $type: 'app.bsky.embed.video',
    video: blob,
    ...(alt ? { alt } : {}),
    ...(size ? { aspectRatio: size } : {}),
  }
}

/** Resolves handles to DIDs. A handle that no account has stays plain text. */
async function resolveAll(handles: string[], io: Io): Promise<Map<string, string>> {
  const known = new Map<string, string>()
  for (const handle of handles) {
    const answer = await query(io, 'com.atproto.identity.resolveHandle', { handle })
    const did = readText(parseJsonObject(answer), 'did')
    if (answer.status === 200 && did) known.set(handle, did)
    else if (answer.status === 429 || answer.status >= 500) throw new UploadRefused(answer)
  }
  return known
}
