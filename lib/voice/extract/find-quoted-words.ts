import type { Span } from '@/lib/text/span'

const quotedTextPattern =
  /"([^"\n]{1,60})"|“([^”“"\n]{1,60})[”"]|„([^“”„"\n]{1,60})[“”"]|«\s?([^«»\n]{1,60}?)\s?»|»([^«»\n]{1,60})«|‚([^‘’‚\n]{1,60})[‘’]|(?<![\p{L}\p{N}])[‘']([^‘’'\n]{1,60})[’'](?![\p{L}\p{N}])|`([^`\n]{1,60})`/gu

/** Finds text in English, German or French quotation marks, as spans without the marks. */
export function findQuotedWords(text: string, { from, until }: Span): Span[] {
  const found: Span[] = []
  for (const match of text.slice(from, until).matchAll(quotedTextPattern)) {
    const at = match.slice(1).findIndex((group) => group !== undefined)
    const words = match[at + 1] ?? ''
    const start = from + match.index + match[0].indexOf(words, 1)
    if (words.trim()) found.push({ from: start, until: start + words.length })
  }
  return found
}
