import { describe, expect, test } from 'vitest'
import { embedByWords } from '@/testing/fakes/model/embeds-texts'
import { findSameMeaning, packVector, textToEmbed } from './post-embedding'

const subjects = 'harbour library bakery orchestra museum bicycle garden theatre kitchen school'.split(' ')
const others = subjects.map(
  (subject, at) => `The ${subject} opens again after winter with plan${'abcdefghij'[at]}`,
)

function vectorsOf(texts: readonly string[], common = 0): Buffer[] {
  const reply = embedByWords({ body: { input: texts } }, { groups: ['lighthouse beacon'], common })
  const { data } = JSON.parse('raw' in reply ? String(reply.raw) : '') as { data: { embedding: number[] }[] }
  return data.map(({ embedding }) => packVector(embedding))
}

describe('vectors of posts', () => {
  test.each([0, 2])(
    'are similar if they agree in what sets them apart from the channel’s other posts, with %d in common',
    (common) => {
      const [post = Buffer.alloc(0), ...stored] = vectorsOf(
        ['Fireflies glow inside this beacon', ...others, 'Fireflies glow inside this lighthouse'],
        common,
      )
      expect(findSameMeaning(post, stored)).toEqual([{ at: 10, similarity: expect.closeTo(1, 2) }])
    },
  )

  test('must be nearly equal on a channel with few posts', () => {
    const texts = [
      'Fireflies glow inside this beacon',
      'Fireflies glow inside this lighthouse',
      others[0] ?? '',
    ]
    const [post = Buffer.alloc(0), ...stored] = vectorsOf(texts)
    expect(findSameMeaning(post, stored)).toEqual([{ at: 0, similarity: 1 }])
  })

  test('are not compared with those of another length or of nothing', () => {
    const packed = packVector([0.5, -1, 0.25])
    expect([...new Int8Array(packed)]).toEqual([64, -127, 32])
    expect(packVector([0, 0])).toHaveLength(0)
    expect(findSameMeaning(packed, [packVector([0.5, -1]), Buffer.alloc(0), packed])).toEqual([
      { at: 2, similarity: expect.closeTo(1, 5) },
    ])
  })
})

test('the text that is embedded has no links, hashtags or mentions, and a limited length', () => {
  const text = 'Open again. https://example.com/a #harbour @city\n\nCome in.'
  expect(textToEmbed({ title: 'Library', text })).toBe('Library Open again. Come in.')
  expect(textToEmbed({ text: '#only #hashtags' })).toBe('')
  expect(textToEmbed({ text: 'x'.repeat(9_000) })).toHaveLength(2_000)
})
