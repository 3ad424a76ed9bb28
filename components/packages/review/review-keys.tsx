'use client'

import { useShortcuts } from '@/components/shortcuts/use-shortcuts'
import { KeyHint } from '@/components/ui/key-hint'

/** j and k walk through the list, a approves the row one is on, s schedules it; Enter opens it, as it is a link. */
export function ReviewKeys({ approves, schedules }: { approves: boolean; schedules: boolean }) {
  useShortcuts({
    'review.next': () => walk(1),
    'review.previous': () => walk(-1),
    'review.open': true,
    'review.approve': approves ? () => press('[data-approve] button') : undefined,
    'review.schedule': schedules ? () => press('[data-next-slot] button') : undefined,
  })

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

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-review-row]')]
const rowHere = () => rows().findIndex((row) => row.contains(document.activeElement))

/** Puts the focus on the row so many steps on. */
function walk(step: number): void {
  const all = rows()
  const at = rowHere()
  const next = all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + step))]
  next?.querySelector<HTMLElement>('a')?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Presses a button of the row one is on. */
function press(button: string): void {
  rows()[rowHere()]?.querySelector<HTMLElement>(button)?.click()
}
