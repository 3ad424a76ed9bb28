/**
 * Optimizations of the transactions of syncs, pushes and pages, by name. All are on; `npm run bench --
 * optimizations` switches off one at a time to measure its gain, and those without a gain are removed
 * (docs/decisions/0113).
 */
export const optimizations = {
  /** Send the COMMIT behind the last statements and the jobs, without waiting for their results. */
  commitWithLastStatements: true,
  /** Send a transaction's role and settings with its first statement. */
  roleWithFirstStatement: true,
  /** Send statements together if they do not need each other's results. */
  statementsTogether: true,
  /** Let pushes to one source share a transaction if they arrive while another is being stored. */
  pushesTogether: true,
}
