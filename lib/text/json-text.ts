import { storableJson } from './storable-json'

/**
 * JSON-like content as the text of a jsonb column. What that cannot hold (NUL characters, half surrogate pairs such as a cut
 * through a character leaves) is taken out, so that one entry never fails the whole batch it is stored with (spec/decisions#2).
 * Looks at the finished text first: nearly all content is clean, and spares the walk.
 */
export function jsonText(content: unknown): string {
  const text = JSON.stringify(content)
  return escaped.test(text) ? JSON.stringify(storableJson(content, () => undefined)) : text
}

/** Well-formed text has no such escapes; where the backslash was itself in the text, the walk finds nothing to do. */
const escaped = /\\u(?:0000|d[89a-f])/
