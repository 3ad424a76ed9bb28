import { findElementRole } from '../html/elements'

/** The end of preformatted HTML. */
export const preformattedEndPattern = /<\/pre\s{0,9}>/i

const beginning = /^(?:<[a-z][a-z0-9-]{0,30}(?:\s[^<>]{0,1000})?>\s{0,9}){0,5}<pre(?:\s[^<>]{0,1000})?>/i

/** Whether a line begins with preformatted HTML, possibly inside elements that only wrap it. */
export const startsPreformatted = (text: string): boolean => beginning.test(text)

const blockElementNames = new Set(
  (
    'address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt ' +
    'fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main ' +
    'menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead title tr ' +
    'track ul'
  ).split(' '),
)

// How HTML blocks begin that have an end of their own (CommonMark 0.31, 4.6).
const htmlBlockDelimiters: [start: RegExp, end: RegExp][] = [
  [/^<(?:script|pre|style|textarea)(?:[ >]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<![a-z]/i, />/],
  [/^<!\[CDATA\[/, /\]\]>/],
]

const attribute = `\\s+[a-z_:][\\w.:-]*(?:\\s*=\\s*(?:[^\\s"'=<>\`]+|'[^']*'|"[^"]*"))?`
const tagAlone = new RegExp(`^<(?:[a-z][a-z0-9-]*(?:${attribute})*\\s*/?|/[a-z][a-z0-9-]*\\s*)>\\s*$`, 'i')
const maxTagLength = 4_000

/** Returns the HTML block that begins here, with what ends it; if that is undefined, only a blank line does. */
export function readHtmlBlock(text: string, interrupts: boolean): { end: RegExp | undefined } | undefined {
  for (const [start, end] of htmlBlockDelimiters) if (start.test(text)) return { end }
  const name = /^<\/?([a-z][a-z0-9-]{0,30})(?:[ >]|\/>|$)/i.exec(text)?.[1]?.toLowerCase()
  if (name !== undefined && blockElementNames.has(name)) return { end: undefined }
  // Other names are shown as text, so they make no block.
  const isKnown = name !== undefined && findElementRole(name) !== undefined
  return isKnown && !interrupts && text.length <= maxTagLength && tagAlone.test(text)
    ? { end: undefined }
    : undefined
}
