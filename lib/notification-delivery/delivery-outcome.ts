/**
 * What came of an attempt. `retry`: it did not arrive, or may be repeated; the receiver is left alone for a while. `server`: the same
 * for all email. `failed`: it will never arrive. `unconfirmed`: it may have arrived and must not be repeated. `pause`: nothing
 * will arrive until a person does something.
 */
export type DeliveryOutcome = {
  kind: 'sent' | 'retry' | 'server' | 'failed' | 'unconfirmed' | 'pause'
  error?: string
  responseCode?: number
}

/** Of one delivery that a receiver keeps refusing as such, while it may take others. */
export const maxRefusals = 3
