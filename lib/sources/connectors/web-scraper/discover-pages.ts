import { setImmediate as nextTurn } from 'node:timers/promises'
import { OutboundError } from '@/lib/http/outbound-error'
import { statusError } from '@/lib/http/responses/describe-status'
import type { ConnectorIO, Discovery, IndexState, SkippedEntry } from '@/lib/sources/connector'
import { SourceError } from '@/lib/sources/source-error'
import { askPage, pageBytes } from './ask-page'
import { FoundPages, type PageEntry } from './found-pages'
import { htmlText } from './html-text'
import { readListing } from './listing'
import { openHtml } from './open-html'
import { askSitemap, noteLeft, type ReadSitemaps, readSitemaps, type SitemapTask } from './read-sitemaps'
import type { WebScraperConfig } from './schemas'
import { RulesOfSites } from './site-rules'
import { readSitemap, type Sitemap, sitemapBytes } from './sitemap'

type Index = { found: FoundPages; complete: boolean; validators: IndexState }

/**
 * Finds the pages that a source reads (see docs/sources/web_scraper.md): from a sitemap, from a page that lists
 * articles, or, if the address is a whole site, from the sitemaps in its robots.txt, /sitemap.xml or its front
 * page, whichever exists first. A page missing from a completely read sitemap counts as gone; pages rotate out of
 * lists, so those are kept. Throws SourceError and OutboundError when nothing can be read.
 */
export async function discoverPages(
  config: WebScraperConfig,
  io: ConnectorIO,
  known: IndexState | undefined,
): Promise<Discovery<PageEntry>> {
  const start = new URL(config.start_url)
  const rules = new RulesOfSites()
  const task: SitemapTask = { start, scope: config, rules, io }
  const { sitemaps, allows } = await rules.of(start, io)
  const wholeSite = start.pathname === '/' && start.search === '' && config.use_sitemap
  const index =
    (wholeSite ? await fromSitemapsOf(task, sitemaps, known) : undefined) ??
    (await fromStart(config, task, wholeSite ? undefined : known))
  if (index === 'not modified') return { notModified: true }
  if (index.found.size === 0) throw nothingFound(config, start)
  const entries: Discovery<PageEntry> & { notModified: false } = {
    notModified: false,
    entries: [],
    skipped: [],
    validators: index.validators,
    complete: index.complete,
  }
  let looked = 0
  for (const entry of index.found.entries(rules)) {
    // There may be many long rules: let other work run in between, and stop when the sync is aborted.
    if (++looked % 50 === 0) await nextTurn()
    if (io.signal.aborted) throw new OutboundError('aborted', { host: start.host, sent: 'no' })
    const url = new URL(entry.data.address)
    if (url.origin === start.origin && !allows(url)) entries.skipped.push(forbidden(entry.key, url))
    else entries.entries.push(entry)
  }
  if (entries.entries.length === 0) throw forbiddenAltogether(start.host)
  return entries
}

const forbidden = (key: string, { host }: URL): SkippedEntry => ({
  key,
  reason: `The robots.txt of ${host} asks bots not to read this page.`,
})

/** Returns the first of the site's sitemaps that lists pages this source reads; undefined if there is none. */
async function fromSitemapsOf(
  task: SitemapTask,
  named: string[],
  known: IndexState | undefined,
): Promise<Index | 'not modified' | undefined> {
  const { start, rules, io } = task
  const candidates = [...named.slice(0, 10), '/sitemap.xml'].flatMap(
    (address) => URL.parse(address, start) ?? [],
  )
  const tried = new Set<string>()
  for (const url of candidates) {
    if (tried.has(url.href)) continue
    tried.add(url.href)
    // Last-Modified belongs to one file, and robots.txt may name another by now; an ETag tells them apart.
    const validators = known?.etag === undefined ? undefined : { etag: known.etag }
    const read = await askSitemap(url, rules, io, validators).catch((error: unknown) => {
      if (error instanceof OutboundError && error.code !== 'aborted' && error.retryAfterSeconds === undefined)
        return { kind: 'refused', reason: error.message } as const
      throw error
    })
    if (read.kind === 'refused') {
      if (named.length > 0) io.note(`We can’t read the sitemap ${url.pathname}. ${read.reason}`)
      continue
    }
    if (read.notModified) return 'not modified'
    if (!isList(read.sitemap)) continue
    const pages = await readSitemaps(
      { url: read.url, sitemap: read.sitemap, validators: read.validators },
      task,
    )
    if (pages.found.size > 0) return indexOf(pages)
  }
  return undefined
}

const indexOf = ({ found, complete, validators }: ReadSitemaps): Index => ({
  found,
  complete,
  validators: validators ?? {},
})

type List = Extract<Sitemap, { kind: 'pages' | 'sitemaps' }>

const isList = (sitemap: Sitemap): sitemap is List => sitemap.kind === 'pages' || sitemap.kind === 'sitemaps'

