import { findElementRole } from './html/elements'
import { type ConvertedMarkdown, htmlToMarkdown, readMarkdownAddress } from './html-to-markdown'
import { type MarkdownPiece, splitMarkdown } from './markdown/split-markdown'
import { trimBlankLines } from './markdown/trim-blank-lines'

const maxImages = 100
/** Longer documents are cut. */
const maxLength = 1_000_000

const comment = /<!--(?:(?!<!--)[\s\S])*?-->/g
const excludedElementPattern =
  /<(script|style|template|noscript|iframe|object|svg|form|select|textarea)\b(?:(?!<\1\b)[\s\S])*?<\/\1\s{0,9}>/gi
// The match ends before another such element begins, so that unclosed tags cost little.
const codeElement =
  /(<(?:code|kbd|samp|tt)(?:\s[^<>]{0,1000})?>(?:[^<]|<(?!\/?(?:code|kbd|samp|tt)\b)){1,4000}<\/(?:code|kbd|samp|tt)\s{0,9}>|<math(?:\s[^<>]{0,1000})?>(?:[^<]|<(?!\/?math\b)){1,20000}<\/math\s{0,9}>)/i
const link = /<a\s[^<>]{0,4000}>[^<]{0,2000}<\/a\s{0,9}>/gi
const picture = /<img\s[^<>]{0,4000}>/gi
const tag = /<(\/?)([a-z][a-z0-9-]*)((?:\s|\/)[^<>]{0,4000})?>/gi
const pictureOfMarkdown = /!\[(?:[^\]\n!]|!(?!\[)){0,500}\]\(<?([^)\s<>]{1,2048})/g

const marks: Partial<Record<string, string>> = { strong: '**', emphasis: '*', deleted: '~~', code: '`' }

/**
 * Converts the HTML inside Markdown and leaves the rest as it is: simple tags become marks, links and images become
 * Markdown, what is not for reading is left out, and what only looks like a tag ("List<String>") is shown as text.
 * Code is not touched. Takes the Markdown and the address it came from; never throws. Serves spec/decisions#6,
 * spec/security#7.3.
 */
export function convertHtmlInMarkdown(source: string, baseUrl?: string): ConvertedMarkdown {
  const images = new Set<string>()
  const keep = (address: string | undefined) => {
    if (address !== undefined && images.size < maxImages) images.add(address)
  }
  const changed = splitMarkdown(source.slice(0, maxLength)).map((piece) => {
    if (piece.kind === 'pre') return convertPreformattedHtml(piece, baseUrl)
    if (piece.kind === 'html') return withoutIndent(withoutHtml(piece.text, baseUrl, keep), piece.margin)
    return piece.kind === 'prose' ? withoutHtml(piece.text, baseUrl, keep) : piece.text
  })
  const markdown = trimBlankLines(changed.join(''))
  if (markdown.includes('!['))
    for (const address of picturesOf(markdown)) keep(readMarkdownAddress(address, baseUrl))
  return { markdown, images: [...images] }
}

/** Returns the addresses of a text's images; those in code are only examples. */
const picturesOf = (markdown: string): string[] =>
  splitMarkdown(markdown).flatMap(({ kind, text }) =>
    kind === 'prose' ? [...text.matchAll(pictureOfMarkdown)].map(([, address = '']) => address) : [],
  )

/** Converts HTML code to a Markdown code block, inside the quote or list around it. */
function convertPreformattedHtml(
  { text, lines = [], prefix = { first: '', rest: '' } }: MarkdownPiece,
  baseUrl?: string,
) {
  const { markdown } = htmlToMarkdown(lines.join('\n'), baseUrl)
  const written = markdown
    .split('\n')
    .map((line, at) => (at === 0 ? prefix.first : line === '' ? prefix.rest.trimEnd() : prefix.rest) + line)
    .join('\n')
  return text.endsWith('\n') ? `${written}\n` : written
}

/** Without its tags, text that was indented for their sake would become code. */
const withoutIndent = (text: string, margin: number): string =>
  text.replace(/^[ \t]{4,}(?=\S)/gm, (blanks) => blanks.slice(0, margin))

function withoutHtml(words: string, baseUrl: string | undefined, keep: (address: string) => void): string {
  if (!words.includes('<')) return words
  const converted = (html: string): string => {
    const { markdown, images } = htmlToMarkdown(html, baseUrl)
    for (const image of images) keep(image)
    return markdown
  }
  return words
    .replace(comment, '')
    .replace(excludedElementPattern, '')
    .split(codeElement)
    .map((part, at) => {
      // Inside a paragraph, a formula stays on its line.
      if (at % 2 === 1)
        return converted(part.replace(/^(<math[^<>]*?)\sdisplay\s?=\s?["']?block["']?/i, '$1'))
      return part
        .replace(link, converted)
        .replace(picture, converted)
        .replace(tag, (whole, slash: string, name: string) => replaceTag(whole, slash, name.toLowerCase()))
        .replace(bracket, '&lt;')
    })
    .join('')
}

/** A bracket that would begin HTML; addresses in angle brackets are links. */
const bracket = /<(?=[a-z/!?])(?!https?:\/\/[^\s<>]{1,2000}>|mailto:|[\w.+-]{1,64}@[\w.-]{1,255}>)/gi

function replaceTag(whole: string, slash: string, name: string): string {
  const role = findElementRole(name)
  if (name === 'span' || name === 'u' || name === 'font') return ''
  if (role === undefined) return whole
  if (role === 'break') return '  \n'
  if (role === 'rule') return '\n\n---\n\n'
  const mark = marks[role]
  if (mark !== undefined) return mark
  if (role === 'heading') return slash ? '\n\n' : `\n\n${'#'.repeat(Number(name[1]))} `
  if (role === 'entry') return slash ? '' : '\n- '
  if (
    ['block', 'list', 'quote', 'table', 'row', 'strong-block', 'emphasis-block', 'code-block'].includes(role)
  )
    return '\n\n'
  return role === 'cell' ? ' ' : ''
}
