import { findAddresses } from './text-entities'

/** Escapes a text for HTML, for use in an element or in a quoted attribute. Takes any string. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const bullet = /^\s*[•‣▪–-]\s+(?=\S)/u
const number = /^\s*(\d{1,3})[.)]\s+(?=\S)/u

const heading = /^\s*#{1,6}\s+(?=\S)/u
const maxHeadingLength = 80

/** A heading (one line), a paragraph or a list; its lines without the marks of a list or heading. */
export type TextBlock = { kind: 'heading' | 'text' | 'bullets' | 'numbers'; lines: string[] }

/**
 * Splits plain text into blocks: a blank line separates paragraphs; lines that begin with a bullet or count from 1
 * are lists. A line is a heading if it begins with "#", or if it is alone, short and without an end, above a whole
 * sentence or a list. Takes any string.
 */
export function splitTextBlocks(text: string): TextBlock[] {
  const parts = text
    .split(/\r?\n[^\S\n]*(?:\r?\n[^\S\n]*)+/u)
    .map((block) => block.split(/\r?\n|[\u2028\u2029]/u).filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
  return parts.flatMap((lines, at): TextBlock[] => {
    const [only = ''] = lines
    return lines.length === 1 && looksLikeHeading(only.trim()) && canStandUnderHeading(parts[at + 1])
      ? [{ kind: 'heading', lines: [only.trim()] }]
      : blocksOf(lines)
  })
}

/** Whether a line is short and is not a sentence, a labeled value, a list item or an address. */
const looksLikeHeading = (line: string): boolean =>
  line.length <= maxHeadingLength &&
  /^[\p{Lu}\p{Lt}\p{Lo}\p{N}“„«"'¿¡]/u.test(line) &&
  /[\p{L}\p{N})”’»"?!]$/u.test(line) &&
  !/[.!?]["”’»)]$/u.test(line) &&
  !/[.!?:] /u.test(line) &&
  !number.test(line) &&
  findAddresses(line).length === 0

/** Whether a paragraph can follow a heading: it is a sentence or a list, unlike the name under a greeting. */
const canStandUnderHeading = ([first = '', ...more]: readonly string[] = []): boolean =>
  bullet.test(first) || number.test(first) || /[.!?:…]["”’»)]?$/u.test((more.at(-1) ?? first).trimEnd())

function blocksOf(lines: readonly string[]): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const [at, line] of lines.entries()) {
    const last = blocks.at(-1)
    const counted = countOf(line)
    // A "1." alone does not begin a list.
    const goesOn = last?.kind === 'numbers' && counted === last.lines.length + 1
    const isNumbered = goesOn || (counted === 1 && countOf(lines[at + 1]) === 2)
    const kind = heading.test(line)
      ? 'heading'
      : bullet.test(line)
        ? 'bullets'
        : isNumbered
          ? 'numbers'
          : 'text'
    const sign = { heading, bullets: bullet, numbers: number, text: /^\s+/u }[kind]
    const words = line.replace(sign, '').trimEnd()
    if (last?.kind === kind && kind !== 'heading') last.lines.push(words)
    else blocks.push({ kind, lines: [words] })
  }
  return blocks
}

const countOf = (line: string | undefined): number => Number(number.exec(line ?? '')?.[1])

/**
 * Converts plain text to HTML, with the headings, paragraphs and lists of `splitTextBlocks` and its web addresses as
 * links. Everything else is escaped, so that readers see the text as it is and none of it is markup. Serves
 * spec/security#7.3.
 */
export const textToHtml = (text: string): string => splitTextBlocks(text).map(htmlOf).join('\n')

function htmlOf({ kind, lines }: TextBlock): string {
  if (kind === 'heading') return `<h2>${lines.map(lineToHtml).join(' ')}</h2>`
  if (kind === 'text') return `<p>${lines.map(lineToHtml).join('<br>')}</p>`
  const name = kind === 'bullets' ? 'ul' : 'ol'
  return `<${name}>${lines.map((line) => `<li>${lineToHtml(line)}</li>`).join('')}</${name}>`
}

/** Converts one line to HTML, with its addresses as links. */
export function lineToHtml(line: string): string {
  let html = ''
  let at = 0
  for (const { from, until, value } of findAddresses(line)) {
    html += `${escapeHtml(line.slice(at, from))}${formatLink(value, value)}`
    at = until
  }
  return html + escapeHtml(line.slice(at))
}

/** Returns a link with this text. `address` begins with http:// or https://. */
export const formatLink = (address: string, words: string): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`
