import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findLabeledRows, findPracticalRows, findTableDays } from './table-rows'

const rowsOf = (table: string) =>
  findLabeledRows(table)?.map(({ label, value }) => [label.words, value.words]) ?? null

describe('rows of two cells are read as labels and values', () => {
  test('below an empty header', () => {
    expect(rowsOf('| | |\n| --- | --- |\n| Price | £9 |\n| Place | Hall |')).toEqual([
      ['Price', '£9'],
      ['Place', 'Hall'],
    ])
  })

  test('if the first row became the header', () => {
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
  ])('but not with %s', (_, table) => {
    expect(rowsOf(table)).toBeNull()
  })

  test('each value with its position', () => {
    const table = '| | |\n| --- | --- |\n| Price | £9 |\n| Place | Hall |'
    for (const { value } of findLabeledRows(table) ?? [])
      expect(table.slice(value.from, value.until)).toBe(value.words)
  })
})

describe('rows that readers act on are read as labels and values', () => {
  const told = (table: string) =>
    findPracticalRows(table)?.map(({ label, value }) => [label, value.words]) ?? null

  test('for opening hours', () => {
    const table =
      '| Tag | Uhrzeit |\n|---|---|\n| Montag | 11:30 bis 12:30 Uhr |\n| Donnerstag | 16:00 bis 18:00 Uhr |'
    expect(told(table)).toEqual([
      ['Montag', '11:30 bis 12:30 Uhr'],
      ['Donnerstag', '16:00 bis 18:00 Uhr'],
    ])
  })

  test('for prices in several columns, each cell with its position', () => {
    const table =
      '| | Adults | Children |\n|---|---|---|\n| Bed | £21 | £11 |\n| Tent | £9.50 | free |\n| Dog | £2 | – |'
    expect(told(table)).toEqual([
      ['Bed | Adults', '£21'],
      ['Bed | Children', '£11'],
      ['Tent | Adults', '£9.50'],
      ['Tent | Children', 'free'],
      ['Dog | Adults', '£2'],
    ])
    for (const { value } of findPracticalRows(table) ?? [])
      expect(table.slice(value.from, value.until)).toBe(value.words)
  })

  test.each([
    ['what a thing is', '| Part | Made of |\n|---|---|\n| Lid | oak |\n| Box | pine |'],
    ['an amount of something', '| 60 g | Butterschmalz |\n|---|---|\n| 2 EL | Mehl |'],
    [
      'cells with marks',
      '| Day | Open |\n|---|---|\n| Monday | `9:00` |\n| Tuesday | [10:00](https://x.example) |',
    ],
    ['rows of unequal length', '| Day | Open |\n|---|---|\n| Monday | 9:00 | late |\n| Tuesday | 10:00 |'],
    [
      'few days with their hours',
      '| Day | Open |\n|---|---|\n| Sat, 5 December | 12–20 Uhr |\n| Sun, 6 December | 12–18 Uhr |',
    ],
  ])('but not for %s', (_, table) => {
    expect(told(table)).toBeNull()
  })

  test('for any cells, each value with its position', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab 1:30€|–*'.split('')), maxLength: 12 })
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        (rows) => {
          const [first = []] = rows
          const lines = [first, first.map(() => '---'), ...rows.slice(1)].map(
            (row) => `| ${row.join(' | ')} |`,
          )
          const table = lines.join('\n')
          for (const { value } of findPracticalRows(table) ?? [])
            expect(table.slice(value.from, value.until)).toBe(value.words)
        },
      ),
    )
  })
})

test('days in a table come with the hours next to them', () => {
  const table =
    '| Day | Open |\n| --- | --- |\n| Sat, 11 September | 9 am to 4 pm |\n| Sat, 25 September | all day |'
  expect(findTableDays(table).map((cells) => cells.map((cell) => cell?.words))).toEqual([
    ['Sat, 11 September', '9 am to 4 pm'],
    ['Sat, 25 September'],
  ])
})
