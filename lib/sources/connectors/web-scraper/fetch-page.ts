import { OutboundError } from '@/lib/http/outbound-error'
import type { Validators } from '@/lib/http/requests/guarded-fetch'
import { statusError } from '@/lib/http/responses/describe-status'
import type { ConnectorIO, Entry, FetchResult } from '@/lib/sources/connector'
import { EntrySkipped } from '@/lib/sources/source-error'
import { type AskedPage, askPage } from './ask-page'
import type { PageEntry } from './found-pages'
import { htmlText } from './html-text'
import { isSameSite, pageIdentity } from './page-address'
import { type PageContent, readPage } from './read-page'
import type { WebScraperConfig } from './schemas'

/** Errors that the page causes and not its server; retrying alone would not help. */
const pageFaults: ReadonlySet<string> = new Set([
  'too-large',
  'bad-encoding',
  'address-refused',
  'redirect-refused',
  'too-many-redirects',
  'request-refused',
])

/**
 * Fetches one page and extracts its article. Throws EntrySkipped with the reason if there is none to read (missing,
 * not allowed, not a web page, no article, or the same page as another one in the list) and OutboundError when its
 * server is at fault.
 */
export async function fetchPage(
  config: WebScraperConfig,
  entry: Entry<PageEntry>,
  io: ConnectorIO,
  known: Validators | undefined,
): Promise<FetchResult<PageContent>> {
  const { address } = entry.data
  const asked = await ask(new URL(address), entry.data, io, known)
  if (asked.kind === 'refused') throw new EntrySkipped(asked.reason)
  const { response, url } = asked
  if (response.notModified) return { notModified: true, validators: response.validators }
  if (response.status !== 200) throw statusError(response)
  checkArrival(new URL(address), url, config)
  checkIdentity(entry, url, 'redirects to')
  const type = response.headers['content-type']
  if (!isHtml(type)) throw new EntrySkipped(`This is a file, not a web page (${type?.slice(0, 60)}).`)
  if (/\b(?:noindex|none)\b/.test(toEverybody(response.headers['x-robots-tag'] ?? '')))
    throw new EntrySkipped('The server asks bots not to use this page (X-Robots-Tag: noindex).')
  const html = htmlText(response.bytes, type, io.note)
  if (html === undefined) throw new EntrySkipped('We can’t read the encoding of this page.')
  const page = readPage(html, url, config, io.note)
  if (page.canonical !== undefined) checkIdentity(entry, new URL(page.canonical), 'says it is a copy of')
  return {
    notModified: false,
    content: page,
    validators: response.validators,
  }
}

async function ask(
  url: URL,
  { run }: PageEntry,
  io: ConnectorIO,
  validators: Validators | undefined,
): Promise<AskedPage> {
  try {
    return await askPage(url, run.rules, io, { validators })
  } catch (error) {
    if (error instanceof OutboundError && pageFaults.has(error.code))
      throw new EntrySkipped(`We can’t read the page. ${error.message}`)
    throw error
  }
}

/** Throws if the page redirects to another site or to the front page: it no longer exists then. */
function checkArrival(asked: URL, arrived: URL, config: WebScraperConfig): void {
  if (!isSameSite(asked, arrived) && !config.other_sites)
    throw new EntrySkipped(`The page redirects to another site (${arrived.host}).`)
  if (arrived.pathname === '/' && arrived.search === '' && asked.pathname !== '/')
    throw new EntrySkipped('The page redirects to the home page, so it no longer exists.')
}

function checkIdentity({ key, data }: Entry<PageEntry>, found: URL, says: string): void {
  const other = data.run.listed.get(pageIdentity(found))
  if (other !== undefined && other !== key)
    throw new EntrySkipped(`The page ${says} ${other}, which we already read.`)
}

const isHtml = (type: string | undefined): boolean =>
  type === undefined || /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type)

/**
 * Returns the part of an X-Robots-Tag that addresses all bots or ours: "otherbot: noindex, nofollow" does not apply
 * to us.
 */
function toEverybody(header: string): string {
  let forUs = true
  const directives: string[] = []
  for (const part of header.slice(0, 1_000).toLowerCase().split(',')) {
    const [, name, rest] = /^\s*([a-z_-]+)\s*:\s*((?:\S.*)?)$/.exec(part) ?? []
    if (
      name !== undefined &&
      !['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview'].includes(name)
    ) {
      forUs = name === 'tributary' || name === 'robots'
      if (forUs) directives.push(rest ?? '')
    } else if (forUs) directives.push(part)
  }
  return directives.join(',')
}
