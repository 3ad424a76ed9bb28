import { readMarkdownAddress } from '../web-address'
import type { Attributes } from './pictures'

// Frames that are worth a link: the address in the frame is converted to that of the page that people know.
const pageRulesByHost: [host: RegExp, page: (url: URL) => string | undefined][] = [
  [
    /(?:^|\.)youtube(?:-nocookie)?\.com$/,
    (url) =>
      pathAfter(url, 'embed', (id) =>
        id === 'videoseries' ? undefined : `https://www.youtube.com/watch?v=${id}`,
      ),
  ],
  [/^player\.vimeo\.com$/, (url) => pathAfter(url, 'video', (id) => `https://vimeo.com/${id}`)],
  [
    /(?:^|\.)dailymotion\.com$/,
    (url) => pathAfter(url, 'video', (id) => `https://www.dailymotion.com/video/${id}`),
  ],
  [/^www\.loom\.com$/, (url) => pathAfter(url, 'embed', (id) => `https://www.loom.com/share/${id}`)],
  [/^open\.spotify\.com$/, (url) => `https://open.spotify.com${url.pathname.replace(/^\/embed/, '')}`],
  [
    /^w\.soundcloud\.com$/,
    (url) =>
      url.searchParams.get('url')?.startsWith('https://soundcloud.com/')
        ? (url.searchParams.get('url') ?? undefined)
        : undefined,
  ],
  [
    /^bandcamp\.com$|\.bandcamp\.com$|^www\.ted\.com$|^embed\.ted\.com$|^fast\.wistia\.(?:net|com)$|^peertube\./,
    (url) => url.href,
  ],
]

/** Returns the page of the video or audio that a frame or player shows; undefined for any other frame. */
export function findPlayerPage(
  name: string,
  attributes: Attributes,
  baseUrl: string | undefined,
): string | undefined {
  if (name === 'amp-youtube')
    return /^[\w-]{6,20}$/.test(attributes['data-videoid'] ?? '')
      ? `https://www.youtube.com/watch?v=${attributes['data-videoid']}`
      : undefined
  const given = attributes.src ?? attributes['data-src'] ?? attributes['data-lazy-src']
  const address =
    given === undefined ? undefined : readMarkdownAddress(given.trim().replace(/^\/\//, 'https://'), baseUrl)
  if (address === undefined) return undefined
  if (name === 'video' || name === 'audio') return address
  const url = new URL(address)
  const [, page] = pageRulesByHost.find(([host]) => host.test(url.hostname)) ?? []
  const found = page?.(url)
  return found === undefined ? undefined : readMarkdownAddress(found, undefined)
}

function pathAfter(url: URL, folder: string, page: (id: string) => string | undefined): string | undefined {
  const parts = url.pathname.split('/')
  const id = parts[parts.indexOf(folder) + 1]
  return parts.includes(folder) && id !== undefined && /^[\w-]{4,40}$/.test(id) ? page(id) : undefined
}
