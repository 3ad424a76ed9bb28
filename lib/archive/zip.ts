import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A file on its way into an archive: its bytes, or what makes them piece by piece once its turn has come. */
export type ArchiveFile = { name: string; content: Buffer | (() => AsyncIterable<string | Buffer>) }

// The first moment a zip archive can tell, in whatever time zone this runs: the same files make the same bytes.
const sameTime = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 }

/** A small archive at once; the same files always give the same bytes. */
export const zip = (files: readonly ArchiveFile[]): Promise<Buffer> => buffer(zipStream(files))

// What is made piece by piece is large: the fastest level costs a quarter of the usual one, for a little more length.
const fastest = { ...sameTime, compressionLevel: 1 }

/**
 * An archive as it is being made: one file after the other, no faster than it is read, so that it may be of any length.
 * A failure while making a file ends the stream with that error; when the stream is given up, so is the file at hand.
 */
export function zipStream(files: readonly ArchiveFile[]): Readable {
  const archive = new ZipFile()
  const out = archive.outputStream as Readable
  let source: Readable | undefined
  const fail = (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error)))
  archive.on('error', fail)
  out.once('close', () => source?.destroy())
  for (const { name, content } of files)
    if (Buffer.isBuffer(content)) archive.addBuffer(content, name, sameTime)
    else
      archive.addReadStreamLazy(name, fastest, (give) => {
        if (out.destroyed) return
        source = Readable.from(content(), { objectMode: false }).once('error', fail)
        give(null, source)
      })
  archive.end()
  return out
}
