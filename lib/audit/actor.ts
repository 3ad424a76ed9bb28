/** Who acts: a signed-in person, an API token (on its person's behalf) or the system itself. */
export type Actor = {
  readonly kind: 'person' | 'token' | 'system'
  /** The person's id; null for the system. */
  readonly id: string | null
  readonly name: string
}

/** The system itself: the scheduler, jobs, automatic approval. */
export const systemActor: Actor = { kind: 'system', id: null, name: 'Tributary' }
