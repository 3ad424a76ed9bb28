/** What a database said of a statement: its own code and words. */
export class Refusal extends Error {
  /** SQLSTATE of PostgreSQL, number of MySQL. */
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }
}
