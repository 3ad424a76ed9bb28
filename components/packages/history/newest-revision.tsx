'use client'

import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'

const RevisionContext = createContext<{ saved: number; report: (revision: number) => void }>({
  saved: 0,
  report: () => {},
})

/**
 * Lets the actions on a package know which revision was saved on this page. Who approves right after saving means their own
 * words, also in the moment before the page has come anew.
 */
export function NewestRevision({ children }: { children: ReactNode }) {
  const [saved, setSaved] = useState(0)
  const report = useCallback((revision: number) => setSaved((before) => Math.max(before, revision)), [])
  const value = useMemo(() => ({ saved, report }), [saved, report])
  return <RevisionContext value={value}>{children}</RevisionContext>
}

/** The newest revision known on this page: the shown one, or what was saved here since. */
export const useNewestRevision = (shown: number): number => Math.max(shown, use(RevisionContext).saved)

/** Takes the revision that a saving led to. */
export const useReportRevision = (): ((revision: number) => void) => use(RevisionContext).report
