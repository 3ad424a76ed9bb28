/**
 * For a statement that is sent now and awaited together with others later: until then Node must not take its failure for one
 * that nobody handles. Gives the same promise; whoever awaits it gets the failure.
 */
export function awaitedLater<T>(sent: Promise<T>): Promise<T> {
  sent.catch(() => undefined)
  return sent
}
