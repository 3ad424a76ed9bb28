import { isUtf8 } from 'node:buffer'

/** Returns the standard name of an encoding; undefined for an unknown one. */
export function normalizeEncodingLabel(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

/** Single-byte encodings: non-English text in these is never valid UTF-8 by chance. */
const singleByteEncodingPattern =
  /^(?:windows-\d+|iso-8859-\d+(?:-i)?|koi8-[ru]|macintosh|x-mac-cyrillic|ibm866)$/

/**
 * Whether bytes are UTF-8 although declared to be in another encoding. For multi-byte encodings, only if the bytes
 * are not valid in that encoding.
 */
export function isMislabeledUtf8(bytes: Uint8Array, encoding: string): boolean {
  if (encoding === 'utf-8' || encoding.startsWith('utf-16') || !isUtf8(bytes)) return false
  return singleByteEncodingPattern.test(encoding) || !isReadableAs(bytes, encoding)
}

function isReadableAs(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
