/** Runs work in a transaction of its own. */
type Transact<Tx> = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

type OpenTransaction<Tx> = { tx: Promise<Tx>; running: number; close: () => void }

/**
 * Runs reads in one shared transaction if they are requested at the same time, or one after the other without a
 * pause: none needs a transaction of its own, and they travel to the database together. For reads only: results are
 * returned before the transaction ends.
 */
export class SharedReads<Tx> {
  #transact: Transact<Tx>
  #open: OpenTransaction<Tx> | undefined

  constructor(transact: Transact<Tx>) {
    this.#transact = transact
  }

  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const open = this.#open ?? this.#begin()
    open.running++
    try {
      return await work(await open.tx)
    } catch (error) {
      // Another read in the transaction failed, and the database rejects everything after it.
      if (isTransactionAborted(error)) return await this.#transact(work)
      throw error
    } finally {
      open.running--
      // Code that awaited this read may immediately request more.
      if (open.running === 0) setImmediate(() => this.#end(open))
    }
  }

  #begin(): OpenTransaction<Tx> {
    const started = Promise.withResolvers<Tx>()
    const closed = Promise.withResolvers<void>()
    const open = { tx: started.promise, running: 0, close: closed.resolve }
    this.#open = open
    const transaction = this.#transact((tx) => {
      started.resolve(tx)
      return closed.promise
    })
    // Readers have already received the error of whatever failed; if the transaction could not begin, that is their
    // error too.
    transaction.catch((error: unknown) => {
      if (this.#open === open) this.#open = undefined
      started.reject(error)
    })
    return open
  }

  #end(open: OpenTransaction<Tx>): void {
    if (open.running > 0) return
    if (this.#open === open) this.#open = undefined
    open.close()
  }
}

function isTransactionAborted(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === '25P02' || (cause !== undefined && isTransactionAborted(cause))
}
