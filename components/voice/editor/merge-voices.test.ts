import { expect, test } from 'vitest'
import { differingFields, mergeVoices } from './merge-voices'

test('two changes to one voice are merged field by field, and mine wins where both changed a field', () => {
  const base = { tone: ['calm'], target_audience: 'All', words_to_avoid: ['epic'] }
  const mine = { tone: ['calm'], target_audience: 'Sailors', words_to_avoid: [] }
  const theirs = { ...base, tone: ['dry'], target_audience: 'Anglers', primary_color: '#14646b' }
  expect(mergeVoices(base, mine, theirs)).toEqual({
    tone: ['dry'],
    target_audience: 'Sailors',
    words_to_avoid: [],
    primary_color: '#14646b',
  })
  expect(mergeVoices(base, { tone: ['calm'], target_audience: 'All' }, theirs)).not.toHaveProperty(
    'words_to_avoid',
  )
})

test('an untouched form takes over everything that someone else saved', () => {
  const base = { tone: ['calm'] }
  const theirs = { target_audience: 'Anglers' }
  expect(mergeVoices(base, { tone: ['calm'], words_to_avoid: [], target_audience: ' ' }, theirs)).toEqual(
    theirs,
  )
})

test('different empty values or a different key order do not count as a difference', () => {
  expect(
    differingFields(
      { tone: [], target_audience: '', image_style_by_type: { a: '1', b: '2' } },
      { image_style_by_type: { b: '2', a: '1' } },
    ),
  ).toEqual([])
})
