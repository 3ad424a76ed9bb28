import { findAddresses } from '@/lib/text/text-entities'

/**
 * Escapes a text so that Discord shows it literally: Markdown characters get a backslash, web addresses stay
 * unchanged. Source: support.discord.com "Markdown Text 101"; checked 2026-11-23.
 */
export function escapeMarkdown(text: string): string {
  let written = ''
  let at = 0
  for (const span of findAddresses(text)) {
    written += backslashed(text.slice(at, span.from)) + text.slice(span.from, span.until)
    at = span.until
  }
  return written + backslashed(text.slice(at))
}

const backslashed = (text: string): string =>
  text.replace(/[\\*_~`|<>[\]]/g, '\\$&').replace(/^([^\S\n\r\u2028\u2029]*)(#{1,3}|-#|-)(?=\s)/gm, '$1\\$2')
