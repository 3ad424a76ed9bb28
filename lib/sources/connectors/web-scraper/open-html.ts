import { parseHTML } from 'linkedom'

/** Every tag begins with the one and every entity with the other; parsing costs by these. */
const mostMarks = 150_000
/** Large encyclopedia articles have 25,000 elements, 30 deep. */
const mostElements = 30_000
const deepest = 256
/** All elements' depths together: what reading costs grows with it. */
const mostDepth = 1_500_000
const mostAttributes = 200

/**
 * The document of a page's HTML, ready to be read; undefined when it is built so large or so deep that reading it would take
 * unreasonably long, which no page for people is.
 */
export function openHtml(html: string): Document | undefined {
  if (countOf('<', html) + countOf('&', html) > mostMarks) return undefined
  // Without these the parser gives a document without a body.
  const whole = /<html[\s>]/i.test(html)
    ? html
    : `<!doctype html><html><head></head><body>${html}</body></html>`
  const { document } = parseHTML(whole)
  const root = document.documentElement
  if (root?.localName !== 'html') return openHtml(`<html><body>${html.replace(/<\/?html/gi, '<div')}</body></html>`)
  return isReasonable(root) ? document : undefined
}

function countOf(mark: string, text: string): number {
  let count = 0
  for (let at = text.indexOf(mark); at !== -1 && count <= mostMarks; at = text.indexOf(mark, at + 1)) count++
  return count
}

function isReasonable(root: Element): boolean {
  let elements = 0
  let depths = 0
  let depth = 1
  let element: Element | null = root
  while (element) {
    depths += depth
    if (++elements > mostElements || depth > deepest || depths > mostDepth) return false
    if (element.getAttributeNames().length > mostAttributes) return false
    let next: Element | null = element.firstElementChild
    if (next) depth++
    while (!next && element && element !== root) {
      next = element.nextElementSibling
      if (!next) {
        element = element.parentElement
        depth--
      }
    }
    element = next
  }
  return true
}
