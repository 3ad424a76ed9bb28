/** Runs work in a transaction of its own. */
type Transact<Tx> = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

type Turn<Tx> = { tx: Promise<Tx>; running: number; close: () => void }

/**
 * Reads that are asked for at the same time, or one after the other without a pause, in one transaction: each needs no
 * transaction of its own, and they travel to the database together. For reads only: an answer is given before the
 * transaction ends.
 */
export class SharedReads<Tx> {
  #transact: Transact<Tx>
  #open: Turn<Tx> | undefined

  constructor(transact: Transact<Tx>) {
    this.#transact = transact
  }

  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const turn = this.#open ?? this.#begin()
    turn.running++
    try {
      return await work(await turn.tx)
    } catch (error) {
      // Another read of the turn failed, and the database refuses what comes behind it.
      if (isRefused(error)) return await this.#transact(work)
      throw error
    } finally {
      turn.running--
      // What this read was waited for may ask for more at once.
      if (turn.running === 0) setImmediate(() => this.#end(turn))
    }
  }

  #begin(): Turn<Tx> {
    const begun = Promise.withResolvers<Tx>()
    const closed = Promise.withResolvers<void>()
    const turn = { tx: begun.promise, running: 0, close: closed.resolve }
    this.#open = turn
    const whole = this.#transact((tx) => {
      begun.resolve(tx)
      return closed.promise
    })
    // Whoever read was told of what failed; that it could not begin they are told here.
    whole.catch((error: unknown) => {
      if (this.#open === turn) this.#open = undefined
      begun.reject(error)
    })
    return turn
  }

  #end(turn: Turn<Tx>): void {
    if (turn.running > 0) return
    if (this.#open === turn) this.#open = undefined
    turn.close()
  }
}

function isRefused(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === '25P02' || (cause !== undefined && isRefused(cause))
}
