const special = /[\\`*_[\]~|<&]/

/**
 * Escapes running text so that Markdown shows exactly this text: no markup of its own, no HTML. Addresses stay
 * readable. The beginning of a line is escaped by `escapeLines`, once the line is complete. Serves
 * spec/decisions#5, spec/security#7.3.
 */
export function escapeText(text: string): string {
  if (!special.test(text)) return text
  if (!/:\/\/|www\./i.test(text)) return escapeMarks(text)
  let result = ''
  let done = 0
  for (const match of text.matchAll(address)) {
    result += escapeMarks(text.slice(done, match.index)) + escapeAddress(match[0])
    done = match.index + match[0].length
  }
  return result + escapeMarks(text.slice(done))
}

/** What Markdown renderers link by themselves; a backslash inside would become part of the link. */
const address = /(?:https?:\/\/|www\.)[^\s<>"'`\\|]+/gi

const escapeAddress = (text: string): string =>
  text
    .replace(/[*[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(entity, '&amp;')

/**
 * An & that would begin a character reference, including one at the end of a piece, since the next piece may
 * complete it.
 */
const entity = /&(?=#?\w*(?:;|$))/g

function escapeMarks(text: string): string {
  let result = text.replace(/[\\`*[\]~|]/g, '\\$&')
  if (result.includes('_')) result = result.replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
  if (result.includes('&')) result = result.replace(entity, '&amp;')
  return result.includes('<') ? result.replace(/<(?=[a-z/!?]|$)/gi, '&lt;') : result
}

/** Escapes what has a meaning only at the beginning of a line, in each line of running text. */
export function escapeLines(text: string): string {
  if (!text.includes('\n')) return escapeLine(text)
  return text.split('\n').map(escapeLine).join('\n')
}

/** A quote, a list, a heading, a line under a heading, the second line of a table. */
const lineStartMarkPattern = /^(?:>|[-+](?:\s|$)|#{1,6}(?:\s|$)|=+\s*$|[-:|\s]+$)/

function escapeLine(line: string): string {
  if (lineStartMarkPattern.test(line)) return `\\${line}`
  return /^\d{1,9}[.)](?:\s|$)/.test(line) ? line.replace(/[.)]/, '\\$&') : line
}
