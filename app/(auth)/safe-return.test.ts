import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturn } from './safe-return'

test('returns only to our own pages, and never to sign-out', () => {
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

test('keeps the browser on our site, whatever the return address', () => {
  fc.assert(
    fc.property(fc.string(), (next) => {
      expect(new URL(safeReturn(next), 'https://tributary.example').origin).toBe('https://tributary.example')
    }),
  )
})
