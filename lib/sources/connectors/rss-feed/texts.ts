import { decodeHTML } from 'entities'
import type { ContentFormat } from '@/lib/text/content-to-markdown'

const tagPattern = /<\/?[a-z][^<>]*>/i
const entityPattern = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i

/** Guesses whether a text of undeclared format is HTML. */
export const guessTextFormat = (text: string): ContentFormat =>
  tagPattern.test(text) || entityPattern.test(text) ? 'html' : 'text'

/** Returns the inline text of an Atom element; undefined for content stored elsewhere or of a non-text type. */
export function inlineText(content: { value?: string; type?: string } | undefined): string | undefined {
  const type = content?.type ?? 'text'
  return /^(?:text|html)$|^text\/|xhtml/i.test(type) ? content?.value : undefined
}

/** Returns the format of an Atom text from its declared type. */
export function chooseFormat(type: string | undefined, text: string): ContentFormat {
  if (type === undefined) return guessTextFormat(text)
  return /html/i.test(type) ? 'html' : 'text'
}

// Formatting tags in titles; any other "<" in a title is meant literally.
const formattingTagPattern =
  /<\/?(?:b|i|u|em|strong|span|code|a|sup|sub|br|p|q|cite|mark|small|font|del|ins|s|wbr|div|h[1-6])(?:\s[^<>]*)?\/?>/gi

/** Converts a title to plain text: feeds use double-encoded entities and HTML in titles. */
export function plainTitle(title: string | undefined, isHtml = true): string | undefined {
  if (title === undefined) return undefined
  const short = title.slice(0, 2_000)
  const withoutTags = isHtml && short.includes('<') ? short.replace(formattingTagPattern, '') : short
  const words = isHtml && withoutTags.includes('&') ? decodeHTML(withoutTags) : withoutTags
  return words.replace(/\s+/g, ' ').trim() || undefined
}

/** Returns the first words of a text, for entries without a title: whole words, at most 80 characters. */
export function firstWords(text: string, format: ContentFormat | undefined): string | undefined {
  const start = text.slice(0, 4_000)
  const plain =
    format === 'html'
      ? decodeHTML(start.replace(/<(?:script|style)\b[\s\S]*?(?:<\/|$)|<[^<>]*>/gi, ' '))
      : start
  const words = plain.replace(/\s+/g, ' ').trim()
  if (words.length <= 80) return words || undefined
  const cut = words.slice(0, 80)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 40 ? end : 80).replace(/[\uD800-\uDBFF]$|(?<![\s.,;:–-])[\s.,;:–-]+$/u, '')}…`
}
