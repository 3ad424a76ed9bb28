import type { Span } from '@/lib/text/span'

const box = /\[[ \t]{0,3}[xX✓✔]?[ \t]{0,3}\]|\([ \t]{0,3}[xX✓✔]?[ \t]{0,3}\)(?=[ \t])|[☐☑☒]/gu
const maxBoxes = 60

/** The ticked items among the check boxes in a line, without the boxes; undefined if there are no boxes. Pure. */
export function findTickedItems(text: string, { from, until }: Span): Span[] | undefined {
  const boxes = [...text.slice(from, Math.min(until, from + 1_500)).matchAll(box)].slice(0, maxBoxes)
  if (boxes.length === 0) return undefined
  return boxes.flatMap((found, at): Span[] => {
    if (!/[xX✓✔☑☒]/u.test(found[0])) return []
    let a = from + found.index + found[0].length
    const next = boxes[at + 1]
    let b = next ? from + next.index : until
    while (a < b && /[\s,;|]/.test(text[a] ?? '')) a++
    while (b > a && /[\s,;|]/.test(text[b - 1] ?? '')) b--
    return b > a ? [{ from: a, until: b }] : []
  })
}
