import { Readable } from 'node:stream'
import { createGunzip, type Gunzip } from 'node:zlib'
import type { Dispatcher } from 'undici'
import type { Cutoff } from './cutoff'
import { OutboundError, type OutboundErrorCode } from './outbound-error'
import { outboundFailure } from './outbound-failure'
import type { StreamedBody } from './streamed-body'

export type ExchangeCall = {
  url: URL
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers: Record<string, string>
  body: string | Uint8Array | undefined
  stream?: StreamedBody | undefined
  /** Decoded bytes of a successful response; more is an error. */
  maxBytes: number
  headersTimeoutMs: number
  /** Only part of a file was requested: if the server sends all of it, only the beginning is read. */
  ranged?: boolean
  /** Receives the body of a 200, each chunk before the next is read. */
  sink?: ((chunk: Uint8Array) => Promise<void>) | undefined
}

export type Answer = { status: number; headers: Record<string, string>; bytes: Uint8Array }

/**
 * Bodies of redirects and errors are read only for the information in them; longer ones are truncated, not refused.
 */
const maxSideBytes = 64 * 1024

/**
 * Sends one request and reads the whole response, decoding and counting it as it streams in. A GET whose connection
 * broke before any response is retried once: the server may just have closed a kept-alive connection.
 */
export async function exchange(dispatcher: Dispatcher, call: ExchangeCall, cutoff: Cutoff): Promise<Answer> {
  const first = new AnswerReader(call, cutoff)
  dispatcher.dispatch(dispatchOptions(call), first)
  try {
    return await first.answer
  } catch (error) {
    const worthAnother =
      call.method === 'GET' &&
      !first.answered &&
      error instanceof OutboundError &&
      error.code === 'connection-lost'
    if (!worthAnother) throw error
    const second = new AnswerReader(call, cutoff)
    dispatcher.dispatch(dispatchOptions(call), second)
    return await second.answer
  }
}

function dispatchOptions(call: ExchangeCall): Dispatcher.DispatchOptions {
  const { stream } = call
  return {
    origin: call.url.origin,
    path: call.url.pathname + call.url.search,
    method: call.method,
    headers: stream ? { ...call.headers, 'content-length': String(stream.bytes) } : call.headers,
    body: stream ? Readable.from(stream.read(), { objectMode: false }) : (call.body ?? null),
    headersTimeout: call.headersTimeoutMs,
    // The total deadline ends a slow body; undici's own timer only catches pauses.
    bodyTimeout: 0,
  }
}

class AnswerReader implements Dispatcher.DispatchHandler {
  readonly answer: Promise<Answer>
  /** Whether the response headers have arrived. */
  answered = false
  readonly #call: ExchangeCall
  readonly #settle: { resolve: (answer: Answer) => void; reject: (error: unknown) => void }
  #controller: Dispatcher.DispatchController | undefined
  #settled = false
  #status = 0
  #headers: Record<string, string> = {}
  #chunks: Uint8Array[] = []
  #encodedSize = 0
  #size = 0
  #limit = 0
  #cutInsteadOfRefuse = false
  #gunzip: Gunzip | undefined
  /** The chunks that the sink has not taken yet. */
  #sinking: Promise<void> = Promise.resolve()
  #waiting = 0

