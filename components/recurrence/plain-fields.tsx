'use client'

import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Input, Select } from '@/components/forms/controls'
import { Button } from '@/components/ui/button'
import { ToggleButtons } from '@/components/ui/toggle-buttons'
import { monthNames, nthInDigits, ordinalWords, weekdayNames } from '@/lib/recurrence/describe-rule'
import { type PlainRecurrence, plainNths } from '@/lib/recurrence/plain-recurrence'
import { maxCounted, maxTimesOfDay, type Weekday, weekdays } from '@/lib/recurrence/rule'
import { addDays, isDay } from '@/lib/time-zones/days'

type PlainFieldsProps = {
  plain: PlainRecurrence
  onChange: (plain: PlainRecurrence) => void
  /** The first possible day: "2026-11-23". */
  day: string
}

/** The fields for a recurrence that can be put in plain words. */
export function PlainFields({ plain, onChange, day }: PlainFieldsProps) {
  const { every, unit, days, month } = plain
  const change = (part: Partial<PlainRecurrence>) => onChange({ ...plain, ...part })
  const toggle = (weekday: Weekday) =>
    change({ days: weekdays.filter((one) => days.includes(one) !== (one === weekday)) })
  return (
    <>
      <Line words="Every">
        <Input
          type="number"
          aria-label="How many"
          className="w-20"
          min={1}
          value={shown(every)}
          onChange={(event) => change({ every: event.target.valueAsNumber })}
        />
        <Select
          aria-label="Unit"
          className="w-32"
          value={unit}
          onChange={(event) => change({ unit: event.target.value as PlainRecurrence['unit'] })}
          options={(['day', 'week', 'month', 'year'] as const).map((value) => ({
            value,
            label: every === 1 ? value : `${value}s`,
          }))}
        />
      </Line>
      {unit === 'week' ? (
        <Line words="On">
          <ToggleButtons
            label="Weekdays"
            options={weekdays.map((value) => ({
              value,
              label: (
                <>
                  <span aria-hidden>{weekdayNames[value].slice(0, 3)}</span>
                  <span className="sr-only">{weekdayNames[value]}</span>
                </>
              ),
            }))}
            chosen={days}
            onToggle={toggle}
          />
        </Line>
      ) : null}
      {unit === 'month' || unit === 'year' ? (
        <Line words="On the">
          <DayOfMonth on={plain.on} onChange={(on) => change({ on })} />
          {unit === 'year' ? (
            <>
              <span className="text-sm">of</span>
              <Select
                aria-label="Month"
                className="w-36"
                value={String(month)}
                onChange={(event) => change({ month: Number(event.target.value) })}
                options={monthNames.map((label, at) => ({ value: String(at + 1), label }))}
              />
            </>
          ) : null}
        </Line>
      ) : null}
      <Times times={plain.times} onChange={(times) => change({ times })} />
      <Ends ends={plain.ends} onChange={(ends) => change({ ends })} day={day} />
    </>
  )
}

/** Fields with a word in front, so that the line reads as a sentence. */
export function Line({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="w-16 shrink-0 text-sm max-sm:basis-full" aria-hidden>
        {words}
      </span>
      {children}
    </div>
  )
}

type DayOfMonthProps = { on: PlainRecurrence['on']; onChange: (on: PlainRecurrence['on']) => void }

function DayOfMonth({ on, onChange }: DayOfMonthProps) {
  const isDayOf = 'day' in on
  return (
    <>
      <Select
        aria-label="Which one"
        className="w-32"
        value={isDayOf ? String(on.day) : `nth ${on.nth}`}
        onChange={({ target: { value } }) => {
          if (!value.startsWith('nth ')) onChange({ day: Number(value) })
          else onChange({ nth: Number(value.slice(4)), weekday: isDayOf ? 'MO' : on.weekday })
        }}
        options={[
          ...plainNths.map((nth) => ({ value: `nth ${nth}`, label: ordinalWords(nth) })),
          ...Array.from({ length: 31 }, (_none, at) => ({
            value: String(at + 1),
            label: nthInDigits(at + 1),
          })),
          { value: '-1', label: 'last day' },
        ]}
      />
      {isDayOf ? null : (
        <Select
          aria-label="Weekday"
          className="w-36"
          value={on.weekday}
          onChange={(event) => onChange({ ...on, weekday: event.target.value as Weekday })}
          options={weekdays.map((value) => ({ value, label: weekdayNames[value] }))}
        />
      )}
    </>
  )
}

type TimesProps = { times: readonly string[]; onChange: (times: string[]) => void }

function Times({ times, onChange }: TimesProps) {
  return (
    <Line words="At">
      {times.map((time, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a time is its place: two may be alike while one is changed
        <span key={at} className="inline-flex items-center">
          <Input
            type="time"
            aria-label={times.length === 1 ? 'Time of day' : `Time of day, ${at + 1} of ${times.length}`}
            className="w-32"
            value={time}
            onChange={(event) =>
              onChange(times.map((one, place) => (place === at ? event.target.value : one)))
            }
          />
          {times.length > 1 ? (
            <Button
              iconOnly
              size="sm"
              variant="ghost"
              aria-label={`Remove ${time || 'this time'}`}
              onClick={() => onChange(times.filter((_one, place) => place !== at))}
            >
              <X aria-hidden />
            </Button>
          ) : null}
        </span>
      ))}
      {times.length < maxTimesOfDay ? (
        <Button size="sm" variant="ghost" onClick={() => onChange([...times, anotherTime(times)])}>
          <Plus aria-hidden />
          Add time
        </Button>
      ) : null}
    </Line>
  )
}

/** Returns a free time some hours after the last one, at the same minutes, because a rule has one list of minutes. */
function anotherTime(times: readonly string[]): string {
  const [hours = '9', minutes = '00'] = (times.at(-1) || '09:00').split(':')
  const later = Array.from({ length: 24 }, (_none, at) => (Number(hours) + 4 + at) % 24)
  const free = later.map((hour) => `${String(hour).padStart(2, '0')}:${minutes}`)
  return free.find((time) => !times.includes(time)) ?? ''
}

type EndsProps = {
  ends: PlainRecurrence['ends']
  onChange: (ends: PlainRecurrence['ends']) => void
  day: string
}

function Ends({ ends, onChange, day }: EndsProps) {
  const kind = ends === 'never' ? 'never' : 'on' in ends ? 'on' : 'after'
  const inAYear = isDay(day) ? addDays(day, 365) : ''
  return (
    <Line words="Ends">
      <Select
        aria-label="Ends"
        className="w-36"
        value={kind}
        onChange={({ target: { value } }) =>
          onChange(value === 'on' ? { on: inAYear } : value === 'after' ? { after: 10 } : 'never')
        }
        options={[
          { value: 'never', label: 'never' },
          { value: 'on', label: 'on a date' },
          { value: 'after', label: 'after' },
        ]}
      />
      {ends === 'never' ? null : 'on' in ends ? (
        <Input
          type="date"
          aria-label="Last date"
          className="w-44"
          value={ends.on}
          min={day}
          onChange={(event) => onChange({ on: event.target.value })}
        />
      ) : (
        <>
          <Input
            type="number"
            aria-label="How many times"
            className="w-24"
            min={1}
            max={maxCounted}
            value={shown(ends.after)}
            onChange={(event) => onChange({ after: event.target.valueAsNumber })}
          />
          <span className="text-sm">{ends.after === 1 ? 'time' : 'times'}</span>
        </>
      )}
    </Line>
  )
}

/** An emptied number field yields NaN. */
const shown = (number: number): number | '' => (Number.isNaN(number) ? '' : number)
