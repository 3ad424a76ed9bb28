import { crc32, inflateRawSync } from 'node:zlib'
import { ArchiveError } from './archive-error'
import { type ArchiveEntry, isFolder, readDirectory } from './read-directory'

export type ArchiveBounds = {
  /** Maximum number of files it may list. */
  entries: number
  /** Maximum total size of all wanted files, in bytes. */
  bytes: number
  /** Accept only what an ordinary program writes; see `readDirectory`. */
  strict?: boolean
}

/** A file that unpacks to more than this many times its compressed size is malicious; small ones do no harm. */
const maxCompressionRatio = 200
const minCheckedBytes = 1024 * 1024

/**
 * Extracts the wanted files from a zip archive, and lists the names of all others. Names are only compared, never
 * used as paths; files that are not wanted are never inflated. Neither the declared nor the actual sizes are
 * trusted: both are limited, and must match each other and the checksum. Throws only ArchiveError. Serves
 * spec/security#7.
 */
export function unzip(
  bytes: Buffer,
  wanted: (name: string) => boolean,
  bounds: ArchiveBounds,
): { files: Map<string, Buffer>; others: string[] } {
  try {
    return filesOf(bytes, wanted, bounds)
  } catch (error) {
    if (error instanceof ArchiveError) throw error
    // Reading past the end, or invalid deflate data.
    throw new ArchiveError('broken', error instanceof Error ? error.message : undefined)
  }
}

function filesOf(bytes: Buffer, wanted: (name: string) => boolean, bounds: ArchiveBounds) {
  const strict = bounds.strict ?? false
  const directory = readDirectory(bytes, { entries: bounds.entries, strict })
  const files = new Map<string, Buffer>()
  const others: string[] = []
  const taken: ArchiveEntry[] = []
  let declared = 0
  for (const entry of directory.entries) {
    if (isFolder(entry) || taken.some(({ name }) => name === entry.name)) continue
    if (!wanted(entry.name)) {
      others.push(entry.name)
      continue
    }
    declared += entry.size
    if (declared > bounds.bytes) throw new ArchiveError('too-much')
    taken.push(entry)
  }
  const looked = strict ? directory.entries : taken
  const starts = new Map(looked.map((entry) => [entry, dataStart(bytes, entry, strict)]))
  if (strict) requireApart(starts, directory.at)
  for (const entry of taken) files.set(entry.name, inflated(bytes, entry, starts.get(entry) ?? 0))
  return { files, others }
}

/** Returns the offset of a file's data, after its local header, which in strict mode must contain the same name. */
function dataStart(bytes: Buffer, entry: ArchiveEntry, strict: boolean): number {
  const { local } = entry
  if (bytes.readUInt32LE(local) !== 0x04034b50) throw new ArchiveError('broken')
  const nameEnd = local + 30 + bytes.readUInt16LE(local + 26)
  const same =
    bytes.toString('utf8', local + 30, nameEnd) === entry.name &&
    bytes.readUInt16LE(local + 8) === entry.method
  if (strict && !same) throw new ArchiveError('names')
  const start = nameEnd + bytes.readUInt16LE(local + 28)
  if (start + entry.packed > bytes.length) throw new ArchiveError('broken')
  return start
}

/**
 * Maximum size of the data descriptor: the sizes may be repeated after a file if they were not known before
 * compressing it.
 */
const descriptorSize = 24

/**
 * Rejects files that share bytes, which would let a small archive contain more than its size, and bytes that belong
 * to no file.
 */
function requireApart(starts: Map<ArchiveEntry, number>, directoryAt: number): void {
  let end = 0
  const follows = (at: number, most: number) => {
    if (at < end || at > end + most) throw new ArchiveError('broken')
  }
  for (const [entry, start] of [...starts].sort(([a], [b]) => a.local - b.local)) {
    follows(entry.local, end === 0 ? 0 : descriptorSize)
    end = start + entry.packed
  }
  follows(directoryAt, descriptorSize)
}

function inflated(bytes: Buffer, entry: ArchiveEntry, start: number): Buffer {
  const { method, packed, size } = entry
  const data = bytes.subarray(start, start + packed)
  if (method !== 0 && method !== 8) throw new ArchiveError('broken', 'It uses an unknown compression method.')
  if (size > minCheckedBytes && size > packed * maxCompressionRatio) throw new ArchiveError('too-much')
  const file = method === 8 ? inflateExactly(data, size) : data
  if (file.length !== size || crc32(file) !== entry.crc) throw new ArchiveError('broken')
  return file
}

function inflateExactly(data: Buffer, size: number): Buffer {
  // With `info`, it also returns how many of the input bytes it used.
  const inflated: unknown = inflateRawSync(data, { maxOutputLength: Math.max(1, size), info: true })
  const { buffer, engine } = inflated as { buffer: Buffer; engine: { bytesWritten: number } }
  if (engine.bytesWritten !== data.length) throw new ArchiveError('broken')
  return buffer
}
