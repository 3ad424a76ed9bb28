'use client'

import { useCallback, useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { callAction } from '@/components/forms/call-action'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { FormValues } from '@/components/forms/form-values'
import { useLatestAnswer } from '@/components/forms/use-latest-answer'
import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { DialogButton } from '@/components/ui/dialog'
import { ErrorNotice } from '@/components/ui/error-notice'
import { LocalTime } from '@/components/ui/local-time'
import { useTimeZone, zoneWords } from '@/components/ui/time-zone'
import type { ActionFailure } from '@/lib/actions/run-action'
import type { PackageInput, PlanInput } from '@/lib/packages/schemas'
import { formatMoment } from '@/lib/time-zones/format-time'
import { isWallTime, wallTimeOf } from '@/lib/time-zones/wall-time'
import { timeZoneName } from '@/lib/time-zones/zones'
import { platformLabel } from '../channel-chip'
import { channelWords } from '../channel-name'
import type { PackageHandlers } from './package-handlers'
import type { Target } from './publish-button'
import { quickTimes } from './quick-times'

type ScheduleButtonProps = {
  what: PackageInput
  scheduledAt: string | null
  /** The channels it goes to, each with its current time. */
  targets: readonly Target[]
  handlers: Pick<PackageHandlers, 'schedule' | 'checkSchedule' | 'unschedule'>
  disabled?: boolean
}

/** Sets when a package goes out, with one time for all channels or one for each, in the project's time zone. */
export function ScheduleButton({ disabled, ...rest }: ScheduleButtonProps) {
  const label = rest.scheduledAt ? 'Reschedule' : 'Schedule'
  if (disabled) return <Button disabled>{label}</Button>
  return (
    <DialogButton label={label} title={rest.scheduledAt ? 'Reschedule post?' : 'Schedule post?'}>
      <ScheduleForm {...rest} />
    </DialogButton>
  )
}

function ScheduleForm({ what, scheduledAt, targets, handlers }: Omit<ScheduleButtonProps, 'disabled'>) {
  const zone = useTimeZone()
  const [opened] = useState(() => new Date())
  const quick = quickTimes(opened, zone)
  const [times, setTimes] = useState(() => timesOf(targets, zone, scheduledAt ?? quick[1].wall))
  const [separateTimes, setSeparateTimes] = useState(() => new Set(Object.values(times)).size > 1)
  const [failure, setFailure] = useState<ActionFailure>()
  const [first] = targets
  const all = (first && times[first.id]) ?? quick[1].wall
  const setAll = (wall: string) => setTimes(Object.fromEntries(targets.map(({ id }) => [id, wall])))

  async function takeSlots() {
    const result = await callAction(() => handlers.checkSchedule({ ...what, next_free_slot: true }), {
      asksToSignIn: true,
    })
    if (!result) return
    setFailure(result.ok ? undefined : result.error)
    if (!result.ok) return
    const found = Object.fromEntries(
      result.data.times.map((one) => [one.variant_id, wallTimeOf(new Date(one.at), zone)]),
    )
    setTimes(found)
    setSeparateTimes(new Set(Object.values(found)).size > 1)
  }

  const label = `Times are in the project’s time zone: ${zoneWords(zone)} (${timeZoneName(zone, opened).offset}).`
  return (
    <ActionForm
      action={(values) => handlers.schedule({ ...what, ...planOf(values, targets) })}
      submitLabel={scheduledAt ? 'Reschedule post' : 'Schedule post'}
      done={({ scheduled_at }) =>
        scheduled_at ? `Scheduled for ${formatMoment(new Date(scheduled_at), zone)}.` : 'Post scheduled.'
      }
      // The earlier time of a rescheduled post may have passed by then.
      undo={scheduledAt ? undefined : { label: 'Undo', action: () => handlers.unschedule({ id: what.id }) }}
    >
      {separateTimes ? (
        <fieldset className="flex flex-col gap-4">
          <legend className="mb-3 text-sm text-muted">{label}</legend>
          {targets.map((target) => (
            <Field
              key={target.id}
              name={`times.${target.channelId}`}
              label={`${platformLabel(target.platform)}: ${channelWords(target)}`}
              required
            >
              <Input
                type="datetime-local"
                min={wallTimeOf(opened, zone)}
                value={times[target.id] ?? ''}
                onChange={(event) => setTimes({ ...times, [target.id]: event.target.value })}
              />
            </Field>
          ))}
        </fieldset>
      ) : (
        <Field name="at_local" label="Date and time" required help={label}>
          <Input
            type="datetime-local"
            min={wallTimeOf(opened, zone)}
            value={all}
            onChange={(event) => setAll(event.target.value)}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        {quick.map((one) => (
          <Button key={one.label} size="sm" onClick={() => setAll(one.wall)}>
            {one.label}
          </Button>
        ))}
        <Button size="sm" onClick={() => void takeSlots()}>
          Next free slots
        </Button>
      </div>
      {targets.length > 1 ? (
        <label className="flex items-center gap-3 text-sm">
          <input
            type="checkbox"
            className="check"
            data-form-ignore
            checked={separateTimes}
            onChange={() => {
              if (separateTimes) setAll(all)
              setSeparateTimes(!separateTimes)
            }}
          />
          A time for each channel
        </label>
      ) : null}
      {failure ? <ErrorNotice message={failure.message} hint={failure.hint} /> : null}
      <PlanCheck
        key={String(separateTimes)}
        what={what}
        targets={targets}
        times={times}
        check={handlers.checkSchedule}
      />
    </ActionForm>
  )
}

type PlanCheckProps = {
  what: PackageInput
  targets: readonly Target[]
  times: Readonly<Record<string, string>>
  check: PackageHandlers['checkSchedule']
}

/** Shows when the post goes out, and any warnings about the chosen times. */
function PlanCheck({ what, targets, times, check }: PlanCheckProps) {
  const plan = JSON.stringify({
    ...what,
    times: Object.fromEntries(targets.map(({ id, channelId }) => [channelId, times[id] ?? ''])),
  })
  const whole = targets.every(({ id }) => isWallTime(times[id] ?? ''))
  if (!whole) return null
  return <Checked key={plan} plan={plan} check={check} />
}

function Checked({ plan, check }: { plan: string; check: PackageHandlers['checkSchedule'] }) {
  const call = useCallback(() => check(JSON.parse(plan)), [plan, check])
  const { data } = useLatestAnswer(call)
  const moments = [...new Set(data?.times.map(({ at }) => at))].toSorted()
  return (
    <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
      {moments.length ? (
        <p className="text-sm text-muted">
          Goes out{' '}
          {moments.map((at, index) => (
            <span key={at}>
              {index > 0 ? ' and ' : ''}
              <LocalTime at={at} className="font-semibold text-foreground" />
            </span>
          ))}
          .
        </p>
      ) : null}
      {data?.planning_warnings.length ? (
        <Callout tone="warning" title="Check these times">
          <ul className="flex flex-col gap-1">
            {data.planning_warnings.map((one) => (
              <li key={`${one.code} ${one.channel_id} ${one.package_id}`}>{one.message}</li>
            ))}
          </ul>
        </Callout>
      ) : null}
    </div>
  )
}

/** Each version's current time, or `otherwise` if it has none, as the wall time that a field takes. */
function timesOf(targets: readonly Target[], zone: string, otherwise: string): Record<string, string> {
  const wall = (at: string) => (isWallTime(at) ? at : wallTimeOf(new Date(at), zone))
  return Object.fromEntries(targets.map(({ id, scheduledAt }) => [id, wall(scheduledAt ?? otherwise)]))
}

/** Builds the plan from the form's values: one time, or one for each channel. */
function planOf(values: FormValues, targets: readonly Target[]): PlanInput {
  if (typeof values.at_local === 'string') return { at_local: values.at_local }
  const given = values.times
  const of = (channelId: string) =>
    typeof given === 'object' && given !== null && !Array.isArray(given) ? String(given[channelId] ?? '') : ''
  return { times: Object.fromEntries(targets.map(({ channelId }) => [channelId, of(channelId)])) }
}
