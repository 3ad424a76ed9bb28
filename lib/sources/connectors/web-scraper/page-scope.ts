import { fitsPattern } from './link-pattern'
import { pageAddress, pageIdentity, sameSite } from './page-address'
import type { WebScraperConfig } from './schemas'

/** Which addresses a source reads. */
export type Scope = Pick<WebScraperConfig, 'include' | 'exclude' | 'other_sites'>

const files =
  /\.(?:pdf|jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|mp[34]|m4[av]|ogg|wav|webm|avi|mov|zip|gz|tar|rar|7z|dmg|exe|docx?|xlsx?|pptx?|odt|ods|csv|ics|vcf|js|css|json|xml|rss|atom|txt|woff2?|ttf|epub)$/i

// Parts of paths under which sites keep what is no article, in the languages of most sites read here.
const noArticles =
  /\/(?:tags?|categor(?:y|ies|ia)|kategorien?|schlagwort|themen|topics?|authors?|autor(?:en)?|page|seite|login|log-in|signin|sign-in|signup|register|registrieren|anmelden|logout|cart|basket|checkout|warenkorb|kasse|account|konto|my-account|wishlist|search|suche|privacy|privacy-policy|datenschutz|datenschutzerkl(?:ae|ä)rung|imprint|impressum|legal|terms|terms-of-(?:use|service)|agb|cookies?|cookie-policy|contact|kontakt|feed|rss|wp-login\.php|wp-admin|wp-json|cdn-cgi)(?:\/|$)/i

/**
 * The page an address leads to, when it is one that this source reads: a web page of the start's site (or of any, where that
 * is allowed), fitting one of the link patterns and none of those left out. Without link patterns the site's own front page
 * and paths that hold no articles on most sites are left out too. Gives why not otherwise.
 */
export function pageInScope(
  address: string,
  base: URL,
  start: URL,
  scope: Scope,
): URL | 'no page' | 'other site' | 'left out' {
  const url = pageAddress(address, base)
  if (!url || files.test(url.pathname)) return 'no page'
  const own = sameSite(url, start)
  if (!own && (!scope.other_sites || url.protocol !== 'https:' || url.port !== '')) return 'other site'
  if (scope.exclude.some((pattern) => fitsPattern(pattern, url))) return 'left out'
  if (scope.include.length > 0)
    return scope.include.some((pattern) => fitsPattern(pattern, url)) ? url : 'left out'
  const front = url.pathname === '/' && url.search === ''
  if (front || noArticles.test(url.pathname) || pageIdentity(url) === pageIdentity(start)) return 'left out'
  return url
}
