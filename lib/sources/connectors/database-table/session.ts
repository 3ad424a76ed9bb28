import type { ConnectorIO } from '@/lib/sources/connector'
import type { DatabaseTableConfig } from './schemas'

/** A value in the database's text format; null for NULL. */
export type Cell = Buffer | null

/** One connection in one read-only transaction. */
export type Session = {
  /**
   * Runs one statement and passes its rows on as they arrive; an error thrown by the handler ends the session.
   * Throws SourceError or OutboundError with readable messages, and StatementError for the database's own errors about the
   * statement.
   */
  read: (statement: string, onRow: (cells: Cell[]) => void) => Promise<void>
  /** False once it has ended, for whatever reason. */
  isOpen: () => boolean
  close: () => void
}

export type SessionLimits = { maxBytes: number; deadlineMs: number }

export type OpenSession = (
  config: DatabaseTableConfig,
  io: Pick<ConnectorIO, 'connect' | 'signal'>,
  limits: SessionLimits,
) => Promise<Session>

/** Maximum time that the database may spend on one statement. */
export const statementTimeoutMs = 10_000
