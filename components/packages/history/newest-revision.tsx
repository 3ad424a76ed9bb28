'use client'

import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'

const RevisionContext = createContext<{ saved: number; report: (revision: number) => void }>({
  saved: 0,
  report: () => {},
})

/**
 * Tells the actions on a package which revision was saved on this page. Someone who approves right after saving
 * means their own text, even before the page has reloaded.
 */
export function NewestRevision({ children }: { children: ReactNode }) {
  const [saved, setSaved] = useState(0)
  const report = useCallback((revision: number) => setSaved((before) => Math.max(before, revision)), [])
  const value = useMemo(() => ({ saved, report }), [saved, report])
  return <RevisionContext value={value}>{children}</RevisionContext>
}

/** The newest revision known on this page: the one shown, or one saved here since. */
export const useNewestRevision = (shown: number): number => Math.max(shown, use(RevisionContext).saved)

/** Returns a function that reports the revision created by a save. */
export const useReportRevision = (): ((revision: number) => void) => use(RevisionContext).report
