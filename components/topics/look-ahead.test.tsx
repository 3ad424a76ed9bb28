import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LookAhead } from './look-ahead'

const date = (day: number, message: string | null) => ({
  at: `2026-12-0${day}T08:00:00.000Z`,
  writes_at: `2026-12-0${day}T08:00:00.000Z`,
  status: 'needs_content' as const,
  message,
  item: null,
  facts: [],
})

test('a message that holds for several dates in a row is shown once, at the first of them', () => {
  const dates = [
    date(1, 'No fact left.'),
    date(2, 'No fact left.'),
    date(3, 'None fits.'),
    date(4, 'No fact left.'),
  ]
  const markup = renderToStaticMarkup(<LookAhead dates={dates} itemsHref="/items" />)
  const shown = markup.split('<li').slice(1)
  expect(shown.map((row) => row.match(/No fact left\.|None fits\./g) ?? [])).toEqual([
    ['No fact left.'],
    [],
    ['None fits.'],
    ['No fact left.'],
  ])
  expect(shown.every((row) => row.includes('Needs content'))).toBe(true)
})
