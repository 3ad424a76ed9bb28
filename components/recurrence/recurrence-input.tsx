'use client'

import { useId, useState } from 'react'
import { Input } from '@/components/forms/controls'
import { describedBy, FieldMessage, useFieldError } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { parseRule } from '@/lib/recurrence/parse-rule'
import { plainOfStart, plainOfText, ruleOfPlain } from '@/lib/recurrence/plain-recurrence'
import { formatRule, maxRuleLength } from '@/lib/recurrence/rule'
import { isDay } from '@/lib/time-zones/days'
import { NextDatesList, type PreviewDates } from './next-dates-list'
import { Line, PlainFields } from './plain-fields'

export type { PreviewDates }

type RecurrenceInputProps = {
  /** The names under which the action's input expects the rule and the start. */
  name: string
  startsName: string
  /** An iCalendar RRULE, and its start as wall time: "2026-11-23T09:00". */
  defaultValue: string
  defaultStart: string
  timeZone: string
  onPreview: PreviewDates
}

/**
 * Input for how often something recurs: in plain words or, if these cannot express it, as an iCalendar RRULE. Shows
 * the next dates below. Sends the rule and its start.
 */
export function RecurrenceInput(props: RecurrenceInputProps) {
  const { name, startsName, defaultValue, defaultStart, timeZone, onPreview } = props
  const [plain, setPlain] = useState(
    () => plainOfText(defaultValue, defaultStart) ?? plainOfStart(defaultStart),
  )
  const [typed, setTyped] = useState(() =>
    plainOfText(defaultValue, defaultStart) ? undefined : defaultValue,
  )
  const [day, setDay] = useState(defaultStart.slice(0, 10))
  const [ruleId, errorId, helpId] = [useId(), useId(), useId()]
  const sent = [useFieldError(name), useFieldError(startsName)].filter(Boolean).join(' ')

  const time = (typed === undefined && plain.times[0]) || defaultStart.slice(11, 16)
  const start = `${day}T${time}`
  const rule = typed === undefined ? ruleOfPlain(plain) : parseRule(typed)
  const text = 'problem' in rule ? (typed ?? '') : formatRule(rule)
  const problem = 'problem' in rule ? rule.problem : isDay(day) ? undefined : 'Enter the first date.'
  const asPlain = typed === undefined || !isDay(day) ? undefined : plainOfText(typed, start)

  return (
    <fieldset className="min-w-0" aria-describedby={describedBy((problem || sent) && errorId)}>
      <legend className="mb-2 text-sm font-medium">When</legend>
      <input type="hidden" name={name} value={text} />
      <input type="hidden" name={startsName} value={start} />
      <div data-form-ignore className="flex flex-col gap-4">
        {typed === undefined ? (
          <PlainFields plain={plain} onChange={setPlain} day={day} />
        ) : (
          <div>
            <label htmlFor={ruleId} className="mb-1.5 block text-sm font-medium">
              Recurrence rule
            </label>
            <Input
              id={ruleId}
              className="font-mono"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              maxLength={maxRuleLength}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="characters"
              aria-invalid={problem !== undefined || undefined}
              aria-describedby={describedBy((problem || sent) && errorId, helpId)}
            />
            <p id={helpId} className="mt-1.5 text-xs text-muted">
              An iCalendar RRULE, such as FREQ=MONTHLY;BYDAY=-1FR;BYHOUR=9;BYMINUTE=0.
            </p>
          </div>
        )}
        <Line words="From">
          <Input
            type="date"
            aria-label="First possible date"
            className="w-44"
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </Line>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {typed === undefined ? (
            <Button size="sm" variant="ghost" className="-ml-3" onClick={() => setTyped(text)}>
              Advanced: enter a rule
            </Button>
          ) : (
            <>
              <Button
                size="sm"
                variant="ghost"
                className="-ml-3"
                disabled={!asPlain}
                onClick={() => {
                  if (asPlain) setPlain(asPlain)
                  setTyped(undefined)
                }}
              >
                Use plain words
              </Button>
              {asPlain || problem ? null : (
                <span className="text-xs text-muted">This rule says more than the fields can show.</span>
              )}
            </>
          )}
        </div>
      </div>
      <FieldMessage id={errorId}>{problem ?? (sent || undefined)}</FieldMessage>
      {problem ? null : (
        <NextDatesList rrule={text} start={start} timeZone={timeZone} onPreview={onPreview} />
      )}
    </fieldset>
  )
}
