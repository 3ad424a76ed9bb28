import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { excerptOf } from '@/components/items/excerpt'
import { checkClaims } from '@/lib/claims/check-claims'
import { composeVariant } from '@/lib/composer/compose-variant'
import { withCard } from '@/lib/composer/items.fixture'
import { formatCsvLine } from '@/lib/export/format-csv-line'
import { buildFactCard } from '@/lib/facts/build-fact-card'
import { escapeLittleText } from '@/lib/networks/linkedin/escape-little-text'
import { pagesPattern } from '@/lib/networks/linkedin/pages-to-mention'
import { type Platform, platforms } from '@/lib/platforms/schemas'
import { validateVariant } from '@/lib/post-rules/validate-variant'
import { slugify } from '@/lib/slugs'
import { findPageLinks } from '@/lib/sources/addresses/find-page-links'
import { completeAddresses } from '@/lib/sources/connectors/markdown-repository/complete-addresses'
import { readFrontMatter } from '@/lib/sources/connectors/markdown-repository/front-matter'
import { withoutTemplateTags } from '@/lib/sources/connectors/markdown-repository/template-tags'
import { parseFeed } from '@/lib/sources/connectors/rss-feed/parse-feed'
import { readRobots } from '@/lib/sources/connectors/web-scraper/robots'
import { contentToMarkdown } from '@/lib/text/content-to-markdown'
import { detectFormat } from '@/lib/text/detect-format'
import { escapeParagraphs } from '@/lib/text/escape-markdown'
import { plainText } from '@/lib/text/plain-text'
import { splitSentences } from '@/lib/text/sentences'
import { findMentions } from '@/lib/text/text-entities'
import { readTime } from '@/lib/text/time/read-time'
import { weightedLength } from '@/lib/text/weighted-length'
import { checkText } from '@/lib/voice/check/check-text'
import { voiceRules } from '@/lib/voice/check/rule-names'
import { extractVoice } from '@/lib/voice/extract/extract-voice'
import { hostilePieces, textOf, tooSlow } from '@/scripts/test/hostile-texts'
import { anyCharacter } from '@/testing/any-character'

const voice = {
  words_to_avoid: [
    'synergy → working together with other people',
    'game changer',
    '...',
    'a b c d',
    'C++',
    '! !',
  ],
  brand_voice_description: 'We say du. No emojis, no exclamation marks.',
  primary_color: '#112233',
}
const composerVoice = {
  words_to_avoid: voice.words_to_avoid,
  styleRules: { address: 'du', noEmoji: true, noExclamation: true } as const,
}
const item = (text: string) => ({
  external_id: 'one',
  title: text.slice(0, 500),
  content_type: null,
  featured_image: null,
  media_urls: [],
  tags: [text.slice(0, 100)],
  raw_content: text,
  url: null,
  metadata: {},
  language: 'de',
  declared_language: 'de',
})
const nothing = () => undefined

const readers: Record<string, (text: string) => unknown> = {
  plainText,
  splitSentences: (text) => splitSentences(text, 'de'),
  extractVoice,
  'html content': (text) => contentToMarkdown(text, { format: 'html' }),
  'markdown content': (text) => contentToMarkdown(text, { format: 'markdown' }),
  'text content': (text) => contentToMarkdown(text, { format: 'text' }),
  tellFormat: detectFormat,
  escapeParagraphs,
  readTime,
  front: (text) => attempt(() => readFrontMatter(`---\n${text}`)),
  completeAddresses: (text) => completeAddresses(text, nothing),
  withoutTemplateTags: (text) => withoutTemplateTags(text, true),
  'feed in XML': (text) => attempt(() => parseFeed(rss(text), 'xml', 'https://example.org/feed', nothing)),
  'feed in JSON': (text) =>
    attempt(() => parseFeed(jsonFeed(text), 'json', 'https://example.org/feed', nothing)),
  readRobots: (text) => readRobots(text, 'tributary'),
  findPageLinks: (text) => findPageLinks(text, new URL('https://example.org')),
  excerptOf,
  csvLine: (text) => formatCsvLine([text]),
  slugify: (text) => slugify(text, 'none'),
  escapeLittleText: (text) => escapeLittleText(text, [{ name: 'a', urn: 'urn:li:organization:1' }]),
  pagesPattern: (text) => pagesPattern.test(`a = 1${text}`),
  findMentions,
  weightedLength,
}

