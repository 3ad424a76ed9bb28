import { escapeLines, escapeText } from './html/escape-text'
import { htmlToMarkdown, type MarkdownOfHtml } from './html-to-markdown'

export type ContentFormat = 'html' | 'markdown' | 'text'

/**
 * The Markdown of an entry's content, whatever it came as. Without a format, content with HTML tags is taken as HTML and
 * everything else as Markdown; what is said to be plain text shows just as that text. Never throws. Serves decisions 6.
 */
export function contentToMarkdown(
  content: string,
  options: { format?: ContentFormat | undefined; baseUrl?: string | undefined } = {},
): MarkdownOfHtml {
  const format = options.format ?? (looksLikeHtml(content) ? 'html' : 'markdown')
  if (format === 'html') return htmlToMarkdown(content, options.baseUrl)
  const text = content.replace(/\r\n?/g, '\n').trim()
  return { markdown: format === 'text' ? textToMarkdown(text) : text, images: [] }
}

/** Plain text as Markdown that shows its lines and paragraphs, and nothing that it does not say. */
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

const htmlTag =
  /<\/?(?:p|br|div|span|a|b|i|u|em|strong|ul|ol|li|h[1-6]|img|table|blockquote|pre|code|figure|section|article|html|body)(?:\s[^<>]*)?\/?>/i

const looksLikeHtml = (content: string): boolean => htmlTag.test(content)
