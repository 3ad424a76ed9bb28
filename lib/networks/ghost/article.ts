import { escapeHtml, formatLink, textToHtml } from '@/lib/text/text-to-html'
import { parseJsonObject, readText } from '../outcomes'
import { type ChangeIo, MediaRefused, type Post } from '../publisher'
import { type AdminCall, callAdmin } from './admin-api'
import { GhostRefused } from './refused'

type Io = ChangeIo<'fields'>

/** Maximum length of a tag's name; ghost 6.65.0, tags.name. */
const maxTagLength = 191

/** Calls the Admin API of the channel's site. */
export const buildCall = (io: Io, call: AdminCall) => {
  const base = typeof io.channel.config.admin === 'string' ? io.channel.config.admin : io.access.fields.site
  return callAdmin(
    { fetch: io.fetch, base: base ?? '', key: io.access.fields.key ?? '', signal: io.signal },
    call,
  )
}

type Picture = { src: string; width?: number; height?: number }

/**
 * Builds the article that Ghost stores. Uploads its images first, which no one can find yet. Throws GhostRefused and
 * MediaRefused.
 */
export async function buildArticle(post: Post, io: Io): Promise<object> {
  const { content, post: written } = post.payload
  const [first, ...others] = await picturesOf(post, io)
  const link = content.link?.trim() || null
  const alts = content.media.map(({ alt }) => alt)
  return {
    title: written.title?.trim() || content.text.slice(0, 100),
    html: [
      textToHtml(written.text),
      ...others.map((picture, at) => figure(picture, alts[at + 1] ?? '')),
      ...(link && !written.text.includes(link) ? [`<p>${formatLink(link, bare(link))}</p>`] : []),
    ].join('\n'),
    tags: tagsOf(content.hashtags),
    feature_image: first?.src ?? null,
    feature_image_alt: first ? (alts[0] ?? '') : null,
    canonical_url: link,
  }
}

/** Strips the scheme, "www." and a trailing slash, for display. */
const bare = (link: string): string => link.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')

/** Ghost treats a name that begins with # as an internal tag, and a name with a comma as two tags. */
const tagsOf = (hashtags: readonly string[]): { name: string }[] =>
  hashtags
    .map((tag) =>
      tag
        .replaceAll(',', ' ')
        .replace(/^[\s#＃]+/u, '')
        .trim()
        .slice(0, maxTagLength),
    )
    .filter((name) => name !== '')
    .map((name) => ({ name }))

function figure({ src, width, height }: Picture, alt: string): string {
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${size}></figure>`
}

/** Uploads a post's images, each only once: those that an earlier try uploaded are reused. */
async function picturesOf(post: Post, io: Io): Promise<Picture[]> {
  const kept: Picture[] = Array.isArray(post.progress.pictures) ? [...post.progress.pictures] : []
  for (let index = kept.length; index < post.payload.content.media.length; index++) {
    kept.push(await uploaded(index, io))
    await io.keep({ pictures: kept })
  }
  return kept
}

async function uploaded(index: number, io: Io): Promise<Picture> {
  const { bytes, contentType, size } = await io.loadMedia(index)
  if (!contentType.startsWith('image/'))
    throw new MediaRefused('We don’t support videos on Ghost yet.', 'Use images for this channel.')
  const form = new FormData()
  const name = `image-${index + 1}.${contentType.slice('image/'.length).replace('jpeg', 'jpg')}`
  form.append('file', new Blob([new Uint8Array(bytes)], { type: contentType }), name)
  form.append('purpose', 'image')
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  const body = new Uint8Array(await encoded.arrayBuffer())
  const answer = await buildCall(io, { method: 'POST', path: 'images/upload/', form: { type, body } })
  const { images } = parseJsonObject(answer)
  const src = readText(images, 0, 'url')
  if (answer.status !== 201 || !src) throw new GhostRefused(answer)
  return { src, ...size }
}
