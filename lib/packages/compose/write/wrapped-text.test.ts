import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ItemRow } from '@/db/schema'
import { composeVariant } from '@/lib/composer/compose-variant'
import { composerVoice } from '@/lib/composer/composer-voice'
import type { ItemDraft } from '@/lib/mapping/item-draft'
import { mapBible } from '@/lib/mapping/map-bible'
import { platforms } from '@/lib/platforms/schemas'
import { mapPushItem } from '@/lib/push/store/map-push-item'
import { mapRow } from '@/lib/sources/connectors/database-table/map-row'
import type { DatabaseTableConfig } from '@/lib/sources/connectors/database-table/schemas'
import { mapDocument } from '@/lib/sources/connectors/markdown-repository/map-document'
import { readDocument } from '@/lib/sources/connectors/markdown-repository/read-document'
import { markdownRepositoryConfig } from '@/lib/sources/connectors/markdown-repository/schemas'
import { mapNotionPage } from '@/lib/sources/connectors/notion-database/map-notion-page'
import { pushConfig } from '@/lib/sources/connectors/push/schemas'
import { mapPage as mapWebPage } from '@/lib/sources/connectors/web-scraper/map-page'
import { readPage } from '@/lib/sources/connectors/web-scraper/read-page'
import { webScraperConfig } from '@/lib/sources/connectors/web-scraper/schemas'
import { richText } from '@/testing/fakes/notion/shapes'
import { readSample } from '@/testing/feeds/read-sample'
import type { SourceType } from '@/testing/writing/writing-item'
import { composerItem } from './compose-item'

const detector = { detect: () => 'en', knows: () => true }
const note = () => undefined
const title = 'The ramp at the harbour'
const voice = composerVoice({ voice: {}, levels: {} })

type Lines = (text: string) => string
type Reader = (paragraphs: string[]) => ItemDraft | Promise<ItemDraft | undefined>

const html = (paragraphs: string[], breaks: Lines = (text) => text) =>
  paragraphs.map((paragraph) => `<p>${breaks(paragraph)}</p>`).join('\n')
const push = (content: string, more: object = {}) =>
  mapPushItem({ external_id: 'ramp', title, content, ...more }, pushConfig.parse({}), note)
const feed = (item: string) =>
  readSample(
    `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>F</title><item><guid>a</guid><title>${title}</title>${item}</item></channel></rss>`,
  ).then(({ items }) => items[0])
const bible = (fields: object) =>
  mapBible(
    { slug: 'ramp', manifestEntry: { slug: 'ramp' }, bible: { display_name: title, ...fields } },
    { baseUrl: 'https://b.example' },
    note,
  ).item

/** What turns a text into an item, by type of source. */
const readersOfTypes: Record<SourceType, Record<string, Reader>> = {
  push: {
    'push, plain text or Markdown': (text) => push(text.join('\n\n')),
    'push, plain text': (text) => push(text.join('\n\n'), { content_format: 'text' }),
    'push, Markdown with hard breaks': (text) => push(text.join('\n\n').replace(/(?<!\n)\n(?!\n)/g, '  \n')),
    'push, an e-mail in quotes': (text) =>
      push(text.join('\n\n').replace(/^/gm, '> '), { content_format: 'markdown' }),
    'push, HTML': (text) => push(html(text)),
    'push, HTML with <br>': (text) => push(html(text, (one) => one.replaceAll('\n', '<br>\n'))),
    'push, Windows line ends': (text) => push(text.join('\n\n').replaceAll('\n', '\r\n')),
  },
  rss_feed: {
    'feed, HTML': (text) => feed(`<content:encoded><![CDATA[${html(text)}]]></content:encoded>`),
    'feed, plain text': (text) => feed(`<description>${text.join('\n\n')}</description>`),
  },
  web_scraper: {
    'web page': (text) => {
      const config = webScraperConfig.parse({ start_url: 'https://x.example/' })
      const page = `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><article><h1>${title}</h1>${html(text)}${html(Array(6).fill('The harbour office is open every day of the week but Sunday, and the water is warm.'))}</article></main></body></html>`
      return mapWebPage(
        'https://x.example/a',
        readPage(page, new URL('https://x.example/a'), config, note),
        config,
        note,
      )
    },
  },
  markdown_repository: {
    'Markdown file': (text) => {
      const config = markdownRepositoryConfig.parse({ repository: 'https://github.com/river/blog' })
      const file = Buffer.from(`---\ntitle: ${title}\n---\n${text.join('\n\n')}\n`)
      const document = readDocument(file, { path: 'a.md', includeDrafts: true, note })
      const place = { rawFolder: undefined, pageFolder: undefined, has: () => false }
      return mapDocument(config, { key: 'a.md', place }, document, note)
    },
  },
  notion_database: {
    Notion: (text) =>
      mapNotionPage(
        'page',
        {
          page: { properties: { Name: { type: 'title', title: richText(title) } } },
          blocks: text.map((one) => ({
            id: 'b',
            type: 'paragraph',
            content: { rich_text: richText(one) },
            children: [],
          })) as never,
          pictures: new Map(),
        },
        { mapping: {} } as never,
        note,
      ),
  },
  database_table: {
    'table of a database': (text) =>
      mapRow(
        { database: 'postgres', table: 't', mapping: {} } as unknown as DatabaseTableConfig,
        '1',
        {
          fields: { title, body: text.join('\n\n') },
          columns: [
            { name: 'title', kind: 'text' },
            { name: 'body', kind: 'text' },
          ],
        },
        note,
      ),
  },
  bucket_manifest: {
    'bible, personality': (text) =>
      bible({ tagline_en: 'Down to the water', vibe_personality_en: text.join('\n\n') }),
    'bible, body': (text) => bible({ body: text.join('\n\n') }),
  },
}
const readers: Record<string, Reader> = Object.assign({}, ...Object.values(readersOfTypes))

