import { describe, expect, test } from 'vitest'
import { buildFacets } from '@/lib/networks/bluesky/facets'
import { graphemeLength } from '@/lib/text/grapheme-length'
import { richText } from './rich-text.mjs'
import { texts } from './texts'

const handleItself = (handle: string) => handle

describe('500 texts in many scripts', () => {
  test('have their links, mentions and hashtags at the same bytes as in the network’s own library', () => {
    expect(texts).toHaveLength(500)
    let facets = 0
    for (const text of texts) {
      const ours = buildFacets(text, handleItself)
      const theirs = richText(text).facets
      expect({ text, places: ours.map(({ index }) => index) }).toEqual({
        text,
        places: theirs.map(({ index }) => index),
      })
      // Their mentions have a feature type of their own, with the handle in place of the DID.
      expect(ours.map(({ features: [feature] }) => feature)).toEqual(
        theirs.map(({ features }) => features[0]),
      )
      facets += ours.length
    }
    expect(facets).toBeGreaterThan(900)
  })

  test('have the same length as in the network’s own library', () => {
    for (const text of texts)
      expect({ text, length: graphemeLength(text) }).toEqual({ text, length: richText(text).length })
  })
})
