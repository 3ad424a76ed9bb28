'use client'

import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react'
import { wallTimeOf } from '@/lib/time-zones/wall-time'
import { TIME_ZONE_COOKIE } from './time-zone-cookie'

const ServerTimeZone = createContext('UTC')
const ProjectZone = createContext<string | null>(null)

const never = () => () => {}
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The time zone that times are shown and asked for in: the project's on its pages, elsewhere the person's own. */
export function useTimeZone(): string {
  const own = useOwnTimeZone()
  return use(ProjectZone) ?? own
}

/** The person's own time zone. While the page comes from the server: the one that their browser had the last time. */
export function useOwnTimeZone(): string {
  const known = use(ServerTimeZone)
  return useSyncExternalStore(never, here, () => known)
}

/** The person's own time zone where clocks show another time in it at this moment than in `timeZone`, else nothing. */
export function useOtherTimeZone(timeZone: string, at: Date): string | undefined {
  const own = useOwnTimeZone()
  return own !== timeZone && wallTimeOf(at, own) !== wallTimeOf(at, timeZone) ? own : undefined
}

/** The name of a time zone for people: "America/New York". */
export const zoneWords = (timeZone: string): string => timeZone.replaceAll('_', ' ')

/** Tells what is below which time zone the server renders times in, and tells the server the browser's for the next page. */
export function TimeZoneProvider({ known, children }: { known: string; children: ReactNode }) {
  useEffect(() => {
    const zone = here()
    if (zone === known) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${TIME_ZONE_COOKIE}=${encodeURIComponent(zone)}; path=/; max-age=31536000; samesite=lax`
  }, [known])
  return <ServerTimeZone value={known}>{children}</ServerTimeZone>
}

/** Times below are the project's, whoever looks (spec/planning#2). */
export function ProjectTimeZone({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  return <ProjectZone value={timeZone}>{children}</ProjectZone>
}
