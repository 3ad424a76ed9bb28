import { describe, expect, test } from 'vitest'
import { daysOfTable, labelledRows } from './table-rows'

const rowsOf = (table: string) =>
  labelledRows(table)?.map(({ label, value }) => [label.words, value.words]) ?? null

describe('rows of two cells are values with labels', () => {
  test('below a head without words', () => {
    expect(rowsOf('| | |\n| --- | --- |\n| Price | £9 |\n| Place | Hall |')).toEqual([
      ['Price', '£9'],
      ['Place', 'Hall'],
    ])
  })

  test('where the first of them became the head', () => {
    expect(
      rowsOf('| Batch | GA-118 (on the bottle) |\n| --- | --- |\n| Best before | 30 April 2028 |'),
    ).toEqual([
      ['Batch', 'GA-118 (on the bottle)'],
      ['Best before', '30 April 2028'],
    ])
  })

  test.each([
    ['a head of its own', '| Specification | Value |\n| --- | --- |\n| Weight | 640 g |\n| Height | 19 cm |'],
    ['three columns', '| Line | To | Min. |\n| --- | --- | --- |\n| 4 | Park | 2 |\n| 11 | Port | 5 |'],
    ['one row alone', '| Batch | GA-118 (on the bottle) |\n| --- | --- |'],
    ['a row with an empty cell', '| | |\n| --- | --- |\n| Price | £9 |\n| Place | |'],
  ])('not with %s', (_, table) => {
    expect(rowsOf(table)).toBeNull()
  })

  test('each in its place', () => {
    const table = '| | |\n| --- | --- |\n| Price | £9 |\n| Place | Hall |'
    for (const { value } of labelledRows(table) ?? [])
      expect(table.slice(value.from, value.until)).toBe(value.words)
  })
})

test('days of a table have the hours beside them', () => {
  const table =
    '| Day | Open |\n| --- | --- |\n| Sat, 11 September | 9 am to 4 pm |\n| Sat, 25 September | all day |'
  expect(daysOfTable(table).map((cells) => cells.map((cell) => cell?.words))).toEqual([
    ['Sat, 11 September', '9 am to 4 pm'],
    ['Sat, 25 September'],
  ])
})
