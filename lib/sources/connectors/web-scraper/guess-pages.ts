import type { Guess, Probe } from '@/lib/sources/connector'

/**
 * Guesses whether an address suits this source. Sitemaps are certain; a web page may list articles, and is the
 * fallback when nothing better fits. For a single article, suggests its site. Pure.
 */
export function guessPages({ url, status, contentType, text }: Probe): Guess | undefined {
  if (status !== 200 || !/^https?:$/.test(url.protocol)) return undefined
  const head = text.slice(0, 4096)
  if (/<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/i.test(head) && !/<html[\s>]/i.test(head))
    return {
      config: { start_url: url.href },
      certainty: 0.95,
      reason: 'This is a sitemap: a list of all pages of a site.',
    }
  if (/^application\/(?:x-)?gzip$/.test(contentType) && /sitemap[^/]{0,200}\.xml\.gz$/i.test(url.pathname))
    return { config: { start_url: url.href }, certainty: 0.8, reason: 'This looks like a sitemap.' }
  if (contentType !== 'text/html' && contentType !== 'application/xhtml+xml') return undefined
  const name = nameOf(text.slice(0, 100_000))
  const article = /<meta[^>]{0,200}og:type[^>]{0,50}["']article["']/i.test(text.slice(0, 100_000))
  if (article)
    return {
      config: { start_url: `${url.origin}/` },
      certainty: 0.2,
      reason: 'This is a single article. We can read its site.',
      ...name,
    }
  return {
    config: { start_url: url.href },
    certainty: 0.3,
    reason: 'This is a web page. We can read the articles it links to.',
    ...name,
  }
}

/** Returns the site's own name, otherwise the page's title. */
function nameOf(html: string): { name: string } | undefined {
  const site =
    /<meta\s[^>]{0,200}og:site_name["'][^>]{0,50}content=["']([^"'<>&]{2,80})["']/i.exec(html)?.[1] ??
    /<title[^>]{0,200}>([^<>&]{2,400})<\/title>/i.exec(html)?.[1]
  const name = site?.replace(/\s+/g, ' ').trim() ?? ''
  return name.length >= 2 && name.length <= 80 ? { name } : undefined
}
