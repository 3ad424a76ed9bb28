import { escapeHtml, lineToHtml, splitTextBlocks, type TextBlock } from '@/lib/text/text-to-html'

/** An image of the article, as stored on the site. */
export type ArticleImage = { id: number; url: string; alt: string }

/**
 * Converts a post's text and its further images to blocks of the site's editor. Escapes everything that could be
 * read as HTML, a block or a shortcode. `lang` marks text in a language other than the site's.
 */
export function articleHtml(text: string, images: readonly ArticleImage[], lang: string | null): string {
  const line = (words: string): string => withoutShortcodes(lineToHtml(words))
  const inLanguage = (words: string): string =>
    lang ? `<span lang="${escapeHtml(lang)}">${words}</span>` : words
  const blocks = splitTextBlocks(text).map((block) =>
    blockHtml(block, (words) => inLanguage(words.map(line).join('<br>'))),
  )
  return [...blocks, ...images.map(imageHtml)].join('\n\n')
}

function blockHtml({ kind, lines }: TextBlock, html: (lines: readonly string[]) => string): string {
  if (kind === 'heading') return delimited('heading', {}, `<h2 class="wp-block-heading">${html(lines)}</h2>`)
  if (kind === 'text') return delimited('paragraph', {}, `<p>${html(lines)}</p>`)
  const isNumbered = kind === 'numbers'
  const items = lines.map((one) => delimited('list-item', {}, `<li>${html([one])}</li>`)).join('\n\n')
  const name = isNumbered ? 'ol' : 'ul'
  return delimited('list', isNumbered ? { ordered: true } : {}, `<${name}>${items}</${name}>`)
}

const imageHtml = ({ id, url, alt }: ArticleImage): string =>
  delimited(
    'image',
    { id, sizeSlug: 'full', linkDestination: 'none' },
    `<figure class="wp-block-image size-full"><img src="${plainHtml(url)}" alt="${plainHtml(alt)}" class="wp-image-${id}"/></figure>`,
  )

function delimited(name: string, attributes: object, html: string): string {
  const attributeText = Object.keys(attributes).length > 0 ? ` ${JSON.stringify(attributes)}` : ''
  return `<!-- wp:${name}${attributeText} -->\n${html}\n<!-- /wp:${name} -->`
}

/** Escapes square brackets, since they could be a shortcode, which the site would run. */
const withoutShortcodes = (html: string): string =>
  html.replace(/[[\]]/g, (sign) => (sign === '[' ? '&#091;' : '&#093;'))

/** Escapes a text that the site treats as HTML but that has no blocks: a title, an excerpt. */
export const plainHtml = (text: string): string => withoutShortcodes(escapeHtml(text))

/** Returns the article's summary for lists: its first paragraph, truncated at a word. Empty if there is none. */
export function createExcerpt(text: string): string {
  const words = splitTextBlocks(text)
    .find(({ kind }) => kind === 'text')
    ?.lines.join(' ')
  if (words === undefined) return ''
  if (words.length <= maxExcerptLength) return words
  const cut = words.slice(0, maxExcerptLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).toWellFormed()}…`
}

const maxExcerptLength = 300
