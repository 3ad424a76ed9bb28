import { ArchiveError } from './archive-error'

/** What the central directory of a zip archive says of one file. */
export type ArchiveEntry = {
  name: string
  method: number
  crc: number
  /** In bytes, as declared: packed and unpacked. */
  packed: number
  size: number
  /** Where its local header begins. */
  local: number
}

type Directory = { entries: ArchiveEntry[]; at: number }

export const isFolder = ({ name }: ArchiveEntry): boolean => name.endsWith('/')

const endSize = 22
const centralSize = 46
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The files and folders of a zip archive by its central directory. A strict reading takes only what a plain
 * program writes: nothing before, between or after its parts, ordinary files under harmless names of which no two are
 * the same in any case. Throws ArchiveError. Pure.
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

/** Where the end record stands: last, before a comment of at most 65,535 bytes, which a strict archive has whole. */
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

/** Refuses links, paths that lead elsewhere, and a name that is there already when capitals and accents are told alike. */
function requirePlain(name: string, attributes: number, names: Set<string>): void {
  if (!kinds.has((attributes >>> 16) & kindOfFile)) throw new ArchiveError('names')
  const parts = (name.endsWith('/') ? name.slice(0, -1) : name).split('/')
  const harmless = parts.every((part) => part !== '' && part !== '.' && part !== '..')
  if (!harmless || name.length > 200 || /[\\:\p{Cc}\p{Cf}]/u.test(name)) throw new ArchiveError('names')
  const folded = name.normalize('NFKC').toLowerCase()
  if (names.has(folded)) throw new ArchiveError('names')
  names.add(folded)
}
