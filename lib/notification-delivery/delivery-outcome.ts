/**
 * The outcome of an attempt. `retry`: it did not arrive, or may be repeated; the receiver is left alone for a
 * while. `server`: like `retry`, but for all email. `failed`: it will never arrive. `unconfirmed`: it may have
 * arrived and must not be repeated. `pause`: nothing will arrive until a person acts.
 */
export type DeliveryOutcome = {
  kind: 'sent' | 'retry' | 'server' | 'failed' | 'unconfirmed' | 'pause'
  error?: string
  responseCode?: number
}

/** Attempts before we give up one delivery that the receiver rejects for its content, while it may accept others. */
export const maxRefusals = 3
