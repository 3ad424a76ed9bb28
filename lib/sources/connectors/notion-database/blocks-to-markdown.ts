import type { Note } from '@/lib/mapping/document-reader'
import { escapeInline } from '@/lib/text/escape-markdown'
import { readMarkdownAddress } from '@/lib/text/web-address'
import { getList, getObject, getText, isTrue, joinPieces } from './get-values'
import type { NotionBlock } from './read-notion-blocks'
import { type NotionFile, readNotionFile } from './read-notion-file'
import { longestRun, richTextToMarkdown } from './rich-text'
import { tableToMarkdown } from './table-to-markdown'

export type BlockWriter = {
  /** The id of the page that contains the blocks. */
  pageId: string
  /** Returns a picture's permanent address; undefined if it cannot be shown. */
  picture: (file: NotionFile) => string | undefined
  note: Note
}

/** Maximum length of the Markdown that we keep for a page. */
const maxLength = 900_000

/**
 * Converts a page's blocks to Markdown. Blocks without a Markdown equivalent become the closest match: columns one
 * after the other, toggles expanded, callouts as quotes, files and videos as links. Notes blocks that Notion's API
 * does not return.
 */
export function blocksToMarkdown(blocks: NotionBlock[], writer: BlockWriter): string {
  const markdown = writeBlocks(blocks, writer)
  if (markdown.length <= maxLength) return markdown
  writer.note('The page is very long. We cut off the end.')
  const cut = markdown.lastIndexOf('\n\n', maxLength)
  return markdown.slice(0, cut > 0 ? cut : maxLength).toWellFormed()
}

function writeBlocks(blocks: NotionBlock[], writer: BlockWriter): string {
  let result = ''
  let before = { kind: '', number: 0 }
  for (const block of blocks) {
    const kind = listOf(block)
    const number = kind === 'numbers' ? numberOf(block, before.number) : 0
    const written = kind === '' ? writeBlock(block, writer) : writeListed(block, number, writer)
    if (written === '') continue
    result += `${result === '' ? '' : kind !== '' && kind === before.kind ? '\n' : '\n\n'}${written}`
    before = { kind, number }
  }
  return result
}

/** Returns the kind of list that a block is an item of. */
function listOf({ type }: NotionBlock): 'bullets' | 'numbers' | '' {
  if (type === 'numbered_list_item') return 'numbers'
  return type === 'bulleted_list_item' || type === 'to_do' ? 'bullets' : ''
}

function numberOf({ content }: NotionBlock, before: number): number {
  const { list_start_index: start } = content
  const first = Number.isSafeInteger(start) ? Math.min(Math.max(Number(start), 0), 999_999) : 1
  return before === 0 ? first : before + 1
}

function writeListed(block: NotionBlock, number: number, writer: BlockWriter): string {
  const marker = block.type === 'numbered_list_item' ? `${number}. ` : '- '
  const box = block.type === 'to_do' ? (isTrue(block.content, 'checked') ? '[x] ' : '[ ] ') : ''
  const inner = writeBlocks(block.children, writer)
  const tight = block.children.every((child) => listOf(child) !== '') ? '\n' : '\n\n'
  const own = `${box}${richTextToMarkdown(getList(block.content, 'rich_text'))}`
  return `${marker}${indented([own, inner].filter(Boolean).join(tight), marker.length)}`.trimEnd()
}

const indented = (markdown: string, by: number): string =>
  markdown.replace(/\n(?!\n)/g, `\n${' '.repeat(by)}`)

const quoted = (markdown: string): string =>
  markdown === ''
    ? ''
    : markdown
        .split('\n')
        .map((line) => (line === '' ? '>' : `> ${line}`))
        .join('\n')

const together = (...parts: string[]): string => parts.filter((part) => part !== '').join('\n\n')

/** Blocks with no meaning outside Notion. */
const blocksWithoutText: ReadonlySet<string> = new Set(['table_of_contents', 'breadcrumb', 'button'])

