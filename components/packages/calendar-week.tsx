'use client'

import Link from 'next/link'
import { PlatformMark } from '@/components/platforms/platform-mark'
import { classNames } from '@/components/ui/class-names'
import { LocalTime } from '@/components/ui/local-time'
import { Thumbnail } from '@/components/ui/thumbnail'
import { useTimeZone } from '@/components/ui/time-zone'
import type { PackageStatus } from '@/lib/publications/states'
import { dayOf } from '@/lib/time-zones/wall-time'
import { knownPlatform, platformLabel } from './channel-chip'
import { PackageBadge } from './package-badge'

export type CalendarRow = {
  id: string
  href: string
  title: string
  status: PackageStatus
  at: string
  thumbnail: string | null
  platforms: string[]
}

type CalendarWeekProps = {
  /** The seven days, as "2026-11-16". */
  days: readonly string[]
  /** A day more on either side, as the person's days are not the server's. */
  rows: readonly CalendarRow[]
  now: string
}

/** A week with what goes out and what went out on each day, in the person's own time zone. */
export function CalendarWeek({ days, rows, now }: CalendarWeekProps) {
  const timeZone = useTimeZone()
  const byDay = Map.groupBy(rows, (row) => dayOf(new Date(row.at), timeZone))
  const today = dayOf(new Date(now), timeZone)
  return (
    <>
      <ol className="grid gap-3 lg:grid-cols-7 lg:gap-0 lg:overflow-hidden lg:rounded-xl lg:border lg:border-border lg:bg-surface">
        {days.map((day) => {
          const own = byDay.get(day) ?? []
          return (
            <li
              key={day}
              aria-current={day === today ? 'date' : undefined}
              className={classNames(
                'min-w-0 rounded-xl border border-border bg-surface lg:min-h-72 lg:rounded-none lg:border-0 lg:not-first:border-l',
                own.length === 0 && day !== today && 'max-lg:hidden',
              )}
            >
              <h2
                className={classNames(
                  'border-b border-separator px-3 py-2 text-sm font-medium',
                  day === today ? 'text-accent-soft-foreground' : 'text-muted',
                )}
              >
                {dayName(day)}
                {day === today ? <span className="ml-1.5 text-xs">Today</span> : null}
              </h2>
              {own.length ? (
                <ul className="flex flex-col gap-1 p-1.5">
                  {own.map((row) => (
                    <li key={row.id + row.at}>
                      <Entry row={row} />
                    </li>
                  ))}
                </ul>
              ) : (
                <p className="px-3 py-2 text-sm text-muted lg:sr-only">No posts on this day.</p>
              )}
            </li>
          )
        })}
      </ol>
      <p className="mt-3 text-xs text-muted">Times are in your time zone: {timeZone.replaceAll('_', ' ')}.</p>
    </>
  )
}

function Entry({ row }: { row: CalendarRow }) {
  return (
    <Link
      href={row.href}
      className="flex gap-2.5 rounded-lg p-1.5 text-sm hover:bg-surface-hover lg:flex-col lg:gap-1.5"
    >
      <Thumbnail src={row.thumbnail} className="size-12 lg:h-auto lg:w-full lg:aspect-[16/9]" />
      <span className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <span className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-xs text-muted">
          <LocalTime at={row.at} date="none" className="font-medium text-foreground tabular-nums" />
          {row.platforms.map((platform) => (
            <span key={platform} title={platformLabel(platform)}>
              <PlatformMark platform={knownPlatform(platform)} className="size-3.5" />
              <span className="sr-only">{platformLabel(platform)}</span>
            </span>
          ))}
        </span>
        <span className="line-clamp-2 font-medium break-words">{row.title}</span>
        <PackageBadge status={row.status} />
      </span>
    </Link>
  )
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

const dayName = (day: string): string => dayFormat.format(new Date(`${day}T12:00:00Z`))
