import { findElementRole, isBlockRole } from './html/elements'
import { splitMarkdown } from './markdown/split-markdown'

export type ContentFormat = 'html' | 'markdown' | 'text'

/** Names that can only be HTML; others also occur in texts as placeholders ("<name>", "<address>"). */
const htmlOnlyTagNames = new Set(
  'p br hr img li tr td th dt dd h1 h2 h3 h4 h5 h6 ul ol div span html body'.split(' '),
)

const preformatted = /<pre\b(?:(?!<pre\b)[\s\S])*?<\/pre\s{0,9}>/gi
const tag = /<(\/?)([a-z][a-z0-9-]*)((?:\s|\/)[^<>]{0,4000})?>/gi

/** Marks that only Markdown has: headings, fences, lists of several lines, links and images. */
const clearMarkdownPatterns = [
  /^ {0,3}#{1,6} +\S/m,
  /^ {0,3}(?:```|~~~)/m,
  /(?<![^\n]) {0,3}(?:[-*+]|\d{1,9}[.)]) +\S[^\n]*\n(?:\n| {0,3}(?:[-*+]|\d{1,9}[.)]) +\S)/,
  /\[[^[\]\n]{1,500}\]\([^)\s]{1,2000}/,
]
/** Marks that are Markdown if nothing speaks against it. */
const possibleMarkdownPatterns = [
  ...clearMarkdownPatterns,
  /^ {0,3}(?:[-*+]|\d{1,9}[.)]|>) +\S/m,
  /^ {0,3}>\S/m,
  /(?<![*\\\p{L}\p{N}])\*{1,3}(?=[^\s*])[^*\n]{0,500}[^\s*\\]\*{1,3}(?!\*|[\p{L}\p{N}])/u,
  /(?<![_\\\p{L}\p{N}])_{1,3}(?=[^\s_])[^_\n]{0,500}[^\s_\\]_{1,3}(?![_\p{L}\p{N}])/u,
  /`[^`\n]+`/,
  /^ {0,3}\|?(?: ?:?-{3,}:? ?\|)/m,
]

/**
 * Detects the format of content that does not state it: HTML if it has tags that cannot be meant as text, Markdown
 * if it has Markdown marks (also with HTML inside, and with tags in code samples), otherwise plain text. Pure;
 * takes time in proportion to the length.
 */
export function detectFormat(content: string): ContentFormat {
  if (/^\s*<(?:!doctype\s+html|html[\s>])/i.test(content)) return 'html'
  const { words, indented, isMarked } = separateCode(content)
  // Indented text is code if there is other text; a text that is indented as a whole is not.
  const hasCode = indented.length > 0 && words.trim() !== ''
  const read = hasCode ? words : words + indented.join('')
  const tags = detectTags(read)
  if (tags === 'none') {
    const isMarkdown = isMarked || (hasCode && indented.some(endsWithBlankLine))
    return isMarkdown || possibleMarkdownPatterns.some((mark) => mark.test(read)) ? 'markdown' : 'text'
  }
  const around = read.replace(preformatted, ' ')
  if (isMarked || clearMarkdownPatterns.some((mark) => mark.test(around))) return 'markdown'
  if (tags === 'block') return 'html'
  // Paragraphs separated by blank lines, with a tag inside: HTML would join them.
  return /\n[^\S\n]*\n/.test(content.trim()) ? 'markdown' : 'html'
}

const mayHoldCode = /`|~~~|\t| {4}/

/**
 * Splits a text: the part that is not code, the parts that are only indented, and whether any code was in fences or
 * backticks.
 */
function separateCode(content: string): { words: string; indented: string[]; isMarked: boolean } {
  // Without any of these, as in most texts, there is no code. Splitting a text is the larger part of the work.
  if (!mayHoldCode.test(content)) return { words: content, indented: [], isMarked: false }
  const pieces = splitMarkdown(content)
  const words = pieces.flatMap(({ kind, text }) => (kind === 'code' ? ' ' : kind === 'indented' ? [] : text))
  const last = pieces.at(-1)
  const indented = pieces.filter(({ kind }) => kind === 'indented').map(({ text }) => text)
  if (last?.kind === 'indented') indented.push(`${indented.pop() ?? ''}\n\n`)
  return { words: words.join(''), indented, isMarked: pieces.some(({ kind }) => kind === 'code') }
}

/**
 * Whether a blank line follows the indented text. If text follows at once, only the first line of a paragraph is
 * indented.
 */
const endsWithBlankLine = (code: string): boolean => /\n[ \t]*\n$/.test(code)

function isBlockTag(name: string): boolean {
  const role = findElementRole(name)
  return role !== undefined && isBlockRole(role)
}

/** Returns whether there are tags that are meant as tags, and whether any of them makes paragraphs. */
function detectTags(content: string): 'none' | 'inline' | 'block' {
  if (!content.includes('<')) return 'none'
  const closed = new Set<string>()
  const opened = new Map<string, boolean>()
  for (const [, slash, name = '', attributes] of content.matchAll(tag)) {
    const known = name.toLowerCase()
    if (slash) closed.add(known)
    // One such tag decides, whatever else there is.
    else if (htmlOnlyTagNames.has(known) && isBlockTag(known)) return 'block'
    else opened.set(known, opened.get(known) === true || attributes?.includes('=') === true)
  }
  let found: 'none' | 'inline' | 'block' = 'none'
  for (const [name, attributed] of opened) {
    const role = findElementRole(name)
    const html = role !== undefined || name === 'span' || name === 'u' || name === 'font'
    if (!html || !(htmlOnlyTagNames.has(name) || closed.has(name) || attributed)) continue
    if (role !== undefined && isBlockRole(role)) return 'block'
    found = 'inline'
  }
  return found
}
