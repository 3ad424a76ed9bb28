'use client'

import { useState } from 'react'
import type { VariantContent } from '@/lib/platforms/schemas'
import { type Contents, changedIds, mergeDrafts } from './merge-drafts'

/** What the server holds: contents by variant id at a revision. */
export type Stored = { revision: number; contents: Contents }

type State = {
  /** The stored state last taken up; a new one from the server is merged in once. */
  seen: Stored
  base: Stored
  drafts: Contents
  conflicts: readonly string[]
  /** Somebody else's changes came in beside mine. */
  merged: boolean
}

/**
 * The drafts of a package's variants over what is stored. When the server sends a newer state, what only one side changed
 * is taken from that side, and what both changed is a conflict to decide.
 */
export function useDrafts(stored: Stored) {
  const [state, setState] = useState<State>({
    seen: stored,
    base: stored,
    drafts: stored.contents,
    conflicts: [],
    merged: false,
  })
  if (stored !== state.seen) setState(takeUp(state, stored))

  return {
    revision: state.base.revision,
    drafts: state.drafts,
    stored: state.base.contents,
    changed: changedIds(state.base.contents, state.drafts),
    conflicts: state.conflicts,
    merged: state.merged,
    edit: (id: string, content: VariantContent) =>
      setState((now) => ({ ...now, drafts: { ...now.drafts, [id]: content } })),
    discard: () => setState((now) => ({ ...now, drafts: now.base.contents, conflicts: [], merged: false })),
    /** What was sent is stored now; what was typed meanwhile stays. */
    saved: (sent: Contents, revision: number) =>
      setState((now) => ({
        ...now,
        base: { revision, contents: { ...now.base.contents, ...sent } },
        merged: false,
      })),
    decide: (id: string, keep: 'mine' | 'theirs') =>
      setState((now) => {
        const theirs = now.base.contents[id]
        return {
          ...now,
          drafts: keep === 'theirs' && theirs ? { ...now.drafts, [id]: theirs } : now.drafts,
          conflicts: now.conflicts.filter((one) => one !== id),
        }
      }),
  }
}

function takeUp(state: State, stored: Stored): State {
  // An answer that was under way while we saved is older than what we know.
  if (stored.revision < state.base.revision) return { ...state, seen: stored }
  const { merged, conflicts } = mergeDrafts(state.base.contents, state.drafts, stored.contents)
  const theyChanged = changedIds(state.base.contents, stored.contents).length > 0
  const mine = changedIds(stored.contents, merged).length > 0
  return {
    seen: stored,
    base: stored,
    drafts: merged,
    conflicts,
    merged: mine && (theyChanged || state.merged),
  }
}
