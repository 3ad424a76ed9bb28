'use client'

import { useCallback, useEffect, useState } from 'react'
import { useLatestAnswer } from '@/components/forms/use-latest-answer'
import { classNames } from '@/components/ui/class-names'
import type { ActionResult } from '@/lib/actions/run-action'
import { describeRecurrence } from '@/lib/recurrence/describe-rule'
import type { NextDates, NextDatesInput } from '@/lib/recurrence/next-dates'
import { formatMoment } from '@/lib/time-zones/format-time'

/** Asks the server for the next dates: the code that calculates them is too large for a page. */
export type PreviewDates = { ask(input: NextDatesInput): Promise<ActionResult<NextDates>> }['ask']

/** How long the rule must stay unchanged before the dates are requested. */
const pauseMs = 300

type NextDatesListProps = { rrule: string; start: string; timeZone: string; onPreview: PreviewDates }

/** A recurrence in a sentence, with its next five dates in its time zone. */
export function NextDatesList({ rrule, start, timeZone, onPreview }: NextDatesListProps) {
  const [requested, setRequested] = useState({ rrule, start })
  useEffect(() => {
    const timer = setTimeout(() => setRequested({ rrule, start }), pauseMs)
    return () => clearTimeout(timer)
  }, [rrule, start])
  const { data, error, waiting } = useLatestAnswer(
    useCallback(
      () => onPreview({ rrule: requested.rrule, starts_at: requested.start, timezone: timeZone }),
      [requested, timeZone, onPreview],
    ),
  )
  const isOld = waiting || requested.rrule !== rrule || requested.start !== start
  return (
    <div className="mt-4 rounded-lg bg-default-soft px-4 py-3 text-sm" aria-live="polite" aria-busy={isOld}>
      <p className="font-medium">{describeRecurrence(rrule, start)}</p>
      {error ? (
        <p className="mt-1 text-muted">{error.errors[0]?.detail ?? `${error.message} ${error.hint}`}</p>
      ) : !data ? (
        <p className="mt-1 text-muted">Loading the next dates…</p>
      ) : data.dates.length ? (
        <div className={classNames('transition-opacity', isOld && 'opacity-60')}>
          <p className="mt-2 text-xs text-muted">Next dates</p>
          <ol className="mt-1 tabular-nums">
            {data.dates.map((date) => (
              <li key={date}>
                <time dateTime={date}>{formatMoment(new Date(date), timeZone)}</time>
              </li>
            ))}
          </ol>
        </div>
      ) : (
        <p className="mt-1">There is no date in the next ten years. Choose other days or a later end.</p>
      )}
      <p className="mt-2 text-xs text-muted">Time zone: {timeZone.replaceAll('_', ' ')}</p>
    </div>
  )
}
