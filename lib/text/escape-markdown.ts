/**
 * Escapes text for use within a line of Markdown, so that it adds no HTML, link or emphasis. Whitespace, including
 * line breaks, becomes single spaces. Addresses are shown as code, since Markdown renderers link bare addresses
 * even if they are escaped. Serves spec/decisions#5.
 */
export function escapeInline(text: string): string {
  const line = oneLine(text)
  return special.test(line) ? escaped(line) : line
}

const oneLine = (text: string): string => (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text).trim()

// Most texts have nothing to escape, and checking this is far quicker than escaping.
const special = /[\\`*[\]~|_&<>@]|:\/\/|www\./i

/** Like `escapeInline`, for text at the beginning of a line, where it could be a heading, list or rule. */
export function escapeLine(text: string): string {
  return escapeLineStart(escapeInline(text))
}

/** Like `escapeLine`, for text of several paragraphs: keeps blank lines and line breaks. */
export function escapeParagraphs(text: string): string {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map(escapeLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Like `escapeInline`, for the text of a heading, where a run of # at the end would vanish. */
export function escapeHeading(text: string): string {
  const line = escapeInline(text)
  let end = line.length
  while (line[end - 1] === '#') end--
  return line.slice(0, end) + '\\#'.repeat(line.length - end)
}

// What becomes a link without any brackets: scheme://…, www.…, name@host.tld. The first part is bounded, so that no
// text makes the search slow.
const address = /(?:[a-z][a-z\d+.-]{0,30}:\/\/|www\.)[^\s`<>]*|[\w.+-]{1,64}@[\w.-]+/gi

function escaped(text: string): string {
  // Most texts contain none of these, and the search for addresses is the slow part.
  if (!/:\/\/|www\.|@/i.test(text)) return escapeMarks(text)
  let result = ''
  let done = 0
  for (const match of text.matchAll(address)) {
    result += escapeMarks(text.slice(done, match.index))
    result += `\`${match[0]}\``
    done = match.index + match[0].length
  }
  return result + escapeMarks(text.slice(done))
}

const marks = /[\\`*[\]~|_&<>]/

function escapeMarks(text: string): string {
  if (!marks.test(text)) return text
  return text
    .replace(/[\\`*[\]~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** Escapes what has a meaning only at the beginning of a line. */
function escapeLineStart(line: string): string {
  return line.replace(/^(?:[#+=:-]|\d{1,9}(?=[.)](?:\s|$)))/, (start) =>
    /^\d/.test(start) ? `${start}\\` : `\\${start}`,
  )
}
