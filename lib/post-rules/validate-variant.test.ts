import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeLittleText } from '@/lib/networks/linkedin/escape-little-text'
import { measureVariant } from '@/lib/platforms/measure'
import { renderPost } from '@/lib/platforms/render-post'
import { platforms, type VariantContent, variantIssueSchema } from '@/lib/platforms/schemas'
import { anyCharacter } from '@/testing/any-character'
import { isPublishable, validateVariant } from './validate-variant'

const variant = (content: Partial<VariantContent>): VariantContent => ({
  platform: 'linkedin',
  language: 'en',
  title: null,
  text: 'A good post.',
  hashtags: [],
  media: [],
  link: null,
  replies: [],
  collaborators: [],
  ...content,
})
const picture = { url: 'https://assets.example.org/moss.jpg', alt: 'Moss on a stone' }
const avoiding = (words_to_avoid: string[]) => ({ voice: { words_to_avoid }, levels: {} })
const rulesOf = (content: Partial<VariantContent>, wordsToAvoid: string[] = []) =>
  validateVariant(variant(content), { brand: avoiding(wordsToAvoid) }).map(
    (issue) => `${issue.severity} ${issue.rule}`,
  )

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 400 }),
  fc.array(fc.nat(0xffff), { maxLength: 400 }).map((units) => String.fromCharCode(...units)),
  fc
    .array(
      fc.constantFrom(
        'a',
        ' ',
        '#',
        '@',
        '$',
        '<',
        '>',
        '\u200b',
        '\ud800',
        '\0',
        'https://a.co/b',
        '苔',
        '👩‍👩‍👧',
      ),
      { maxLength: 900 },
    )
    .map((parts) => parts.join('')),
)
const anyVariant: fc.Arbitrary<VariantContent> = fc.record({
  platform: fc.constantFrom(...platforms),
  language: fc.constantFrom('en', 'de'),
  title: fc.option(anyText),
  text: anyText,
  hashtags: fc.array(anyText, { maxLength: 40 }),
  media: fc.array(fc.record({ url: anyText, alt: anyText }), { maxLength: 12 }),
  link: fc.option(anyText),
  replies: fc.array(anyText, { maxLength: 3 }),
  collaborators: fc.array(anyText, { maxLength: 3 }),
})

