import { convertHtmlInMarkdown } from './convert-html-in-markdown'
import { type ContentFormat, detectFormat } from './detect-format'
import { escapeLines, escapeText } from './html/escape-text'
import { type ConvertedMarkdown, htmlToMarkdown } from './html-to-markdown'
import { trimBlankLines } from './markdown/trim-blank-lines'

export type { ContentFormat } from './detect-format'

/**
 * Converts an entry's content to Markdown, whatever its format. If no format is given, it is detected: HTML,
 * Markdown (with or without HTML in it), or plain text, which is shown exactly as it is. Never throws. Serves
 * spec/decisions#6.
 */
export function contentToMarkdown(
  content: string,
  options: { format?: ContentFormat | undefined; baseUrl?: string | undefined } = {},
): ConvertedMarkdown {
  const format = options.format ?? detectFormat(content)
  if (format === 'html') return htmlToMarkdown(content, options.baseUrl)
  const text = trimBlankLines(content.replace(/\r\n?/g, '\n'))
  return format === 'text'
    ? { markdown: textToMarkdown(text), images: [] }
    : convertHtmlInMarkdown(text, options.baseUrl)
}

/** Converts plain text to Markdown that shows its lines and paragraphs, and nothing else. */
const textToMarkdown = (text: string): string =>
  text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) =>
      escapeLines(
        paragraph
          .split('\n')
          .map((line) => escapeText(line.trim()))
          .join('  \n'),
      ),
    )
    .join('\n\n')