const rss = (text: string) =>
  `<rss version="2.0"><channel><title>t</title><item><title>${text}</title><description>${text}</description></item></channel></rss>`
const jsonFeed = (text: string) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 't',
    items: [{ id: '1', title: text, content_html: text, date_published: text }],
  })
/** A reader may throw to reject a text, but it must not take long to do so. */
function attempt(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    return error
  }
}

describe('100,000 characters made of any single character or short piece are read in linear time', () => {
  test.each(Object.keys(readers))('by %s', (name) => {
    expect(tooSlow(readers[name] ?? nothing)).toEqual([])
  })

  test.each(['de', 'en'])('by every rule of the voice check, in %s', (language) => {
    const levels = Object.fromEntries(voiceRules.map((rule) => [rule, 'block']))
    expect(tooSlow((text) => checkText(text, voice, { language, levels }))).toEqual([])
  })

  test.each([0, 1, 2])('by the check of claims, as text and as evidence (%d of 3)', (part) => {
    const own = [
      '1 ',
      '1, ',
      '3. und ',
      'Nov 3 – ',
      'Mo–',
      '7 pm ',
      'zwei ',
      'Anna Weber ',
      '“a b” ',
      '1 km ',
      '€1–',
    ]
    // The check ignores markup, so apart from single characters only pieces that make claims are tried.
    const pairs = ['a ', 'A ', '1!', '#1', '#a', '@a', 'a.', 'A-', '1. ']
    const signs = hostilePieces.filter(({ length }) => length === 1)
    const tried = [...own, ...pairs, ...signs].filter((_, at) => at % 3 === part)
    expect(tooSlow((text) => checkClaims(text, { language: 'de', evidence: [text] }), tried)).toEqual([])
  })

  // A text's card is the same for every network, so it is built, and its time counted, only for the first one.
  const cards = new Map<string, ReturnType<typeof withCard>>()
  const cardOf = (text: string, anew: boolean) => {
    const known = anew ? undefined : cards.get(text)
    const card = known ?? withCard(item(text))
    cards.set(text, card)
    return card
  }
  afterAll(() => cards.clear())
  const read = (platform: Platform, tried: readonly string[]) => {
    expect(
      tooSlow(
        (text) =>
          composeVariant(
            cardOf(text, platform === platforms[0]),
            { platform, language: 'de' },
            composerVoice,
          ),
        tried,
      ),
    ).toEqual([])
    const content = {
      platform,
      language: 'de',
      title: null,
      hashtags: [],
      media: [],
      link: null,
      collaborators: [],
    }
    // The voice check of a text is the same for every network, too.
    const options = platform === platforms[0] ? { brand: { voice, levels: {} } } : {}
    expect(tooSlow((text) => validateVariant({ ...content, text, replies: [text] }, options), tried)).toEqual(
      [],
    )
  }
  const parts = 5
  test.each(Array.from({ length: parts }, (_, part) => part))(
    'by fact cards, the composer and the validator (part %d of 5)',
    (part) => {
      const [first] = platforms
      if (first)
        read(
          first,
          hostilePieces.filter((_, at) => at % parts === part),
        )
    },
  )
  test.each(platforms.slice(1))('by the composer and the validator for %s', (platform) => {
    read(platform, hostilePieces)
  })

  test('by fact cards, even for Markdown that a parser compares with everything before it', () => {
    const tried = [']', ']]', '](', '[a', '*a', '**a ', '_a', '`a', '> ', '\n- ', '<a ', '&a', '“a', 'A. ']
    const build = (text: string) =>
      buildFactCard(item(text), {
        language: 'de',
        declared_language: null,
        language_from: 'declared',
      })
    expect(tooSlow((text) => build(text.slice(0, text.length / 4)), tried)).toEqual([])
  })

  test('even for random pieces of one or two characters', () => {
    const all = { ...readers, check: (text: string) => checkText(text, voice, { language: 'de' }) }
    fc.assert(
      fc.property(
        fc
          .string({ unit: anyCharacter, minLength: 1, maxLength: 2 })
          .filter((piece) => !hostilePieces.includes(piece)),
        (piece) => {
          for (const read of Object.values(all)) expect(tooSlow(read, [piece])).toEqual([])
        },
      ),
      { numRuns: 25 },
    )
  })
})

test('a test text is its piece, repeated, and nothing else', () => {
  expect(textOf('ab', 5)).toBe('ababab')
})
