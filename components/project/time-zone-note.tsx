'use client'

import { useState } from 'react'
import { useOtherTimeZone, useTimeZone, zoneWords } from '@/components/ui/time-zone'
import { timeZoneName } from '@/lib/time-zones/zones'

/** States once per project page which time zone its times are in, and the person's own if that differs. */
export function TimeZoneNote() {
  const timeZone = useTimeZone()
  const [now] = useState(() => new Date())
  const other = useOtherTimeZone(timeZone, now)
  return (
    <p className="mt-10 text-xs text-muted" suppressHydrationWarning>
      {`Times are in this project’s time zone, ${inWords(timeZone, now)}.`}
      {other === undefined ? '' : ` Yours is ${inWords(other, now)}.`}
    </p>
  )
}

const inWords = (timeZone: string, now: Date): string =>
  `${zoneWords(timeZone)} (${timeZoneName(timeZone, now).offset})`
