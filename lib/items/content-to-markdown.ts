import { htmlToMarkdown, type MarkdownOfHtml } from './html-to-markdown'

export type ContentFormat = 'html' | 'markdown' | 'text'

/**
 * The Markdown of an entry's content, whatever it came as. Without a format, content with HTML tags is taken as HTML and
 * everything else as Markdown, which plain text is too. Never throws. Serves decisions 6.
 */
export function contentToMarkdown(
  content: string,
  options: { format?: ContentFormat | undefined; baseUrl?: string | undefined } = {},
): MarkdownOfHtml {
  const format = options.format ?? (looksLikeHtml(content) ? 'html' : 'markdown')
  if (format === 'html') return htmlToMarkdown(content, options.baseUrl)
  const text = content.replace(/\r\n?/g, '\n').trim()
  return { markdown: text, images: [] }
}

const htmlTag =
  /<\/?(?:p|br|div|span|a|b|i|u|em|strong|ul|ol|li|h[1-6]|img|table|blockquote|pre|code|figure|section|article|html|body)(?:\s[^<>]*)?\/?>/i

const looksLikeHtml = (content: string): boolean => htmlTag.test(content)
