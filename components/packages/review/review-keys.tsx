'use client'

import { useEffect } from 'react'
import { KeyHint } from '@/components/ui/key-hint'
import { isBusy } from './is-busy'

/** j and k walk through the list, a approves the row one is on, s schedules it; Enter opens it, as it is a link. */
export function ReviewKeys({ approves, schedules }: { approves: boolean; schedules: boolean }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      const rows = [...document.querySelectorAll<HTMLElement>('[data-review-row]')]
      const at = rows.findIndex((row) => row.contains(document.activeElement))
      if (event.key === 'a' && at >= 0) {
        rows[at]?.querySelector<HTMLElement>('[data-approve] button')?.click()
        return
      }
      if (event.key === 's' && at >= 0) {
        rows[at]?.querySelector<HTMLElement>('[data-next-slot] button')?.click()
        return
      }
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
      if (!step) return
      const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]
      next?.querySelector<HTMLElement>('a')?.focus()
      next?.scrollIntoView({ block: 'nearest' })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <p className="mt-3 hidden flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted pointer-fine:flex">
      <span className="flex items-center gap-1">
        <KeyHint>j</KeyHint>
        <KeyHint>k</KeyHint> next and previous
      </span>
      <span className="flex items-center gap-1">
        <KeyHint>Enter</KeyHint> open
      </span>
      {approves ? (
        <span className="flex items-center gap-1">
          <KeyHint>a</KeyHint> approve
        </span>
      ) : null}
      {schedules ? (
        <span className="flex items-center gap-1">
          <KeyHint>s</KeyHint> next free slot
        </span>
      ) : null}
    </p>
  )
}
