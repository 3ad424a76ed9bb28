/** Most characters of a pattern; longer ones are refused by the settings' schema. */
export const maxPatternLength = 300

/**
 * Whether a text is what a pattern with `*` (any run of characters, none included) describes, from its first to its last
 * character. Takes time in proportion to both lengths at most: the parts between the stars are looked for one after the other, and
 * never looked for again.
 */
export function matchesGlob(pattern: string, text: string): boolean {
  const parts = pattern.split('*')
  const first = parts[0] ?? ''
  const last = parts.at(-1) ?? ''
  if (parts.length === 1) return text === pattern
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last))
    return false
  const end = text.length - last.length
  let at = first.length
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at)
    if (found === -1 || found + part.length > end) return false
    at = found + part.length
  }
  return true
}

/**
 * Whether an address fits a link pattern of an editor. `/blog/*` is about the path, with a `?` also about what follows it;
 * `https://example.com/blog/*` about the whole address, whether http or https. A pattern without a star means that page and
 * all below it. Case does not matter, nor whether letters are written as %C3%BC. Never throws.
 */
export function fitsPattern(pattern: string, url: URL): boolean {
  const wanted = plain(pattern.trim().replace(/^https?:\/\//i, ''))
  const whole = /^https?:\/\//i.test(pattern.trim())
  const path = wanted.includes('?') ? url.pathname + url.search : url.pathname
  const text = plain(whole ? url.host + path : path)
  const rule = whole || wanted.startsWith('/') || wanted.startsWith('*') ? wanted : `/${wanted}`
  if (rule.includes('*')) return matchesGlob(rule, text)
  const page = rule.replace(/(?<!\/)\/+$/, '')
  return text === page || text.startsWith(`${page}/`)
}

function plain(text: string): string {
  let plainly = text
  try {
    plainly = decodeURIComponent(text)
  } catch {
    // Not every % begins an escape; then it is compared as written.
  }
  return plainly.toLowerCase()
}
