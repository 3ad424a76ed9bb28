import { Link } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time'
import { StatusBadge } from '@/components/ui/status-badge'
import type { LookAheadDate } from '@/lib/topics/schemas'

/**
 * The topic's dates in the next eight weeks, each with the content it would draw on as of now. Consecutive dates with
 * the same message show it once.
 */
export function LookAhead({ dates, itemsHref }: { dates: LookAheadDate[]; itemsHref: string }) {
  if (dates.length === 0)
    return <p className="text-sm text-muted">This topic has no date in the next eight weeks.</p>
  const messages = dates.map(({ message }) => message)
  return (
    <ol className="flex flex-col divide-y divide-separator text-sm">
      {dates.map((date, index) => (
        <li key={date.at} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <LocalTime at={date.at} className="font-medium tabular-nums" />
          <div className="min-w-0">
            {date.item ? (
              <Link href={`${itemsHref}/${date.item.id}`} className="text-link wrap-anywhere">
                {date.item.title}
              </Link>
            ) : (
              <StatusBadge tone={date.status === 'needs_content' ? 'warning' : 'neutral'}>
                {date.status === 'needs_content' ? 'Needs content' : 'Skipped'}
              </StatusBadge>
            )}
            {date.facts[0] ? <p className="mt-0.5 line-clamp-2 text-muted">{date.facts[0]}</p> : null}
            {date.message && messages[index] !== messages[index - 1] ? (
              <p className="mt-0.5 text-xs text-muted">{date.message}</p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
