import { isRecord } from '@/lib/text/is-empty'

// Accessors for what Notion sends, so that no value can be of an unexpected type.

/** Returns the object under a key, or an empty one. */
export const part = (value: unknown, key: string): Record<string, unknown> => {
  const inner = own(value, key)
  return isRecord(inner) ? inner : {}
}

/** Returns the array under a key, or an empty one. */
export const list = (value: unknown, key: string): unknown[] => {
  const inner = own(value, key)
  return Array.isArray(inner) ? inner : []
}

/** Returns the string under a key, or an empty one. */
export const text = (value: unknown, key: string): string => {
  const inner = own(value, key)
  return typeof inner === 'string' ? inner : ''
}

/** Whether the value under a key is true. */
export const says = (value: unknown, key: string): boolean => own(value, key) === true

/** Returns rich text without any marks. */
export const plainText = (pieces: unknown[]): string => pieces.map(pieceText).join('')

/** Returns the text of one piece of rich text, without control characters. */
export const pieceText = (piece: unknown): string =>
  (
    text(piece, 'plain_text') ||
    text(part(piece, 'text'), 'content') ||
    text(part(piece, 'equation'), 'expression')
  ).replace(/(?![\n\r\t\u0085])\p{Cc}/gu, '')

function own(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}
