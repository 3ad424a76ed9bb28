import type { Actor } from '@/lib/audit/actor'

/** On whose behalf a call is made: a project, or a workspace that tries its settings. Both kinds of context fit. */
export type LedgerContext = {
  readonly orgId: string
  readonly projectId?: string
  readonly actor: Actor
}
