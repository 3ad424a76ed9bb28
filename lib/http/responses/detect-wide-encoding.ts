/**
 * Detects Unicode with two or four bytes per character: by the byte order mark, otherwise by where the NULs are
 * around the first character, which in JSON is ASCII. Valid UTF-8 never begins this way. JSON must be sent as UTF-8
 * (RFC 8259, section 8.1); the result lets readers name the encoding that came instead. Pure. Serves
 * spec/security#2.6.
 */
export function detectWideEncoding(bytes: Uint8Array): 'UTF-16' | 'UTF-32' | undefined {
  const [a, b, c, d] = bytes
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 && bytes.length % 4 === 0 ? 'UTF-32' : 'UTF-16'
  if (a === 0xfe && b === 0xff) return 'UTF-16'
  if (a === 0 && b === 0 && ((c === 0xfe && d === 0xff) || (c === 0 && d))) return 'UTF-32'
  if (a && b === 0) return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16'
  return a === 0 && b ? 'UTF-16' : undefined
}
