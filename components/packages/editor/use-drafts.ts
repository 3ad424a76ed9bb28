'use client'

import { useState } from 'react'
import type { VariantContent } from '@/lib/platforms/schemas'
import { type Contents, changedIds, mergeDrafts } from './merge-drafts'

/** What the server has stored: contents by variant ID, at a revision. */
export type Stored = { revision: number; contents: Contents }

type State = {
  /** The stored state that was processed last; each newer one from the server is merged in once. */
  seen: Stored
  base: Stored
  drafts: Contents
  conflicts: readonly string[]
  /** Whether someone else's changes were merged in next to mine. */
  merged: boolean
}

/**
 * The drafts of a package's variants on top of what is stored. When the server sends a newer state, changes on one
 * side only are taken from that side; a variant changed on both sides is a conflict for the person to decide.
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
    /** What was sent is now stored; anything typed in the meantime stays a draft. */
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
  // A response that was in flight while we saved is older than what we have.
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
