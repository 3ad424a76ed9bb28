import { escapeText } from 'entities'
import { getOwn, toRecord, toText } from './payload'

/** Maximum nesting depth of nodes; anything deeper is left out. */
const maxDepth = 24

/** Converts Contentful's rich text (`nodeType`) to HTML. */
export const contentfulHtml = (document: unknown): string => contentfulNode(toRecord(document), maxDepth)

const contentfulTags: Record<string, string> = {
  paragraph: 'p',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
  blockquote: 'blockquote',
  table: 'table',
  'table-row': 'tr',
  'table-cell': 'td',
  'table-header-cell': 'th',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`heading-${level}`, `h${level}`])),
}

function contentfulNode(node: Record<string, unknown>, left: number): string {
  if (left === 0) return ''
  const type = toText(node.nodeType) ?? ''
  if (type === 'text') {
    const marks = listOf(node.marks).map((mark) => toText(mark.type) ?? '')
    return wrapInMarks(typeof node.value === 'string' ? node.value : '', marks)
  }
  if (type === 'hr') return '<hr>'
  const inner = listOf(node.content)
    .map((child) => contentfulNode(child, left - 1))
    .join('')
  if (type === 'hyperlink') return linked(toRecord(node.data).uri, inner)
  return wrapped(getOwn(contentfulTags, type), inner)
}

/** Converts Sanity's Portable Text to HTML; leaves out blocks that are not text. */
export function portableTextHtml(blocks: unknown): string {
  const list = listOf(blocks)
  return list
    .map((block, at) => {
      if (block._type !== 'block') return ''
      const links = listOf(block.markDefs)
      const inner = listOf(block.children)
        .map((child) => portableSpan(child, links))
        .join('')
      const tag = listTag(block)
      if (tag === undefined) return wrapped(portableTags[toText(block.style) ?? 'normal'] ?? 'p', inner)
      const opens = listTag(list[at - 1]) === tag ? '' : `<${tag}>`
      const closes = listTag(list[at + 1]) === tag ? '' : `</${tag}>`
      return `${opens}<li>${inner}</li>${closes}`
    })
    .join('')
}

const portableTags: Record<string, string> = {
  normal: 'p',
  blockquote: 'blockquote',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
}

const listTag = (block: Record<string, unknown> | undefined): 'ol' | 'ul' | undefined => {
  if (block?._type !== 'block' || toText(block.listItem) === undefined) return undefined
  return block.listItem === 'number' ? 'ol' : 'ul'
}

function portableSpan(child: Record<string, unknown>, links: Record<string, unknown>[]): string {
  const marks = Array.isArray(child.marks) ? child.marks.flatMap((mark: unknown) => toText(mark) ?? []) : []
  const link = links.find(({ _key, href }) => marks.includes(toText(_key) ?? '') && href !== undefined)
  const inner = wrapInMarks(typeof child.text === 'string' ? child.text : '', marks)
  return link ? linked(link.href, inner) : inner
}

/** Converts Strapi's blocks to HTML. */
export const strapiBlocksHtml = (blocks: unknown): string =>
  listOf(blocks)
    .map((block) => strapiNode(block, maxDepth))
    .join('')

function strapiNode(node: Record<string, unknown>, left: number): string {
  if (left === 0) return ''
  const type = toText(node.type) ?? ''
  if (type === 'text') {
    const marks = ['bold', 'italic', 'code', 'strikethrough'].filter((mark) => node[mark] === true)
    return wrapInMarks(typeof node.text === 'string' ? node.text : '', marks)
  }
  if (type === 'image') {
    const { url, alternativeText } = toRecord(node.image)
    return toText(url) ? `<img src="${attribute(url)}" alt="${attribute(alternativeText)}">` : ''
  }
  const inner = listOf(node.children)
    .map((child) => strapiNode(child, left - 1))
    .join('')
  if (type === 'link') return linked(node.url, inner)
  if (type === 'heading') return wrapped(/^[1-6]$/.test(String(node.level)) ? `h${node.level}` : 'h2', inner)
  if (type === 'list') return wrapped(node.format === 'ordered' ? 'ol' : 'ul', inner)
  return wrapped(getOwn({ paragraph: 'p', 'list-item': 'li', quote: 'blockquote', code: 'pre' }, type), inner)
}

const markTags: Record<string, string> = {
  bold: 'strong',
  strong: 'strong',
  italic: 'em',
  em: 'em',
  code: 'code',
  strikethrough: 's',
  'strike-through': 's',
}

const wrapInMarks = (text: string, marks: string[]): string =>
  marks.reduce(
    (inner, mark) => wrapped(getOwn(markTags, mark), inner),
    escapeText(text).replaceAll('\n', '<br>'),
  )

const wrapped = (tag: unknown, inner: string): string =>
  typeof tag === 'string' ? `<${tag}>${inner}</${tag}>` : inner

const linked = (address: unknown, inner: string): string =>
  /^(?:https?:|mailto:|\/)/i.test(toText(address) ?? '')
    ? `<a href="${attribute(address)}">${inner}</a>`
    : inner

const attribute = (value: unknown): string => escapeText(toText(value) ?? '').replaceAll('"', '&quot;')

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(toRecord) : []
