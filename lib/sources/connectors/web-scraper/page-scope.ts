import { fitsPattern } from './link-pattern'
import { isSameSite, pageAddress, pageIdentity } from './page-address'
import type { WebScraperConfig } from './schemas'

/** Determines which addresses a source reads. */
export type Scope = Pick<WebScraperConfig, 'include' | 'exclude' | 'other_sites'>

const files =
  /\.(?:pdf|jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|mp[34]|m4[av]|ogg|wav|webm|avi|mov|zip|gz|tar|rar|7z|dmg|exe|docx?|xlsx?|pptx?|odt|ods|csv|ics|vcf|js|css|json|xml|rss|atom|txt|woff2?|ttf|epub)$/i

// Path segments that sites use for non-article pages, in the languages of most sites we read.
const noArticles =
  /\/(?:tags?|categor(?:y|ies|ia)|kategorien?|schlagwort|themen|topics?|authors?|autor(?:en)?|page|seite|login|log-in|signin|sign-in|signup|register|registrieren|anmelden|logout|cart|basket|checkout|warenkorb|kasse|account|konto|my-account|wishlist|search|suche|privacy|privacy-policy|datenschutz|datenschutzerkl(?:ae|ä)rung|imprint|impressum|legal|terms|terms-of-(?:use|service)|agb|cookies?|cookie-policy|contact|kontakt|feed|rss|wp-login\.php|wp-admin|wp-json|cdn-cgi)(?:\/|$)/i

/**
 * Returns the page at an address if this source reads it: a web page of the start address's site (or of any site,
 * where allowed) that matches a link pattern and no exclude pattern. Without link patterns, the site's front page
 * and paths without articles on most sites are left out too. Otherwise returns the reason why not.
 */
export function pageInScope(
  address: string,
  base: URL,
  start: URL,
  scope: Scope,
): URL | 'no page' | 'other site' | 'left out' {
  const url = pageAddress(address, base)
  if (!url || files.test(url.pathname)) return 'no page'
  const own = isSameSite(url, start)
  if (!own && (!scope.other_sites || url.protocol !== 'https:' || url.port !== '')) return 'other site'
  if (scope.exclude.some((pattern) => fitsPattern(pattern, url))) return 'left out'
  if (scope.include.length > 0)
    return scope.include.some((pattern) => fitsPattern(pattern, url)) ? url : 'left out'
  const front = url.pathname === '/' && url.search === ''
  if (front || noArticles.test(url.pathname) || pageIdentity(url) === pageIdentity(start)) return 'left out'
  return url
}
