import { setImmediate as nextTurn } from 'node:timers/promises'
import { OutboundError } from '@/lib/http/outbound-error'
import type { ConnectorIO } from '@/lib/sources/connector'
import { EntrySkipped, SourceError } from '@/lib/sources/source-error'
import type { Dialect } from './dialect'
import { toDatabaseError } from './failure'
import type { ChosenTable } from './find-table'
import { maxCharacters } from './read-value'
import type { DatabaseTableConfig } from './schemas'
import type { Cell, Session } from './session'

const maxConcurrent = 32
const limits = { maxBytes: 64 * 1024 * 1024, deadlineMs: 60_000 }
/** A transaction is not kept open forever: after this time or volume, the next rows get a new one. */
const maxSessionMs = 30_000
const maxSessionBytes = 24 * 1024 * 1024
/** After this long without a request, the connection is closed. */
const idleMs = 2_000

type IO = Pick<ConnectorIO, 'connect' | 'signal'>
type RowRequest = { io: IO; resolve: (cells: Cell[] | undefined) => void; reject: (error: unknown) => void }

/**
 * Loads rows by key over one connection. The engine asks for single rows, many of them concurrently: rows requested
 * at the same time are read with one statement. A row that cannot be read does not affect the others.
 */
export class RowLoader {
  readonly chosen: ChosenTable
  readonly #dialect: Dialect
  readonly #config: DatabaseTableConfig
  readonly #waiting = new Map<string, RowRequest[]>()
  #working = false
  #session: Session | undefined
  #openedAt = 0
  #bytes = 0
  #idle: NodeJS.Timeout | undefined

  constructor(dialect: Dialect, config: DatabaseTableConfig, chosen: ChosenTable) {
    this.#dialect = dialect
    this.#config = config
    this.chosen = chosen
  }

  /**
   * Returns the row's content columns; undefined when the row no longer exists. Throws EntrySkipped, SourceError or
   * OutboundError.
   */
  load(key: string, io: IO): Promise<Cell[] | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), { io, resolve, reject }])
      if (!this.#working) void this.#work()
    })
  }

  async #work(): Promise<void> {
    this.#working = true
    clearTimeout(this.#idle)
    // Requests made in the same tick are served together.
    for (await nextTurn(); this.#waiting.size > 0; await nextTurn()) {
      const keys = [...this.#waiting.keys()].slice(0, maxConcurrent)
      const requests = new Map(keys.map((key) => [key, this.#waiting.get(key) ?? []]))
      for (const key of keys) this.#waiting.delete(key)
      await this.#serve(requests)
    }
    this.#working = false
    this.#idle = setTimeout(() => this.#close(), idleMs).unref()
  }

  async #serve(requests: Map<string, RowRequest[]>): Promise<void> {
    try {
      const rows = await this.#rows([...requests.keys()], requests)
      for (const [key, all] of requests) for (const one of all) one.resolve(rows.get(key))
    } catch (thrown) {
      this.#close()
      const error = toDatabaseError(thrown, this.#config)
      if (isRowError(error) && requests.size > 1) {
        for (const [key, all] of requests) await this.#serve(new Map([[key, all]]))
        return
      }
      const failure = isRowError(error) ? new EntrySkipped(error.message) : error
      for (const all of requests.values()) for (const one of all) one.reject(failure)
    }
  }

  async #rows(keys: string[], requests: Map<string, RowRequest[]>): Promise<Map<string, Cell[]>> {
    const io = requests.get(keys[0] ?? '')?.[0]?.io
    const wasOpen = this.#isFresh()
    try {
      return await this.#read(await this.#open(io), keys)
    } catch (error) {
      // The database may have dropped an idle connection.
      const isConnectionLost = error instanceof OutboundError && error.code === 'connection-lost'
      if (!isConnectionLost || !wasOpen) throw error
      this.#close()
      return this.#read(await this.#open(io), keys)
    }
  }

  async #read(session: Session, keys: string[]): Promise<Map<string, Cell[]>> {
    const { key, content, table } = this.chosen
    const columns = content.map((column) => this.#dialect.asText(column, maxCharacters + 1))
    const rows = new Map<string, Cell[]>()
    await session.read(
      `select ${[this.#dialect.keyText(key), ...columns].join(', ')} from ${table.sql}
       where ${this.#dialect.keyIn(key, keys)} limit ${keys.length * 2}`,
      ([keyCell, ...cells]) => {
        for (const cell of cells) this.#bytes += cell?.byteLength ?? 0
        const found = String(keyCell ?? '')
        if (!rows.has(found)) rows.set(found, cells)
      },
    )
    return rows
  }

  async #open(io: IO | undefined): Promise<Session> {
    if (this.#session && this.#isFresh()) return this.#session
    this.#close()
    if (!io) throw new OutboundError('aborted')
    this.#session = await this.#dialect.open(this.#config, io, limits)
    this.#openedAt = performance.now()
    this.#bytes = 0
    return this.#session
  }

  #isFresh(): boolean {
    if (!this.#session?.isOpen()) return false
    return performance.now() - this.#openedAt < maxSessionMs && this.#bytes < maxSessionBytes
  }

  #close(): void {
    this.#session?.close()
    this.#session = undefined
  }
}

const rowErrorCodes: ReadonlySet<string> = new Set(['database-error', 'database-slow', 'too-large'])

/** Whether the requested rows may be at fault rather than the database. */
const isRowError = (error: Error): boolean =>
  (error instanceof SourceError || error instanceof OutboundError) && rowErrorCodes.has(error.code)
