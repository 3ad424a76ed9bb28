/** Maximum length of a pattern; the config schema rejects longer ones. */
export const maxPatternLength = 300

/**
 * Whether a pattern with `*` (any run of characters, including none) matches the whole text. Takes at most time
 * proportional to the two lengths: the parts between the stars are searched one after the other, without
 * backtracking.
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
 * Whether an address matches an editor's link pattern. `/blog/*` matches the path and, if the pattern contains `?`,
 * the query as well; `https://example.com/blog/*` matches the whole address, http or https. A pattern without a
 * star means that page and everything below it. Ignores case and whether letters are percent-encoded (%C3%BC).
 * Never throws.
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
    // Not every % starts an escape; compare the text as written.
  }
  return plainly.toLowerCase()
}
