'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { DialogButton } from '@/components/ui/dialog'
import { useTimeZone } from '@/components/ui/time-zone'
import type { PackageInput } from '@/lib/packages/schemas'
import { instantOf, isWallTime, wallTimeOf } from '@/lib/time-zones/wall-time'
import { timeZoneName } from '@/lib/time-zones/zones'
import type { PackageHandlers } from './package-handlers'
import { quickTimes } from './quick-times'

type ScheduleButtonProps = {
  what: PackageInput
  scheduledAt: string | null
  schedule: PackageHandlers['schedule']
  disabled?: boolean
}

/** Sets the time a package goes out at, in the project's time zone. */
export function ScheduleButton({ what, scheduledAt, schedule, disabled }: ScheduleButtonProps) {
  const label = scheduledAt ? 'Reschedule' : 'Schedule'
  if (disabled) return <Button disabled>{label}</Button>
  return (
    <DialogButton label={label} title={scheduledAt ? 'Reschedule post?' : 'Schedule post?'}>
      <ScheduleForm what={what} scheduledAt={scheduledAt} schedule={schedule} />
    </DialogButton>
  )
}

function ScheduleForm({ what, scheduledAt, schedule }: Omit<ScheduleButtonProps, 'disabled'>) {
  const zone = useTimeZone()
  const [opened] = useState(() => new Date())
  const quick = quickTimes(opened, zone)
  const [value, setValue] = useState(scheduledAt ? wallTimeOf(new Date(scheduledAt), zone) : quick[1].wall)
  const chosen = isWallTime(value) ? instantOf(value, zone) : undefined

  return (
    <ActionForm
      action={(values) => schedule({ ...what, at: toMoment(String(values.at ?? ''), zone) })}
      submitLabel={scheduledAt ? 'Reschedule post' : 'Schedule'}
      done="Post scheduled."
    >
      <Field
        name="at"
        label="Date and time"
        required
        help={`In the project’s time zone: ${zone.replaceAll('_', ' ')} (${timeZoneName(zone, chosen ?? opened).offset}).`}
      >
        <Input
          type="datetime-local"
          min={wallTimeOf(opened, zone)}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {quick.map((one) => (
          <Button key={one.label} size="sm" onClick={() => setValue(one.wall)}>
            {one.label}
          </Button>
        ))}
      </div>
      {chosen ? (
        <p className="text-sm text-muted" aria-live="polite">
          Scheduled for{' '}
          <strong className="font-semibold text-foreground">
            {chosen.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: zone })}
          </strong>
          .
        </p>
      ) : null}
    </ActionForm>
  )
}

/** What cannot be read is sent as it is: the server says what is wrong with it. */
const toMoment = (value: string, zone: string): string =>
  isWallTime(value) ? instantOf(value, zone).toISOString() : value
