import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { platforms, type VariantContent, variantContentSchema } from '@/lib/platforms/schemas'
import { hashPost, hashVariant } from './payload'

const texts = fc.array(fc.string(), { maxLength: 3 })
const anyContent: fc.Arbitrary<VariantContent> = fc.record({
  platform: fc.constantFrom(...platforms),
  language: fc.constant('en'),
  title: fc.option(fc.string()),
  text: fc.string(),
  hashtags: texts,
  media: fc.array(fc.record({ url: fc.string(), alt: fc.string() }), { maxLength: 2 }),
  link: fc.option(fc.string()),
  replies: texts,
  collaborators: texts,
})

test('the hash of a post covers its replies and collaborators, including their order', () => {
  fc.assert(
    fc.property(anyContent, texts, texts, (content, replies, collaborators) => {
      const other = { ...content, replies, collaborators }
      const isSame =
        JSON.stringify([content.replies, content.collaborators]) === JSON.stringify([replies, collaborators])
      expect(hashVariant(other) === hashVariant(content)).toBe(isSame)
    }),
  )
})

test('a post from before replies existed keeps its hash, and its stored payload is read as having none', () => {
  const stored = {
    platform: 'x',
    language: 'en',
    title: null,
    text: 'A quiet river.',
    hashtags: ['River'],
    media: [],
    link: null,
  } as const
  const content = variantContentSchema.parse(stored)
  expect(content).toMatchObject({ replies: [], collaborators: [] })
  const before = JSON.stringify([...Object.values(stored), null, 'A quiet river.'])
  expect(hashPost({ content, post: { title: null, text: 'A quiet river.' } })).toBe(
    createHash('sha256').update(before).digest('hex'),
  )
})

test('the hash of a post covers its document’s title', () => {
  const content = (title?: string) =>
    variantContentSchema.parse({
      ...{ platform: 'linkedin', language: 'en', title: null, text: 'Words', hashtags: [], link: null },
      media: [{ url: '/api/media/a.lib.pdf', alt: '', ...(title === undefined ? {} : { title }) }],
    })
  expect(new Set([content('Our year'), content('Your year'), content()].map(hashVariant)).size).toBe(3)
})

test('the hash of a post covers a video’s captions, and is unchanged for a video without any', () => {
  const content = (captions?: { url: string; language: string }[]) =>
    variantContentSchema.parse({
      ...{ platform: 'youtube', language: 'en', title: 'T', text: 'Words', hashtags: [], link: null },
      media: [{ url: 'https://x.example/a.mp4', alt: '', ...(captions ? { captions } : {}) }],
    })
  const [en, de] = ['en', 'de'].map((language) => ({ url: 'https://x.example/a.vtt', language }))
  if (!en || !de) throw new Error('There are no captions.')
  const other = { ...en, url: 'https://x.example/b.vtt' }
  const all = [content(), content([en]), content([de]), content([other]), content([en, de])]
  expect(new Set(all.map(hashVariant)).size).toBe(5)
  expect(hashVariant(content([]))).toBe(hashVariant(content()))
})
