import { isRecord } from '@/lib/text/is-empty'

// Accessors for what Notion sends, so that no value can be of an unexpected type.

/** Returns the object under a key, or an empty one. */
export const getObject = (value: unknown, key: string): Record<string, unknown> => {
  const inner = getOwn(value, key)
  return isRecord(inner) ? inner : {}
}

/** Returns the array under a key, or an empty one. */
export const getList = (value: unknown, key: string): unknown[] => {
  const inner = getOwn(value, key)
  return Array.isArray(inner) ? inner : []
}

/** Returns the string under a key, or an empty one. */
export const getText = (value: unknown, key: string): string => {
  const inner = getOwn(value, key)
  return typeof inner === 'string' ? inner : ''
}

/** Whether the value under a key is true. */
export const isTrue = (value: unknown, key: string): boolean => getOwn(value, key) === true

/** Returns rich text without any marks. */
export const joinPieces = (pieces: unknown[]): string => pieces.map(pieceText).join('')

/** Returns the text of one piece of rich text, without control characters. */
export const pieceText = (piece: unknown): string =>
  (
    getText(piece, 'plain_text') ||
    getText(getObject(piece, 'text'), 'content') ||
    getText(getObject(piece, 'equation'), 'expression')
  ).replace(/(?![\n\r\t\u0085])\p{Cc}/gu, '')

function getOwn(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}
