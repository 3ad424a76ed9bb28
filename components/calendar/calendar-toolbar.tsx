import { ChevronLeft, ChevronRight } from 'lucide-react'
import { LinkButton } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { CalendarRange, CalendarView } from '@/lib/calendar/calendar-range'
import { addDays } from '@/lib/time-zones/days'
import { dayWords, spanWords } from './day-words'

type CalendarToolbarProps = {
  range: CalendarRange
  view: CalendarView
  views: readonly { view: CalendarView; href: string }[]
  previous: string
  next: string
  today: string
}

const names: Record<CalendarView, string> = { month: 'Month', week: 'Week', list: 'List' }
const spans: Record<CalendarView, string> = { month: 'month', week: 'week', list: 'days' }

/** Shows the calendar's date range, links to other ranges, and the views. */
export function CalendarToolbar({ range, view, views, previous, next, today }: CalendarToolbarProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-48 text-lg font-semibold" aria-live="polite">
        {range.month ? dayWords(range.month.from, 'month') : spanWords(range.from, addDays(range.until, -1))}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <nav aria-label="Days" className="flex items-center gap-2">
          <LinkButton href={previous} iconOnly aria-label={`Previous ${spans[view]}`} rel="prev">
            <ChevronLeft aria-hidden />
          </LinkButton>
          <LinkButton href={today}>Today</LinkButton>
          <LinkButton href={next} iconOnly aria-label={`Next ${spans[view]}`} rel="next">
            <ChevronRight aria-hidden />
          </LinkButton>
        </nav>
        <nav aria-label="View">
          <ul className="flex overflow-hidden rounded-lg border border-border bg-surface text-sm">
            {views.map((one) => (
              <li key={one.view} className="not-first:border-s not-first:border-border">
                <Link
                  href={one.href}
                  aria-current={one.view === view ? 'page' : undefined}
                  className="block px-3 py-1.5 hover:bg-surface-hover focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-soft-foreground"
                >
                  {names[one.view]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
