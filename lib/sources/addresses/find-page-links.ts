import { readAddress } from '@/lib/text/web-address'
import type { Probe } from '../connector'

type PageLink = Probe['links'][number]

/** A page's head is at its beginning, and no one needs more links than this. */
const maxHead = 256 * 1024
const maxLinks = 50

/**
 * Returns the `<link>` elements in a web page's head that have a rel and an http address, with relative addresses
 * resolved. Cheap and lenient: scans for tags without parsing the document; ignores anything that is not a link.
 */
export function findPageLinks(html: string, base: URL): PageLink[] {
  const head = html.slice(0, maxHead).replace(/<!--[\s\S]*?(?:-->|$)/g, '')
  const end = head.search(/<body[\s>]/i)
  const links: PageLink[] = []
  for (const [, inner = ''] of (end < 0 ? head : head.slice(0, end)).matchAll(/<link\b([^<>]{0,4000})>/gi)) {
    const link = linkOf(parseAttributes(inner), base)
    if (link) links.push(link)
    if (links.length === maxLinks) break
  }
  return links
}

function linkOf(attributes: Map<string, string>, base: URL): PageLink | undefined {
  const href = attributes.get('href')?.trim()
  const rel = attributes.get('rel')?.trim().toLowerCase()
  const url = href && href.length <= 2048 ? readAddress(href, base) : undefined
  if (!rel || !url) return undefined
  return {
    rel,
    type: attributes.get('type')?.split(';')[0]?.trim().toLowerCase() ?? '',
    href: url.href,
    title: (attributes.get('title') ?? '').replace(/\s+/g, ' ').trim().slice(0, 200),
  }
}

/** Returns a tag's attributes by lowercase name, with entities decoded. */
export function parseAttributes(inner: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of inner.matchAll(
    /([a-z][\w-]{0,40})\s{0,9}=\s{0,9}(?:"([^"]{0,3000})"|'([^']{0,3000})'|([^\s"'>]{1,3000}))/gi,
  ))
    attributes.set(name.toLowerCase(), decoded(double ?? single ?? bare ?? ''))
  return attributes
}

const namedEntities: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }

/** Decodes the few character references that are common in attributes. */
function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|quot|apos|lt|gt));/gi,
    (whole, dec, hex, name) => {
      if (name) return namedEntities[String(name).toLowerCase()] ?? whole
      const code = dec ? Number(dec) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : whole
    },
  )
}
