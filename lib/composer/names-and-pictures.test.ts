import { expect, test } from 'vitest'
import { composeVariant } from './compose-variant'
import { composerVoice } from './composer-voice'
import { type SourceItem, sourceItem, withCard } from './items.fixture'

const anything = composerVoice({ voice: {}, levels: {} })
const compose = (fields: Partial<SourceItem>) => {
  const source = sourceItem(fields)
  const { content } = composeVariant(
    withCard(source),
    { platform: 'linkedin', language: source.language },
    anything,
  )
  if (!content) throw new Error('needs a translation')
  return content
}

test('a publisher becomes a hashtag only by its full name, as in its address', () => {
  const news = (raw_content: string) =>
    compose({ title: 'Night boat returns', url: 'https://kestrelsound.example/news', raw_content }).hashtags
  expect(news('From May Kestrel Sound runs a night boat to Ansay again.')).toContain('KestrelSound')
  expect(news('From May Kestrel runs a night boat to Ansay again.')).not.toContain('Kestrel')
})

test('a product becomes a hashtag by the name quoted in its title', () => {
  const { hashtags } = compose({
    title: 'Fahrradlicht »Leuchtkäfer« LTN-440',
    content_type: 'product',
    language: 'de',
    raw_content: 'Ein Frontlicht aus Kupfer, das zehn Stunden leuchtet. Es passt an jeden Lenker.',
  })
  expect(hashtags).toContain('Leuchtkäfer')
  expect(hashtags).not.toContain('FahrradlichtLTN440')
})

test('a photo credit is not part of a picture’s description', () => {
  const alt = (image_alt: string) =>
    compose({
      title: 'Reading on Thursday',
      raw_content: 'Jo Petersen reads from a new novel on Thursday evening in the old customs house.',
      featured_image: 'https://shop.example/jo.jpg',
      metadata: { fields: { image_alt } },
    }).media[0]?.alt
  expect(alt('Jo Petersen at a window, photo: Hella Brix')).toBe('Jo Petersen at a window')
  expect(alt('Jo Petersen at a window © Hella Brix')).toBe('Jo Petersen at a window')
  expect(alt('A photo of Jo Petersen at a window')).toBe('A photo of Jo Petersen at a window')
})

test('text that the source repeats word for word appears only once', () => {
  const twice = 'The trees cost half as much as those in pots and overtake them within three years.'
  const { text } = compose({
    title: 'Bare-root trees',
    content_type: 'guide',
    raw_content: `We lift trees from the field in winter. ${twice}\n\n1. Soak the roots for an hour.\n2. Dig a square hole.\n3. Firm the soil with your heel.\n\nWe lift trees from the field in winter. ${twice}`,
  })
  expect(text.split(twice)).toHaveLength(2)
})
