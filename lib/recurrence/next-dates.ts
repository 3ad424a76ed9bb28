import { z } from 'zod'
import { AppError, type FieldError } from '@/lib/errors'
import { isWallTime } from '@/lib/time-zones/wall-time'
import { isTimeZone } from '@/lib/time-zones/zones'
import { describeRule } from './describe-rule'
import { nextOccurrences } from './next-occurrences'
import { parseRule } from './parse-rule'
import { completeRule, maxRuleLength } from './rule'

/** A recurrence as typed: a rule, its start as wall time, and the time zone of both. */
export const nextDatesInput = z.strictObject({
  rrule: z.string().max(maxRuleLength),
  starts_at: z.string().max(20),
  timezone: z.string().max(60),
})
export type NextDatesInput = z.infer<typeof nextDatesInput>

/** The next dates as timestamps, and the rule in plain words. */
export type NextDates = { dates: string[]; words: string }

/**
 * Returns the next five dates of a recurrence from now on; fewer if it ends, none if it has no date within ten
 * years. Throws `invalid` with what is wrong with the rule, its start or the time zone. Serves spec/planning#1.
 */
export function nextDates({ rrule, starts_at, timezone }: NextDatesInput, now = new Date()): NextDates {
  const rule = parseRule(rrule)
  const errors: FieldError[] = []
  if ('problem' in rule) errors.push({ pointer: '/rrule', detail: rule.problem })
  if (!isWallTime(starts_at))
    errors.push({ pointer: '/starts_at', detail: 'Enter a date and time such as 2026-12-01T09:00.' })
  if (!isTimeZone(timezone))
    errors.push({ pointer: '/timezone', detail: 'Enter a time zone such as Europe/Berlin.' })
  if ('problem' in rule || errors.length) throw new AppError('invalid', { errors })
  const dates = nextOccurrences(rule, { start: starts_at, timeZone: timezone, after: now, count: 5 })
  return {
    dates: dates.map((date) => date.toISOString()),
    words: describeRule(completeRule(rule, starts_at)),
  }
}
