import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectWideEncoding } from './detect-wide-encoding'

const swapped = (bytes: Buffer, size: 2 | 4) =>
  size === 2 ? Buffer.from(bytes).swap16() : Buffer.from(bytes).swap32()
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const utf32 = (text: string) => {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const bytes = Buffer.alloc(points.length * 4)
  for (const [at, point] of points.entries()) bytes.writeUInt32LE(point, at * 4)
  return bytes
}
const json = fc.oneof(fc.json(), fc.constantFrom('7', '{}', '""', '{"ä":1}', '["日本"]', ' \n[]'))

test('distinguishes JSON in UTF-16 and UTF-32 from UTF-8, with or without a byte order mark, in either byte order', () => {
  fc.assert(
    fc.property(json, (text) => {
      expect(detectWideEncoding(Buffer.from(text))).toBeUndefined()
      expect(detectWideEncoding(Buffer.from(`\ufeff${text}`))).toBeUndefined()
      for (const marked of [text, `\ufeff${text}`]) {
        expect(detectWideEncoding(utf16(marked))).toBe('UTF-16')
        expect(detectWideEncoding(swapped(utf16(marked), 2))).toBe('UTF-16')
        expect(detectWideEncoding(utf32(marked))).toBe('UTF-32')
        expect(detectWideEncoding(swapped(utf32(marked), 4))).toBe('UTF-32')
      }
    }),
  )
})

test.each([[[]], [[0x7b]], [[0]], [[0, 0]], [[0xff]], [[0xc3, 0xa4]]])(
  '%j is not a wide encoding',
  (bytes) => {
    expect(detectWideEncoding(Uint8Array.from(bytes))).toBeUndefined()
  },
)
