import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderPost } from '@/lib/platforms/render-post'
import { platforms } from '@/lib/platforms/schemas'
import { validateVariant } from '@/lib/post-rules/validate-variant'
import { plainText } from '@/lib/text/plain-text'
import { splitSentences } from '@/lib/text/sentences'
import { anyCharacter } from '@/testing/any-character'
import { anyUrl } from '@/testing/any-url'
import { composeVariant as composeCard } from './compose-variant'
import { composerVoice } from './composer-voice'
import { findUnprovenParts } from './find-unproven-parts'
import { articles, characters, type SourceItem, withCard } from './items.fixture'
import { stableHash } from './write/seeded-order'

type Rest = Parameters<typeof composeCard> extends [unknown, ...infer R] ? R : never
const compose = (item: SourceItem, ...rest: Rest) => composeCard(withCard(item), ...rest)
const anything = composerVoice({ voice: {}, levels: {} })

/** Composes a variant for an item whose language is the channel's. */
function composeVariant(...[item, target, voice]: [SourceItem, ...Rest]) {
  const { content, flags, ...rest } = compose(item, target, voice)
  if (!content) throw new Error('needs a translation')
  return { ...rest, content, flags, warnings: flags.map(({ message }) => message) }
}
/** The targets in a language that the item has text in. */
const targetsOf = (item: SourceItem) =>
  targets.filter((target) => compose(item, target, anything).content !== null)
const targets = platforms.flatMap((platform) => ['en', 'de'].map((language) => ({ platform, language })))

const german = (body: string): SourceItem => ({
  external_id: 'brot',
  title: 'Brot vom Hafen',
  content_type: 'story',
  featured_image: null,
  media_urls: [],
  tags: [],
  raw_content: `# Brot vom Hafen\n\n${body}\n`,
  url: null,
  metadata: {},
  language: 'de',
  declared_language: null,
})

const text = fc.oneof(
  fc.nat(3).map((n) => `${'x'.repeat(n)}${'😀'.repeat(2_600)}`),
  fc.string({ unit: anyCharacter, maxLength: 200 }),
  fc.array(fc.nat(0xffff), { maxLength: 200 }).map((units) => String.fromCharCode(...units)),
  fc.lorem({ maxCount: 6, mode: 'sentences' }),
  fc.lorem({ maxCount: 400 }),
  fc
    .array(
      fc.constantFrom(
        '<b>',
        '</b>',
        '<script>',
        '**',
        '[a](b)',
        '@name ',
        '#tag ',
        '$ABC ',
        '\n',
        '> ',
        '&lt;',
        '👩‍👩‍👧',
        'Ölberg ',
        '苔',
        ' word. ',
        '\u200b',
        '\ud83d',
        'https://a.co/b ',
      ),
      { maxLength: 120 },
    )
    .map((parts) => parts.join('')),
)
const value = fc.oneof(
  { weight: 5, arbitrary: text },
  fc.array(text, { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 2 }),
)
const bible = fc.dictionary(
  fc.constantFrom(
    'tagline_en',
    'tagline_de',
    'vibe_personality_en',
    'vibe_personality_de',
    'vibe_core_traits',
    'vibe_core_traits_de',
    'vibe_surprise_facts',
    'vibe_surprise_facts_de',
    'tribe_display_name',
    'size_category',
    'size_estimate_cm',
    'habitat_keywords',
    'diet_signature_foods',
    'body',
    'description',
    'portrait_url',
    'tags',
  ),
  value,
)
const anyItem: fc.Arbitrary<SourceItem> = fc.record({
  external_id: text,
  title: text,
  content_type: fc.constant(null),
  featured_image: fc.option(fc.oneof(text, anyUrl())),
  media_urls: fc.array(fc.oneof(text, anyUrl()), { maxLength: 14 }),
  tags: fc.array(text, { maxLength: 40 }),
  raw_content: text,
  url: fc.option(fc.oneof(text, anyUrl())),
  metadata: fc.oneof(
    bible.map((b): Record<string, unknown> => ({ bible: b })),
    fc.constant({}),
  ),
  language: fc.constantFrom('en', 'de', 'und'),
  declared_language: fc.constant(null),
})

