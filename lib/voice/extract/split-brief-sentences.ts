import type { Span } from '@/lib/text/span'

const short =
  /(?:\b(?:e\.g|i\.e|z\. ?B|d\. ?h|u\. ?a|bzw|etc|usw|ca|ggf|inkl|vs|approx|Dr|Mr|Mrs|Ms|St|Nr|No)|\b\p{L})\.$/u
const maxLength = 1_500

/** Splits a paragraph into sentences, each truncated to 1,500 characters. Line breaks do not end a sentence. */
export function splitBriefSentences(text: string, { from, until }: Span): Span[] {
  const found: Span[] = []
  let start = from
  const push = (end: number) => {
    let [a, b] = [start, Math.min(end, start + maxLength)]
    while (a < b && /\s/.test(text[a] ?? '')) a++
    while (b > a && /\s/.test(text[b - 1] ?? '')) b--
    if (b > a) found.push({ from: a, until: b })
    start = end
  }
  for (let at = from; at < until; at++) {
    if (!/[.!?…]/.test(text[at] ?? '')) continue
    let end = at + 1
    while (end < until && /[.!?…"”“»')\]]/.test(text[end] ?? '')) end++
    if (end < until && !/\s/.test(text[end] ?? '')) continue
    if (text[at] === '.' && short.test(text.slice(Math.max(start, at - 12), at + 1))) continue
    push(end)
    at = end - 1
  }
  push(until)
  return found
}
