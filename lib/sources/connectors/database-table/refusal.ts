/** A database's own error about a statement: its code and message. */
export class StatementError extends Error {
  /** SQLSTATE for PostgreSQL, error number for MySQL. */
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'StatementError'
    this.code = code
  }
}
