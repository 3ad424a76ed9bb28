/**
 * The only reader of addresses, for every source: a full http(s) address, or a relative one resolved against the
 * base. Undefined for anything else: other schemes, user names, and control characters, which browsers would
 * silently drop.
 */
export function readAddress(text: string, baseUrl?: string | URL): URL | undefined {
  const value = text.trim()
  if (value === '' || /\p{Cc}/u.test(value)) return undefined
  const url = URL.parse(value, baseUrl)
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url : undefined
}

/**
 * Returns a full http(s) address that can be used in Markdown, at most 2,048 characters long; relative ones are
 * resolved against the base. Undefined for whatever `readAddress` rejects, and for fragments of the same page.
 */
export function readMarkdownAddress(text: string, baseUrl: string | undefined): string | undefined {
  const value = text.trim()
  if (value.startsWith('#') || value.length > 2_048) return undefined
  const href = readAddress(value, baseUrl)?.href
  return href !== undefined && special.test(href) ? href.replace(/[()\\|]/g, encoded) : href
}

const special = /[()\\|]/
const encoded = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
