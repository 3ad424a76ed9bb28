import { expect, test } from 'vitest'
import { buildFactCard } from '../build-fact-card'
import { Phrases } from './phrases'

test('every phrase used to build fact cards is a valid pattern', () => {
  expect(buildFactCard).toBeTypeOf('function')
  expect(Phrases.all.length).toBeGreaterThan(5)
  for (const phrases of Phrases.all) phrases.compile()
  expect(() => new Phrases('read (more').compile()).toThrow(SyntaxError)
})

test('matches phrases as whole words, with any ending at a star, and after a caret only at the beginning', () => {
  const phrases = new Phrases('read more\nsubscri*\n^sign up … today\n(also )?hear (this|that)')
  for (const text of ['Please read\u00a0more.', 'Subscribe', 'Sign up with us today', 'Now hear that'])
    expect([text, phrases.isIn(text)]).toEqual([text, true])
  for (const text of ['read moreover', 'You sign up with us today', 'Sign up! Not today', 'hear it'])
    expect([text, phrases.isIn(text)]).toEqual([text, false])
})

test('a list built after a text was searched still finds its phrases in that text', () => {
  const text = 'Zyxwvut is what nobody says'
  expect(Phrases.all.map((phrases) => phrases.isIn(text))).not.toContain(true)
  expect(new Phrases('zyxwvut is what').isIn(text)).toBe(true)
})
