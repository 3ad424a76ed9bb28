import { roleOf } from './html/elements'
import { htmlToMarkdown, type MarkdownOfHtml, webAddress } from './html-to-markdown'

const mostImages = 100
/** Beyond this a document is cut. */
const longest = 1_000_000

const comment = /<!--(?:(?!<!--)[\s\S])*?-->/g
const leftOut =
  /<(script|style|template|noscript|iframe|object|svg|form|select|textarea)\b(?:(?!<\1\b)[\s\S])*?<\/\1\s{0,9}>/gi
const link = /<a\s[^<>]{0,4000}>[^<]{0,2000}<\/a\s{0,9}>/gi
const picture = /<img\s[^<>]{0,4000}>/gi
const tag = /<(\/?)([a-z][a-z0-9-]*)((?:\s|\/)[^<>]{0,4000})?>/gi
const pictureOfMarkdown = /!\[[^\]\n]{0,500}\]\(<?([^)\s<>]{1,2048})/g

const marks: Partial<Record<string, string>> = { strong: '**', emphasis: '*', deleted: '~~', code: '`' }

/**
 * Markdown as it is, less the HTML that it may hold: simple tags become their marks, links and pictures Markdown's own, what
 * is not for reading is left out, and what only looks like a tag ("List<String>") shows as the text it is. Code is not
 * touched. Takes the Markdown and the address it came from; never throws. Serves decisions 6, security 7.3.
 */
export function markdownWithHtml(source: string, baseUrl?: string): MarkdownOfHtml {
  const images = new Set<string>()
  const keep = (address: string | undefined) => {
    if (address !== undefined && images.size < mostImages) images.add(address)
  }
  const parts = outsideFences(source.slice(0, longest)).map(({ text, code }) =>
    code ? text : outsideCode(text, (words) => withoutHtml(words, baseUrl, keep)),
  )
  const markdown = parts.join('\n').trim()
  for (const [, address = ''] of markdown.matchAll(pictureOfMarkdown)) keep(webAddress(address, baseUrl))
  return { markdown, images: [...images] }
}

type Part = { text: string; code: boolean }

/** The text in parts: fenced code, and what is between. */
function outsideFences(source: string): Part[] {
  const parts: { lines: string[]; code: boolean }[] = [{ lines: [], code: false }]
  let fence = ''
  for (const line of source.split('\n')) {
    const marker = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    if (fence === '' && marker !== '') {
      fence = marker
      parts.push({ lines: [line], code: true })
    } else if (fence !== '' && marker.startsWith(fence) && /^\s*[`~]+\s*$/.test(line)) {
      fence = ''
      parts.at(-1)?.lines.push(line)
      parts.push({ lines: [], code: false })
    } else parts.at(-1)?.lines.push(line)
  }
  return parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ lines, code }) => ({ text: lines.join('\n'), code }))
}

/** Changes a text with its inline code left alone. */
const outsideCode = (text: string, change: (words: string) => string): string =>
  text.includes('<')
    ? text
        .split(/(`[^`\n]+`)/)
        .map((part, at) => (at % 2 === 1 ? part : change(part)))
        .join('')
    : text

function withoutHtml(words: string, baseUrl: string | undefined, keep: (address: string) => void): string {
  if (!words.includes('<')) return words
  const converted = (html: string): string => {
    const { markdown, images } = htmlToMarkdown(html, baseUrl)
    for (const image of images) keep(image)
    return markdown
  }
  return words
    .replace(comment, '')
    .replace(leftOut, '')
    .replace(link, converted)
    .replace(picture, converted)
    .replace(tag, (whole, slash: string, name: string) => replaced(whole, slash, name.toLowerCase()))
    .replace(/<(?=[a-z/!?])(?!https?:\/\/[^\s<>]{1,2000}>|mailto:|[\w.+-]{1,64}@[\w.-]{1,255}>)/gi, '&lt;')
}

function replaced(whole: string, slash: string, name: string): string {
  const role = roleOf(name)
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
