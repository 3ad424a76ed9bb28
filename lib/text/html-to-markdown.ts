import type { CaptionTrack } from './caption-track'
import { HtmlReader } from './html/html-reader'

export { readMarkdownAddress } from './web-address'

export type ConvertedMarkdown = {
  markdown: string
  /** Addresses of its images, in order and without duplicates; at most 100. */
  images: string[]
  /** The caption files of its videos, if there are any; at most 20. */
  captions?: CaptionTrack[]
}

/** A longer document is cut before it is converted; the Markdown is never longer than this either. */
const maxLength = 1_000_000

/**
 * Converts HTML from anywhere to Markdown. Leaves out what is not for reading (scripts, styles, form fields, hidden
 * parts, tracking pixels); replaces video frames with the address of the video; keeps links and images with http(s)
 * addresses (links also with mailto:), with relative ones resolved against `baseUrl`. No HTML remains: text that
 * looks like markup is shown as that text. Takes the HTML and the address it came from; never throws, and takes
 * time in proportion to its length whatever it contains. Serves spec/decisions#5 and #6, spec/security#7.3.
 */
export function htmlToMarkdown(html: string, baseUrl?: string): ConvertedMarkdown {
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
