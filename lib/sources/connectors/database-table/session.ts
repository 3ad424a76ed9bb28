import type { ConnectorIO } from '@/lib/sources/connector'
import type { DatabaseTableConfig } from './schemas'

/** A value as the database writes it; null for NULL. */
export type Cell = Buffer | null

/** One connection in one read-only transaction. */
export type Session = {
  /**
   * Runs one statement and hands over its rows as they arrive; what the handler throws ends the session. Throws
   * SourceError or OutboundError in words, and Refusal for what the database says of the statement itself.
   */
  read: (statement: string, onRow: (cells: Cell[]) => void) => Promise<void>
  /** False once it has ended, whatever ended it. */
  isOpen: () => boolean
  close: () => void
}

export type SessionLimits = { maxBytes: number; deadlineMs: number }

export type OpenSession = (
  config: DatabaseTableConfig,
  io: Pick<ConnectorIO, 'connect' | 'signal'>,
  limits: SessionLimits,
) => Promise<Session>

/** How long the database works on one statement at most. */
export const statementTimeoutMs = 10_000
