/**
 * Text as part of one line of Markdown that can add nothing of its own: no HTML, link or emphasis. White space, line
 * breaks included, becomes single blanks. Addresses are shown as code, since readers of Markdown make links of bare
 * addresses even when they are escaped. Serves spec/decisions#5.
 */
export function escapeInline(text: string): string {
  const line = oneLine(text)
  return special.test(line) ? escaped(line) : line
}

const oneLine = (text: string): string => (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text).trim()

// Most texts have nothing to escape, and finding that out is far quicker than escaping.
const special = /[\\`*[\]~|_&<>@]|:\/\/|www\./i

/** The same for text that stands at the beginning of a line, where it could be a heading, list or rule. */
export function escapeLine(text: string): string {
  return escapeLineStart(escapeInline(text))
}

/** The same for text of several paragraphs: blank lines and line breaks are kept. */
export function escapeParagraphs(text: string): string {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map(escapeLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same for the text of a heading, where a run of # at the end would vanish. */
export function escapeHeading(text: string): string {
  const line = escapeInline(text)
  let end = line.length
  while (line[end - 1] === '#') end--
  return line.slice(0, end) + '\\#'.repeat(line.length - end)
}

// What becomes a link without any brackets: scheme://…, www.…, name@host.tld. Bounded in front, so that no text makes the
// search slow.
const address = /(?:[a-z][a-z\d+.-]{0,30}:\/\/|www\.)[^\s`<>]*|[\w.+-]{1,64}@[\w.-]+/gi

function escaped(text: string): string {
  // Most text holds nothing of the kind; the search for addresses is the slow part.
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

/** Disarms what has a meaning only where a line begins. */
function escapeLineStart(line: string): string {
  return line.replace(/^(?:[#+=:-]|\d{1,9}(?=[.)](?:\s|$)))/, (start) =>
    /^\d/.test(start) ? `${start}\\` : `\\${start}`,
  )
}
