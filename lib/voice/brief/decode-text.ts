/**
 * Decodes bytes as text: by their byte order mark, otherwise as UTF-16 if nearly every second byte is zero,
 * otherwise as strict UTF-8, otherwise as windows-1252. Returns undefined for bytes that are not text because they
 * contain control characters that do not occur in text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return decoded('utf-8', bytes)
  if (a === 0xff && b === 0xfe) return decoded('utf-16le', bytes)
  if (a === 0xfe && b === 0xff) return decoded('utf-16be', bytes)
  const encoding = detectUtf16(bytes)
  if (encoding) return decoded(encoding, bytes)
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decoded('windows-1252', bytes)
  }
}

const decoded = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes)

function detectUtf16(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 2_000)
  let [even, odd] = [0, 0]
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) at % 2 === 0 ? even++ : odd++
  const half = sample.length / 2
  if (sample.length >= 8 && odd > half * 0.7 && even === 0) return 'utf-16le'
  if (sample.length >= 8 && even > half * 0.7 && odd === 0) return 'utf-16be'
  return undefined
}
