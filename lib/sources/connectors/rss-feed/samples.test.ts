import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ItemDraft } from '@/lib/mapping/item-draft'
import { readSample } from '@/testing/feeds/read-sample'

type Expected = Partial<Omit<ItemDraft, 'metadata'>> & { metadata?: Record<string, unknown> }

const sample = (name: string) => readFileSync(new URL(`./samples/${name}`, import.meta.url))

/** Feeds as written by well-known programs, and the expected items. */
const samples: Record<string, Expected[]> = {
  'wordpress.xml': [
    {
      externalId: 'https://mill.example/?p=41',
      title: 'Reed & rush: what’s the difference?',
      url: 'https://mill.example/reed-and-rush/',
      publishedAt: new Date('2026-11-03T08:00:00Z'),
      tags: ['Plants', 'Tips & Tricks'],
      languages: ['en'],
      featuredImage: 'https://mill.example/wp-content/uploads/reed-1024x683.jpg',
      mediaUrls: [],
      rawContent:
        '# Reed & rush: what’s the difference?\n\nBoth grow in **water**.\n\n' +
        '![Reed at dawn](https://mill.example/wp-content/uploads/reed-1024x683.jpg)\n\n*Dawn*\n\n' +
        'See the [pond](https://mill.example/pond/). 🙂\n',
      metadata: {
        authors: ['Ada Moss'],
        feed: { title: 'The Mill & the Pond', address: 'https://feeds.example/f' },
      },
    },
  ],
  'ghost.xml': [
    {
      externalId: '6720a1b2c3d4e5f600000001',
      title: 'A letter in autumn',
      featuredImage: 'https://weir.example/content/images/leaves.jpg',
      mediaUrls: [],
      tags: ['Letters'],
      rawContent:
        '# A letter in autumn\n\n![A letter in autumn](https://weir.example/content/images/leaves.jpg)\n\nLeaves on the weir.\n\n💡\n\nBring a rake.\n',
    },
  ],
  'medium.xml': [
    {
      externalId: 'https://medium.example/p/1',
      title: 'Five stones',
      featuredImage: 'https://cdn.medium.example/max/1024/stone.jpeg',
      tags: ['stones', 'slow-living'],
      rawContent:
        '# Five stones\n\n#### The first one\n\n![](https://cdn.medium.example/max/1024/stone.jpeg)\n\nIt was grey.\n\n```\na = 1\nb = 2\n```\n',
    },
  ],
  'substack.xml': [
    {
      title: 'Über die Furt',
      languages: ['de'],
      featuredImage: 'https://ford.example/image/fetch/furt.jpeg',
      mediaUrls: ['https://ford.example/image/w_1456/furt.jpeg'],
      rawContent:
        '# Über die Furt\n\n![](https://ford.example/image/w_1456/furt.jpeg)\n\nMan geht hinüber.\n',
    },
  ],
  'youtube.xml': [
    {
      externalId: 'yt:video:dQw4w9WgXcQ',
      title: 'An otter & a stone',
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      publishedAt: new Date('2026-11-02T15:00:06Z'),
      featuredImage: 'https://i1.ytimg.example/vi/dQw4w9WgXcQ/hqdefault.jpg',
      mediaUrls: [],
      rawContent: '# An otter & a stone\n\nIt plays for an hour.\n\n#otter  \nMusic: none \\* at \\* all\n',
      metadata: {
        attachments: [
          { url: 'https://www.youtube.com/v/dQw4w9WgXcQ?version=3', type: 'application/x-shockwave-flash' },
        ],
      },
    },
  ],
  'reddit.xml': [
    {
      externalId: 't3_1',
      title: 'High water',
      tags: ['r/rivers'],
      url: 'https://www.reddit.example/r/rivers/comments/1/',
      featuredImage: 'https://preview.reddit.example/a.jpg?width=640&s=1',
    },
  ],
  'github-releases.xml': [
    {
      title: 'v2.0.0',
      languages: ['en'],
      publishedAt: new Date('2026-11-01T12:00:00Z'),
      rawContent:
        '# v2.0.0\n\n## What’s Changed\n\n'.replace('’', "'") +
        '- Gates close by [@beaver](https://github.example/beaver) in [#7](https://github.example/stream/dam/pull/7)\n- `open()` is gone\n',
      metadata: { authors: ['beaver'] },
    },
  ],
  'podcast.xml': [
    {
      externalId: 'bridge-12',
      title: '12: Eels',
      tags: ['eels', 'rivers'],
      featuredImage: 'https://bridge.example/12.jpg',
      mediaUrls: [],
      url: null,
      publishedAt: new Date('2026-10-29T09:00:00Z'),
      rawContent: '# 12: Eels\n\nWe talk about eels.\n\n(00:00) Start  \n(10:00) Eels\n',
      metadata: {
        authors: ['Fen & Gil'],
        attachments: [
          { url: 'https://cdn.bridge.example/12.mp3?x=1&y=2', type: 'audio/mpeg', bytes: 45_123_456 },
        ],
      },
    },
  ],
  'mastodon.xml': [
    {
      title: 'A heron stood where the old boat used to be, and nobody dared to tell it that…',
      tags: ['heron'],
      featuredImage: 'https://files.pond.example/heron.png',
      url: 'https://pond.example/@hazel/1',
    },
  ],
  'shopify.xml': [
    {
      title: 'New wool',
      publishedAt: new Date('2026-10-30T13:00:00Z'),
      featuredImage: 'https://cdn.shop.example/s/files/wool_480x480.jpg?v=1',
      rawContent:
        '# New wool\n\nSoft *and* warm.\n\n![](https://cdn.shop.example/s/files/wool_480x480.jpg?v=1)\n',
      metadata: { authors: ['Iris'] },
    },
  ],
  'rdf.xml': [
    { externalId: 'https://old.example/2', title: 'Zweitens', languages: ['de'], rawContent: '# Zweitens\n' },
    {
      externalId: 'https://old.example/1',
      title: 'Erstens',
      tags: ['Alt'],
      publishedAt: new Date('2026-11-01T07:00:00Z'),
      rawContent: '# Erstens\n\nEins & nichts\n',
      metadata: { authors: ['Jo'] },
    },
  ],
  'blogger.xml': [
    {
      title: 'A <wren>',
      url: 'https://birds.example/2026/11/wren.html',
      tags: ['wren'],
      featuredImage: 'https://img.birds.example/s72-c/wren.jpg',
      mediaUrls: ['https://img.birds.example/s320/wren.jpg'],
      rawContent: '# A &lt;wren&gt;\n\n![](https://img.birds.example/s320/wren.jpg)\n\nSmall.\n\nLoud.\n',
    },
  ],
  'drupal.xml': [
    {
      externalId: '7 at https://town.example',
      title: 'Bridge closed',
      publishedAt: new Date('2026-10-28T15:00:00Z'),
      featuredImage: 'https://town.example/sites/default/files/bridge.jpg',
    },
  ],
  'atom03.xml': [
    {
      title: 'Tea & toast',
      url: 'http://early.example/1',
      publishedAt: new Date('2004-05-01T10:00:00Z'),
      rawContent: '# Tea & toast\n\nWith [butter](http://early.example/deep/butter).  \nHot.\n',
    },
  ],
  'xhtml.xml': [
    {
      externalId: 'urn:uuid:1',
      title: 'On <b> & i',
      url: 'https://odd.example/blog/one',
      featuredImage: 'https://odd.example/blog/p.png',
      rawContent: '# On &lt;b&gt; & i\n\nText with **weight** & ![P](https://odd.example/blog/p.png)\n',
    },
  ],
  'rss092.xml': [
    {
      externalId: 'http://bare.example/one',
      title: 'One',
      publishedAt: null,
      rawContent: '# One\n\nPlain words, 2 \\* 2 = 4  \nand a second line\n',
    },
    { title: 'Only words, without a title or an address.', url: null },
  ],
  'feed.json': [
    {
      externalId: 'https://micro.example/1',
      title: 'With <angles> & all',
      languages: ['de'],
      tags: ['a', 'b'],
      publishedAt: new Date('2026-11-03T15:00:00Z'),
      featuredImage: 'https://micro.example/i.jpg',
      mediaUrls: ['https://micro.example/b.jpg', 'https://micro.example/a.webp'],
      rawContent: '# With &lt;angles&gt; & all\n\nHTML & [more](https://micro.example/more)\n',
      metadata: {
        authors: ['Mo'],
        attachments: [{ url: 'https://micro.example/a.mp3', type: 'audio/mpeg', bytes: 10 }],
      },
    },
    {
      externalId: '2',
      title: 'Just <text> * not a list',
      languages: ['en'],
      rawContent: expect.stringContaining('&lt;text>\n\n\\* not a list'),
    },
  ],
}

test.each(Object.entries(samples))('%s', async (name, expected) => {
  const { items, notes } = await readSample(sample(name))
  expect(items).toMatchObject(expected)
  expect(items).toHaveLength(expected.length)
  expect(notes).toEqual([])
})

test('records which part of the feed each part of an item came from', async () => {
  const { items } = await readSample(sample('wordpress.xml'))
  expect(items[0]?.metadata.field_sources).toEqual({
    title: ['title'],
    content: ['content:encoded'],
    url: ['link'],
    featured_image: ['content:encoded'],
    tags: ['category'],
    published_at: ['pubDate'],
  })
})

test('settings fill gaps in the feed, and a chosen field wins', async () => {
  const { items } = await readSample(sample('rss092.xml'), {
    default_brand: 'Mill',
    default_content_type: 'note',
    default_language: 'en',
    mapping: { content_subtype: 'title' },
  })
  expect(items).toMatchObject([
    { contentType: 'note', contentSubtype: 'One', languages: ['en'] },
    { contentType: 'note', contentSubtype: 'Mill', languages: ['en'] },
  ])
})
