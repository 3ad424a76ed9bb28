import type { Span } from '@/lib/text/span'

/** Deleted text in brackets, as transcribed from paper; text struck through in Markdown is checked below. */
const struck = /\[(?:x|del|deleted|crossed[ -]out|struck|gestrichen|durchgestrichen)\s?:[^[\]\n]{0,200}$/i

/** Whether the text at a place is crossed out. Looks at the 200 characters before it. Pure. */
export function isStruck(text: string, { from }: Span): boolean {
  const before = text.slice(Math.max(0, from - 200), from)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  return struck.test(line) || line.split('~~').length % 2 === 0
}
