import { isBlock, roleOf } from './html/elements'
import { markdownPieces } from './markdown/pieces'

export type ContentFormat = 'html' | 'markdown' | 'text'

/** Names that are nothing but HTML; others also stand in texts as placeholders ("<name>", "<address>"). */
const onlyHtml = new Set(
  'p br hr img li tr td th dt dd h1 h2 h3 h4 h5 h6 ul ol div span html body'.split(' '),
)

const preformatted = /<pre\b(?:(?!<pre\b)[\s\S])*?<\/pre\s{0,9}>/gi
const tag = /<(\/?)([a-z][a-z0-9-]*)((?:\s|\/)[^<>]{0,4000})?>/gi

/** What only Markdown has: headings, fences, lists of several lines, links and pictures. */
const plainlyMarkdown = [
  /^ {0,3}#{1,6} +\S/m,
  /^ {0,3}(?:```|~~~)/m,
  /(?<![^\n]) {0,3}(?:[-*+]|\d{1,9}[.)]) +\S[^\n]*\n(?:\n| {0,3}(?:[-*+]|\d{1,9}[.)]) +\S)/,
  /\[[^[\]\n]{1,500}\]\([^)\s]{1,2000}/,
]
/** What is Markdown when nothing speaks against it. */
const perhapsMarkdown = [
  ...plainlyMarkdown,
  /^ {0,3}(?:[-*+]|\d{1,9}[.)]|>) +\S/m,
  /^ {0,3}>\S/m,
  /(?<![*\\\p{L}\p{N}])\*{1,3}(?=[^\s*])[^*\n]{0,500}[^\s*\\]\*{1,3}(?!\*|[\p{L}\p{N}])/u,
  /(?<![_\\\p{L}\p{N}])_{1,3}(?=[^\s_])[^_\n]{0,500}[^\s_\\]_{1,3}(?![_\p{L}\p{N}])/u,
  /`[^`\n]+`/,
  /^ {0,3}\|?(?: ?:?-{3,}:? ?\|)/m,
]

/**
 * How a content is written that does not say it: HTML when it has tags that cannot be meant as words, Markdown when it has
 * its marks (also with HTML inside, and with tags in its samples of code), else plain text. Pure; takes time in proportion
 * to the length.
 */
export function detectFormat(content: string): ContentFormat {
  if (/^\s*<(?:!doctype\s+html|html[\s>])/i.test(content)) return 'html'
  const { words, indented, isMarked } = parted(content)
  // What is indented is code where there are words beside it; a whole text that is indented is not.
  const hasCode = indented.length > 0 && words.trim() !== ''
  const read = hasCode ? words : words + indented.join('')
  const tags = tagsOf(read)
  if (tags === 'none') {
    const isMarkdown = isMarked || (hasCode && indented.some(standsApart))
    return isMarkdown || perhapsMarkdown.some((mark) => mark.test(read)) ? 'markdown' : 'text'
  }
  const around = read.replace(preformatted, ' ')
  if (isMarked || plainlyMarkdown.some((mark) => mark.test(around))) return 'markdown'
  if (tags === 'block') return 'html'
  // Paragraphs apart by blank lines with a tag inside: HTML would run them together.
  return /\n[^\S\n]*\n/.test(content.trim()) ? 'markdown' : 'html'
}

const mayHoldCode = /`|~~~|\t| {4}/

/** A text without its code; whether there was any in fences or between backticks, and what of it is only indented. */
function parted(content: string): { words: string; indented: string[]; isMarked: boolean } {
  // Without any of these there is no code in it, and most texts are so: taking them apart is the larger part of the work.
  if (!mayHoldCode.test(content)) return { words: content, indented: [], isMarked: false }
  const pieces = markdownPieces(content)
  const words = pieces.flatMap(({ kind, text }) => (kind === 'code' ? ' ' : kind === 'indented' ? [] : text))
  const last = pieces.at(-1)
  const indented = pieces.filter(({ kind }) => kind === 'indented').map(({ text }) => text)
  if (last?.kind === 'indented') indented.push(`${indented.pop() ?? ''}\n\n`)
  return { words: words.join(''), indented, isMarked: pieces.some(({ kind }) => kind === 'code') }
}

/** Where words follow at once, only the first line of a paragraph is indented. */
const standsApart = (code: string): boolean => /\n[ \t]*\n$/.test(code)

function isBlockTag(name: string): boolean {
  const role = roleOf(name)
  return role !== undefined && isBlock(role)
}

/** Whether there are tags that are meant as such, and whether any of them makes paragraphs. */
function tagsOf(content: string): 'none' | 'inline' | 'block' {
  if (!content.includes('<')) return 'none'
  const closed = new Set<string>()
  const opened = new Map<string, boolean>()
  for (const [, slash, name = '', attributes] of content.matchAll(tag)) {
    const known = name.toLowerCase()
    if (slash) closed.add(known)
    // Whatever else there is.
    else if (onlyHtml.has(known) && isBlockTag(known)) return 'block'
    else opened.set(known, opened.get(known) === true || attributes?.includes('=') === true)
  }
  let found: 'none' | 'inline' | 'block' = 'none'
  for (const [name, attributed] of opened) {
    const role = roleOf(name)
    const html = role !== undefined || name === 'span' || name === 'u' || name === 'font'
    if (!html || !(onlyHtml.has(name) || closed.has(name) || attributed)) continue
    if (role !== undefined && isBlock(role)) return 'block'
    found = 'inline'
  }
  return found
}