const word = fc.constantFrom(
  ...'the ramp is closed since it narrow and we open again on 24. December with 3 new boats – or Sam Ölberg Haus'.split(
    ' ',
  ),
  ...['1.', '-', '+', 'e.g.', '#1', '(late)', '“now”', '5,', 'O’Neil'],
)
const sentence = fc
  .array(word, { minLength: 3, maxLength: 24 })
  .map((words) => `The ${words.join(' ')} boats.`)
/** Paragraphs of sentences, and a line width to wrap them at. */
const wrapping = fc.record({
  paragraphs: fc.array(
    fc.array(sentence, { minLength: 1, maxLength: 5 }).map((all) => all.join(' ')),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
  width: fc.integer({ min: 12, max: 80 }),
})

function wrapped(text: string, width: number): string {
  let line = 0
  return text
    .split(' ')
    .map((one, at) => {
      const breaks = at > 0 && line + one.length + 1 > width
      line = breaks ? one.length : line + one.length + 1
      return at === 0 ? one : `${breaks ? '\n' : ' '}${one}`
    })
    .join('')
}

/** Memoizes a pure function. */
const once = <In, Out>(make: (input: In) => Out) => {
  const made = new Map<string, Out>()
  return (input: In): Out => {
    const key = JSON.stringify(input)
    const before = made.get(key)
    if (before !== undefined) return before
    const out = make(input)
    made.set(key, out)
    return out
  }
}

// Every reader gets the same texts, and most turn them into the same item.
const itemOf = once((draft: ItemDraft) =>
  composerItem({ ...draft, languages: ['en'] } as unknown as ItemRow, detector),
)
const postsOf = once((item: ReturnType<typeof composerItem>) =>
  platforms.map((platform) => composeVariant(item, { platform, language: 'en' }, voice).content?.text),
)
const posts = (draft: ItemDraft | undefined) => {
  if (!draft) throw new Error('nothing was read')
  return postsOf(itemOf(draft))
}

test.each(Object.keys(readers))('wrapped and unwrapped text produce the same posts: %s', async (name) => {
  const read = readers[name] as Reader
  await fc.assert(
    fc.asyncProperty(wrapping, async ({ paragraphs, width }) => {
      const lines = paragraphs.map((one) => wrapped(one, width))
      expect(posts(await read(lines))).toEqual(posts(await read(paragraphs)))
    }),
    { numRuns: 25 },
  )
})

test('no post starts in the middle of a wrapped sentence', async () => {
  const text =
    'The harbour office asks visitors to come\non foot this week,\nsince the ramp is narrow.\nBoats leave as usual.'
  for (const read of Object.values(readers))
    for (const post of posts(await read([text])))
      expect(post).not.toMatch(/^since the ramp|(?<=\n)since the ramp/)
})
