import { isDeeperThan } from '@/lib/http/responses/is-deeper-than'
import { looksLikeHtml } from '@/lib/http/responses/unexpected-content'

/** What a text appears to be, before anything parses it. */
export type Inspected =
  | { kind: 'xml' }
  | { kind: 'json' }
  | { kind: 'page' }
  | { kind: 'empty' }
  /** It may be a feed, but we refuse to read it, for this reason. */
  | { kind: 'refused'; reason: string }
  | { kind: 'other' }

const maxDepth = 64

/**
 * Inspects a server's response. A feed with a document type (DOCTYPE) or entities of its own is refused before any
 * parser sees it: these can make a small file fill the memory. Linear in the length of the text. Serves
 * spec/security#2.7.
 */
export function inspectFeed(text: string): Inspected {
  const start = text.slice(0, 8192).replace(/^[\s\ufeff]+/, '')
  if (start === '') return { kind: 'empty' }
  if (start.startsWith('{')) {
    if (isDeeperThan(text, maxDepth))
      return { kind: 'refused', reason: `it is nested more than ${maxDepth} levels deep` }
    return { kind: 'json' }
  }
  if (!start.startsWith('<')) return { kind: 'other' }
  const root = rootOf(start)
  if (root === undefined || !/^(?:rss|feed|rdf|channel)$/.test(root))
    return looksLikeHtml(start) || root === 'html' ? { kind: 'page' } : { kind: 'other' }
  if (declaresSomething(text))
    return {
      kind: 'refused',
      reason: 'it contains a document type declaration (DOCTYPE), which isn’t safe to read',
    }
  return { kind: 'xml' }
}

/** Returns the name of the root element, without its prefix and in lowercase. */
function rootOf(text: string): string | undefined {
  let at = text.indexOf('<')
  while (at >= 0) {
    const next = text[at + 1]
    if (next !== '?' && next !== '!')
      return /^(?:[\w.-]+:)?([\w.-]+)/.exec(text.slice(at + 1, at + 200))?.[1]?.toLowerCase()
    const end = text.startsWith('<!--', at) ? text.indexOf('-->', at) : text.indexOf('>', at)
    if (end < 0) return undefined
    at = text.indexOf('<', end)
  }
  return undefined
}

/** Whether there is a DOCTYPE or similar declaration anywhere outside comments and CDATA. */
function declaresSomething(text: string): boolean {
  let at = text.indexOf('<!')
  while (at >= 0) {
    const closing = text.startsWith('<![CDATA[', at) ? ']]>' : text.startsWith('<!--', at) ? '-->' : undefined
    if (closing === undefined) return true
    const end = text.indexOf(closing, at)
    if (end < 0) return false
    at = text.indexOf('<!', end)
  }
  return false
}
