/**
 * For a statement that is sent now but awaited later, together with others: keeps Node from reporting its failure
 * as an unhandled rejection in the meantime. Returns the same promise; whoever awaits it gets the failure.
 */
export function suppressUnhandledRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}
