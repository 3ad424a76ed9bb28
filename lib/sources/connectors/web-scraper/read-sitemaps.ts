import { OutboundError } from '@/lib/http/outbound-error'
import type { Validators } from '@/lib/http/requests/guarded-fetch'
import { statusError } from '@/lib/http/responses/describe-status'
import type { ConnectorIO } from '@/lib/sources/connector'
import { askPage } from './ask-page'
import { FoundPages } from './found-pages'
import { pageAddress } from './page-address'
import { pageInScope, type Scope } from './page-scope'
import type { RulesOfSites } from './site-rules'
import { type Listed, readSitemap, type Sitemap, sitemapBytes } from './sitemap'

export type SitemapTask = { start: URL; scope: Scope; rules: RulesOfSites; io: ConnectorIO }

export type ReadSitemaps = {
  found: FoundPages
  /** Whether everything was read, so that a missing page counts as removed. */
  complete: boolean
  /** Validators of the first file; undefined if that file may stay unchanged while others change. */
  validators: Validators | undefined
}

/** Maximum number of sitemaps read per index; each is a request, a second apart. */
const maxSitemaps = 50
// Content that CMSs list in separate sitemaps besides the articles.
const noArticles =
  /(?:^|[/_-])(?:categor(?:y|ies)|product_cat|post_tag|tags?|authors?|users?|attachments?|images?|videos?|locations?)-?(?:sitemap|\d|\.xml)/i

/**
 * Returns the pages of a sitemap, including those of the sitemaps in an index. Takes the first file, already read,
 * and its address. If a file of an index cannot be read, notes it, and nothing counts as removed. Throws
 * OutboundError 'aborted' and any that asks for a pause.
 */
export async function readSitemaps(
  first: { url: URL; sitemap: Extract<Sitemap, { listed: Listed[] }>; validators: Validators },
  task: SitemapTask,
): Promise<ReadSitemaps> {
  const { scope, start, io } = task
  const found = new FoundPages()
  const left = { otherSite: 0, unfit: 0 }
  const take = (listed: Listed[], base: URL) => {
    for (const { address, changed } of listed) {
      const page = pageInScope(address, base, start, scope)
      if (page instanceof URL) found.add(page, changed)
      else if (page === 'other site') left.otherSite++
      else left.unfit++
    }
  }
  let complete = !first.sitemap.cut
  let dated = true
  if (first.sitemap.kind === 'pages') take(first.sitemap.listed, first.url)
  else {
    const parts = first.sitemap.listed.filter(
      ({ address }) => scope.include.length > 0 || !noArticles.test(address),
    )
    dated = parts.every(({ changed }) => changed !== undefined)
    for (const [place, part] of parts.entries()) {
      if (found.full || place >= maxSitemaps) {
        complete = false
        io.note(`The sitemap lists ${parts.length} more sitemaps. We read ${place} of them.`)
        break
      }
      const read = await readPart(part, first.url, task)
      if (read) take(read.sitemap.listed, read.url)
      if (!read || read.sitemap.cut) complete = false
    }
  }
  noteLeft(found, left, io)
  return {
    found,
    complete: complete && found.overLimit === 0,
    validators: complete && dated ? first.validators : undefined,
  }
}

type Part = { url: URL; sitemap: Extract<Sitemap, { listed: Listed[] }> }

async function readPart({ address }: Listed, base: URL, task: SitemapTask): Promise<Part | undefined> {
  const { rules, io } = task
  const url = pageAddress(address, base)
  try {
    if (!url) throw new OutboundError('address-refused')
    const read = await askSitemap(url, rules, io)
    if (read.kind === 'sitemap' && !read.notModified && read.sitemap.kind === 'pages')
      return { url: read.url, sitemap: read.sitemap }
    io.note(
      `We skipped the sitemap ${shown(address)}. ${read.kind === 'refused' ? read.reason : 'It lists no pages.'}`,
    )
  } catch (error) {
    if (
      !(error instanceof OutboundError) ||
      error.code === 'aborted' ||
      error.retryAfterSeconds !== undefined
    )
      throw error
    io.note(`We skipped the sitemap ${shown(address)}. ${error.message}`)
  }
  return undefined
}

const shown = (address: string): string => address.split('?', 1)[0]?.slice(0, 200) ?? ''

/** Requests a file that may be a sitemap. Throws OutboundError when the server is at fault. */
export async function askSitemap(
  url: URL,
  rules: RulesOfSites,
  io: ConnectorIO,
  validators?: Validators,
): Promise<
  | { kind: 'refused'; reason: string }
  | { kind: 'sitemap'; notModified: true }
  | { kind: 'sitemap'; notModified: false; url: URL; sitemap: Sitemap; validators: Validators }
> {
  const accept = 'application/xml, text/xml, */*;q=0.5'
  const asked = await askPage(url, rules, io, { accept, maxBytes: sitemapBytes, validators })
  if (asked.kind === 'refused') return asked
  const { response } = asked
  if (response.notModified && validators) return { kind: 'sitemap', notModified: true }
  if (response.status !== 200) throw statusError(response)
  const sitemap = await readSitemap(response.bytes)
  return {
    kind: 'sitemap',
    notModified: false,
    url: asked.url,
    sitemap,
    validators: response.validators,
  }
}

/** Notes what was left out of an index, and why. */
export function noteLeft(
  found: FoundPages,
  left: { otherSite: number; unfit: number },
  io: Pick<ConnectorIO, 'note'>,
): void {
  const { otherSite, unfit } = left
  if (otherSite > 0)
    io.note(
      `We skipped ${counted(otherSite, 'link to another site', 'links to other sites')}. You can include other sites in the settings.`,
    )
  if (unfit > 0)
    io.note(
      `We skipped ${counted(unfit, 'link that doesn’t match the link patterns or isn’t an article', 'links that don’t match the link patterns or aren’t articles')}.`,
    )
  if (found.duplicates > 0)
    io.note(
      `The list has ${counted(found.duplicates, 'page', 'pages')} more than once, with a slightly different address. We use the first one.`,
    )
  if (found.overLimit > 0)
    io.note(
      `The list is very long, so we read the first ${found.size} pages. Use narrower link patterns to choose others.`,
    )
}

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
