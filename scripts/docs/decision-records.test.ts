import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const records = readdirSync('docs/decisions').filter((name) => /^\d{4}-.+\.md$/.test(name))

test.each(records)('%s has its number, a status, a date and consequences', (name) => {
  const text = readFileSync(`docs/decisions/${name}`, 'utf8')
  const number = name.slice(0, 4)
  expect(text).toMatch(new RegExp(`^# ${number}: \\S`))
  expect(text).toMatch(
    /^Status: (?:proposed|accepted|rejected|superseded by \[\d{4}\]\(\d{4}-[^)]+\.md\))\. Date: \d{4}-\d\d-\d\d\.$/m,
  )
  const [, consequences = ''] = text.split(/^## Consequences$/m)
  expect(consequences.trim().length).toBeGreaterThan(40)
})

test('no two records have the same number', () => {
  const numbers = records.map((name) => name.slice(0, 4))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})
