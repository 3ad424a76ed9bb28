import type { CaptionTrack } from './caption-track'
import { HtmlReader } from './html/html-reader'

export { webAddress } from './web-address'

export type MarkdownOfHtml = {
  markdown: string
  /** Addresses of its pictures, in order, each once; at most 100. */
  images: string[]
  /** The caption files of its videos, where there are some; at most 20. */
  captions?: CaptionTrack[]
}

/** Beyond this a document is cut before it is converted; the Markdown is not longer than this either. */
const maxLength = 1_000_000

/**
 * Makes Markdown of a piece of HTML from anywhere. What is not for reading is left out (scripts, styles, form fields,
 * hidden parts, counting pixels); frames of videos become the address of the video; links and pictures are kept when they
 * lead to http(s) addresses (links also to mailto:), relative ones resolved against `baseUrl`. Nothing of the HTML remains
 * HTML: text that looks like mark-up shows as that text. Takes the HTML and the address it came from; never throws, and
 * takes time in proportion to its length whatever it holds. Serves spec/decisions#5 and #6, spec/security#7.3.
 */
export function htmlToMarkdown(html: string, baseUrl?: string): MarkdownOfHtml {
  const reader = new HtmlReader(clean(html.slice(0, maxLength)), baseUrl, { left: maxLength })
  const markdown = reader.read().slice(0, maxLength).toWellFormed()
  const { captions } = reader
  return { markdown, images: [...reader.images], ...(captions.length > 0 ? { captions } : {}) }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const control = /[\0-\x08\x0b\x0e-\x1f\x7f]/

const clean = (html: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  control.test(html) ? html.replace(/[\0-\x08\x0b\x0e-\x1f\x7f]/g, '') : html
