import { brokenCharacterPattern, hiddenCharacterPattern } from '@/lib/text/hidden-characters'
import { joinLines } from './join-lines'

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  shy: '',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  copy: '©',
  euro: '€',
}

/**
 * Returns the words of a text and nothing else: removes HTML, Markdown and invisible characters, since a post would
 * show them literally and hidden text could carry instructions. Paragraphs stay separated by one blank line. Takes
 * any string.
 */
export function plainText(source: string): string {
  const visible = withoutMarkup(source)
  return visible
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph
        .replace(/[^\S\n]+/gu, ' ')
        .replace(/ ?\n ?/g, '\n')
        .trim(),
    )
    .filter((paragraph) => /[\p{L}\p{N}]/u.test(paragraph))
    .join('\n\n')
}

/** Like `plainText`, but on one line, for names, taglines and facts. */
export const plainLine = (source: string): string => plainText(source).replace(/\s+/gu, ' ').trim()

function withoutMarkup(source: string): string {
  // Twice: escaped text must not turn into markup or hidden characters once it is unescaped.
  const once = withoutMarkdown(unescaped(withoutHtml(withoutHidden(source))))
  return withoutHtml(withoutHidden(once))
}

const withoutHidden = (text: string): string =>
  text
    .replace(brokenCharacterPattern, '')
    .replace(hiddenCharacterPattern, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')

const withoutHtml = (text: string): string =>
  text
    .replace(/<!--(?:(?!<!--)[\s\S])*?-->/g, ' ')
    .replace(/<(script|style|template|noscript|svg|iframe)\b(?:(?!<\1\b)[\s\S])*?<\/\1\s{0,9}>/gi, ' ')
    .replace(/<br\s*\/?>[^\S\n]*\n?/gi, '\n')
    .replace(
      /<\/?(?:p|div|h[1-6]|ul|ol|li|section|article|blockquote|tr|table|figure|header|footer|hr)\b[^<>]*>/gi,
      '\n\n',
    )
    .replace(/<\/?[a-z][^<>]*>/gi, '')

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : ''
  })

const withoutMarkdown = (text: string): string =>
  joinLines(text)
    // Each match ends where the next of its kind begins, so that no position is read over and over.
    .replace(/!\[[^[\]\n]{0,500}\]\((?:[^)\]\n]|\](?!\()){0,2000}\)/g, '')
    .replace(/\[([^[\]\n]{1,500})\](?:\((?:[^)\]\n]|\](?!\()){0,2000}\)|\[[^[\]\n]{0,200}\])/g, '$1')
    .replace(/<(https?:\/\/[^<>\s]+)>/gi, '$1')
    .replace(/(\*\*|__|~~)(?=\S)((?:(?!\1)[^\n]){0,2000}?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*?\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]*?\S)_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/`{1,3}([^`\n]+)`{1,3}/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|>~<])/g, '$1')

/** Returns at most the first `length` characters of a text, never half of a surrogate pair. */
export const truncateText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
