import { expect, test } from 'vitest'
import { namesToMention } from './names-to-mention'

test('returns the names of the pages set for a channel, if its network can mention only those', () => {
  const config = { pages_to_mention: 'Acme = 12\n\n  Acme Pots (UK) = https://www.linkedin.com/company/345/' }
  expect(namesToMention({ platform: 'linkedin', config })).toEqual(['Acme', 'Acme Pots (UK)'])
  expect(namesToMention({ platform: 'linkedin', config: {} })).toEqual([])
  expect(namesToMention({ platform: 'x', config })).toBeUndefined()
  expect(namesToMention(null)).toBeUndefined()
})
