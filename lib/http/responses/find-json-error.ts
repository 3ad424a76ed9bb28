// Strings may contain anything from the space (U+0020) upwards except quote and backslash.
const plain = '[ !#-\\[\\]-\\uffff]*'
const escaped = '\\\\(?:["\\\\/bfnrt]|u[0-9a-fA-F]{4})'
const number = '-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?'
const token = new RegExp(
  `[ \\t\\n\\r]*(?:([{}[\\],:])|("${plain}(?:${escaped}${plain})*")|(?:${number}|true|false|null)(?![\\w.+-]))`,
  'y',
)

/** What may come next: a value, a key, or a punctuation character. */
type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | ':' | ',-or-end' | 'nothing'

/**
 * Finds where text stops being JSON. Returns the offset of the first wrong token, the length of the text if it ends
 * too early, or undefined if there is no mistake. The engine's own message often lacks the position, and it quotes
 * the content.
 */
export function findJsonError(text: string): number | undefined {
  const open: string[] = []
  let expected: Expected = 'value'
  let at = 0
  for (;;) {
    token.lastIndex = at
    const match = token.exec(text)
    const start = at + blanksAt(text, at)
    if (match === null) return expected === 'nothing' && start === text.length ? undefined : start
    const kind = match[1] ?? (match[2] === undefined ? 'literal' : 'string')
    const next = after(kind, expected, open)
    if (next === undefined) return start
    expected = next
    at = token.lastIndex
  }
}

/**
 * What may follow if `kind` comes where `expected` is allowed; undefined if it is not allowed there. `open` holds
 * the open brackets.
 */
function after(kind: string, expected: Expected, open: string[]): Expected | undefined {
  if (kind === '}' || kind === ']') {
    const isEmpty = kind === '}' ? 'key-or-end' : 'value-or-end'
    if (expected !== isEmpty && expected !== ',-or-end') return undefined
    if (open.pop() !== (kind === '}' ? '{' : '[')) return undefined
    return open.length === 0 ? 'nothing' : ',-or-end'
  }
  if (kind === ',') {
    if (expected !== ',-or-end') return undefined
    return open.at(-1) === '{' ? 'key' : 'value'
  }
  if (kind === ':') return expected === ':' ? 'value' : undefined
  if (expected === 'key' || expected === 'key-or-end') return kind === 'string' ? ':' : undefined
  if (expected !== 'value' && expected !== 'value-or-end') return undefined
  if (kind === '{' || kind === '[') {
    open.push(kind)
    return kind === '{' ? 'key-or-end' : 'value-or-end'
  }
  return open.length === 0 ? 'nothing' : ',-or-end'
}

function blanksAt(text: string, at: number): number {
  let end = at
  while (' \t\n\r'.includes(text.charAt(end)) && end < text.length) end++
  return end - at
}