describe('the built-in composer', () => {
  it('writes posts without validation errors for any item, except for missing media', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(anyItem, fc.constantFrom(...targets), (item, target) => {
        const { content, draft, flags, trace } = compose(item, target, anything)
        if (!content) return
        const errors = validateVariant(content).flatMap(({ severity, rule }) =>
          severity === 'error' && rule !== 'media-required' && rule !== 'video-missing' ? [rule] : [],
        )
        // A post without text waits for a person; nothing else may be wrong with it.
        if (!draft) expect(flags.some(({ code }) => code === 'nothing_to_say')).toBe(true)
        expect(errors.filter((rule) => draft || !rule.endsWith('-required'))).toEqual([])
        expect(findUnprovenParts(content, trace)).toEqual(draft || !content.title ? [] : [content.title])
      }),
      { numRuns: 250 },
    )
  })

  it('writes the same variant for the same item every time', () => {
    for (const item of [...characters, ...articles]) {
      for (const target of targetsOf(item)) {
        expect(JSON.stringify(composeVariant(structuredClone(item), target, anything))).toEqual(
          JSON.stringify(composeVariant(item, target, anything)),
        )
      }
    }
  })

  it('takes every sentence, fact and hashtag from the item', () => {
    for (const item of characters) {
      const source = JSON.stringify(item).toLowerCase()
      const { content, trace } = composeVariant(item, { platform: 'youtube', language: 'en' }, anything)
      if (!content) throw new Error('needs a translation')
      for (const tag of content.hashtags) expect(source).toContain(tag.toLowerCase())
      expect(findUnprovenParts(content, trace)).toEqual([])
      for (const { text } of trace.facts)
        expect(source).toContain(JSON.stringify(text).slice(1, -1).toLowerCase())
    }
  })

  it('uses only German fields for a German channel and only English fields for an English one', () => {
    const [item] = characters
    if (!item) throw new Error('no item')
    for (const platform of platforms) {
      const german = renderPost(composeVariant(item, { platform, language: 'de' }, anything).content).text
      const english = renderPost(composeVariant(item, { platform, language: 'en' }, anything).content).text
      expect(german).not.toMatch(/\b(?:the|and|she|home|tribe:|orderly|weather)\b/i)
      expect(english).not.toMatch(/\b(?:der|und|sie|zuhause|stamm:|ordentlich|wetter)\b/i)
    }
  })

  it('writes nothing for a channel in whose language the item has no text', () => {
    const [both, , , english] = characters
    if (!both || !english) throw new Error('no item')
    for (const platform of platforms) {
      expect(compose(english, { platform, language: 'de' }, anything)).toMatchObject({
        content: null,
        language: 'en',
      })
      expect(compose(both, { platform, language: 'fr' }, anything).content).toBeNull()
      expect(compose(both, { platform, language: 'de-AT' }, anything).content?.language).toBe('de')
    }
  })

  it('flags an unknown or wrongly declared language, and gives a post the language of its text', () => {
    const item = german('Das Brot ist noch warm. Der Fluss ist heute ruhig.')
    for (const platform of platforms) {
      const unknown = compose({ ...item, language: 'und' }, { platform, language: 'en' }, anything)
      expect([unknown.content?.language, unknown.flags.map(({ code }) => code)]).toEqual([
        'und',
        ['unknown_language'],
      ])
      const declared = compose({ ...item, declared_language: 'fr' }, { platform, language: 'de' }, anything)
      expect([declared.content?.language, declared.flags]).toEqual([
        'de',
        [
          {
            code: 'wrong_language',
            message:
              'The source says this text is in French, but it reads as German. Check it before you publish.',
          },
        ],
      ])
    }
  })

  it('leaves out sentences with words to avoid, or flags the post that still contains one', () => {
    let marked = 0
    for (const item of characters) {
      for (const target of targetsOf(item)) {
        const voice = {
          words_to_avoid: ['jar', 'jars', 'weather', 'Gläsern', 'bridge', 'wants', 'Did', 'Worth', 'Schon'],
        }
        const brand = { voice, levels: {} }
        const { content, flags } = composeVariant(item, target, composerVoice(brand))
        const says = validateVariant(content, { brand }).some((i) => i.rule === 'avoided-word')
        expect(flags.some(({ code }) => code === 'avoided_word')).toBe(says)
        if (says) marked++
      }
    }
    expect(marked).toBeLessThan(2 * platforms.length)
  })

  it('does not reverse a text’s meaning by leaving out a sentence', () => {
    const brand = { voice: { words_to_avoid: ['guaranteed', 'garantiert'] }, levels: {} }
    const voice = composerVoice(brand)
    const texts: [string, string, string][] = [
      ['en', 'We will refund every ticket. That is not guaranteed.', 'That is not guaranteed.'],
      ['en', 'Will we refund every ticket? A refund is guaranteed to nobody who comes late.', 'nobody'],
      ['en', 'Many guests said that we guaranteed it. But we will refund no ticket.', 'guaranteed'],
      ['en', 'The boats are guaranteed in May. However, we will lend no boat now.', 'in May'],
      ['de', 'Wir erstatten jede Karte. Doch garantiert erst ab Mai.', 'Doch garantiert'],
      ['de', 'Erstattung ist garantiert im Mai. Danach erstatten wir jedoch nichts.', 'im Mai'],
      ['sv', 'Vi betalar tillbaka. Men guaranteed först i maj.', 'Men guaranteed'],
    ]
    for (const [language, body, kept] of texts) {
      const item = { ...german(body), language }
      const { content, flags } = composeVariant(item, { platform: 'webhook', language }, voice)
      expect(content.text).toContain(kept)
      expect(flags.map(({ code }) => code)).toEqual(['avoided_word'])
    }
  })

  it('flags every sentence it leaves out', () => {
    const voice = composerVoice({ voice: { words_to_avoid: ['synergy'] }, levels: {} })
    const item = { ...german('The river is calm. A synergy of boats. The bread is warm.'), language: 'en' }
    const { content, flags } = composeVariant(item, { platform: 'webhook', language: 'en' }, voice)
    expect(content.text).toContain('The river is calm. The bread is warm.')
    expect(flags).toEqual([
      {
        code: 'dropped_sentence',
        message:
          'We left out one sentence or fact because of words your brand avoids. Check that the rest still says what it should.',
      },
    ])
  })

  it('replaces a word to avoid with the brand’s alternative in its listed form, and leaves out sentences with other forms', () => {
    const voice = composerVoice({ voice: { words_to_avoid: ['leverage → use'] }, levels: {} })
    const say = (body: string) =>
      composeVariant({ ...german(body), language: 'en' }, { platform: 'webhook', language: 'en' }, voice)
    const exact = say('We leverage the tide. The river is calm.')
    expect([exact.content.text.includes('We use the tide.'), exact.flags]).toEqual([true, []])
    const bent = say('We leveraged the tide. The river is calm.')
    expect([bent.content.text, bent.flags[0]?.code]).toEqual([
      expect.not.stringContaining('leverag'),
      'dropped_sentence',
    ])
  })

  it('leaves out every German form of a word to avoid', () => {
    const brand = { voice: { words_to_avoid: ['Ding'] }, levels: {} }
    const item = german('Die Dinge liegen still. Wegen des Dinges kam Anna. Der Fluss ist heute ruhig.')
    const { content } = composeVariant(item, { platform: 'linkedin', language: 'de' }, composerVoice(brand))
    expect(content.text).toContain('Der Fluss ist heute ruhig.')
    expect(content.text).not.toMatch(/Ding/)
  })

  it('addresses German readers only as the brand does, and flags what it leaves out for that', () => {
    const item = german(
      'Wir backen jeden Morgen. Das Brot für Sie liegt am Hafen. Du findest uns am Kai. Das Brot ist noch warm.',
    )
    const say = (description: string, levels = {}) =>
      composeVariant(
        item,
        { platform: 'linkedin', language: 'de' },
        composerVoice({ voice: { brand_voice_description: description }, levels }),
      )
    const du = say('Wir duzen unsere Leserinnen.')
    expect(du.content.text).toContain('Du findest uns am Kai.')
    expect(du.content.text).not.toContain('für Sie')
    expect(du.warnings).toContain(
      'We left out one sentence or fact because of “Sie”: your brand says “du”. Check that the rest still says what it should.',
    )
    const sie = say('Wir siezen.')
    expect(sie.content.text).toContain('Das Brot für Sie liegt am Hafen.')
    expect(sie.content.text).not.toContain('Du findest')
    expect(say('Wir siezen.', { address: 'off' }).content.text).toContain('Du findest')
  })

  it('uses no emoji or exclamation marks if the brand uses none, and keeps all words', () => {
    const item = {
      ...german('Kommt 🎉 alle! Ist das wahr?! Das Brot ist warm 🥖.'),
      title: 'Brot 🥖 vom Hafen',
    }
    const brand = { voice: { tone: ['no emoji', 'no exclamation marks'] }, levels: {} }
    for (const target of targetsOf(item)) {
      const { content } = composeVariant(item, target, composerVoice(brand))
      expect(content.text).not.toMatch(/[!🎉🥖]/u)
    }
    const { content } = composeVariant(item, { platform: 'webhook', language: 'de' }, composerVoice(brand))
    expect(content.text).toContain('Kommt alle. Ist das wahr? Das Brot ist warm.')
  })

  it('varies its posts: at least four forms for every platform and language', () => {
    const [base] = characters
    if (!base) throw new Error('no item')
    const items = Array.from({ length: 60 }, (_, n) => ({ ...base, external_id: `entry-${n}` }))
    for (const target of targets) {
      const forms = new Set<string>()
      for (const item of items) {
        const { content } = composeVariant(item, target, anything)
        forms.add(content.text.slice(0, 24) + content.text.slice(-24))
        if (forms.size === 4) break
      }
      expect(forms.size).toBeGreaterThanOrEqual(4)
    }
  })

  it('calls a picture a portrait only if the item says so', () => {
    const [item] = characters
    const [article] = articles
    if (!item || !article) throw new Error('no item')
    expect(composeVariant(item, { platform: 'x', language: 'en' }, anything).content.media[0]?.alt).toBe(
      'Portrait of Quillow',
    )
    expect(composeVariant(item, { platform: 'x', language: 'de' }, anything).content.media[0]?.alt).toBe(
      'Porträt von Quillow',
    )
    // We know nothing about any other picture, so a person has to describe it.
    expect(composeVariant(article, { platform: 'x', language: 'en' }, anything).content.media[0]?.alt).toBe(
      '',
    )
  })

  it('recognizes a portrait by an address relative to its entry’s folder', () => {
    const [item] = characters
    if (!item) throw new Error('no item')
    const base = 'https://assets.example.org/bucket'
    const relative = {
      ...item,
      featured_image: `${base}/quillow/portrait.jpg`,
      metadata: {
        ...item.metadata,
        bible: { ...(item.metadata.bible as object), portrait_url: 'portrait.jpg' },
        bucket_base_url: base,
      },
    }
    const { media } = composeVariant(relative, { platform: 'x', language: 'en' }, anything).content
    expect(media.map(({ alt }) => alt)).toEqual(['Portrait of Quillow'])
  })

  it('never attaches documents from the content, not even to a webhook post', () => {
    const [image, pdf] = ['https://example.org/pots.jpg', 'https://example.org/report.pdf']
    const item = {
      ...german('Wir haben heute frisches Brot.'),
      featured_image: pdf,
      media_urls: [image, pdf],
    }
    for (const platform of ['linkedin', 'webhook', 'x'] as const) {
      const { media } = composeVariant(item, { platform, language: 'de' }, anything).content
      expect(media.map(({ url }) => url)).toEqual([image])
    }
  })

  it('replaces a sentence that is too long with another whole sentence, and never cuts one', () => {
    const long = `${'Moss grows slowly and quietly on the north side of everything '.repeat(12)}.`
    const item = {
      ...(articles[0] as SourceItem),
      raw_content: `A short start about the moss on our wall. ${long}`,
      title: 'Moss',
    }
    const x = { platform: 'x', language: 'en' } as const
    expect(composeVariant(item, x, anything).content.text).toMatch(
      /A short start about the moss on our wall\.$/,
    )
    // A single word is not a post.
    expect(composeVariant({ ...item, raw_content: long }, x, anything).content.text).toBe('')
  })
})

