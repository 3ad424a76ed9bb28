import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Parser } from 'htmlparser2'

/** An address and its last change exactly as the sitemap lists them. */
export type Listed = { address: string; changed: string | undefined }

export type Sitemap =
  | { kind: 'pages' | 'sitemaps'; listed: Listed[]; cut: boolean }
  /** A feed, a web page or anything else. */
  | { kind: 'feed' | 'other' }

/** Maximum size that we read of one file; the protocol allows 50,000 addresses in 50 MB. */
export const sitemapBytes = 20 * 1024 * 1024
const maxListed = 50_000
const maxAddressLength = 2_048
const maxDepth = 100

/**
 * Parses a sitemap or a sitemap index (sitemaps.org), as XML or plain text lines, gzipped or not. Ignores the
 * document's own declarations and entities. Returns what it is if it is not a sitemap; never throws.
 */
export async function readSitemap(bytes: Uint8Array): Promise<Sitemap> {
  const plain = await inflated(bytes)
  if (plain === undefined) return { kind: 'other' }
  const text = new TextDecoder('utf-8').decode(plain).trimStart()
  if (!text.startsWith('<')) return linesOf(text)
  return readXml(text)
}

async function inflated(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: sitemapBytes })
  } catch {
    return undefined
  }
}

function linesOf(text: string): Sitemap {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length === 0 || !lines.every((line) => /^https?:\/\/\S+$/i.test(line))) return { kind: 'other' }
  const listed = lines.slice(0, maxListed).map((address) => ({ address, changed: undefined }))
  return { kind: 'pages', listed, cut: lines.length > maxListed }
}

function readXml(text: string): Sitemap {
  const listed: Listed[] = []
  let kind: Sitemap['kind'] | undefined
  let cut = false
  let tooDeep = false
  let entry: { loc: string; lastmod: string } | undefined
  let inside: 'loc' | 'lastmod' | undefined
  let prefix = ''
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name) {
        // Closing elements costs the parser more with every level.
        if (++depth > maxDepth) tooDeep = true
        const { local, space } = named(name)
        if (kind === undefined) {
          kind = roots[local] ?? 'other'
          prefix = space
        }
        // Anything nested deeper belongs to extensions: pictures, videos, news, other languages.
        const known = space === prefix
        if (depth === 2 && known && (local === 'url' || local === 'sitemap')) entry = { loc: '', lastmod: '' }
        inside = depth === 3 && known && (local === 'loc' || local === 'lastmod') ? local : undefined
      },
      ontext(data) {
        if (entry && inside && entry[inside].length <= maxAddressLength) entry[inside] += data
      },
      onclosetag() {
        depth--
        inside = undefined
        if (depth !== 1 || !entry) return
        const address = entry.loc.trim()
        if (address !== '' && address.length <= maxAddressLength) {
          if (listed.length < maxListed) listed.push({ address, changed: entry.lastmod.trim() || undefined })
          else cut = true
        }
        entry = undefined
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for (let at = 0; at < text.length && kind !== 'other' && kind !== 'feed' && !cut && !tooDeep; at += 65_536)
    parser.write(text.slice(at, at + 65_536))
  if (tooDeep) return { kind: 'other' }
  if (kind === 'pages' || kind === 'sitemaps') return { kind, listed, cut }
  return { kind: kind ?? 'other' }
}

const roots: Record<string, Sitemap['kind']> = Object.assign(Object.create(null), {
  urlset: 'pages',
  sitemapindex: 'sitemaps',
  rss: 'feed',
  feed: 'feed',
  rdf: 'feed',
})

function named(name: string): { local: string; space: string } {
  const colon = name.indexOf(':')
  return { space: name.slice(0, Math.max(colon, 0)), local: name.slice(colon + 1).toLowerCase() }
}
