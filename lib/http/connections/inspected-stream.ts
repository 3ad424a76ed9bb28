import { Duplex } from 'node:stream'

/**
 * A stream whose incoming bytes are inspected before its reader gets them. If `inspect` throws, or the reader
 * throws while handling a chunk, the stream is destroyed with that error: a reader of hostile bytes must not crash
 * the process.
 */
export class InspectedStream extends Duplex {
  readonly #inner: Duplex

  constructor(inner: Duplex, inspect: (chunk: Buffer) => void) {
    super({ allowHalfOpen: false, highWaterMark: 64 * 1024 })
    this.#inner = inner
    // It may fail before anyone listens; later readers find it destroyed, with its error.
    this.on('error', () => undefined)
    inner.on('data', (chunk: Buffer) => {
      if (this.destroyed) return
      try {
        inspect(chunk)
        if (!this.push(chunk)) inner.pause()
      } catch (error) {
        this.destroy(asError(error))
      }
    })
    inner.once('end', () => this.#finish())
    inner.once('close', () => this.#finish())
    inner.on('error', (error) => this.destroy(error))
  }

  override _read(): void {
    this.#inner.resume()
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#inner.write(chunk, done)
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#inner.end(() => done())
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#inner.destroy()
    done(error)
  }

  #finish(): void {
    if (!this.readableEnded && !this.destroyed) this.push(null)
  }
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))