function writeBlock(block: NotionBlock, writer: BlockWriter): string {
  const { type, content, children } = block
  const own = () => richTextToMarkdown(getList(content, 'rich_text'))
  const inner = () => writeBlocks(children, writer)
  const heading = /^heading_([1-5])$/.exec(type)
  // The item's title is the first heading, so the page's own headings start at level two.
  if (heading) return together(headed(getList(content, 'rich_text'), Number(heading[1]) + 1), inner())
  if (blocksWithoutText.has(type)) return ''
  switch (type) {
    case 'quote':
      return quoted(together(own(), inner()))
    case 'callout':
      return quoted(together([emojiOf(content), own()].filter(Boolean).join(' '), inner()))
    case 'code':
      return together(
        fenced(joinPieces(getList(content, 'rich_text')), getText(content, 'language')),
        caption(content),
      )
    case 'equation':
      return fenced(getText(content, 'expression'), 'math')
    case 'divider':
      return '---'
    case 'image':
      return image(block, writer)
    case 'table':
      return tableToMarkdown(block)
    case 'bookmark':
    case 'embed':
    case 'link_preview':
      return link(caption(content), readMarkdownAddress(getText(content, 'url'), undefined))
    case 'video':
    case 'audio':
    case 'file':
    case 'pdf':
      return link(caption(content) || escapeInline(getText(content, 'name')), placeOf(block, writer))
    case 'child_page':
    case 'child_database':
      return `**${escapeInline(getText(content, 'title')) || 'Untitled'}**`
    case 'link_to_page':
      return link('', pageAddress(getText(content, 'page_id') || getText(content, 'database_id')))
    case 'meeting_notes':
    case 'transcription':
      return together(richTextToMarkdown(getList(content, 'title')), inner())
    case 'unsupported':
      writer.note('The page contains a block that Notion doesn’t share. We skipped it.')
      return inner()
    default:
      // Paragraphs, toggles, columns, tabs, synced blocks, and any new type: their text, followed by their
      // children.
      return together(own(), inner())
  }
}

function headed(pieces: unknown[], level: number): string {
  const line = richTextToMarkdown(pieces, { oneLine: true })
  // Markdown would drop a run of # at the end.
  let end = line.length
  while (line[end - 1] === '#' && line[end - 2] !== '\\') end--
  return line === '' ? '' : `${'#'.repeat(level)} ${line.slice(0, end)}${'\\#'.repeat(line.length - end)}`
}

function fenced(code: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1))
  const name = language === 'plain text' ? '' : language.toLowerCase().replace(/[^a-z0-9+#]+/g, '-')
  return `${fence}${name}\n${code.replace(/\r\n?/g, '\n')}\n${fence}`
}

const caption = (content: unknown): string =>
  richTextToMarkdown(getList(content, 'caption'), { oneLine: true })

const emojiOf = (content: unknown): string => escapeInline(getText(getObject(content, 'icon'), 'emoji'))

function image(block: NotionBlock, writer: BlockWriter): string {
  const file = readNotionFile(block.content)
  const address = file && writer.picture(file)
  const alt = escapeInline(joinPieces(getList(block.content, 'caption')))
  return address === undefined ? caption(block.content) : `![${alt}](${address})`
}

/**
 * Returns where to view a file: its own address, or its place on the page, because addresses of files stored by
 * Notion expire.
 */
function placeOf(block: NotionBlock, { pageId }: BlockWriter): string | undefined {
  const file = readNotionFile(block.content)
  if (file?.kept === 'elsewhere') return file.address
  const page = pageAddress(pageId)
  return file && page && `${page}#${block.id.replaceAll('-', '')}`
}

const pageAddress = (id: string): string | undefined =>
  /^[0-9a-f-]{32,36}$/i.test(id) ? `https://www.notion.so/${id.replaceAll('-', '')}` : undefined

function link(label: string, address: string | undefined): string {
  if (address === undefined) return label
  // A label that contains a link cannot be a link itself.
  if (label.includes('](')) return together(label, `<${address}>`)
  return label === '' ? `<${address}>` : `[${label}](${address})`
}
