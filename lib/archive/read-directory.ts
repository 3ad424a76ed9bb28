import { ArchiveError } from './archive-error'

/** A zip archive's central directory entry for one file. */
export type ArchiveEntry = {
  name: string
  method: number
  crc: number
  /** In bytes, as declared: compressed and uncompressed. */
  packed: number
  size: number
  /** Offset of its local header. */
  local: number
}

type Directory = { entries: ArchiveEntry[]; at: number }

/** Whether an entry of an archive stands for a folder, whose name ends with a slash. */
export const isFolder = ({ name }: ArchiveEntry): boolean => name.endsWith('/')

const endSize = 22
const centralSize = 46
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads the files and folders of a zip archive from its central directory. In strict mode, accepts only what an
 * ordinary program writes: nothing before, between or after the parts, and ordinary files with harmless names that
 * are unique even when case is ignored. Throws ArchiveError. Pure.
 */
export function readDirectory(bytes: Buffer, bounds: { entries: number; strict: boolean }): Directory {
  const end = endOf(bytes, bounds.strict)
  const count = bytes.readUInt16LE(end + 10)
  const size = bytes.readUInt32LE(end + 12)
  const from = bytes.readUInt32LE(end + 16)
  if (count === 0xffff || size === 0xffffffff || from === 0xffffffff)
    throw new ArchiveError('broken', 'It is a zip64 archive, the kind for more than 4 GB.')
  if (bytes.readUInt32LE(end + 4) !== 0 || bytes.readUInt16LE(end + 8) !== count)
    throw new ArchiveError('broken', 'It is one part of a multi-part archive.')
  if (count > bounds.entries) throw new ArchiveError('too-much', 'It contains too many files.')
  const entries: ArchiveEntry[] = []
  const names = new Set<string>()
  let at = from
  for (let index = 0; index < count; index++) {
    if (at + centralSize > end || bytes.readUInt32LE(at) !== 0x02014b50) throw new ArchiveError('broken')
    const nameLength = bytes.readUInt16LE(at + 28)
    const next = at + centralSize + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    if (next > end) throw new ArchiveError('broken')
    const name = nameOf(bytes.subarray(at + centralSize, at + centralSize + nameLength), bounds.strict)
    if (bytes.readUInt16LE(at + 8) & 0x2041) throw new ArchiveError('locked')
    if (bounds.strict) requirePlain(name, bytes.readUInt32LE(at + 38), names)
    const entry = {
      name,
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      local: bytes.readUInt32LE(at + 42),
    }
    if (bounds.strict && isFolder(entry) && entry.packed > 0) throw new ArchiveError('broken')
    entries.push(entry)
    at = next
  }
  if (bounds.strict && (at !== end || from + size !== end)) throw new ArchiveError('broken')
  return { entries, at: from }
}

/**
 * Finds the end record: the last one, followed only by a comment of at most 65,535 bytes, which in strict mode must
 * end exactly where the archive ends.
 */
function endOf(bytes: Buffer, strict: boolean): number {
  const earliest = Math.max(0, bytes.length - endSize - 0xffff)
  for (let at = bytes.length - endSize; at >= earliest; at--) {
    if (bytes.readUInt32LE(at) !== 0x06054b50) continue
    if (!strict || at + endSize + bytes.readUInt16LE(at + 20) === bytes.length) return at
  }
  throw new ArchiveError('broken', 'It is incomplete, or has extra data at the end.')
}

function nameOf(bytes: Buffer, strict: boolean): string {
  if (!strict) return bytes.toString('utf8')
  try {
    return utf8.decode(bytes)
  } catch {
    throw new ArchiveError('names')
  }
}

const kindOfFile = 0xf000
const kinds = new Set([0, 0x8000, 0x4000])

/**
 * Rejects links, paths that point elsewhere, and names that occur twice once Unicode is normalized and case
 * ignored.
 */
function requirePlain(name: string, attributes: number, names: Set<string>): void {
  if (!kinds.has((attributes >>> 16) & kindOfFile)) throw new ArchiveError('names')
  const parts = (name.endsWith('/') ? name.slice(0, -1) : name).split('/')
  const harmless = parts.every((part) => part !== '' && part !== '.' && part !== '..')
  if (!harmless || name.length > 200 || /[\\:\p{Cc}\p{Cf}]/u.test(name)) throw new ArchiveError('names')
  const folded = name.normalize('NFKC').toLowerCase()
  if (names.has(folded)) throw new ArchiveError('names')
  names.add(folded)
}