/** Reads the start address, whatever it turns out to be. */
async function fromStart(
  config: WebScraperConfig,
  task: SitemapTask,
  known: IndexState | undefined,
): Promise<Index | 'not modified'> {
  const { start, rules, io } = task
  const asked = await askPage(start, rules, io, { maxBytes: sitemapBytes, validators: known })
  if (asked.kind === 'refused') throw unreadable(asked.why, asked.reason)
  const { response, url } = asked
  if (response.notModified && known) return 'not modified'
  if (response.status !== 200) throw statusError(response)
  const type = response.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const html = type === 'text/html' || type === 'application/xhtml+xml'
  const sitemap = html ? undefined : await readSitemap(response.bytes)
  if (sitemap && isList(sitemap))
    return indexOf(await readSitemaps({ url, sitemap, validators: response.validators }, task))
  if (sitemap?.kind === 'feed')
    throw new SourceError('list-unreadable', {
      message: `This address on ${url.host} is a feed, not a web page.`,
      hint: 'Add it as a feed source instead.',
    })
  if (type !== '' && !html && type !== 'text/plain')
    throw new SourceError('list-unreadable', {
      message: `This address on ${url.host} is a file (${type.slice(0, 60)}), not a web page.`,
      hint: 'Enter the address of a page that lists articles, or of a sitemap.',
    })
  return fromListing(config, task, { url, bytes: response.bytes, type: response.headers['content-type'] })
}

async function fromListing(
  config: WebScraperConfig,
  { start, rules, io }: SitemapTask,
  first: { url: URL; bytes: Uint8Array; type: string | undefined },
): Promise<Index> {
  const found = new FoundPages()
  const left = { otherSite: 0, unfit: 0 }
  const visited = new Set<string>()
  let page: typeof first | undefined = first
  for (let number = 1; page; number++) {
    visited.add(page.url.href)
    const listing = listingOf(page, start, config)
    if (!listing || listing.nofollow) {
      if (number === 1) throw listing ? asksNotToFollow(page.url.host) : tooLarge(page.url.host)
      break
    }
    for (const url of listing.pages) found.add(url)
    left.otherSite += listing.ignored.otherSite
    left.unfit += listing.ignored.unmatched
    const { next } = listing
    page = undefined
    if (!next || visited.has(next.href) || number >= config.list_pages) break
    const asked = await askPage(next, rules, io)
    if (asked.kind === 'refused') io.note(`We skipped page ${number + 1} of the list. ${asked.reason}`)
    else if (!visited.has(asked.url.href))
      page = {
        url: asked.url,
        bytes: asked.response.bytes,
        type: asked.response.headers['content-type'],
      }
  }
  noteLeft(found, left, io)
  return { found, complete: false, validators: {} }
}

function listingOf(
  page: { url: URL; bytes: Uint8Array; type: string | undefined },
  start: URL,
  config: WebScraperConfig,
) {
  if (page.bytes.byteLength > pageBytes) return undefined
  const html = htmlText(page.bytes, page.type)
  const document = html === undefined ? undefined : openHtml(html)
  return document && readListing(document, page.url, start, config)
}

function unreadable(why: 'robots' | 'missing' | 'closed', reason: string): SourceError {
  if (why === 'robots')
    return new SourceError('robots-disallowed', {
      message: reason,
      hint: 'Ask the site’s administrator to allow it (our requests use the name Tributary), or use the site’s feed.',
    })
  return new SourceError(why === 'missing' ? 'list-missing' : 'list-unreadable', {
    message: why === 'missing' ? `There is no page at the start address. ${reason}` : reason,
    hint:
      why === 'missing'
        ? 'Check the address for typos, or enter the current address of the list.'
        : 'We can only read public pages. Perhaps the site has a feed.',
  })
}

const forbiddenAltogether = (host: string) =>
  unreadable('robots', `The robots.txt of ${host} asks bots not to read any of the pages we found.`)

const asksNotToFollow = (host: string) =>
  new SourceError('robots-disallowed', {
    message: `The page on ${host} asks bots not to follow its links (nofollow).`,
    hint: 'Ask the site’s administrator to allow it, or use the site’s sitemap or feed.',
  })

const tooLarge = (host: string) =>
  new SourceError('list-unreadable', {
    message: `The page on ${host} is too large or too deeply nested to read.`,
    hint: 'Enter another page that lists articles, or a sitemap.',
  })

function nothingFound(config: WebScraperConfig, start: URL): SourceError {
  const patterns = config.include.length + config.exclude.length > 0
  return new SourceError('list-empty', {
    message: patterns
      ? `We found no page on ${start.host} that matches the link patterns.`
      : `We found no links to articles on ${start.host}.`,
    hint: patterns
      ? 'Compare the patterns with the address of an article. For example, /blog/* matches everything under /blog.'
      : 'Enter the page that lists the articles, or a link pattern such as /blog/*. If the page builds its list with JavaScript, use its sitemap or feed.',
  })
}