describe('the validator', () => {
  it('never throws, and every span lies within its field, whatever the strings contain', () => {
    fc.assert(
      fc.property(anyVariant, fc.array(anyText, { maxLength: 3 }), (content, wordsToAvoid) => {
        for (const issue of validateVariant(content, { brand: avoiding(wordsToAvoid) })) {
          const fields = {
            text: content.text,
            title: content.title ?? '',
            hashtags: content.hashtags.join(' '),
            media: '',
            link: content.link ?? '',
            replies: content.replies[issue.reply ?? -1] ?? '',
            collaborators: '',
          }
          variantIssueSchema.parse(issue)
          if (issue.from === null || issue.until === null) {
            expect([issue.from, issue.until]).toEqual([null, null])
          } else {
            expect(issue.from).toBeGreaterThanOrEqual(0)
            expect(issue.until).toBeGreaterThan(issue.from)
            expect(issue.until).toBeLessThanOrEqual(fields[issue.field].length)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('reports a text as too long exactly when its counter is below zero', () => {
    fc.assert(
      fc.property(anyVariant, (content) => {
        const long = validateVariant(content).some((issue) => issue.rule === 'text-too-long')
        expect(long).toBe(measureVariant(content).text.left < 0)
      }),
    )
  })

  it.each([
    ['x', 'a'.repeat(280), []],
    ['x', 'a'.repeat(281), ['error text-too-long']],
    ['x', '苔'.repeat(141), ['error text-too-long']],
    ['linkedin', 'a'.repeat(3000), []],
    ['linkedin', 'a'.repeat(3001), ['error text-too-long']],
    ['mastodon', `${'a'.repeat(476)} https://example.com/${'b'.repeat(300)}`, []],
    ['mastodon', `${'a'.repeat(477)} https://example.com/`, ['error text-too-long']],
    ['mastodon', `${'a'.repeat(494)} @abcd@social.example`, []],
    ['mastodon', `${'a'.repeat(495)} @abcd@social.example`, ['error text-too-long']],
  ] as const)('on %s enforces the limit of a text', (platform, text, expected) => {
    expect(rulesOf({ platform, text })).toEqual(expected)
  })

  it('limits captions more than plain texts, and uses the limits of a channel’s own server', () => {
    const [text, media] = ['a'.repeat(1025), [picture]]
    expect(rulesOf({ platform: 'telegram', text })).toEqual([])
    expect(rulesOf({ platform: 'telegram', text, media })).toEqual(['error text-too-long'])
    const post = variant({ platform: 'mastodon', text, media: Array(5).fill(picture) })
    const errors = (limits: object) => validateVariant(post, { limits }).map(({ message }) => message)
    expect(errors({})).toHaveLength(2)
    expect(errors({ text: 1025, media: 5 })).toEqual([])
    expect(errors({ text: 1024, media: 5 })).toEqual([expect.stringContaining('1024 at most')])
    expect(measureVariant(post, { text: 1024 }).text).toMatchObject({ limit: 1024, left: -1 })
  })

  it.each([
    ['x', ['a'.repeat(280)], []],
    ['x', ['Two.', 'a'.repeat(281)], ['error reply-too-long 1']],
    ['x', ['苔'.repeat(141)], ['error reply-too-long 0']],
    ['x', Array(24).fill('On.'), []],
    ['x', Array(25).fill('On.'), ['error replies-too-many']],
    ['x', ['  '], ['error reply-required 0']],
    ['x', ['$ABC and $DEF'], ['warning cashtags-too-many 0']],
    ['bluesky', ['👩‍👩‍👧'.repeat(100)], []],
    ['bluesky', ['👩‍👩‍👧'.repeat(200)], ['error reply-too-long 0']],
    ['bluesky', ['a'.repeat(301)], ['error reply-too-long 0']],
    ['linkedin', ['a'.repeat(1250)], []],
    ['linkedin', ['a'.repeat(1251), 'Two.'], ['error replies-too-many', 'error reply-too-long 0']],
    ['instagram', ['a'.repeat(2200)], []],
    ['instagram', ['a'.repeat(2201)], ['error reply-too-long 0']],
    ['instagram', ['Quiet\u200b.'], ['warning hidden-character 0']],
    ['telegram', ['More.'], ['error replies-not-possible']],
  ] as const)('on %s checks each reply by the network’s rules', (platform, replies, expected) => {
    const found = validateVariant(variant({ platform, media: [picture], replies: [...replies] }))
    expect(found.map(({ severity, rule, reply = '' }) => `${severity} ${rule} ${reply}`.trim())).toEqual(
      expected,
    )
  })

  it('finds words to avoid in replies, at their positions', () => {
    const content = variant({ platform: 'x', replies: ['A quiet one.', 'Truly epic.'] })
    expect(validateVariant(content, { brand: avoiding(['epic']) })).toMatchObject([
      { rule: 'avoided-word', field: 'replies', reply: 1, from: 6, until: 10 },
    ])
  })

  it.each([
    ['instagram', ['mill.museum', 'a_1'], []],
    ['instagram', ['a', 'b', 'c', 'd'], ['error collaborators-too-many']],
    ['instagram', ['@mill'], ['error collaborator-invalid']],
    ['instagram', ['mühle'], ['error collaborator-invalid']],
    ['instagram', ['a'.repeat(31)], ['error collaborator-invalid']],
    ['instagram', ['mill', 'Mill'], ['warning collaborator-repeated']],
    ['x', ['mill'], ['error collaborators-not-possible']],
  ] as const)('on %s checks collaborators', (platform, collaborators, expected) => {
    expect(rulesOf({ platform, media: [picture], collaborators: [...collaborators] })).toEqual(expected)
  })

  it('marks only what is over the limit', () => {
    const text = `${'a'.repeat(270)} and more than fits`
    const issue = validateVariant(variant({ platform: 'x', text, hashtags: ['Moss'] }))[0]
    // "\n\n#Moss" takes up 7 of the 280.
    expect(issue).toMatchObject({ rule: 'text-too-long', from: 273, until: text.length })
  })

  it('counts YouTube descriptions in bytes and requires a title without angle brackets', () => {
    const media = [{ url: 'https://assets.example.org/moss.mp4', alt: 'Moss' }]
    expect(rulesOf({ platform: 'youtube', title: 'Moss', text: 'ü'.repeat(2500), media })).toEqual([])
    expect(rulesOf({ platform: 'youtube', title: 'Moss', text: 'ü'.repeat(2501), media })).toEqual([
      'error text-too-long',
    ])
    expect(rulesOf({ platform: 'youtube', title: ' ', media })).toEqual(['error title-required'])
    expect(rulesOf({ platform: 'youtube', title: 'a <b>', media })).toEqual([
      'error forbidden-character',
      'error forbidden-character',
    ])
    expect(rulesOf({ platform: 'youtube', title: 'a'.repeat(101), media })).toEqual(['error title-too-long'])
  })

  it('requires a video on YouTube and does not accept an image instead', () => {
    expect(rulesOf({ platform: 'youtube', title: 'Moss', media: [picture] })).toEqual(['error video-missing'])
    expect(rulesOf({ platform: 'youtube', title: 'Moss' })).toEqual(['error media-required'])
  })

  it('accepts one image with a YouTube video as its thumbnail, but no second video', () => {
    const film = { url: 'https://assets.example.org/moss.mp4', alt: 'Moss' }
    const other = { ...film, url: 'https://assets.example.org/fern.mp4' }
    expect(rulesOf({ platform: 'youtube', title: 'Moss', media: [film, picture] })).toEqual([])
    expect(rulesOf({ platform: 'youtube', title: 'Moss', media: [film, other] })).toEqual([
      'error media-too-many',
    ])
    expect(rulesOf({ platform: 'youtube', title: 'Moss', media: [film, picture, picture] })).toEqual([
      'error media-too-many',
    ])
  })

  it('counts two extra characters for a tag with a space, and the commas between tags', () => {
    const hashtags = Array.from({ length: 10 }, (_, n) => `${n} ${'a'.repeat(45)}`)
    const content = variant({ platform: 'youtube', title: 'Moss', media: [picture], hashtags })
    expect(measureVariant(content).tags).toEqual({ used: 499, limit: 500, unit: 'characters', left: 1 })
  })

  it('warns above 5 and blocks above 30 hashtags on Instagram, including those in the caption', () => {
    const tags = (count: number) => Array.from({ length: count }, (_, n) => `Moss${n}`)
    const media = [picture]
    expect(rulesOf({ platform: 'instagram', media, hashtags: tags(5) })).toEqual([])
    expect(rulesOf({ platform: 'instagram', media, hashtags: tags(5), text: 'With #One more.' })).toEqual([
      'warning hashtags-too-many',
    ])
    expect(rulesOf({ platform: 'instagram', media, hashtags: tags(31) })).toEqual(['error hashtags-too-many'])
  })

  it('requires an image on Instagram, at most ten, and at most twenty mentions', () => {
    expect(rulesOf({ platform: 'instagram' })).toEqual(['error media-required'])
    expect(rulesOf({ platform: 'instagram', media: Array(11).fill(picture) })).toEqual([
      'error media-too-many',
    ])
    const text = Array.from({ length: 21 }, (_, n) => `@moss${n}`).join(' ')
    expect(rulesOf({ platform: 'instagram', media: [picture], text })).toEqual(['error mentions-too-many'])
  })

  it('marks words to avoid as whole words, in any form and case', () => {
    const issues = validateVariant(
      variant({ text: 'Cheaper is not CHEAP, and world   class is not worldly.' }),
      { brand: avoiding(['cheap', 'world class', ' ']) },
    )
    expect(issues.map((issue) => [issue.rule, issue.from, issue.until])).toEqual([
      ['avoided-word', 0, 7],
      ['avoided-word', 15, 20],
      ['avoided-word', 26, 39],
    ])
  })

  it('rejects empty posts, bad links, bad hashtags and damaged characters', () => {
    expect(rulesOf({ text: ' ' })).toEqual(['error text-required'])
    expect(rulesOf({ link: 'javascript:alert(1)' })).toEqual(['error link-invalid'])
    expect(rulesOf({ hashtags: ['two words'] })).toEqual(['error hashtag-invalid'])
    expect(rulesOf({ hashtags: ['Grün', 'grün'] })).toEqual(['warning hashtag-repeated'])
    expect(rulesOf({ text: 'broken \ud800 text' })).toEqual(['error broken-character'])
    expect(rulesOf({ text: 'zero\u200bwidth' })).toEqual(['warning hidden-character'])
    expect(rulesOf({ text: 'A family 👩‍👩‍👧 and Scotland 🏴󠁧󠁢󠁳󠁣󠁴󠁿' })).toEqual([])
  })

  it('has a message for everything it finds', () => {
    fc.assert(
      fc.property(anyVariant, (content) => {
        for (const issue of validateVariant(content)) expect(issue.message).toMatch(/[.:]$/)
      }),
    )
    expect(isPublishable(validateVariant(variant({ text: '' })))).toBe(false)
    expect(isPublishable(validateVariant(variant({})))).toBe(true)
  })
})

describe('what is posted', () => {
  it('contains the text, the link and the hashtags, each once', () => {
    const content = variant({
      text: 'Moss remembers. #Moss\n',
      hashtags: ['Moss', '#Lichen'],
      link: 'https://example.org/m',
    })
    expect(renderPost(content).text).toBe('Moss remembers. #Moss\n\nhttps://example.org/m\n\n#Lichen')
    expect(renderPost({ ...content, platform: 'instagram' }).text).toBe('Moss remembers. #Moss\n\n#Lichen')
    expect(renderPost({ ...content, platform: 'youtube' }).text).toBe(
      'Moss remembers. #Moss\n\nhttps://example.org/m',
    )
    expect(renderPost({ ...content, platform: 'webhook' }).text).toBe('Moss remembers. #Moss')
  })

  it('escapes what LinkedIn reads as markup, except in hashtags and addresses', () => {
    expect(escapeLittleText('A (b) *c* @d #Real_tag # no https://a.co/x_(y)?z=1#q {e}\\')).toBe(
      'A \\(b\\) \\*c\\* \\@d #Real_tag \\# no https://a.co/x_(y)?z=1#q \\{e\\}\\\\',
    )
  })
})
