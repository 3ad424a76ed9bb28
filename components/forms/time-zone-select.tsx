'use client'

import { useOwnTimeZone } from '@/components/ui/time-zone'
import type { TimeZoneName } from '@/lib/time-zones/zones'
import { timeZoneName } from '@/lib/time-zones/zones'
import { useField } from './field'

type TimeZoneSelectProps = {
  /** The available time zones from the server, because browsers know other names. */
  zones: readonly TimeZoneName[]
  /** The current time zone; defaults to the person's own. */
  value?: string
}

/** A select for a time zone, grouped by region; used inside a `Field`. */
export function TimeZoneSelect({ zones, value }: TimeZoneSelectProps) {
  const own = useOwnTimeZone()
  const chosen = value ?? own
  const byRegion = Map.groupBy(zones, ({ region }) => region)
  return (
    // Re-created when the browser's own time zone becomes known.
    <select key={chosen} {...useField()} className="input" defaultValue={chosen}>
      {zones.some(({ name }) => name === chosen) ? null : <ZoneOption zone={timeZoneName(chosen)} />}
      {[...byRegion].map(([region, places]) => (
        <optgroup key={region} label={region}>
          {places.map((zone) => (
            <ZoneOption key={zone.name} zone={zone} />
          ))}
        </optgroup>
      ))}
    </select>
  )
}

const ZoneOption = ({ zone }: { zone: TimeZoneName }) => (
  <option value={zone.name}>{`${zone.place} (${zone.offset})`}</option>
)
