import { parseHTML } from 'linkedom'

/** Maximum number of `<` and `&`, which start every tag and entity; parsing cost grows with them. */
const maxMarks = 120_000
/** Large encyclopedia articles have about this many, 30 levels deep. */
const maxElements = 20_000
const maxDepth = 256
/** Sum of all elements' depths: the cost of reading grows with it. */
const maxTotalDepth = 800_000
const maxAttributes = 100_000

/**
 * Parses a page's HTML; undefined if it is so large or deeply nested that reading it would take unreasonably long,
 * which no page for people is.
 */
export function openHtml(html: string): Document | undefined {
  if (countOf('<', html) + countOf('&', html) > maxMarks) return undefined
  // Without these, the parser returns a document without a body.
  const whole = /^(?:\s|<[!?][^>]*>)*<html[\s>]/i.test(html.slice(0, 10_000))
    ? html
    : `<!doctype html><html><head></head><body>${html.replace(/<(\/?)(?:html|body)(?=[\s>])/gi, '<$1div')}</body></html>`
  const document = parsed(whole)
  const root = document?.documentElement
  if (!document || root?.localName !== 'html') return undefined
  return isReasonable(root) ? document : undefined
}

function parsed(html: string): Document | undefined {
  try {
    return parseHTML(html).document
  } catch {
    // The parser overflows the stack on lists of a hundred thousand classes; parsing a good document resets its
    // state.
    parseHTML('<html></html>')
    return undefined
  }
}

function countOf(mark: string, text: string): number {
  let count = 0
  for (let at = text.indexOf(mark); at !== -1 && count <= maxMarks; at = text.indexOf(mark, at + 1)) count++
  return count
}

function isReasonable(root: Element): boolean {
  let elements = 0
  let attributes = 0
  let depths = 0
  let depth = 1
  let element: Element | null = root
  while (element) {
    depths += depth
    attributes += element.getAttributeNames().length
    if (++elements > maxElements || attributes > maxAttributes) return false
    if (depth > maxDepth || depths > maxTotalDepth) return false
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
