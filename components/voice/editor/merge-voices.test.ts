import { expect, test } from 'vitest'
import { differingFields, mergeVoices } from './merge-voices'

test('of two changes to one voice each field keeps the one that was made, and mine where both were', () => {
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

test('an untouched form takes over all that somebody else saved', () => {
  const base = { tone: ['calm'] }
  const theirs = { target_audience: 'Anglers' }
  expect(mergeVoices(base, { tone: ['calm'], words_to_avoid: [], target_audience: ' ' }, theirs)).toEqual(
    theirs,
  )
})

test('what is empty in another way, or in another order of kinds, is no difference', () => {
  expect(
    differingFields(
      { tone: [], target_audience: '', image_style_by_type: { a: '1', b: '2' } },
      { image_style_by_type: { b: '2', a: '1' } },
    ),
  ).toEqual([])
})
