import type { Note } from '@/lib/mapping/document-reader'
import { line } from './page-facts'
import type { WebScraperConfig } from './schemas'

export type Selected = { fields: Record<string, string | string[]>; html: string | undefined }

const maxMatches = 100

/**
 * Returns what an editor's selectors find on a page, under names like "title (selector)". Notes selectors that
 * match nothing. The text is returned as HTML, with lazily loaded pictures filled in.
 */
export function selectedFields(document: Document, config: WebScraperConfig, note: Note): Selected {
  const fields: Record<string, string | string[]> = {}
  const find = (name: string, selector: string | undefined): Element[] => {
    if (selector === undefined) return []
    const found = [...document.querySelectorAll(selector)].slice(0, maxMatches)
    if (found.length === 0) note(`The selector of the ${name} (${selector}) matches nothing on this page.`)
    return found
  }
  const put = (name: string, value: string | string[] | undefined) => {
    if (value !== undefined && value.length > 0) fields[`${name} (selector)`] = value
  }
  put('title', find('title', config.title_selector).map(wordsOf).find(Boolean))
  put('date', find('date', config.date_selector).map(dateOf).find(Boolean))
  put('author', find('author', config.author_selector).map(wordsOf).filter(isText).slice(0, 10).join(', '))
  put('tags', find('tags', config.tags_selector).map(wordsOf).filter(isText))
  put('image', find('picture', config.image_selector).map(imageOf).find(Boolean))
  const texts = find('text', config.text_selector)
  // Of nested matches, the outer one contains the inner one.
  const outer = texts.filter(
    (element) => !texts.some((other) => other !== element && other.contains(element)),
  )
  for (const element of outer) for (const image of element.querySelectorAll('img')) setLazySource(image)
  const html = outer.map((element) => element.innerHTML).join('\n')
  return { fields, html: html.trim() === '' ? undefined : html }
}

const isText = (text: string | undefined): text is string => text !== undefined

const wordsOf = (element: Element): string | undefined =>
  line(element.localName === 'meta' ? element.getAttribute('content') : element.textContent)

const dateOf = (element: Element): string | undefined =>
  line(element.getAttribute('datetime')) ?? line(element.getAttribute('content')) ?? line(element.textContent)

function imageOf(element: Element): string | undefined {
  const own = element.getAttribute('content') ?? element.getAttribute('href')
  const image = element.localName === 'img' ? element : element.querySelector('img')
  return (image && imageSource(image)) ?? line(own)
}

function setLazySource(image: Element): void {
  const source = imageSource(image)
  if (source) image.setAttribute('src', source)
}

/** Returns a picture's address: pages with lazy loading keep it in another attribute and show a tiny placeholder. */
export function imageSource(image: Element): string | undefined {
  for (const name of [
    'data-src',
    'data-original',
    'data-lazy-src',
    'data-lazy',
    'data-srcset',
    'srcset',
    'src',
  ]) {
    const value = image.getAttribute(name)?.trim()
    if (!value || value.startsWith('data:') || value.length > 10_000) continue
    return name.endsWith('srcset') ? largestOf(value) : value
  }
  return undefined
}

/** Returns the widest image of a srcset; its addresses may contain commas, but no spaces. */
function largestOf(srcset: string): string | undefined {
  let best: { address: string; size: number } | undefined
  for (const part of srcset.split(/,\s+/)) {
    const [address = '', size = '1x'] = part.trim().split(/\s+/)
    const number = Number.parseFloat(size)
    if (address !== '' && (best === undefined || number > best.size)) best = { address, size: number }
  }
  return best?.address
}
