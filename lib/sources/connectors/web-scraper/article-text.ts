import { Readability } from '@mozilla/readability'
import { htmlToMarkdown, type MarkdownOfHtml } from '@/lib/text/html-to-markdown'
import { keepFormulas } from './keep-formulas'
import { imageSource } from './selected-fields'

export type ArticleText = {
  markdown: string
  images: string[]
  captions?: MarkdownOfHtml['captions']
  /** The first picture that is no icon. */
  firstImage: string | undefined
  /** The page's title without the name of its site, as far as the reader can tell them apart. */
  title: string | undefined
}

const maxImages = 100
const maxLength = 500_000

/**
 * The article of a page as Markdown, found by Mozilla's reader; undefined when it finds none. Takes the document apart.
 * Relative addresses are resolved against `base`. Never throws.
 */
export function articleText(document: Document, base: URL): ArticleText | undefined {
  try {
    keepFormulas(document)
    const article = new Readability(document, {
      // Read before, and with other types.
      disableJSONLD: true,
      serializer: (node) => node as Element,
    }).parse()
    if (!article?.content) return undefined
    let lead: string | undefined
    for (const image of article.content.querySelectorAll('img')) {
      const size = sizeOf(image)
      if (size < icon) image.remove()
      else if (size >= leadPicture) lead ??= imageSource(image)
    }
    freeCells(article.content)
    return { ...markdownOf(article.content.innerHTML, base, lead), title: article.title?.trim() || undefined }
  } catch {
    // A page that brings the reader to a fall is a page without an article.
    return undefined
  }
}

/** Of tables that only lay a page out the reader keeps rows and cells without their table, which are nothing by themselves. */
function freeCells(content: Element): void {
  for (const part of content.querySelectorAll('tbody, thead, tr, td, th')) {
    if (part.closest('table')) continue
    const block = content.ownerDocument.createElement('div')
    block.append(...part.childNodes)
    part.replaceWith(block)
  }
}

/** The same of a piece of HTML that is known to be the article. */
export function markdownOf(html: string, base: URL, firstImage?: string): ArticleText {
  const { markdown, images, captions } = htmlToMarkdown(html, base.href)
  return {
    markdown: markdown.length > maxLength ? `${markdown.slice(0, maxLength).toWellFormed()} …` : markdown,
    images: images.slice(0, maxImages),
    ...(captions ? { captions } : {}),
    firstImage: firstImage ?? images[0],
    title: undefined,
  }
}

/** In pixels. Smaller ones are icons and counters, and go; a lead picture is at least this large. */
const icon = 50
const leadPicture = 200

/** The smaller side as the page gives it; large when it says nothing. */
function sizeOf(image: Element): number {
  const sides = ['width', 'height'].flatMap((side) => {
    const value = image.getAttribute(side) ?? ''
    return /^\d+$/.test(value) ? [Number(value)] : []
  })
  return sides.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...sides)
}
