'use client'

import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { CalendarDay } from './calendar-day'
import { DayContent } from './day-content'
import { DayProblems } from './day-problems'
import { dayWords } from './day-words'
import type { ViewProps } from './view-props'

/**
 * A week in columns. On narrow screens its days are stacked and begin with today, with the earlier days behind a
 * button; if posts cannot be moved, empty days other than today are hidden there.
 */
export function WeekColumns({ days, today, ...rest }: ViewProps) {
  const [showsEarlier, setShowsEarlier] = useState(false)
  const hasContent = ({ day, slots, problems }: CalendarDay) =>
    rest.postsOf(day).length + slots.length + problems.length > 0
  const earlier = days.some(({ day }) => day === today)
    ? days.filter((one) => one.day < today && (rest.handlers || hasContent(one)))
    : []
  return (
    <>
      {earlier.length > 0 ? (
        <Button
          className="mb-3 w-full lg:hidden"
          aria-expanded={showsEarlier}
          onClick={() => setShowsEarlier(!showsEarlier)}
        >
          <ChevronDown aria-hidden className={showsEarlier ? 'rotate-180' : undefined} />
          Earlier days ({countPosts(earlier.reduce((count, { day }) => count + rest.postsOf(day).length, 0))})
        </Button>
      ) : null}
      <ol className="grid gap-3 lg:grid-cols-7 lg:gap-0 lg:overflow-hidden lg:rounded-xl lg:border lg:border-border lg:bg-surface">
        {days.map((day) => {
          return (
            <li
              key={day.day}
              data-day={day.day}
              aria-current={day.day === today ? 'date' : undefined}
              className={classNames(
                'flex min-w-0 flex-col rounded-xl border border-border bg-surface lg:min-h-72 lg:rounded-none lg:border-0 lg:not-first:border-s',
                day.day !== today &&
                  ((!rest.handlers && !hasContent(day)) || (!showsEarlier && earlier.includes(day))) &&
                  'max-lg:hidden',
                rest.landing?.day === day.day && 'bg-accent-soft',
              )}
            >
              <h2
                className={classNames(
                  'border-b border-separator px-3 py-2 lg:truncate lg:px-2 text-sm font-medium',
                  day.day === today ? 'text-accent-soft-foreground' : 'text-muted',
                )}
              >
                {dayWords(day.day)}
                {day.day === today ? <span className="ms-1 text-xs font-normal">Today</span> : null}
              </h2>
              <div className="flex flex-col gap-1.5 p-1.5">
                <DayProblems problems={day.problems} />
                <DayContent day={day} shape="card" {...rest} />
              </div>
            </li>
          )
        })}
      </ol>
    </>
  )
}

const countPosts = (count: number): string =>
  count === 0 ? 'no posts' : `${count} ${count === 1 ? 'post' : 'posts'}`
