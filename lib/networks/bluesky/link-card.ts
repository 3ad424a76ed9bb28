import { Parser } from 'htmlparser2'
import { OutboundError } from '@/lib/http/outbound-error'
import { readAddress } from '@/lib/text/web-address'
import { type ChangeIo, MediaRefused, type Post } from '../publisher'
import { uploadPicture } from './upload-picture'

type Io = ChangeIo<'fields'>

/**
 * Size limit of a card's picture according to the lexicon app.bsky.embed.external; @atproto/api 0.21.0, checked
 * 2026-11-23.
 */
const maxThumbBytes = 1_000_000

/**
 * Builds a link's card from its page's Open Graph data (title, description, picture), as the network's own app
 * does. If the page cannot be read, the card has the item's title.
 */
export async function buildLinkCard(post: Post, link: string, io: Io): Promise<object> {
  const page = await readCard(link, io)
  const thumb = page.image === undefined ? undefined : await uploadThumbnail(page.image, io)
  const host = new URL(link).hostname.replace(/^www\./, '')
  return {
    $type: 'app.bsky.embed.external',
    external: {
      uri: link,
      title: page.title ?? titleOf(post.payload.item) ?? host,
      description: page.description ?? '',
      ...(thumb ? { thumb } : {}),
    },
  }
}

type PageCard = { title?: string | undefined; description?: string | undefined; image?: string | undefined }

async function readCard(link: string, io: Io): Promise<PageCard> {
  try {
    const answer = await io.fetch({
      url: link,
      headers: { accept: 'text/html' },
      maxBytes: 2 * 1024 * 1024,
      deadlineMs: 15_000,
      signal: io.signal,
    })
    const isPage = answer.status === 200 && /^text\/html|\bxhtml/i.test(answer.headers['content-type'] ?? '')
    return isPage ? parseLinkCard(new TextDecoder().decode(answer.bytes), answer.url) : {}
  } catch (error) {
    // The link is kept even if its page cannot be reached right now.
    if (error instanceof OutboundError) return {}
    throw error
  }
}

/** Reads the card data from a page's head. Accepts any text. */
export function parseLinkCard(html: string, address: string): PageCard {
  const meta = new Map<string, string>()
  let title: string | undefined
  let inTitle = false
  const parser = new Parser({
    onopentag(name, { property, name: called, content }) {
      if (name === 'title') inTitle = title === undefined
      const key = (property ?? called)?.toLowerCase()
      if (name === 'meta' && key && content?.trim() && !meta.has(key)) meta.set(key, content)
      if (name === 'body') parser.pause()
    },
    ontext(words) {
      if (inTitle) title = (title ?? '') + words
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false
    },
  })
  parser.write(html)
  const image = meta.get('og:image') ?? meta.get('twitter:image')
  return {
    title: line(meta.get('og:title') ?? meta.get('twitter:title') ?? title, 300),
    description: line(meta.get('og:description') ?? meta.get('description'), 1000),
    image: image === undefined ? undefined : readAddress(image, address)?.href,
  }
}

/** Collapses whitespace to a single line and truncates it to what a card shows; undefined if nothing is left. */
function line(words: string | undefined, maxLength: number): string | undefined {
  const plain = words?.replace(/\s+/gu, ' ').trim().slice(0, maxLength).toWellFormed()
  return plain === '' ? undefined : plain
}

async function uploadThumbnail(url: string, io: Io): Promise<object | undefined> {
  try {
    return await uploadPicture(io, await io.loadPicture(url, maxThumbBytes))
  } catch (error) {
    if (error instanceof MediaRefused || error instanceof OutboundError) return undefined
    throw error
  }
}

const titleOf = (item: object | null): string | undefined =>
  item && 'title' in item && typeof item.title === 'string' ? line(item.title, 300) : undefined
