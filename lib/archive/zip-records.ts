/** What an archive's records say about one of its files. */
export type WrittenFile = {
  name: Buffer
  crc: number
  /** In bytes. */
  packed: number
  size: number
  /** Offset of its local header. */
  at: number
  /** Written as a stream: checksum and sizes follow the data. */
  piecewise: boolean
}

const maxUint32 = 0xffffffff
const utf8Name = 0x0800
const sumsBehind = 0x0008
const deflated = 8
// The earliest timestamp that a zip archive can store, so that the same files always yield the same bytes.
const [time, date] = [0, 0x21]
/**
 * A regular file that its owner may write and everyone may read, created on Unix by a program with zip version 6.3.
 */
const [madeBy, mode] = [0x033f, 0o100644]

const isLarge = ({ packed, size }: Pick<WrittenFile, 'packed' | 'size'>) =>
  packed > maxUint32 || size > maxUint32
const versionFor = (large: boolean): number => (large ? 45 : 20)
const flagsOf = ({ piecewise }: WrittenFile) => utf8Name | (piecewise ? sumsBehind : 0)

/** Encodes little-endian numbers of 2, 4 or 8 bytes, one after another. */
function record(...fields: [bytes: 2 | 4 | 8, value: number][]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [length]) => sum + length, 0))
  let at = 0
  for (const [length, value] of fields) {
    if (length === 8) bytes.writeBigUInt64LE(BigInt(value), at)
    else bytes.writeUIntLE(value, at, length)
    at += length
  }
  return bytes
}

/** Builds the header that precedes a file. */
export function localHeader(file: WrittenFile): Buffer {
  const { piecewise, crc, packed, size } = file
  const head = record(
    [4, 0x04034b50],
    [2, versionFor(false)],
    [2, flagsOf(file)],
    [2, deflated],
    [2, time],
    [2, date],
    [4, piecewise ? 0 : crc],
    [4, piecewise ? 0 : packed],
    [4, piecewise ? 0 : size],
    [2, file.name.length],
    [2, 0],
  )
  return Buffer.concat([head, file.name])
}

/** Builds the data descriptor that follows a streamed file; with 8-byte sizes from 4 GiB on. */
export function sumsRecord(file: WrittenFile): Buffer {
  const long = isLarge(file) ? 8 : 4
  return record([4, 0x08074b50], [4, file.crc], [long, file.packed], [long, file.size])
}

function centralHeader(file: WrittenFile): Buffer {
  const { crc, packed, size, at } = file
  const large = isLarge(file) || at > maxUint32
  const extra = large ? record([2, 1], [2, 24], [8, size], [8, packed], [8, at]) : Buffer.alloc(0)
  const head = record(
    [4, 0x02014b50],
    [2, madeBy],
    [2, versionFor(large)],
    [2, flagsOf(file)],
    [2, deflated],
    [2, time],
    [2, date],
    [4, crc],
    [4, large ? maxUint32 : packed],
    [4, large ? maxUint32 : size],
    [2, file.name.length],
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, mode * 0x10000],
    [4, large ? maxUint32 : at],
  )
  return Buffer.concat([head, file.name, extra])
}

/**
 * Builds the directory of all files at the end of an archive; `at` is its offset. Beyond 4 GiB or 65,534 files,
 * adds the zip64 records.
 */
export function directory(files: readonly WrittenFile[], at: number): Buffer {
  const list = Buffer.concat(files.map(centralHeader))
  const count = files.length
  const large = at + list.length > maxUint32 || count >= 0xffff
  const end = record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, large ? 0xffff : count],
    [2, large ? 0xffff : count],
    [4, large ? maxUint32 : list.length],
    [4, large ? maxUint32 : at],
    [2, 0],
  )
  if (!large) return Buffer.concat([list, end])
  const largeEnd = record(
    [4, 0x06064b50],
    [8, 44],
    [2, madeBy],
    [2, versionFor(true)],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, list.length],
    [8, at],
  )
  const locator = record([4, 0x07064b50], [4, 0], [8, at + list.length], [4, 1])
  return Buffer.concat([list, largeEnd, locator, end])
}
