import { classNames } from '@/components/ui/class-names'
import { countWords } from '@/components/ui/count'
import type { Measure } from '@/lib/platforms/measure'

const words = {
  characters: 'characters',
  graphemes: 'characters',
  bytes: 'bytes',
  weighted: 'characters, as X counts them',
  'short-links': 'characters, where a link counts 23',
}

/**
 * Shows how much of a limit is used while typing. Screen readers read it through the field's description, not on
 * every keystroke.
 */
export function Counter({ measure, id }: { measure: Measure; id?: string }) {
  const { used, limit, left, unit } = measure
  const near = left >= 0 && left <= Math.max(20, limit * 0.05)
  return (
    <span
      id={id}
      data-counter
      className={classNames(
        'inline-flex items-center gap-1.5 text-xs tabular-nums',
        left < 0
          ? 'font-semibold text-danger-soft-foreground'
          : near
            ? 'text-warning-soft-foreground'
            : 'text-muted',
      )}
      title={`${countWords(used)} of ${countWords(limit)} ${words[unit]}`}
    >
      <Ring share={limit === 0 ? 0 : used / limit} over={left < 0} near={near} />
      {left < 0 ? `${countWords(-left)} over the limit` : `${countWords(used)} / ${countWords(limit)}`}
      <span className="sr-only"> {words[unit]}</span>
    </span>
  )
}

function Ring({ share, over, near }: { share: number; over: boolean; near: boolean }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-3.5 -rotate-90">
      <circle cx="8" cy="8" r="6" fill="none" strokeWidth="2.5" className="stroke-default" />
      <circle
        cx="8"
        cy="8"
        r="6"
        fill="none"
        strokeWidth="2.5"
        pathLength="1"
        strokeDasharray={`${Math.min(1, share)} 1`}
        className={over ? 'stroke-danger' : near ? 'stroke-warning' : 'stroke-accent'}
      />
    </svg>
  )
}
