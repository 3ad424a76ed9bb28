'use client'

import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react'
import { wallTimeOf } from '@/lib/time-zones/wall-time'
import { TIME_ZONE_COOKIE } from './time-zone-cookie'

const ServerTimeZone = createContext('UTC')
const ProjectZone = createContext<string | null>(null)

const never = () => () => {}
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Returns the time zone in which times are shown and entered: the project's on its pages, elsewhere the person's
 * own.
 */
export function useTimeZone(): string {
  const own = useOwnTimeZone()
  return use(ProjectZone) ?? own
}

/**
 * Returns the person's own time zone. During server rendering and hydration, it is the one that the browser
 * reported last.
 */
export function useOwnTimeZone(): string {
  const known = use(ServerTimeZone)
  return useSyncExternalStore(never, here, () => known)
}

/**
 * Returns the person's own time zone if its wall time at this time differs from that in `timeZone`, otherwise
 * undefined.
 */
export function useOtherTimeZone(timeZone: string, at: Date): string | undefined {
  const own = useOwnTimeZone()
  return own !== timeZone && wallTimeOf(at, own) !== wallTimeOf(at, timeZone) ? own : undefined
}

/** Returns a time zone's name for display: "America/New York". */
export const zoneWords = (timeZone: string): string => timeZone.replaceAll('_', ' ')

/**
 * Provides the time zone that the server renders times in, and stores the browser's in a cookie for the next page.
 */
export function TimeZoneProvider({ known, children }: { known: string; children: ReactNode }) {
  useEffect(() => {
    const zone = here()
    if (zone === known) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${TIME_ZONE_COOKIE}=${encodeURIComponent(zone)}; path=/; max-age=31536000; samesite=lax`
  }, [known])
  return <ServerTimeZone value={known}>{children}</ServerTimeZone>
}

/** Shows all times below in the project's time zone, whoever is looking (spec/planning#2). */
export function ProjectTimeZone({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  return <ProjectZone value={timeZone}>{children}</ProjectZone>
}
