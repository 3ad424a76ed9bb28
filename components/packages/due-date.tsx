'use client'

import { useTimeZone, zoneWords } from '@/components/ui/time-zone'
import { formatDay } from '@/lib/time-zones/format-time'

/** A day in the project's time zone: "Mon 23 Nov". */
export function DueDay({ at }: { at: string | number | Date }) {
  const timeZone = useTimeZone()
  const moment = new Date(at)
  return (
    <time dateTime={moment.toISOString()} title={zoneWords(timeZone)} suppressHydrationWarning>
      {formatDay(moment, timeZone)}
    </time>
  )
}

/** A post's due date, marked in words and color if it has passed. */
export function DueDate({ at }: { at: string | number | Date }) {
  const overdue = new Date(at).getTime() < Date.now()
  return (
    <span
      className={overdue ? 'font-medium text-danger-soft-foreground' : undefined}
      suppressHydrationWarning
    >
      {overdue ? 'Was due ' : 'Due '}
      <DueDay at={at} />
    </span>
  )
}
