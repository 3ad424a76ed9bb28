import { expect, test } from 'vitest'
import { buildFactCard } from '../build-fact-card'
import { Phrases } from './phrases'

test('every phrase that fact cards are read by is a pattern', () => {
  expect(buildFactCard).toBeTypeOf('function')
  expect(Phrases.all.length).toBeGreaterThan(5)
  for (const phrases of Phrases.all) phrases.compile()
  expect(() => new Phrases('read (more').compile()).toThrow(SyntaxError)
})

test('phrases are found whole, with any end where a star stands, and only first where it is said', () => {
  const phrases = new Phrases('read more\nsubscri*\n^sign up … today\n(also )?hear (this|that)')
  for (const text of ['Please read\u00a0more.', 'Subscribe', 'Sign up with us today', 'Now hear that'])
    expect([text, phrases.isIn(text)]).toEqual([text, true])
  for (const text of ['read moreover', 'You sign up with us today', 'Sign up! Not today', 'hear it'])
    expect([text, phrases.isIn(text)]).toEqual([text, false])
})

test('a list that is made after a text was read is found in it', () => {
  const text = 'Zyxwvut is what nobody says'
  expect(Phrases.all.map((phrases) => phrases.isIn(text))).not.toContain(true)
  expect(new Phrases('zyxwvut is what').isIn(text)).toBe(true)
})
