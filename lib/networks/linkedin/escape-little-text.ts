import { findAddresses, findExactMentions, findHashtags } from '@/lib/text/text-entities'
import type { MentionedPage } from './pages-to-mention'

type Written = { from: number; until: number; as: string }

/**
 * Escapes a text so that LinkedIn's "little text" shows it literally: reserved characters get a backslash, real
 * hashtags and web addresses stay unchanged (LinkedIn links them itself), and "@" followed by the name of one of
 * these pages mentions it. Source: learn.microsoft.com "little text format"; checked 2026-11-21.
 */
export function escapeLittleText(text: string, pages: readonly MentionedPage[] = []): string {
  const kept = [...findAddresses(text), ...findHashtags(text)].map(
    ({ from, until }): Written => ({ from, until, as: text.slice(from, until) }),
  )
  let written = ''
  let at = 0
  for (const span of [...kept, ...findPages(text, pages)].sort((a, b) => a.from - b.from)) {
    // Overlaps the previous span, as in an address that contains "@".
    if (span.from < at) continue
    written += backslashed(text.slice(at, span.from)) + span.as
    at = span.until
  }
  return written + backslashed(text.slice(at))
}

const backslashed = (text: string): string => text.replace(/[\\|{}@[\]()<>#*_~]/g, '\\$&')

function findPages(text: string, pages: readonly MentionedPage[]): Written[] {
  const names = pages.map(({ name }) => name)
  return findExactMentions(text, names).map(({ from, until, value }) => {
    const urn = pages.find(({ name }) => name === value)?.urn ?? ''
    return { from, until, as: `@[${backslashed(value)}](${urn})` }
  })
}
