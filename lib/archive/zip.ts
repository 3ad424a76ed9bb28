import { pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'
import { directory, localHeader, sumsRecord, type WrittenFile } from './zip-records'

/** A file to add to an archive: its bytes, or a function that produces them in pieces once it is the file's turn. */
export type ArchiveFile = { name: string; content: Buffer | (() => AsyncIterable<string | Buffer>) }

/** Builds a small archive in memory; the same files always yield the same bytes. */
export const zip = (files: readonly ArchiveFile[]): Promise<Buffer> => buffer(zipStream(files))

// Streamed files are large: the fastest level takes a quarter of the default's time, for slightly larger output.
// And each output chunk costs a tick of the event loop, so chunks are larger than the default.
const fastest = { level: 1, chunkSize: 128 * 1024 }

/**
 * Returns an archive as a stream: one file after another, no faster than it is read, so it may be of any length. An
 * error while producing a file ends the stream with that error; destroying the stream also ends the current file.
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
  // An error in either stream reaches the reader of the output; a reader that stops ends both.
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
