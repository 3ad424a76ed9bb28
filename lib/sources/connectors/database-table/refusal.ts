/** A database's own error about a statement: its code and message. */
export class Refusal extends Error {
  /** SQLSTATE for PostgreSQL, error number for MySQL. */
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }
}
