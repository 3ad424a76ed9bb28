import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainMapping } from '@/lib/items/explain-mapping'
import { type BibleDefaults, mapBible } from './map-bible'

const defaults: BibleDefaults = { baseUrl: 'https://cdn.example.com/c' }
const map = (
  bible: unknown,
  manifestEntry: Record<string, unknown> = {},
  more: Partial<BibleDefaults> = {},
  notes: string[] = [],
) => mapBible({ slug: 'gorm', manifestEntry, bible }, { ...defaults, ...more }, (note) => notes.push(note))

type Sourced = {
  name: string
  bible?: object
  entry?: object
  config?: Partial<BibleDefaults>
  value: unknown
}
const image = (name: string) => `https://img.example.com/${name}.png`
const time = (day: string) => `2026-01-${day}T00:00:00Z`

/** The table of spec/service#2.6, "first non-empty wins": each source alone, and each pair of adjacent sources. */
const firstWins: Record<string, { read: (mapped: ReturnType<typeof map>) => unknown; sources: Sourced[] }> = {
  title: {
    read: ({ item }) => item.title,
    sources: [
      { name: 'bible.display_name', bible: { display_name: 'A' }, value: 'A' },
      { name: 'bible.name', bible: { name: 'B' }, value: 'B' },
      { name: 'bible.title', bible: { title: 'C' }, value: 'C' },
      { name: 'entry.display_name', entry: { display_name: 'D' }, value: 'D' },
      { name: 'entry.name', entry: { name: 'E' }, value: 'E' },
      { name: 'slug', value: 'gorm' },
    ],
  },
  content_subtype: {
    read: ({ item }) => item.contentSubtype,
    sources: [
      { name: 'bible.brand', bible: { brand: 'A' }, value: 'A' },
      { name: 'config.default_brand', config: { defaultBrand: 'B' }, value: 'B' },
    ],
  },
  featured_image: {
    read: ({ item }) => item.featuredImage,
    sources: [
      { name: 'bible.portrait_url', bible: { portrait_url: image('a') }, value: image('a') },
      { name: 'bible.featured_image', bible: { featured_image: image('b') }, value: image('b') },
      { name: 'bible.featured_image_url', bible: { featured_image_url: image('c') }, value: image('c') },
      { name: 'bible.cover_image', bible: { cover_image: image('d') }, value: image('d') },
      { name: 'entry.portrait_url', entry: { portrait_url: image('e') }, value: image('e') },
    ],
  },
  published_at: {
    read: ({ item }) => item.publishedAt?.toISOString() ?? null,
    sources: [
      { name: 'bible.publish_at', bible: { publish_at: time('01') }, value: '2026-01-01T00:00:00.000Z' },
      { name: 'bible.published_at', bible: { published_at: time('02') }, value: '2026-01-02T00:00:00.000Z' },
      {
        name: 'bible._meta.published_at',
        bible: { _meta: { published_at: time('03') } },
        value: '2026-01-03T00:00:00.000Z',
      },
      {
        name: 'bible._meta.updated_at',
        bible: { _meta: { updated_at: time('04') } },
        value: '2026-01-04T00:00:00.000Z',
      },
      { name: 'entry.published_at', entry: { published_at: time('05') }, value: '2026-01-05T00:00:00.000Z' },
    ],
  },
  target_platforms: {
    read: ({ item }) => item.metadata.target_platforms,
    sources: [
      { name: 'bible.target_platforms', bible: { target_platforms: ['x'] }, value: ['x'] },
      { name: 'config.default_target_platforms', config: { defaultTargetPlatforms: ['y'] }, value: ['y'] },
    ],
  },
}

const together = (...sources: Sourced[]) => {
  const meta = Object.assign({}, ...sources.map((s) => (s.bible && '_meta' in s.bible ? s.bible._meta : {})))
  return map(
    {
      ...Object.assign({}, ...sources.map((s) => s.bible)),
      ...(Object.keys(meta).length ? { _meta: meta } : {}),
    },
    Object.assign({}, ...sources.map((s) => s.entry)),
    Object.assign({}, ...sources.map((s) => s.config)),
  )
}

