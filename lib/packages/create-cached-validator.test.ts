import { expect, test } from 'vitest'
import type { VariantContent } from '@/lib/platforms/schemas'
import { validateVariant } from '@/lib/post-rules/validate-variant'
import type { VoiceCheck } from '@/lib/voice/schemas'
import { createCachedValidator } from './create-cached-validator'

const content = (text: string): VariantContent => ({
  platform: 'x',
  language: 'en',
  title: null,
  text,
  hashtags: [],
  media: [],
  link: null,
  replies: [],
  collaborators: [],
})
const brand = (...words: string[]): VoiceCheck => ({ voice: { words_to_avoid: words }, levels: {} })

test('a post is validated again only when the post or the rules it is checked against change', () => {
  const post = content('An epic river, truly unique.')
  const first = createCachedValidator(brand('epic'))(post)
  expect(first).toEqual(validateVariant(post, { brand: brand('epic') }))
  // As in another request: the same text, read from the database again.
  expect(createCachedValidator(brand('epic'))({ ...post })).toBe(first)
  const cases: [VariantContent, VoiceCheck][] = [
    [{ ...post, text: 'An epic river.' }, brand('epic')],
    [{ ...post, platform: 'linkedin' }, brand('epic')],
    [{ ...post, language: 'de' }, brand('epic')],
    [{ ...post, hashtags: ['epic'] }, brand('epic')],
    [post, brand('unique')],
    [post, { ...brand('epic'), levels: { 'avoided-word': 'block' } }],
  ]
  for (const [changed, against] of cases)
    expect(createCachedValidator(against)(changed)).toEqual(validateVariant(changed, { brand: against }))
})
