/** A step to take at a network. */
export type SetupStep = {
  /** One or two sentences, for a person who has never been there. */
  text: string
  /** Where the step is done, or a page that explains it. */
  url?: string
  /**
   * A value to enter there exactly, which this install knows: its callback address, its own address, or the
   * permissions it asks for (listed separately for managed accounts).
   */
  enter?: 'callback' | 'site' | 'scopes' | 'managed-scopes'
}

/** What a person has to do at a network before its accounts can be connected, in order (docs/decisions/0190). */
export type SetupGuide = {
  steps: readonly SetupStep[]
  /** For access that outlives its channel: where a person can revoke it at the network. */
  leaving?: Omit<SetupStep, 'enter'>
  /** The pages that the guide was compared with, and when. */
  source: string
  checked: string
}
