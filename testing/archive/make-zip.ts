import { crc32, deflateRawSync } from 'node:zlib'

export type MadeFile = {
  name: string
  data: string | Buffer
  flags?: number
  method?: number
  /** Values to declare if they should differ from the actual ones. */
  packed?: number
  size?: number
  crc?: number
  /** The name in the file's local header. */
  localName?: string
  /** Unix file mode. */
  mode?: number
  /** The offset that the central directory declares for it. */
  local?: number
}
export type MadeArchive = { count?: number; before?: Buffer; after?: Buffer; comment?: string }

/** Builds an archive byte by byte, with whatever defects a test wants. */
export function makeZip(files: MadeFile[], archive: MadeArchive = {}): Buffer {
  const parts: Buffer[] = [archive.before ?? Buffer.alloc(0)]
  const directory: Buffer[] = []
  let at = parts[0]?.length ?? 0
  for (const file of files) {
    const { flags = 0, method = 8 } = file
    const plain = Buffer.from(file.data as string)
    const packed = method === 8 ? deflateRawSync(plain) : plain
    const name = Buffer.from(file.name)
    const localName = Buffer.from(file.localName ?? file.name)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(method, 8)
    head.writeUInt16LE(localName.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(file.crc ?? crc32(plain), 16)
    entry.writeUInt32LE(file.packed ?? packed.length, 20)
    entry.writeUInt32LE(file.size ?? plain.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(((file.mode ?? 0) << 16) >>> 0, 38)
    entry.writeUInt32LE(file.local ?? at, 42)
    parts.push(head, localName, packed)
    directory.push(entry, name)
    at += 30 + localName.length + packed.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const comment = Buffer.from(archive.comment ?? '')
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(archive.count ?? files.length, 8)
  end.writeUInt16LE(archive.count ?? files.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...parts, ...directory, end, comment, archive.after ?? Buffer.alloc(0)])
}
