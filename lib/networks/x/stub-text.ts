import { createHash } from 'node:crypto'
import { findAddresses } from '@/lib/text/text-entities'
import type { StubPost } from '../stub'

type Entity = { start: number; end: number; url: string; expanded_url: string; display_url: string }

/** Renders a post's text as X's API does: addresses shortened, pictures as an additional address, & < > escaped. */
export function shownOnX(post: StubPost): {
  text: string
  entities?: { urls: Entity[] }
} {
  const urls: Entity[] = []
  let text = ''
  let at = 0
  for (const span of findAddresses(post.text)) {
    text += escaped(post.text.slice(at, span.from))
    const expanded = post.text.slice(span.from, span.until)
    const url = short(`${post.id}${span.from}`)
    urls.push({
      start: text.length,
      end: text.length + url.length,
      url,
      expanded_url: /^https?:\/\//i.test(expanded) ? expanded : `http://${expanded}`,
      display_url: expanded.replace(/^https?:\/\/(www\.)?/i, '').slice(0, 27),
    })
    text += url
    at = span.until
  }
  text += escaped(post.text.slice(at))
  if (post.mediaIds.length > 0) {
    const url = short(`${post.id}media`)
    const address = `https://x.com/i/status/${post.remoteId}/photo/1`
    const start = text.length + (text ? 1 : 0)
    text = text ? `${text} ${url}` : url
    urls.push({ start, end: start + url.length, url, expanded_url: address, display_url: 'pic' })
  }
  return urls.length > 0 ? { text, entities: { urls } } : { text }
}

const short = (seed: string): string =>
  `https://t.co/${createHash('sha256').update(seed).digest('base64url').replace(/[-_]/g, 'a').slice(0, 10)}`

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