describe.each(Object.entries(firstWins))('%s', (column, { read, sources }) => {
  test.each(sources)('is taken from $name', (source) => {
    const mapped = together(source)
    expect(read(mapped)).toEqual(source.value)
    expect(mapped.sources).toMatchObject({ [column]: [source.name] })
  })

  test.each(sources.slice(1).map((later, at) => [sources[at] ?? later, later] as const))(
    'prefers $0.name to $1.name, and skips it if it is empty or of the wrong type',
    (earlier, later) => {
      expect(read(together(later, earlier))).toEqual(earlier.value)
      for (const empty of [null, '  ', [], 42, { a: 1 }]) {
        const emptied = { ...earlier, bible: blank(earlier.bible, empty), entry: blank(earlier.entry, empty) }
        if (earlier.config) continue
        expect(read(together(emptied, later))).toEqual(later.value)
      }
    },
  )
})

const blank = (fields: object | undefined, empty: unknown): object | undefined =>
  fields &&
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      key === '_meta' ? blank(value as object, empty) : empty,
    ]),
  )

describe('lists', () => {
  test('media_urls is the ordered union, without duplicates and without the featured image', () => {
    const { item, sources } = map(
      {
        portrait_url: image('p'),
        additional_portraits: [image('a'), image('p')],
        media_urls: [image('b'), image('a')],
        gallery: [image('c')],
        assets: [
          { path: 'art/one two.png', role: 'carousel' },
          { path: image('b') },
          { role: 'no path' },
          'x',
          null,
        ],
      },
      { additional_portraits: [image('d'), image('c')] },
    )
    expect(item.mediaUrls).toEqual([
      image('a'),
      image('b'),
      image('c'),
      'https://cdn.example.com/c/gorm/art/one%20two.png',
      image('d'),
    ])
    expect(sources.media_urls).toEqual([
      'bible.additional_portraits',
      'bible.media_urls',
      'bible.gallery',
      'bible.assets',
      'entry.additional_portraits',
    ])
  })

  test('tags is the union of tags, core traits and tribe, without duplicates', () => {
    const { item } = map({
      tags: ['moss', 'slow', 'moss', ' '],
      vibe_core_traits: ['slow', 'warm'],
      vibe_core_traits_de: ['langsam'],
      tribe_display_name: 'The Mossbacks',
    })
    expect(item.tags).toEqual(['moss', 'slow', 'warm', 'The Mossbacks'])
  })
})

describe('images', () => {
  test.each([
    ['portrait.jpg', 'https://cdn.example.com/c/gorm/portrait.jpg'],
    ['../shared/a.png', 'https://cdn.example.com/c/shared/a.png'],
    ['/root.png', 'https://cdn.example.com/root.png'],
    ['//other.example.com/a.png', 'https://other.example.com/a.png'],
    ['HTTP://Example.com/A.png', 'HTTP://Example.com/A.png'],
    ['data:image/png;base64,AAAA', null],
    ['javascript:alert(1)', null],
    ['ftp://example.com/a.png', null],
    ['https://', null],
  ])('%s becomes %s', (address, expected) => {
    const notes: string[] = []
    expect(map({ portrait_url: address }, {}, {}, notes).item.featuredImage).toBe(expected)
    expect(notes.length).toBe(expected === null ? 1 : 0)
  })

  test('an unusable address lets the next source win', () => {
    expect(map({ portrait_url: 'data:x', cover_image: image('d') }).item.featuredImage).toBe(image('d'))
  })

  test('# and ? are part of an asset’s name', () => {
    const { item } = map({ assets: [{ path: 'a#1?.png' }] })
    expect(item.mediaUrls).toEqual(['https://cdn.example.com/c/gorm/a%231%3F.png'])
  })
})

