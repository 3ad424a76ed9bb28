import { htmlToMarkdown as convert, type ElementNode, type TransformPlugin } from '@mdream/js'

export type MarkdownOfHtml = {
  markdown: string
  /** Addresses of its pictures, in order, each once. */
  images: string[]
}

/** Beyond this a document is cut before it is converted. */
const longest = 1_000_000

/**
 * Makes Markdown of a piece of HTML from anywhere. Scripts, styles, forms and frames are left out; links and pictures are
 * kept when they lead to http(s) addresses (links also to mailto:), relative ones resolved against `baseUrl`. Takes the
 * HTML and the address it came from; never throws. Serves decisions 5 and 6, security 7.3.
 */
export function htmlToMarkdown(html: string, baseUrl?: string): MarkdownOfHtml {
  const images = new Set<string>()
  const markdown = convert(html.slice(0, longest), {
    hooks: [addresses(baseUrl, images)],
    clean: { emptyLinks: true, emptyLinkText: true, blankLines: true },
  })
  return { markdown: markdown.trim(), images: [...images] }
}

function addresses(baseUrl: string | undefined, images: Set<string>): TransformPlugin {
  return {
    beforeNodeProcess: ({ node }) => {
      const { name, attributes } = node as ElementNode
      if (name === 'a' && attributes?.href !== undefined) {
        const href = webAddress(attributes.href, baseUrl) ?? mailAddress(attributes.href)
        if (href === undefined) delete attributes.href
        else attributes.href = href
      }
      if (name === 'img') {
        const src = webAddress(attributes?.src ?? attributes?.['data-src'] ?? '', baseUrl)
        if (src === undefined) return { skip: true }
        attributes.src = src
        images.add(src)
      }
      return undefined
    },
  }
}

const mailAddress = (text: string): string | undefined =>
  /^mailto:[^\s()<>]+$/i.test(text.trim()) ? text.trim() : undefined

/** A full http(s) address; relative ones resolved against the base. Undefined for anything else. */
export function webAddress(text: string, baseUrl: string | undefined): string | undefined {
  const value = text.trim()
  if (value === '' || value.startsWith('#') || value.length > 2_048) return undefined
  const url = URL.parse(value, baseUrl)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  return url.href.replaceAll('(', '%28').replaceAll(')', '%29')
}
