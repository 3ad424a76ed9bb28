'use client'

import { classNames } from '@/components/ui/class-names'
import { DayContent } from './day-content'
import { DayProblems } from './day-problems'
import { dayWords } from './day-words'
import type { ViewProps } from './view-props'

/** A list of days, each with its content. */
export function DayList({ days, today, ...rest }: ViewProps) {
  return (
    <ol className="flex flex-col gap-3">
      {days.map((day) => (
        <li
          key={day.day}
          data-day={day.day}
          aria-current={day.day === today ? 'date' : undefined}
          className={classNames(
            'grid gap-x-4 rounded-xl border border-border bg-surface p-2 sm:grid-cols-[10rem_1fr]',
            rest.landing?.day === day.day && 'bg-accent-soft',
          )}
        >
          <h2
            className={classNames(
              'px-2 py-1 text-sm font-medium sm:py-2',
              day.day === today ? 'text-accent-soft-foreground' : 'text-muted',
            )}
          >
            {dayWords(day.day)}
            {day.day === today ? <span className="ms-1.5 text-xs whitespace-nowrap">Today</span> : null}
          </h2>
          <div className="flex min-w-0 flex-col gap-1">
            {day.problems.length ? (
              <div className="px-2 py-2">
                <DayProblems problems={day.problems} />
              </div>
            ) : null}
            <DayContent day={day} shape="row" {...rest} />
          </div>
        </li>
      ))}
    </ol>
  )
}
