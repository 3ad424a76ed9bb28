import { findAddresses, findHashtags } from '@/lib/text/text-entities'

/**
 * Writes a text so that LinkedIn's "little text" shows it as it is: its reserved characters get a backslash, while real
 * hashtags and web addresses stay as they are (LinkedIn links them by itself).
 * Source: learn.microsoft.com "little text format"; checked 2026-11-21.
 */
export function escapeLittleText(text: string): string {
  const kept = [...findAddresses(text), ...findHashtags(text)].sort((a, b) => a.from - b.from)
  let written = ''
  let at = 0
  for (const span of kept) {
    written += backslashed(text.slice(at, span.from)) + text.slice(span.from, span.until)
    at = span.until
  }
  return written + backslashed(text.slice(at))
}

const backslashed = (text: string): string => text.replace(/[\\|{}@[\]()<>#*_~]/g, '\\$&')
