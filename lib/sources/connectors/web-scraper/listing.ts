import { pageAddress, sameSite } from './page-address'
import { pageInScope, type Scope } from './page-scope'

export type Listing = {
  /** Pages it leads to, in order, each once by its address. */
  pages: URL[]
  /** The page the list goes on with. */
  next: URL | undefined
  /** The page asks that its links are not followed. */
  nofollow: boolean
  /** How many links lead to other sites or do not fit the patterns. */
  left: { otherSite: number; unfit: number }
}

const maxLinks = 5_000

/**
 * The pages a web page links to that a source reads (see pageInScope). Without link patterns only links of the page's own
 * part are followed, not those of menus, headers and footers; links marked nofollow never are. Takes the document, its
 * address after redirects and the address the source starts from.
 */
export function readListing(document: Document, url: URL, start: URL, scope: Scope): Listing {
  const base = baseOf(document, url)
  const listing: Listing = { pages: [], next: undefined, nofollow: false, left: { otherSite: 0, unfit: 0 } }
  listing.nofollow = [...document.querySelectorAll('meta[name][content]')].some(
    (meta) =>
      /^(?:robots|tributary)$/i.test(meta.getAttribute('name') ?? '') &&
      /\b(?:nofollow|none)\b/i.test(meta.getAttribute('content') ?? ''),
  )
  const everywhere = scope.include.length > 0
  const seen = new Set<string>()
  const links = [...document.querySelectorAll('a[href], link[rel="next"][href]')].slice(0, maxLinks)
  for (const link of links) {
    const href = link.getAttribute('href') ?? ''
    if (isNext(link)) {
      const next = pageAddress(href, base)
      if (next && sameSite(next, url) && next.href !== url.href) listing.next ??= next
      continue
    }
    if (link.localName !== 'a' || relOf(link).has('nofollow')) continue
    const page = pageInScope(href, base, start, scope)
    if (page === 'no page' || (page instanceof URL && (seen.has(page.href) || page.href === url.href)))
      continue
    if (!everywhere && isFurniture(link)) continue
    if (page instanceof URL) {
      seen.add(page.href)
      listing.pages.push(page)
    } else if (page === 'other site') listing.left.otherSite++
    else listing.left.unfit++
  }
  return listing
}

/** What relative addresses of a page are resolved against. */
export function baseOf(document: Document, url: URL): URL {
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

/** Menus, headers and footers; a header inside an article belongs to the article. */
function isFurniture(link: Element): boolean {
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
