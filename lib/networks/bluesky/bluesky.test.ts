import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newId } from '@/lib/ids'
import { renderPost } from '@/lib/platforms/render-post'
import type { VariantContent } from '@/lib/platforms/schemas'
import { validateVariant } from '@/lib/post-rules/validate-variant'
import { anyCharacter } from '@/testing/any-character'
import { buildFacets, mentionedHandles } from './facets'
import { parseLinkCard } from './link-card'
import { deriveRecordKey } from './record-key'
import { findPds } from './xrpc'

const bytes = new TextEncoder()
const words = new TextDecoder()
const didOf = (handle: string) => (handle === 'nobody.com' ? undefined : `did:web:${handle}`)

/** The text that each facet covers, and its value. */
const marked = (text: string) =>
  buildFacets(text, didOf).map(({ index, features: [feature] }) => [
    words.decode(bytes.encode(text).slice(index.byteStart, index.byteEnd)),
    'uri' in feature ? feature.uri : 'did' in feature ? feature.did : feature.tag,
  ])

describe('facets of a text', () => {
  test('links, mentions, hashtags and stock symbols cover exactly their own bytes, whatever characters precede them', () => {
    expect(
      marked(
        '👨‍👩‍👧 Grüße: (https://example.com/a_(b)), mill.org/x. @brand.com @nobody.com #Mühle! #日本 $abc',
      ),
    ).toEqual([
      ['https://example.com/a_(b))', 'https://example.com/a_(b))'],
      ['mill.org/x', 'https://mill.org/x'],
      ['@brand.com', 'did:web:brand.com'],
      ['#Mühle', 'Mühle'],
      ['#日本', '日本'],
      ['$abc', '$ABC'],
    ])
    expect(mentionedHandles('@brand.com and @brand.com, @no-domain')).toEqual(['brand.com'])
    expect(marked('https:///nowhere and name@example.com, 3.14, #1 #')).toEqual([])
  })

  test('for any text, facets are in order, lie within it and never split a character', () => {
    const piece = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 6 }),
      fc.constantFrom(' ', '\r\n', '#', '@', 'https://a.com/', 'b.org', '(', ')', '.', '@c.net', '#x'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('').toWellFormed()
        const all = bytes.encode(text)
        let end = 0
        for (const { index } of buildFacets(text, didOf)) {
          expect(index.byteStart).toBeGreaterThanOrEqual(end)
          expect(index.byteEnd).toBeGreaterThan(index.byteStart)
          expect(text).toContain(
            new TextDecoder('utf-8', { fatal: true }).decode(all.slice(index.byteStart, index.byteEnd)),
          )
          end = index.byteStart
        }
        expect(end).toBeLessThanOrEqual(all.length)
      }),
    )
  })
})

describe('a post’s record key', () => {
  test('is stable for a publication, differs between publications, and has the format that atproto requires', () => {
    const ids = Array.from({ length: 1000 }, newId)
    const keys = ids.map((id) => deriveRecordKey(id))
    expect(keys).toEqual(ids.map((id) => deriveRecordKey(id)))
    // Ids created in the same millisecond may share a key; the publisher then takes the next one.
    expect(new Set(keys).size).toBeGreaterThan(990)
    for (const key of keys) expect(key).toMatch(/^[234567abcdefghij][234567abcdefghijklmnopqrstuvwxyz]{12}$/)
    const [id = ''] = ids
    expect(new Set([0, 1, 2, 3].map((other) => deriveRecordKey(id, other))).size).toBe(4)
  })
})

const contentOf = (fields: Partial<VariantContent>): VariantContent => ({
  platform: 'bluesky',
  language: 'en',
  title: null,
  text: 'A quiet river.',
  hashtags: [],
  media: [],
  link: null,
  replies: [],
  collaborators: [],
  ...fields,
})
const errorsOf = (fields: Partial<VariantContent>) =>
  validateVariant(contentOf(fields))
    .filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule)

describe('the rules', () => {
  test('allow up to 300 characters as readers count them, and limit the bytes as well', () => {
    expect(errorsOf({ text: 'é👩🏽‍🚀'.repeat(150).normalize('NFD') })).toEqual([])
    expect(errorsOf({ text: 'é'.repeat(301).normalize('NFD') })).toEqual(['text-too-long'])
    expect(errorsOf({ text: '👨‍👩‍👧‍👦'.repeat(150) })).toEqual(['text-too-long'])
    const film = { url: 'https://a.com/1.mp4', alt: 'A film' }
    expect(errorsOf({ media: [film] })).toEqual([])
    expect(errorsOf({ media: [film, { url: 'https://a.com/1.jpg', alt: 'A river' }] })).toEqual([
      'media-mixed',
    ])
  })

  test('a link becomes a card below a post without media, and part of the text next to images', () => {
    const link = 'https://example.com/a'
    expect(renderPost(contentOf({ link })).text).toBe('A quiet river.')
    const media = [{ url: 'https://a.com/1.jpg', alt: 'A river' }]
    expect(renderPost(contentOf({ link, media })).text).toBe(`A quiet river.\n\n${link}`)
  })
})

test('a link card shows the page’s title and description on one line, with an absolute image address', () => {
  const page = `<html><head><title>Fallback</title><meta property="og:title" content="The  river
    &amp; its mill"><meta name="description" content="Quiet."><meta property="og:image" content="/i.jpg"></head>
    <body><meta property="og:description" content="Not of the head"></body></html>`
  expect(parseLinkCard(page, 'https://example.com/a/b')).toEqual({
    title: 'The river & its mill',
    description: 'Quiet.',
    image: 'https://example.com/i.jpg',
  })
  expect(
    parseLinkCard(
      '<title>Only this</title><meta property="og:image" content="javascript:1">',
      'https://a.com',
    ),
  ).toEqual({
    title: 'Only this',
    description: undefined,
    image: undefined,
  })
})

test('finds the account’s server in the document of its identity', () => {
  const service = {
    id: '#atproto_pds',
    type: 'AtprotoPersonalDataServer',
    serviceEndpoint: 'https://pds.example.com/',
  }
  expect(
    findPds({ service: [{ id: '#other', serviceEndpoint: 'https://other.example.com' }, service] }),
  ).toBe('https://pds.example.com')
  expect(findPds({ service: [{ ...service, serviceEndpoint: 'nowhere' }] })).toBeUndefined()
  expect(findPds(undefined)).toBeUndefined()
})
