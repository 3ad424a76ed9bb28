import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PostPreview } from '@/components/packages/preview/post-preview'
import { PostPrice } from '@/components/packages/preview/post-price'
import { FeedPost } from '@/components/sandbox/feed-post'
import { platformRules } from '@/lib/platforms/registry'
import { renderPost } from '@/lib/platforms/render-post'
import type { VariantContent } from '@/lib/platforms/schemas'

const platforms = ['x', 'linkedin', 'instagram', 'youtube'] as const
const account = { name: 'Saumlings', handle: 'saumlings_studio' }

/** A page's markup without what differs for a published post: the outer element, the time and the media URLs. */
const shownOf = (page: string): string =>
  page
    .replace(/^<(?:figure|article)[^>]*>|<\/(?:figure|article)>$/g, '')
    .replace(/<time.*?<\/time>/g, 'now')
    .replace(/src="[^"]*"/g, 'src')

const preview = (content: VariantContent) =>
  renderToStaticMarkup(<PostPreview content={content} account={account} />)

const feed = (content: VariantContent) =>
  renderToStaticMarkup(
    <FeedPost
      post={{
        id: '1',
        network: content.platform as (typeof platforms)[number],
        ...renderPost(content),
        tags: content.platform === 'youtube' ? content.hashtags : [],
        editedAt: null,
        removedAt: null,
        createdAt: new Date('2026-11-22T09:00:00Z'),
        account: { handle: account.handle, displayName: account.name },
        media: content.media.map(({ alt }, at) => ({ id: String(at), alt, contentType: 'image/jpeg' })),
      }}
    />,
  )

