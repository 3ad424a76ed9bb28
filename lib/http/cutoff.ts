import type { OutboundErrorCode } from './outbound-error'

/**
 * Ends a request, whatever it is doing, at its total deadline (milliseconds from now) or on the caller's signal,
 * whichever comes first. One timer covers all redirects. Serves spec/security#2.5.
 */
export class Cutoff {
  /** Why the request ended; undefined while there is still time. */
  ended: OutboundErrorCode | undefined
  #onEnd: ((code: OutboundErrorCode) => void) | undefined
  readonly #timer: NodeJS.Timeout
  readonly #signal: AbortSignal | undefined
  readonly #abort = () => this.#end('aborted')

  constructor(deadlineMs: number, signal: AbortSignal | undefined) {
    this.#signal = signal
    this.#timer = setTimeout(() => this.#end('timed-out'), deadlineMs)
    if (signal?.aborted) this.ended = 'aborted'
    else signal?.addEventListener('abort', this.#abort, { once: true })
  }

  /** Sets the only listener, which is called at most once, with the reason. */
  watch(onEnd: (code: OutboundErrorCode) => void): void {
    this.#onEnd = onEnd
    if (this.ended !== undefined) onEnd(this.ended)
  }

  close(): void {
    this.#onEnd = undefined
    clearTimeout(this.#timer)
    this.#signal?.removeEventListener('abort', this.#abort)
  }

  #end(code: OutboundErrorCode): void {
    if (this.ended !== undefined) return
    this.ended = code
    this.#onEnd?.(code)
  }
}
