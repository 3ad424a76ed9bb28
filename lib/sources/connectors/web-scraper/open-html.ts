import { parseHTML } from 'linkedom'

/** Every tag begins with the one and every entity with the other; parsing costs by these. */
const maxMarks = 120_000
/** Large encyclopedia articles have about as many, 30 deep. */
const maxElements = 20_000
const maxDepth = 256
/** All elements' depths together: what reading costs grows with it. */
const maxTotalDepth = 800_000
const maxAttributes = 100_000

/**
 * The document of a page's HTML, ready to be read; undefined when it is built so large or so deep that reading it would take
 * unreasonably long, which no page for people is.
 */
export function openHtml(html: string): Document | undefined {
  if (countOf('<', html) + countOf('&', html) > maxMarks) return undefined
  // Without these the parser gives a document without a body.
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
    // It takes lists of a hundred thousand classes apart on the stack; a good document sets its state right again.
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
