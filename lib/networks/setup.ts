/** One thing to do at a network. */
export type SetupStep = {
  /** A sentence or two, for a person who has never been there. */
  text: string
  /** Where it is done, or what explains it. */
  url?: string
  /** What is entered there exactly, which this install knows: its callback address, its own address, or the permissions it asks for (those for managed accounts apart). */
  enter?: 'callback' | 'site' | 'scopes' | 'managed-scopes'
}

/** What a person does at a network before its accounts can be connected, in order (docs/decisions/0190). */
export type SetupGuide = {
  steps: readonly SetupStep[]
  /** Of access that outlives its channel: where a person ends it at the network. */
  leaving?: Omit<SetupStep, 'enter'>
  /** The pages it was compared with, and when. */
  source: string
  checked: string
}
