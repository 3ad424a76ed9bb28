'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const server = () => 'UTC'

/** The person's own time zone; UTC while the page comes from the server. */
export const useTimeZone = (): string => useSyncExternalStore(never, here, server)

type LocalTimeProps = {
  at: string
  /** What to show besides the time of day. */
  date?: 'short' | 'long' | 'none'
  /** Say the time zone too. */
  zone?: boolean
  className?: string
}

/** A moment in the person's own time zone. */
export function LocalTime({ at, date = 'short', zone, className }: LocalTimeProps) {
  const timeZone = useTimeZone()
  const format = new Intl.DateTimeFormat('en-GB', {
    ...(date === 'none' ? {} : { weekday: 'short', day: 'numeric', month: date }),
    ...(date === 'long' ? { year: 'numeric' } : {}),
    hour: '2-digit',
    minute: '2-digit',
    ...(zone ? { timeZoneName: 'short' } : {}),
    timeZone,
  })
  return (
    <time dateTime={at} title={timeZone} className={className}>
      {format.format(new Date(at))}
    </time>
  )
}
