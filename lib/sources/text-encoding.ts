import { isUtf8 } from 'node:buffer'

/** The name by which the standard knows an encoding; undefined for what it does not know. */
export function encodingOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

/** Encodings in which one byte is one letter: text in another language is never valid UTF-8 by chance in these. */
const oneByte = /^(?:windows-\d+|iso-8859-\d+(?:-i)?|koi8-[ru]|macintosh|x-mac-cyrillic|ibm866)$/

/**
 * Whether bytes are UTF-8 although something says that they are in another encoding. Of encodings with several bytes to a
 * letter, only where the bytes cannot be that.
 */
export function isUtf8Despite(bytes: Uint8Array, encoding: string): boolean {
  if (encoding === 'utf-8' || encoding.startsWith('utf-16') || !isUtf8(bytes)) return false
  return oneByte.test(encoding) || !isReadableAs(bytes, encoding)
}

function isReadableAs(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