  constructor(call: ExchangeCall, cutoff: Cutoff) {
    this.#call = call
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.answer = promise
    this.#settle = { resolve, reject }
    cutoff.watch((code) => this.#fail(code))
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    // Ended while waiting for a connection: it must not be sent anymore.
    if (this.#settled) controller.abort(new Error('ended before it was sent'))
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    if (status < 200 || this.#settled) return
    this.answered = true
    this.#status = status
    this.#headers = joinedHeaders(headers)
    this.#cutInsteadOfRefuse = status >= 300 || (this.#call.ranged === true && status === 200)
    this.#limit = status >= 300 ? Math.min(maxSideBytes, this.#call.maxBytes) : this.#call.maxBytes
    const encoding = contentEncoding(this.#headers['content-encoding'])
    if (encoding === 'gzip' && this.#sink()) this.#fail('bad-encoding')
    else if (encoding === 'gzip') this.#startGunzip()
    else if (this.#cutInsteadOfRefuse) return
    else if (encoding === 'unknown') this.#fail('bad-encoding')
    else if (Number(this.#headers['content-length']) > this.#limit) this.#fail('too-large')
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#settled) return
    this.#encodedSize += chunk.byteLength
    const sink = this.#sink()
    if (sink) this.#pour(controller, sink, chunk)
    else if (this.#gunzip === undefined) this.#take(chunk)
    else if (!this.#gunzip.write(chunk)) controller.pause()
  }

  onResponseEnd(): void {
    if (this.#sink()) void this.#sinking.then(() => this.#finish())
    else if (this.#gunzip === undefined) this.#finish()
    else this.#gunzip.end()
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#settled) return
    this.#end()
    this.#settle.reject(outboundFailure(error, this.#call.url.host, this.#controller !== undefined))
  }

  #startGunzip(): void {
    const gunzip = createGunzip()
    this.#gunzip = gunzip
    gunzip.on('data', (chunk: Buffer) => this.#take(chunk))
    gunzip.on('drain', () => this.#controller?.resume())
    gunzip.on('end', () => this.#finish())
    // An empty body is valid, for example in a 304.
    gunzip.on('error', () => (this.#encodedSize === 0 ? this.#finish() : this.#fail('bad-encoding')))
  }

  #sink(): ExchangeCall['sink'] {
    return this.#status === 200 ? this.#call.sink : undefined
  }

  #pour(
    controller: Dispatcher.DispatchController,
    sink: NonNullable<ExchangeCall['sink']>,
    chunk: Buffer,
  ): void {
    this.#size += chunk.byteLength
    if (this.#size > this.#limit) {
      this.#fail('too-large')
      return
    }
    this.#waiting++
    controller.pause()
    this.#sinking = this.#sinking
      .then(() => (this.#settled ? undefined : sink(Uint8Array.from(chunk))))
      .then(() => {
        // Not before the parser has stored its paused state.
        if (--this.#waiting === 0)
          setImmediate(() => this.#settled || this.#waiting > 0 || controller.resume())
      })
      .catch((error: unknown) => {
        if (this.#settled) return
        this.#end()
        this.#settle.reject(error)
        controller.abort(new Error('its taker failed'))
      })
  }

  #take(chunk: Uint8Array): void {
    if (this.#settled) return
    if (this.#size + chunk.byteLength <= this.#limit) {
      this.#size += chunk.byteLength
      this.#chunks.push(chunk)
      return
    }
    if (!this.#cutInsteadOfRefuse) {
      this.#fail('too-large')
      return
    }
    this.#chunks.push(chunk.subarray(0, this.#limit - this.#size))
    this.#finish()
    this.#controller?.abort(new Error('the rest is not needed'))
  }

  #finish(): void {
    if (this.#settled) return
    this.#end()
    // Copies the chunks, so that a small body does not keep the socket's larger buffer alive.
    this.#settle.resolve({ status: this.#status, headers: this.#headers, bytes: Buffer.concat(this.#chunks) })
  }

  #fail(code: OutboundErrorCode): void {
    if (this.#settled) return
    this.#end()
    const error = new OutboundError(code, {
      host: this.#call.url.host,
      sent: this.#controller === undefined ? 'no' : 'unknown',
      ...(code === 'too-large' ? { message: tooLarge(this.#call) } : {}),
    })
    this.#settle.reject(error)
    this.#controller?.abort(error)
  }

  #end(): void {
    this.#settled = true
    this.#gunzip?.destroy()
  }
}

function tooLarge({ url, maxBytes }: ExchangeCall): string {
  const size =
    maxBytes >= 1024 * 1024 ? `${Math.floor(maxBytes / 1024 / 102.4) / 10} MiB` : `${maxBytes} bytes`
  return `The response from ${url.host} is larger than the ${size} we allow here.`
}

function joinedHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const joined: Record<string, string> = Object.create(null)
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined) joined[name] = typeof value === 'string' ? value : value.join(', ')
  }
  return joined
}

/** Object stores pass on whatever was set at upload, so values that change nothing are ignored. */
function contentEncoding(header: string | undefined): 'gzip' | 'identity' | 'unknown' {
  if (header === undefined) return 'identity'
  const steps = header
    .toLowerCase()
    .split(',')
    .map((step) => step.trim())
    .filter((step) => !['', 'identity', 'aws-chunked', 'utf-8', 'none'].includes(step))
  if (steps.length === 0) return 'identity'
  return steps.length === 1 && (steps[0] === 'gzip' || steps[0] === 'x-gzip') ? 'gzip' : 'unknown'
}
