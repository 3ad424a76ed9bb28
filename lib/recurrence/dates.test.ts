import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addDays } from '@/lib/time-zones/days'
import { instantOf } from '@/lib/time-zones/wall-time'
import { nextOccurrences } from './next-occurrences'
import { parseRule } from './parse-rule'
import type { Rule } from './rule'

type Table = {
  start: string
  end: string
  rules: { rule: string; walls: string }[]
  ahead: Record<string, string[]>
  nights: { rule: string; walls_from_midnight: string; ahead: Record<string, Record<string, string>> }
}
const path = new URL('../../testing/recurrence/dates.json', import.meta.url)
const table: Table = JSON.parse(readFileSync(path, 'utf8'))

/** Expands "60x3 5" to 60, 60, 60, 5. */
const numbers = (text: string): number[] =>
  text
    .split(' ')
    .filter(Boolean)
    .flatMap((run) => {
      const [number, times = '1'] = run.split('x')
      return Array.from({ length: Number(times) }, () => Number(number))
    })

/** Converts wall times to timestamps in minutes, sorted and without duplicates. */
function momentsOf(walls: readonly number[], ahead: string): number[] {
  const moments = numbers(ahead).map((minutes, at) => (walls[at] ?? Number.NaN) - minutes)
  return [...new Set(moments)].sort((a, b) => a - b)
}

function sums(steps: readonly number[]): number[] {
  let sum = 0
  return steps.map((step) => {
    sum += step
    return sum
  })
}

function ruleOf(text: string): Rule {
  const rule = parseRule(text)
  if ('problem' in rule) throw new Error(`${text}: ${rule.problem}`)
  return rule
}

/** Our dates of a rule up to a timestamp, read a thousand at a time. */
function ours(rule: Rule, start: string, timeZone: string, until: Date): number[] {
  const found: Date[] = []
  for (;;) {
    const more = nextOccurrences(rule, { start, timeZone, after: found.at(-1), until })
    if (!more.length) return found.map((at) => at.getTime() / 60_000)
    found.push(...more)
  }
}

test('five years of dates in 40 time zones match python-dateutil', () => {
  expect(Object.keys(table.ahead)).toHaveLength(40)
  const rules = table.rules.map(({ rule, walls }) => ({
    rule: ruleOf(rule),
    text: rule,
    walls: sums(numbers(walls)),
  }))
  const different: string[] = []
  for (const [zone, ahead] of Object.entries(table.ahead))
    for (const [at, { rule, text, walls }] of rules.entries()) {
      const expected = momentsOf(walls, ahead[at] ?? '')
      const found = ours(rule, table.start, zone, instantOf(table.end, zone))
      if (!same(found, expected)) different.push(`${text} in ${zone}: ${firstDifference(found, expected)}`)
    }
  expect(different).toEqual([])
})

test('around each clock change, every quarter of an hour occurs exactly once', () => {
  const rule = ruleOf(table.nights.rule)
  const steps = sums(numbers(table.nights.walls_from_midnight))
  const different: string[] = []
  let changes = 0
  for (const [zone, nights] of Object.entries(table.nights.ahead))
    for (const [day, ahead] of Object.entries(nights)) {
      const midnight = Date.parse(`${day}T00:00:00Z`) / 60_000
      const expected = momentsOf(
        steps.map((step) => midnight + step),
        ahead,
      )
      const found = ours(rule, `${day}T00:00`, zone, instantOf(`${addDays(day, 2)}T23:59`, zone))
      if (!same(found, expected)) different.push(`${zone}, ${day}: ${firstDifference(found, expected)}`)
      changes++
    }
  expect(different).toEqual([])
  expect(changes).toBeGreaterThan(200)
})

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at])

function firstDifference(found: readonly number[], expected: readonly number[]): string {
  const at = expected.findIndex((value, index) => found[index] !== value)
  const words = (value: number | undefined) =>
    value === undefined ? 'none' : new Date(value * 60_000).toISOString()
  return `${found.length} of ${expected.length}; ${words(found[at])} instead of ${words(expected[at])}`
}
