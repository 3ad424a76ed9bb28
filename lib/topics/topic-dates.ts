import { nextOccurrences } from '@/lib/recurrence/next-occurrences'
import { parseRule } from '@/lib/recurrence/parse-rule'
import type { Rule } from '@/lib/recurrence/rule'

/** When a topic runs. */
export type Schedule = { rrule: string; startsAt: string; timeZone: string }

// The same few rules are read repeatedly when many topics are due at once.
const rules = new Map<string, Rule | undefined>()
const maxRules = 1000

function ruleOf(text: string): Rule | undefined {
  if (rules.has(text)) return rules.get(text)
  const read = parseRule(text)
  if (rules.size >= maxRules) rules.clear()
  const rule = 'problem' in read ? undefined : read
  rules.set(text, rule)
  return rule
}

/** Returns a schedule's dates, in order; none if its rule is no longer readable. Serves spec/planning#1, #2. */
export function datesOf(
  { rrule, startsAt, timeZone }: Schedule,
  wanted: { after?: Date; until?: Date; count?: number },
): Date[] {
  const rule = ruleOf(rrule)
  return rule ? nextOccurrences(rule, { start: startsAt, timeZone, ...wanted }) : []
}

/** Returns the first date after a timestamp; null if there is none. */
export const nextDate = (schedule: Schedule, after: Date): Date | null =>
  datesOf(schedule, { after, count: 1 })[0] ?? null

const hour = 3_600_000

/** Returns when the post for a date has to be written. */
export const writeTimeOf = (date: Date | null, leadHours: number): Date | null =>
  date && new Date(date.getTime() - leadHours * hour)
