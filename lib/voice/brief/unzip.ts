import { inflateRawSync } from 'node:zlib'
import { AppError } from '@/lib/errors'

const mostEntries = 2_000
const mostBytes = 20 * 1024 * 1024
const endSize = 22

/**
 * Named files out of a zip archive, by its central directory. Names are only compared, so none leads anywhere; what is not
 * asked for is never inflated, and all that is may hold 20 MB together, counted while inflating. Throws `invalid`.
 */
export function unzip(bytes: Buffer, wanted: readonly string[]): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let left = mostBytes
  try {
    const end = endOf(bytes)
    const count = bytes.readUInt16LE(end + 10)
    if (count > mostEntries) throw new Error('too many entries')
    let at = bytes.readUInt32LE(end + 16)
    for (let entry = 0; entry < count; entry++) {
      if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error('no entry')
      const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)]
      const packed = bytes.readUInt32LE(at + 20)
      const nameLength = bytes.readUInt16LE(at + 28)
      const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
      const local = bytes.readUInt32LE(at + 42)
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
      if (!wanted.includes(name) || files.has(name)) continue
      if (flags & 1) throw new Error('encrypted')
      if (bytes.readUInt32LE(local) !== 0x04034b50) throw new Error('no file')
      const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
      if (start + packed > bytes.length) throw new Error('cut off')
      const data = bytes.subarray(start, start + packed)
      if (method !== 0 && method !== 8) throw new Error('unknown method')
      const file = method === 8 ? inflateRawSync(data, { maxOutputLength: Math.max(1, left) }) : data
      left -= file.length
      if (left < 0) throw new Error('too much')
      files.set(name, file)
    }
  } catch (cause) {
    throw new AppError('invalid', {
      detail: 'This Word document is broken, has a password or unpacks to more than a document holds.',
      hint: 'Save it anew as .docx without a password, or paste its text.',
      cause,
    })
  }
  return files
}

/** Where the end record stands: last, before a comment of at most 65,535 bytes. */
function endOf(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - endSize - 0xffff)
  for (let at = bytes.length - endSize; at >= earliest; at--)
    if (bytes.readUInt32LE(at) === 0x06054b50) return at
  throw new Error('no end')
}
