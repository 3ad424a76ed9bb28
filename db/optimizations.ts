/**
 * What makes the transactions of syncs, pushes and pages quicker, by name. All are on; `npm run bench -- optimizations` switches
 * one off at a time to measure what it gains, and what gains nothing is removed (docs/decisions/0113).
 */
export const optimizations = {
  /** The COMMIT is sent behind the last statements and the jobs, without waiting for their answers. */
  commitWithLastStatements: true,
  /** The role and the settings of a transaction are sent with its first statement. */
  roleWithFirstStatement: true,
  /** Statements that do not need each other's answers are sent together. */
  statementsTogether: true,
  /** Pushes to one source that arrive while another is being stored share a transaction. */
  pushesTogether: true,
}
