import { storableJson } from './storable-json'

/**
 * Serializes JSON-like content for a jsonb column. Removes what the column cannot hold (NUL characters, and lone
 * surrogates, which remain if a character is cut in half), so that one entry never fails the whole batch that it is
 * stored with (spec/decisions#2). Checks the finished text first: nearly all content is clean and needs no walk.
 */
export function serializeJson(content: unknown): string {
  const text = JSON.stringify(content)
  return escaped.test(text) ? JSON.stringify(storableJson(content, () => undefined)) : text
}

/** Well-formed text has no such escapes. If the backslash itself was in the text, the walk finds nothing to do. */
const escaped = /\\u(?:0000|d[89a-f])/