describe('plain text', () => {
  it.each([
    ['# Head\n\n**bold** and _soft_ [link](https://a.co) `code`', 'Head\n\nbold and soft link code'],
    ['<p>One &amp; two</p><script>bad()</script><p>three<br>four</p>', 'One & two\n\nthree four'],
    ['a\u200bb\u{E0041}c\0d\ud800e', 'abcde'],
    ['&lt;b&gt;x&lt;/b&gt; &#8203;y', 'x y'],
    ['snake_case stays, 2 * 3 * 4 too', 'snake_case stays, 2 * 3 * 4 too'],
    ['> quoted\n> text', 'quoted text'],
  ])('of %j is %j', (source, plain) => {
    expect(plainText(source)).toBe(plain)
  })

  it('is extracted even from a text built to slow the parser down', () => {
    for (const part of ['<script ', '<!--', '![', '[a](', '**a ', '_a ', '- - ', '# ', '`a', '&#1', '<a ']) {
      expect(typeof plainText(part.repeat(262_144 / part.length))).toBe('string')
    }
  })

  it('is split into sentences, but not after abbreviations or German ordinals', () => {
    expect(splitSentences('Am 3. Mai kam z. B. Dr. Moos. Er blieb.', 'de')).toEqual([
      'Am 3. Mai kam z. B. Dr. Moos.',
      'Er blieb.',
    ])
    expect(splitSentences('It works, e.g. here. Mr. Moss agrees!', 'en')).toEqual([
      'It works, e.g. here.',
      'Mr. Moss agrees!',
    ])
  })

  it('has a repeatable hash that differs between texts', () => {
    expect(stableHash('tobbel')).toBe(stableHash('tobbel'))
    expect(stableHash('')).toBe(stableHash(''))
    expect(stableHash('a')).not.toBe(stableHash('b'))
  })
})

