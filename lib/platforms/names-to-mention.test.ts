import { expect, test } from 'vitest'
import { namesToMention } from './names-to-mention'

test('are those of the pages that are set for a channel, where its network mentions no others', () => {
  const config = { pages_to_mention: 'Acme = 12\n\n  Acme Pots (UK) = https://www.linkedin.com/company/345/' }
  expect(namesToMention({ platform: 'linkedin', config })).toEqual(['Acme', 'Acme Pots (UK)'])
  expect(namesToMention({ platform: 'linkedin', config: {} })).toEqual([])
  expect(namesToMention({ platform: 'x', config })).toBeUndefined()
  expect(namesToMention(null)).toBeUndefined()
})
