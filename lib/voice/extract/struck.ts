import type { Span } from '@/lib/text/span'

/** Crossed out in brackets, as read from paper, or by Markdown. */
const struck = /\[(?:x|del|deleted|crossed[ -]out|struck|gestrichen|durchgestrichen)\s?:[^[\]\n]{0,200}$/i

/** Whether what stands at a place is crossed out. Looks at 200 signs before it. Pure. */
export function isStruck(text: string, { from }: Span): boolean {
  const before = text.slice(Math.max(0, from - 200), from)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  return struck.test(line) || line.split('~~').length % 2 === 0
}
