import { pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'
import { directory, localHeader, sumsRecord, type WrittenFile } from './zip-records'

/** A file on its way into an archive: its bytes, or what makes them piece by piece once the archive has come to it. */
export type ArchiveFile = { name: string; content: Buffer | (() => AsyncIterable<string | Buffer>) }

/** A small archive at once; the same files always give the same bytes. */
export const zip = (files: readonly ArchiveFile[]): Promise<Buffer> => buffer(zipStream(files))

// What is made piece by piece is large: the fastest level costs a quarter of the usual one, for a little more length. And each
// piece that comes out costs a tick of the event loop, so they are longer than usual.
const fastest = { level: 1, chunkSize: 128 * 1024 }

/**
 * An archive as it is being made: one file after the other, no faster than it is read, so that it may be of any length.
 * A failure while making a file ends the stream with that error; when the stream is given up, so is the file at hand.
 */
export const zipStream = (files: readonly ArchiveFile[]): Readable =>
  Readable.from(archiveOf(files), { objectMode: false })

async function* archiveOf(files: readonly ArchiveFile[]): AsyncGenerator<Buffer> {
  const written: WrittenFile[] = []
  let at = 0
  for (const { name, content } of files) {
    const piecewise = !Buffer.isBuffer(content)
    const file = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, at, piecewise }
    for await (const piece of piecewise ? inPieces(file, content) : atOnce(file, content)) {
      at += piece.length
      yield piece
    }
    written.push(file)
  }
  yield directory(written, at)
}

function* atOnce(file: WrittenFile, content: Buffer): Generator<Buffer> {
  const packed = deflateRawSync(content)
  Object.assign(file, { crc: crc32(content), size: content.length, packed: packed.length })
  yield localHeader(file)
  yield packed
}

async function* inPieces(
  file: WrittenFile,
  content: () => AsyncIterable<string | Buffer>,
): AsyncGenerator<Buffer> {
  yield localHeader(file)
  const source = Readable.from(counted(file, content()), { objectMode: false })
  // An error of either reaches the reader of what comes out; a reader who leaves ends both.
  const packed = pipeline(source, createDeflateRaw(fastest), () => undefined)
  for await (const piece of packed as AsyncIterable<Buffer>) {
    file.packed += piece.length
    yield piece
  }
  yield sumsRecord(file)
}

async function* counted(file: WrittenFile, pieces: AsyncIterable<string | Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
    file.crc = crc32(bytes, file.crc)
    file.size += bytes.length
    yield bytes
  }
}
