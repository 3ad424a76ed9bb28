'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { DialogButton } from '@/components/ui/dialog'
import { useTimeZone } from '@/components/ui/time-zone'
import type { PackageInput } from '@/lib/packages/schemas'
import { inLocalField, quickTimes } from './local-field'
import type { PackageHandlers } from './package-handlers'

type ScheduleButtonProps = {
  what: PackageInput
  scheduledAt: string | null
  schedule: PackageHandlers['schedule']
  disabled?: boolean
}

/** Sets the time a package goes out at, in the person's own time zone. */
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
  const [opened] = useState(() => new Date())
  const quick = quickTimes(opened)
  const [value, setValue] = useState(inLocalField(scheduledAt ? new Date(scheduledAt) : quick[1].at))
  const zone = useTimeZone()
  const chosen = new Date(value)
  const known = !Number.isNaN(chosen.getTime())
  const offset = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset' })
    .formatToParts(known ? chosen : opened)
    .find((part) => part.type === 'timeZoneName')?.value

  return (
    <ActionForm
      action={(values) => schedule({ ...what, at: toMoment(String(values.at ?? '')) })}
      submitLabel={scheduledAt ? 'Reschedule post' : 'Schedule'}
      done="Post scheduled."
    >
      <Field
        name="at"
        label="Date and time"
        required
        help={`In your time zone: ${zone.replaceAll('_', ' ')} (${offset ?? 'UTC'}).`}
      >
        <Input
          type="datetime-local"
          min={inLocalField(opened)}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {quick.map((one) => (
          <Button key={one.label} size="sm" onClick={() => setValue(inLocalField(one.at))}>
            {one.label}
          </Button>
        ))}
      </div>
      {known ? (
        <p className="text-sm text-muted" aria-live="polite">
          Scheduled for{' '}
          <strong className="font-semibold text-foreground">
            {chosen.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' })}
          </strong>
          .
        </p>
      ) : null}
    </ActionForm>
  )
}

/** What cannot be read is sent as it is: the server says what is wrong with it. */
function toMoment(value: string): string {
  const at = new Date(value)
  return value === '' || Number.isNaN(at.getTime()) ? value : at.toISOString()
}
