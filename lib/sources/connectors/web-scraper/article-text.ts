import { Readability } from '@mozilla/readability'
import { type ConvertedMarkdown, htmlToMarkdown } from '@/lib/text/html-to-markdown'
import { keepFormulas } from './keep-formulas'
import { imageSource } from './selected-fields'

export type ArticleText = {
  markdown: string
  images: string[]
  captions?: ConvertedMarkdown['captions']
  /** The first picture that is not an icon. */
  firstImage: string | undefined
  /** The page's title without the site's name, as far as Readability can tell them apart. */
  title: string | undefined
}

const maxImages = 100
const maxLength = 500_000

/**
 * Returns a page's article as Markdown, found by Mozilla's Readability; undefined if it finds none. Modifies the
 * document. Relative addresses are resolved against `base`. Never throws.
 */
export function articleText(document: Document, base: URL): ArticleText | undefined {
  try {
    keepFormulas(document)
    const article = new Readability(document, {
      // JSON-LD was read earlier, with other types.
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
    // A page that makes Readability fail counts as a page without an article.
    return undefined
  }
}

/**
 * Replaces rows and cells without a table by blocks: Readability leaves them behind when it removes layout tables,
 * and they mean nothing on their own.
 */
function freeCells(content: Element): void {
  for (const part of content.querySelectorAll('tbody, thead, tr, td, th')) {
    if (part.closest('table')) continue
    const block = content.ownerDocument.createElement('div')
    block.append(...part.childNodes)
    part.replaceWith(block)
  }
}

/** Like `articleText`, for HTML that is known to be the article. */
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

/**
 * In pixels. Smaller pictures are icons and counters and are removed; a lead picture is at least `leadPicture`
 * large.
 */
const icon = 50
const leadPicture = 200

/** Returns the smaller side as declared by the page; infinite if it declares none. */
function sizeOf(image: Element): number {
  const sides = ['width', 'height'].flatMap((side) => {
    const value = image.getAttribute(side) ?? ''
    return /^\d+$/.test(value) ? [Number(value)] : []
  })
  return sides.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...sides)
}
