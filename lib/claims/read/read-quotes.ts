import type { Token } from '../words/tokens'

export type FoundQuote = { start: number; end: number; parts: string[][] }

const closingMarksByOpeningMark: Record<string, string> = {
  '“': '”"“',
  '„': '“”"',
  '”': '”',
  '«': '»',
  '»': '«»',
  '"': '"”“',
  '‘': "’'",
  '‚': "‘’'",
  '‹': '›',
  '›': '‹',
  "'": "'’",
}
const maxQuoteTokens = 400

/** Words that ask for a comment: the text in quotation marks after them is to be written, not quoted. */
const commentRequestPattern =
  /^(?:comment|comments|type|write|reply|say|send|dm|text|kommentier|kommentiere|kommentiert|schreib|schreibe|schreibt|antworte|antwortet|sag|stichwort|keyword|code|tippe|klick|klicke|click|tap|auf|hit)$/

/** Finds text in quotation marks of any style, word by word. Linear: one pass with one open quote at a time. */
export function readQuotes(tokens: readonly Token[]): FoundQuote[] {
  const found: FoundQuote[] = []
  let open: { start: number; closes: string } | undefined
  for (const [index, token] of tokens.entries()) {
    if (open && (index - open.start > maxQuoteTokens || /\n\s*\n/.test(token.gap))) open = undefined
    if (token.kind !== 'sign') continue
    const { text } = token
    if (open?.closes.includes(text) && closesQuote(tokens, index)) {
      const parts = splitQuoteParts(tokens, open.start + 1, index)
      const words = parts.flat()
      const isAsked = words.length < 3 && commentRequestPattern.test(tokens[open.start - 1]?.low ?? '')
      if (words.length > 0 && !isAsked) found.push({ start: open.start, end: index + 1, parts })
      open = undefined
    } else if (!open) {
      const closes = closingMarksByOpeningMark[text]
      if (closes && opensQuote(tokens, index)) open = { start: index, closes }
    }
  }
  return found
}

/**
 * Whether a mark opens a quote. Straight quotes and apostrophes can be either end; straight quotes also mean
 * inches.
 */
function opensQuote(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  const next = tokens[index + 1]
  if (!next || next.gap.includes('\n')) return false
  if (token?.text === '”' || token?.text === '»' || token?.text === '›')
    return next.gap === '' && token.gap !== ''
  if (token?.text === '"') return tokens[index - 1]?.kind !== 'digits' || token.gap !== ''
  if (token?.text === "'" || token?.text === '‘' || token?.text === '‚')
    return (
      next.gap === '' &&
      (token.gap !== '' || index === 0 || token.first || tokens[index - 1]?.kind === 'sign')
    )
  return true
}

function closesQuote(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  const next = tokens[index + 1]
  if (token?.text !== "'" && token?.text !== '’') return true
  return token.gap === '' && (next === undefined || next.gap !== '' || next.kind === 'sign')
}

function splitQuoteParts(tokens: readonly Token[], start: number, end: number): string[][] {
  const parts: string[][] = [[]]
  let inBrackets = false
  for (let index = start; index < end; index++) {
    const token = tokens[index]
    if (!token) break
    if (token.text === '[') inBrackets = true
    const dots = token.text === '.' && tokens[index + 1]?.text === '.' && tokens[index + 1]?.gap === ''
    if (token.text === '…' || token.text === '[' || dots) parts.push([])
    if (!inBrackets && token.kind !== 'sign') parts.at(-1)?.push(normalizeQuotedWord(token))
    if (token.text === ']') inBrackets = false
  }
  return parts.filter((part) => part.length > 0)
}

/** Returns how a word of a quote is compared: ignoring case, accents and the style of its apostrophe. */
export const normalizeQuotedWord = (token: Token): string =>
  token.kind === 'digits' ? token.text : token.low
