'use client'

import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react'
import { TIME_ZONE_COOKIE } from './time-zone-cookie'

const ServerTimeZone = createContext('UTC')

const never = () => () => {}
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The person's own time zone. While the page comes from the server: the one that their browser had the last time. */
export function useTimeZone(): string {
  const known = use(ServerTimeZone)
  return useSyncExternalStore(never, here, () => known)
}

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
