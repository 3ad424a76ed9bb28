import type { Span } from '@/lib/text/span'

const quotes: Record<string, string> = {
  '"': '"',
  '“': '”',
  '„': '“',
  '«': '»',
  '»': '«',
  '‚': '‘',
  '‹': '›',
  '”': '”',
}
const joining = /^(?:and|und|or|oder|sowie|&|plus|as well as)\s/i

/**
 * Splits an enumeration in a sentence into its items: at commas and similar separators, and at "and"; not inside
 * quotes or brackets.
 */
export function splitListItems(text: string, { from, until }: Span): Span[] {
  const items: Span[] = []
  let [start, depth] = [from, 0]
  let closing: string | undefined
  let opened = 0
  const listText = text.slice(from, Math.min(until, from + 1_500))
  // "plain – wry – warm"
  const dashes = !listText.includes(',') && /\s[–—-]\s[^–—-]+\s[–—-]\s/.test(listText)
  const push = (end: number) => {
    let [a, b] = [start, end]
    while (a < b && /[\s,;[]/.test(text[a] ?? '')) a++
    const lead = joining.exec(text.slice(a, Math.min(b, a + 20)))
    if (lead) a += lead[0].length
    while (b > a && /[\s,;.\]]/.test(text[b - 1] ?? '')) b--
    if (b > a) items.push({ from: a, until: b })
  }
  for (let at = from; at < until; at++) {
    const sign = text[at] ?? ''
    if (closing) {
      // A quotation mark that is not closed within 80 characters is a stray one.
      if (
        sign === closing ||
        (closing === '”' && sign === '"') ||
        (closing === '“' && /["”]/.test(sign)) ||
        at - opened > 80
      )
        closing = undefined
      continue
    }
    if (quotes[sign] && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) {
      closing = quotes[sign]
      opened = at
    } else if (sign === '(') depth++
    else if (sign === ')') depth = Math.max(0, depth - 1)
    if (depth > 0) continue
    const comma = sign === ',' && !/\d/.test(text[at + 1] ?? '')
    const slash = (sign === '/' || sign === '|') && /\s/.test(text[at + 1] ?? ' ')
    const dash =
      dashes && /[–—-]/.test(sign) && /\s/.test(text[at - 1] ?? '') && /\s/.test(text[at + 1] ?? '')
    if (comma || slash || dash || /[;•·\n]/.test(sign)) {
      push(at)
      start = at + 1
    } else if (/\s/.test(sign) && joining.test(text.slice(at + 1, at + 20)) && at > start) {
      push(at)
      start = at + 1
    }
  }
  push(until)
  return items
}
