import { Parser } from 'htmlparser2'
import { ArchiveError } from '@/lib/archive/archive-error'
import { unzip } from '@/lib/archive/unzip'
import { AppError } from '@/lib/errors'
import { decodeText } from './decode-text'

const document = 'word/document.xml'
const styles = 'word/styles.xml'
/** Longer than any brief; the rest is not read. */
const maxLength = 400_000
const bounds = { entries: 2_000, bytes: 20 * 1024 * 1024 }

/**
 * Reads the text of a Word document: one line per paragraph, with headings and lists marked as in Markdown, and one
 * line per table row. Leaves out deleted text, field codes and hidden text. Throws `unsupported-media-type` and
 * `invalid`.
 */
export function readDocx(bytes: Buffer): string {
  const files = unzipParts(bytes)
  const body = files.get(document)
  if (!body)
    throw new AppError('unsupported-media-type', {
      detail: 'This archive isn’t a Word document.',
      hint: 'Choose a .txt, .md, .docx or .pdf file, or paste the text.',
    })
  return readParagraphs(xmlOf(body), headingStyles(files.get(styles)))
}

function unzipParts(bytes: Buffer): Map<string, Buffer> {
  try {
    return unzip(bytes, (name) => name === document || name === styles, bounds).files
  } catch (cause) {
    if (!(cause instanceof ArchiveError)) throw cause
    throw new AppError('invalid', {
      detail: 'This Word document is damaged, has a password or is too large.',
      hint: 'Save it again as .docx without a password, or paste its text.',
      cause,
    })
  }
}

/**
 * Maps the ids of heading styles to their level. Ids are in the author's language, so styles are recognized by
 * name, which is not localized.
 */
function headingStyles(bytes: Buffer | undefined): Map<string, number> {
  const levels = new Map<string, number>()
  if (!bytes) return levels
  let id = ''
  const parser = parserOf({
    onopentag(name, attributes) {
      if (name === 'w:style') id = attributes['w:styleId'] ?? ''
      if (name !== 'w:name' || id === '' || levels.size > 500) return
      const level = /^(?:heading ([1-6])|(title))$/i.exec(attributes['w:val'] ?? '')
      if (level) levels.set(id, level[2] ? 1 : Number(level[1]))
      id = ''
    },
  })
  parser.end(xmlOf(bytes))
  return levels
}

function readParagraphs(xml: string, levels: Map<string, number>): string {
  const lines: string[] = []
  let size = 0
  let [line, mark, hidden, reads, skipped] = ['', '', false, false, 0]
  let cells: string[] | undefined
  let tables = 0
  let inList = false
  const add = (words: string) => {
    size += words.length + 1
    if (size <= maxLength) lines.push(words)
  }
  const endParagraph = () => {
    const words = line.trim()
    line = ''
    if (cells) {
      if (words) cells[cells.length - 1] += `${cells.at(-1) ? ' ' : ''}${words.replace(/[|\n]/g, ' ')}`
      return
    }
    // Blank lines separate paragraphs, but not the items of a list.
    if (words && !(mark === '- ' && inList)) add('')
    if (words) add(mark + words)
    inList = words !== '' && mark === '- '
  }
  const parser = parserOf({
    onopentag(name, attributes) {
      if (name === 'mc:Fallback') skipped++
      if (skipped > 0) return
      if (name === 'w:p') [line, mark] = ['', '']
      else if (name === 'w:r') hidden = false
      else if (name === 'w:vanish') hidden = !/^(?:0|false|off)$/.test(attributes['w:val'] ?? '')
      else if (name === 'w:pStyle') {
        const level =
          levels.get(attributes['w:val'] ?? '') ??
          Number(/^Heading([1-6])$/.exec(attributes['w:val'] ?? '')?.[1] ?? 0)
        if (level > 0) mark = `${'#'.repeat(level)} `
      } else if (name === 'w:numPr' && mark === '') mark = '- '
      else if (name === 'w:t') reads = !hidden
      else if (name === 'w:tab' && line !== '') line += '\t'
      else if (name === 'w:br' || name === 'w:cr') line += '\n'
      else if (name === 'w:tbl') tables++
      else if (name === 'w:tr' && tables === 1) cells = []
      else if (name === 'w:tc' && tables === 1) cells?.push('')
    },
    ontext(words) {
      if (reads && skipped === 0 && line.length < maxLength) line += words
    },
    onclosetag(name) {
      if (name === 'mc:Fallback') skipped = Math.max(0, skipped - 1)
      if (skipped > 0) return
      if (name === 'w:t') reads = false
      else if (name === 'w:p') endParagraph()
      else if (name === 'w:tr' && tables === 1 && cells) {
        add(`| ${cells.join(' | ')} |`)
        cells = undefined
      } else if (name === 'w:tbl') {
        tables = Math.max(0, tables - 1)
        if (tables === 0) add('')
      }
    },
  })
  parser.end(xml)
  return lines.join('\n').trim()
}

function parserOf(handler: ConstructorParameters<typeof Parser>[0]): Parser {
  return new Parser(
    {
      ...handler,
      onprocessinginstruction(name) {
        // A document needs no entity definitions, and they can make a small file expand enormously.
        if (/^!/.test(name)) throw createDocxError('This Word document contains invalid data.')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
}

function xmlOf(bytes: Buffer): string {
  const text = decodeText(bytes)
  if (text === undefined) throw createDocxError('This Word document is damaged.')
  return text
}

const createDocxError = (detail: string): AppError =>
  new AppError('invalid', { detail, hint: 'Save it again as .docx, or paste its text.' })