const contentOf = (fields: Partial<VariantContent> & Pick<VariantContent, 'platform'>): VariantContent => ({
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

test('the preview of a published post has the time at which it was published, on every network, others “now”', () => {
  for (const platform of platforms) {
    const content = contentOf({ platform, title: platform === 'youtube' ? 'A river' : null })
    const at = new Date('2020-01-06T10:00:00Z')
    const published = renderToStaticMarkup(
      <PostPreview content={content} account={account} publishedAt={at} />,
    )
    expect(published).toContain('dateTime="2020-01-06T10:00:00.000Z"')
    expect(published.replace(/<[^>]+>/g, ' ')).not.toMatch(/\bnow\b/)
    expect(preview(content).replace(/<[^>]+>/g, ' ')).toMatch(/\bnow\b/)
  }
})

test('the preview and the feed of a simulated network show the same post in the same way', () => {
  const words = fc.array(fc.constantFrom('river', 'mill', 'stone', 'wheel', '\n'), { maxLength: 120 })
  fc.assert(
    fc.property(
      fc.constantFrom(...platforms),
      words,
      fc.nat({ max: 6 }),
      fc.array(fc.constantFrom('river', 'mill'), { maxLength: 2 }),
      (platform, parts, images, hashtags) => {
        const content = contentOf({
          platform,
          text: `The ${parts.join(' ')}`.trim(),
          title: platform === 'youtube' ? 'A river' : null,
          hashtags: [...new Set(hashtags)],
          media: Array.from({ length: images }, (_, at) => ({
            url: `https://a.example/${at}.jpg`,
            alt: `${at}`,
          })),
        })
        // A published post also has clickable links, but this text contains no URLs.
        expect(shownOf(feed(content))).toBe(shownOf(preview(content)))
      },
    ),
  )
})

test('every preview shows the account’s name and handle, and offers the rest of a long text', () => {
  for (const platform of platforms) {
    const page = preview(contentOf({ platform, text: 'A river and its mill.\n'.repeat(60) }))
    expect(page).toContain('Saumlings')
    expect(page).toContain('saumlings_studio')
    expect(page).toMatch(/>(?:Show more|…more|… more|\.\.\.more)</)
  }
})

test('a video’s preview links to its captions', () => {
  const captions = [
    { url: 'https://a.example/1.en.vtt', language: 'en' },
    { url: 'https://a.example/1.de.srt', language: 'de' },
  ]
  const media = [{ url: 'https://a.example/1.mp4', alt: '', captions }]
  const page = preview(contentOf({ platform: 'youtube', media }))
  expect(page).toMatch(
    /Captions:.*href="https:\/\/a\.example\/1\.en\.vtt"[^>]*>English<.*1\.de\.srt"[^>]*>German</,
  )
})

test('a single image is never cropped to a shape that would cut off one of our cards', () => {
  // Square, 4:5, 1.91:1 and 16:9 are the shapes of our cards.
  for (const [platform, min, max] of [
    ['x', 3 / 4, 2],
    ['linkedin', 4 / 5, 3],
    ['instagram', 4 / 5, 1.91],
  ] as const) {
    const page = preview(contentOf({ platform, media: [{ url: 'https://a.example/1.jpg', alt: '' }] }))
    expect(page).toContain(`min-height:calc(100cqw / ${max});max-height:calc(100cqw / ${min})`)
    expect([1, 4 / 5, 1.91].every((ratio) => ratio >= min && ratio <= max)).toBe(true)
  }
  const video = preview(
    contentOf({ platform: 'youtube', media: [{ url: 'https://a.example/1.jpg', alt: '' }] }),
  )
  expect(video).toContain('object-contain')
})

test('only web addresses become links in the feed', () => {
  const page = feed(
    contentOf({ platform: 'x', text: 'See https://mill.example/a and javascript:alert(1) now' }),
  )
  expect(page).toContain('href="https://mill.example/a"')
  expect(page.match(/href="/g)).toHaveLength(1)
})

test('the price note states what a network charges for a post, including for a link in any part of it', () => {
  const priceOf = (fields: Parameters<typeof contentOf>[0], sandbox = false) =>
    renderToStaticMarkup(<PostPrice content={contentOf(fields)} account={{ ...account, sandbox }} />).replace(
      /<[^>]+>/g,
      '',
    )
  expect(priceOf({ platform: 'x' })).toBe('X charges your app $0.015 for this post.')
  for (const fields of [{ link: 'https://www.example.com/mill' }, { text: 'See example.com today.' }])
    expect(priceOf({ platform: 'x', ...fields })).toBe(
      'X charges your app $0.20 for this post because it has a link; without one, $0.015.',
    )
  expect(priceOf({ platform: 'x', replies: ['Two', 'Three'] })).toBe(
    'X charges your app $0.045 for the 3 posts of this thread.',
  )
  expect(priceOf({ platform: 'x', replies: ['See example.com today.'] })).toBe(
    'X charges your app $0.215 for the 2 posts of this thread because there is a link; without one, $0.03.',
  )
  expect(priceOf({ platform: 'linkedin', link: 'https://www.example.com/mill' })).toBe('')
  expect(priceOf({ platform: 'x' }, true)).toBe('')
})

test('a preview shows a thread, a first comment and collaborators where the network has them, and repeats nothing', () => {
  const media = [{ url: 'https://a.example/1.jpg', alt: 'A mill' }]
  const replies = ['The second post.', 'And the third.']
  for (const platform of platforms) {
    const name = platformRules[platform].replies?.name
    const page = preview(contentOf({ platform, media, replies, collaborators: ['mill.museum', 'town'] }))
    expect(page.split('The second post.').length - 1).toBe(name ? 1 : 0)
    expect(page.split('alt="A mill"').length - 1).toBeLessThanOrEqual(1)
    expect(page.includes('aria-label="Thread"')).toBe(name === 'thread')
    expect(page.includes('aria-label="First comment"')).toBe(name === 'first-comment')
    expect(page.includes('2 others')).toBe(platformRules[platform].collaborators !== undefined)
  }
})

test('LinkedIn previews highlight the pages that a channel mentions, by their full names, and no other name after "@"', () => {
  const content = contentOf({ platform: 'linkedin', text: 'With @Acme Pots (UK), @Acme and @someone.' })
  const marked = (mentions?: string[]) =>
    [
      ...renderToStaticMarkup(<PostPreview content={content} account={{ ...account, mentions }} />).matchAll(
        /<span class="font-semibold[^"]*">([^<]*)<\/span>/g,
      ),
    ].map(([, name]) => name)
  expect(marked(['Acme', 'Acme Pots (UK)'])).toEqual(['@Acme Pots (UK)', '@Acme'])
  expect(marked([])).toEqual([])
})
