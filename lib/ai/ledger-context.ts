import type { Actor } from '@/lib/audit/actor'

/** Whose call it is: a project's, or a workspace's own that tries its settings. Contexts of both fit. */
export type LedgerContext = {
  readonly orgId: string
  readonly projectId?: string
  readonly actor: Actor
}
