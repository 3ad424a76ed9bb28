import { describe, expect, test } from 'vitest'
import { FieldReader } from '@/lib/mapping/field-reader'
import { mapBible } from '@/lib/mapping/map-bible'
import { readPush } from '@/lib/push/read-push'
import { mapPushItem, sourceUpdatedAt } from '@/lib/push/store/map-push-item'
import { bibleAddress } from '@/lib/sources/connectors/bucket-manifest/addresses'
import { bucketManifestConfig } from '@/lib/sources/connectors/bucket-manifest/schemas'
import { pushConfig } from '@/lib/sources/connectors/push/schemas'
import { rssFeedConfig } from '@/lib/sources/connectors/rss-feed/schemas'
import { pageAddress } from '@/lib/sources/connectors/web-scraper/page-address'
import { readTime } from '@/lib/text/time/read-time'
import { readAddress, readMarkdownAddress } from '@/lib/text/web-address'

function bible(document: object, entry: object = {}) {
  const notes: string[] = []
  const { item, sources } = mapBible(
    { slug: 'gorm', manifestEntry: entry, bible: document },
    { baseUrl: 'https://cdn.example.com/c', defaultContentType: 'story' },
    (note) => notes.push(note),
  )
  return { item, sources, notes }
}

function pushed(more: object) {
  const notes: string[] = []
  const note = (message: string) => notes.push(message)
  const item = { external_id: '1', title: 'T', ...more }
  return { item: mapPushItem(item, pushConfig.parse({}), note), updated: sourceUpdatedAt(item, note), notes }
}

describe('an invalid time', () => {
  const never = [
    '2026-05-01T09:30:00+99:99',
    '2026-05-01 09:30:00 +99:99',
    '2026-05-01T09:30:00+24:00',
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00',
    '9999-12-31T23:59:59Z',
    '9999-12-31',
    'Mon, 01 Jan 0001 00:00:00 +0000',
    'Fri, 31 Dec 9999 23:59:59 GMT',
    'Mon, 02 Nov 2026 10:00:00 +9999',
  ]
  test.each(never)('%s is not a date in any format', (text) => {
    expect(readTime(text)).toBeUndefined()
    expect(readTime(text, 'iso')).toBeUndefined()
  })

  test.each([...never, '1767225600', '1767225600000'])(
    '%s counts as empty in a bible and a push, with a note',
    (text) => {
      const read = bible({ publish_at: text, _meta: { published_at: '2026-02-01T00:00:00Z' } })
      expect(read.item.publishedAt).toEqual(new Date('2026-02-01T00:00:00Z'))
      expect(read.notes).toEqual([expect.stringContaining('bible.publish_at')])
      const push = pushed({ published_at: text, updated_at: text })
      expect([push.item.publishedAt, push.updated]).toEqual([null, undefined])
      expect(push.notes.join()).toMatch(/published_at.*updated_at/s)
    },
  )

  test('with a year that means “no date” gets a note that says so', () => {
    expect(bible({ publish_at: '9999-12-31' }).notes).toEqual([
      'bible.publish_at says the year 9999 (“9999-12-31”), which means “no date”. We skipped it.',
    ])
  })

  test('seconds since 1970 are a time in sources that use numbers for times', () => {
    const read = new FieldReader({ date: 1_767_225_600 }, undefined, () => undefined)
    expect(read.time('date')).toEqual(new Date('2026-01-01T00:00:00Z'))
  })
})

describe('an address with control characters', () => {
  const bad = [
    'https://a.example/x\ny.png',
    'https://a.exam\tple/',
    'https://a.example/\u0000',
    'https://a.example/\u009f',
  ]
  test.each(bad)('%j is rejected by every reader', (text) => {
    expect(readAddress(text)).toBeUndefined()
    expect(readMarkdownAddress(text, undefined)).toBeUndefined()
    expect(pageAddress(text)).toBeUndefined()
    expect(
      bibleAddress(bucketManifestConfig.parse({ base_url: 'https://a.example' }), 'x', text),
    ).toBeUndefined()
    expect(rssFeedConfig.safeParse({ feed_url: text }).success).toBe(false)
    const { item, notes } = bible({ portrait_url: text, gallery: ['https://a.example/ok.png'] })
    expect([item.featuredImage, item.mediaUrls]).toEqual([null, ['https://a.example/ok.png']])
    expect(notes).toEqual([expect.stringMatching(/control character/)])
    const body = { external_id: '1', title: 'T', image_url: text }
    expect(readPush(body, Buffer.from(JSON.stringify(body)))).toMatchObject([
      { ok: false, errors: [{ pointer: '/image_url' }] },
    ])
  })
})

describe('a manifest entry', () => {
  test('keeps the manifest’s slug if its bible has another, with a note', () => {
    const { item, notes } = bible({ slug: 'other', title: 'T' })
    expect(item.externalId).toBe('gorm')
    expect(notes).toEqual([
      'bible.slug is "other", but the manifest lists it as "gorm". We use the manifest’s.',
    ])
    expect(bible({ slug: 'gorm' }).notes).toEqual([])
  })

  test('has the content type of its bible, otherwise that of the settings, otherwise none', () => {
    const own = bible({ content_type: ' character-spotlight ' })
    expect([own.item.contentType, own.sources.content_type]).toEqual([
      'character-spotlight',
      ['bible.content_type'],
    ])
    expect(bible({}).item.contentType).toBe('story')
    expect(bible({}).sources.content_type).toEqual(['config.default_content_type'])
    const none = mapBible(
      { slug: 'a', manifestEntry: {}, bible: {} },
      { baseUrl: 'https://c.example' },
      () => undefined,
    )
    expect(none.item.contentType).toBeNull()
    const config = { base_url: 'https://c.example', default_content_type: ' story ' }
    expect(bucketManifestConfig.parse(config).default_content_type).toBe('story')
  })

  test('leads with the asset marked as featured if no featured field is set', () => {
    const assets = [
      { path: 'one.png', role: 'carousel' },
      { path: 'lead.png', role: 'Featured' },
    ]
    const led = bible({ assets })
    expect(led.item.featuredImage).toBe('https://cdn.example.com/c/gorm/lead.png')
    expect(led.item.mediaUrls).toEqual(['https://cdn.example.com/c/gorm/one.png'])
    expect(led.sources.featured_image).toEqual(['bible.assets'])
    const set = bible({ assets, cover_image: 'https://a.example/c.png' })
    expect(set.item.featuredImage).toBe('https://a.example/c.png')
    expect(set.item.mediaUrls).toHaveLength(2)
    const bad = bible({ assets: [{ path: 'data:x', role: 'featured' }] })
    expect([bad.item.featuredImage, bad.notes.length]).toEqual([null, 1])
  })

  test('expands a three-digit color to six digits', () => {
    expect(bible({ primary_color: '#aBc' }).item.rawContent).toContain('**Primary color:** #aaBBcc')
  })
})

test('decodes HTML entities in a title', () => {
  expect(pushed({ title: 'Tom &amp; Jerry &#8211; it&#8217;s &quot;on&quot;' }).item.title).toBe(
    'Tom & Jerry – it’s "on"',
  )
  expect(pushed({ title: 'AT&T and R&D' }).item.title).toBe('AT&T and R&D')
})