describe('metadata', () => {
  test('keeps the whole bible and entry, the slug, the base URL and the time of change', () => {
    const bible = { name: 'Gorm', anything: { deep: [1, null] } }
    const entry = { slug: 'gorm', updated_at: '2026-05-01T10:00:00+02:00', extra: true }
    expect(map(bible, entry).item.metadata).toEqual({
      bible,
      manifest_entry: entry,
      slug: 'gorm',
      bucket_base_url: 'https://cdn.example.com/c',
      bible_updated_at: '2026-05-01T10:00:00+02:00',
    })
  })

  test('a time that cannot be parsed counts as empty and is noted', () => {
    const notes: string[] = []
    const { item } = map(
      { publish_at: 'soon', published_at: '2026-02-30' },
      { updated_at: 'yesterday' },
      {},
      notes,
    )
    expect(item.publishedAt).toBeNull()
    expect(item.metadata).not.toHaveProperty('bible_updated_at')
    expect(notes).toHaveLength(3)
  })

  test('the languages are those of the fields', () => {
    expect(map({ tagline_en: 'Hi', vibe_core_traits_de: ['nett'] }).item.languages).toEqual(['en', 'de'])
    expect(map({ tagline_de: 'Hallo' }).item.languages).toEqual(['de'])
    expect(map({ title: 'T', body: 'B' }).item.languages).toEqual([])
  })
})

test('a minimal bible is enough', () => {
  const { item } = map({
    slug: 'gorm',
    title: 'Gorm',
    body: 'Hello *there*',
    tags: ['a'],
    brand: 'Moss',
    assets: [{ path: 'hero.png', role: 'featured' }],
    publish_at: time('01'),
  })
  expect(item).toMatchObject({
    title: 'Gorm',
    contentSubtype: 'Moss',
    featuredImage: 'https://cdn.example.com/c/gorm/hero.png',
    mediaUrls: [],
    rawContent: '# Gorm\n\nHello *there*\n',
  })
})

test('a stored item’s mapping can be explained without its source', () => {
  const { item, sources } = map(
    { name: 'Gorm', tags: ['a'] },
    { portrait_url: image('e') },
    { defaultBrand: 'Moss', defaultTargetPlatforms: ['x'] },
  )
  expect(explainMapping(item)).toEqual(sources)
  expect(sources).toMatchObject({
    title: ['bible.name'],
    content_subtype: ['config.default_brand'],
    featured_image: ['entry.portrait_url'],
    target_platforms: ['config.default_target_platforms'],
  })
  expect(explainMapping({ contentType: null, contentSubtype: null, metadata: {} })).toEqual({})
})

test('the mapping never throws, whatever the bible and entry', () => {
  const names = [
    'name',
    'title',
    'tags',
    'assets',
    '_meta',
    'habitat_keywords',
    'size_estimate_cm',
    'publish_at',
    'gallery',
    'body',
    '__proto__',
    'portrait_url',
  ]
  const document = fc.oneof(
    fc.json().map((text): unknown => JSON.parse(text)),
    fc.dictionary(fc.constantFrom(...names), fc.jsonValue()),
  )
  fc.assert(
    fc.property(document, document, (bible, entry) => {
      const { item } = mapBible({ slug: 'gorm', manifestEntry: entry, bible }, defaults, () => undefined)
      expect(item.title.trim()).not.toBe('')
      expect(item.rawContent.endsWith('\n')).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('a bible’s caption files are kept with their languages, whatever form they come in', () => {
  const notes: string[] = []
  const { item } = map(
    {
      captions: [
        { url: 'film.en.vtt' },
        { url: 'https://x.example/f.srt', language: 'PT_br', label: 'Brasil' },
      ],
      subtitles: 'https://x.example/film.de.srt?v=2',
    },
    {},
    {},
    notes,
  )
  expect(item.metadata.captions).toEqual([
    { url: 'https://cdn.example.com/c/gorm/film.en.vtt', language: 'en' },
    { url: 'https://x.example/f.srt', language: 'pt-BR', label: 'Brasil' },
    { url: 'https://x.example/film.de.srt?v=2', language: 'de' },
  ])
  expect(notes).toEqual([])
})

test('picture captions are not caption files, and an address that cannot be one is noted', () => {
  const notes: string[] = []
  const bible = {
    captions: ['The mill. At dusk', 7, { url: null }],
    subtitles: ['http://x.example/a.srt', 'a.ttml'],
  }
  expect(map(bible, {}, {}, notes).item.metadata).not.toHaveProperty('captions')
  expect(notes.map((note) => /contains “(.+)”/.exec(note)?.[1])).toEqual(['http://x.example/a.srt', 'a.ttml'])
})
