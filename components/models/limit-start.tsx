'use client'

import { useTimeZone, zoneWords } from '@/components/ui/time-zone'
import { wallTimeOf } from '@/lib/time-zones/wall-time'

/**
 * Says when the days or months of model limits begin, on the clock that the page shows: the ledger counts them in UTC,
 * which people do not read their times in.
 */
export function LimitStart({ of }: { of: 'Days and months' | 'Months' }) {
  const zone = useTimeZone()
  const midnight = new Date()
  midnight.setUTCHours(0, 0, 0, 0)
  return `${of} begin at ${wallTimeOf(midnight, zone).slice(11)} (${zoneWords(zone)}).`
}
