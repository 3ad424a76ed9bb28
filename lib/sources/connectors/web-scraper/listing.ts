import { isSameSite, pageAddress } from './page-address'
import { pageInScope, type Scope } from './page-scope'

export type PageLinks = {
  /** The pages it links to, in order, without duplicate addresses. */
  pages: URL[]
  /** The next page of the list. */
  next: URL | undefined
  /** Whether the page asks bots not to follow its links. */
  nofollow: boolean
  /** How many links lead to other sites or do not match the patterns. */
  ignored: { otherSite: number; unmatched: number }
}

const maxLinks = 5_000

/**
 * Returns the pages linked from a web page that the source reads (see pageInScope). Without link patterns, follows
 * only links in the page's own content, not those in menus, headers and footers; never follows links marked
 * nofollow. Takes the document, its address after redirects and the source's start address.
 */
export function readListing(document: Document, url: URL, start: URL, scope: Scope): PageLinks {
  const base = findBaseUrl(document, url)
  const listing: PageLinks = {
    pages: [],
    next: undefined,
    nofollow: false,
    ignored: { otherSite: 0, unmatched: 0 },
  }
  listing.nofollow = [...document.querySelectorAll('meta[name][content]')].some(
    (meta) =>
      /^(?:robots|tributary)$/i.test(meta.getAttribute('name') ?? '') &&
      /\b(?:nofollow|none)\b/i.test(meta.getAttribute('content') ?? ''),
  )
  const includesPageChrome = scope.include.length > 0
  const seen = new Set<string>()
  const links = [...document.querySelectorAll('a[href], link[rel="next"][href]')].slice(0, maxLinks)
  for (const link of links) {
    const href = link.getAttribute('href') ?? ''
    if (isNext(link)) {
      const next = pageAddress(href, base)
      if (next && isSameSite(next, url) && next.href !== url.href) listing.next ??= next
      continue
    }
    if (link.localName !== 'a' || relOf(link).has('nofollow')) continue
    const page = pageInScope(href, base, start, scope)
    if (page === 'no page' || (page instanceof URL && (seen.has(page.href) || page.href === url.href)))
      continue
    if (!includesPageChrome && isInPageChrome(link)) continue
    if (page instanceof URL) {
      seen.add(page.href)
      listing.pages.push(page)
    } else if (page === 'other site') listing.ignored.otherSite++
    else listing.ignored.unmatched++
  }
  return listing
}

/** Returns the base that a page's relative addresses are resolved against. */
export function findBaseUrl(document: Document, url: URL): URL {
  const href = document.querySelector('base[href]')?.getAttribute('href')?.trim()
  const base = href && href.length <= 2_048 ? URL.parse(href, url) : null
  return base && /^https?:$/.test(base.protocol) ? base : url
}

const relOf = (link: Element): Set<string> =>
  new Set((link.getAttribute('rel') ?? '').slice(0, 200).toLowerCase().split(/\s+/))

const nextWords =
  /^(?:(?:go to (?:the )?)?next(?: page| posts?)?|older(?: (?:posts?|entries|articles))?|more posts|nächste(?: seite)?|weiter|ältere(?: beiträge| artikel)?|vorherige beiträge|suivant|page suivante|siguiente|successivo|volgende|próxima|→|»|›|>)\s*[→»›>]?$/i

function isNext(link: Element): boolean {
  if (relOf(link).has('next')) return true
  if (link.localName !== 'a') return false
  const words = link.getAttribute('aria-label') ?? link.textContent ?? ''
  return words.length <= 60 && nextWords.test(words.replace(/\s+/g, ' ').trim())
}

/** Whether a link is in a menu, header or footer; a header inside an article belongs to the article. */
function isInPageChrome(link: Element): boolean {
  for (let parent = link.parentElement; parent; parent = parent.parentElement) {
    const { localName } = parent
    if (localName === 'article' || localName === 'main') return false
    if (localName === 'nav' || localName === 'footer' || localName === 'header' || localName === 'aside')
      return true
    if (/^(?:navigation|banner|contentinfo|complementary|search)$/.test(parent.getAttribute('role') ?? ''))
      return true
  }
  return false
}
