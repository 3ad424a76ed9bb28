/** Number of characters shown at first, and the maximum that can be unfolded. */
const maxShown = 300
const unfolded = 20_000

/**
 * Splits an entry's value into the text shown at first and the text to unfold, and counts the characters that are
 * not shown at all. Lists and objects become indented JSON.
 */
export function foldedValue(value: unknown): { beginning: string; rest: string; left: number } {
  const text = textOf(value)
  if (text.length <= maxShown) return { beginning: text, rest: '', left: 0 }
  const cut = codePointStart(text, maxShown)
  const end = codePointStart(text, Math.min(text.length, unfolded))
  return { beginning: text.slice(0, cut), rest: text.slice(cut, end), left: text.length - end }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join('\n')
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}

/** Returns the position, or the one before it if it would split a surrogate pair. */
const codePointStart = (text: string, at: number): number =>
  at < text.length && /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at