it('gives a YouTube video its item’s caption files, one per language', () => {
  const film = 'https://x.example/mill.mp4'
  const mediaWith = (platform: 'youtube' | 'mastodon', captions: unknown) => {
    const [article] = articles
    if (!article) throw new Error('There is no article.')
    const item = { ...article, media_urls: [film, 'https://x.example/more.mp4'], metadata: { captions } }
    return composeVariant({ ...item, language: 'en' }, { platform, language: 'en' }, anything).content.media
  }
  const captions = [
    { url: 'https://x.example/mill.vtt' },
    { url: 'https://x.example/mill.de.srt', language: 'de' },
    { url: 'https://x.example/again.vtt', language: 'en' },
    { url: 'https://x.example/other.vtt', language: 'fr', video: 'https://x.example/other.mp4' },
  ]
  expect(mediaWith('youtube', captions)).toMatchObject([
    {
      url: film,
      captions: [
        { url: 'https://x.example/mill.vtt', language: 'en' },
        { url: 'https://x.example/mill.de.srt', language: 'de' },
      ],
    },
  ])
  for (const one of [
    mediaWith('youtube', undefined),
    mediaWith('youtube', 'words'),
    mediaWith('mastodon', captions),
  ])
    expect(one.every((each) => !('captions' in each))).toBe(true)
})
