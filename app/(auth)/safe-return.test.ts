import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturn } from './safe-return'

test('only addresses of our own pages are returned to', () => {
  expect(safeReturn('/acme/fen?status=draft')).toBe('/acme/fen?status=draft')
  for (const bad of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/a\nb',
    '',
    undefined,
    ['/a'],
  ])
    expect(safeReturn(bad)).toBe('/')
  expect(safeReturn('/sign-out')).toBe('/')
})

test('whatever is asked for, the browser stays on our site', () => {
  fc.assert(
    fc.property(fc.string(), (next) => {
      expect(new URL(safeReturn(next), 'https://tributary.example').origin).toBe('https://tributary.example')
    }),
  )
})
