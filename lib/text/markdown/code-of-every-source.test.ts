import fc from 'fast-check'
import { parseHTML } from 'linkedom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { describe, expect, test } from 'vitest'
import type { ItemDraft } from '@/lib/mapping/item-draft'
import { mapBible } from '@/lib/mapping/map-bible'
import { mapPushItem } from '@/lib/push/store/map-push-item'
import { mapRow } from '@/lib/sources/connectors/database-table/map-row'
import { databaseTableConfig } from '@/lib/sources/connectors/database-table/schemas'
import { mapDocument } from '@/lib/sources/connectors/markdown-repository/map-document'
import { readDocument } from '@/lib/sources/connectors/markdown-repository/read-document'
import { markdownRepositoryConfig } from '@/lib/sources/connectors/markdown-repository/schemas'
import { mapNotionPage } from '@/lib/sources/connectors/notion-database/map-notion-page'
import { pushConfig } from '@/lib/sources/connectors/push/schemas'
import { mapEntry } from '@/lib/sources/connectors/rss-feed/map-entry'
import { parseFeed } from '@/lib/sources/connectors/rss-feed/parse-feed'
import { rssFeedConfig } from '@/lib/sources/connectors/rss-feed/schemas'
import { mapPage } from '@/lib/sources/connectors/web-scraper/map-page'
import { readPage } from '@/lib/sources/connectors/web-scraper/read-page'
import { webScraperConfig } from '@/lib/sources/connectors/web-scraper/schemas'
import type { SourceType } from '@/testing/writing/writing-item'

const quiet = () => undefined
const real = 'https://img.example/real.png'
const words =
  'The river rises in spring, and everybody who lives along it knows the sound of the ice. '.repeat(4)

type Item = Pick<ItemDraft, 'rawContent' | 'featuredImage' | 'mediaUrls'>

type Way = (text: { markdown: string; html: string; notion: Notion[] }) => Item

/** Every way a text can be imported, by type of source, for a text in Markdown and the same text in HTML. */
const waysOfTypes: Record<SourceType, Record<string, Way>> = {
  bucket_manifest: {
    'a bible': ({ markdown }) =>
      mapBible(
        { slug: 'a', manifestEntry: { slug: 'a' }, bible: { display_name: 'T', body: markdown } },
        { baseUrl: 'https://a.example' },
        quiet,
      ).item,
  },
  markdown_repository: {
    'a Markdown file': ({ markdown }) => file(markdown, 'posts/a.md'),
    'an MDX file': ({ markdown }) => file(markdown, 'posts/a.mdx'),
  },
  push: {
    'a push in Markdown': ({ markdown }) => push({ content: markdown, content_format: 'markdown' }),
    'a push whose format is told': ({ markdown }) => push({ content: markdown }),
    'a push in HTML': ({ html }) => push({ content: html, content_format: 'html' }),
  },
  database_table: {
    'a table': ({ markdown }) =>
      mapRow(
        databaseTableConfig.parse({
          kind: 'postgresql',
          host: 'db.example',
          database: 'd',
          user: 'u',
          table: 't',
        }),
        '1',
        {
          fields: { title: 'T', content: markdown },
          columns: [
            { name: 'title', kind: 'text' },
            { name: 'content', kind: 'text' },
          ],
        },
        quiet,
      ),
  },
  rss_feed: {
    'a feed': ({ html }) => {
      const xml = `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><item><guid>1</guid><title>T</title><content:encoded>${escaped(html)}</content:encoded></item></channel></rss>`
      const [entry] = parseFeed(xml, 'xml', 'https://a.example/feed', quiet).entries
      if (!entry) throw new Error('The feed has no entry.')
      const feed = { title: undefined, address: 'https://a.example/feed', language: undefined, authors: [] }
      const config = rssFeedConfig.parse({ feed_url: 'https://a.example/feed' })
      return mapEntry('1', { entry, feed, fingerprint: '' }, config, quiet)
    },
  },
  web_scraper: {
    'a web page': ({ html }) => {
      const config = webScraperConfig.parse({ start_url: 'https://a.example/' })
      const article = `<p>${words}</p>${html}<p>${words}</p>`
      const page = `<!doctype html><html><head><title>T</title></head><body><article>${article}</article></body></html>`
      return mapPage('a', readPage(page, new URL('https://a.example/a'), config, quiet), config, quiet)
    },
  },
  notion_database: {
    Notion: ({ notion }) =>
      mapNotionPage(
        'a',
        { page: {}, blocks: notion as never, pictures: new Map() },
        { mapping: {}, default_brand: undefined, default_content_type: undefined },
        quiet,
      ),
  },
}
const ways: Record<string, Way> = Object.assign({}, ...Object.values(waysOfTypes))

function file(text: string, path: string): Item {
  const config = markdownRepositoryConfig.parse({ repository: 'https://github.com/river/blog' })
  const place = { rawFolder: 'https://raw.example/', pageFolder: 'https://page.example/', has: () => true }
  const document = readDocument(Buffer.from(text), { path, includeDrafts: true, note: quiet })
  return mapDocument(config, { key: path, place }, document, quiet)
}

const push = (more: object): Item =>
  mapPushItem({ external_id: '1', title: 'T', ...more }, pushConfig.parse({}), quiet)

/** Returns the blocks of code that people see in Markdown, in order. */
function shown(markdown: string): string[] {
  const html = renderToStaticMarkup(createElement(ReactMarkdown, { remarkPlugins: [remarkGfm] }, markdown))
  const { document } = parseHTML(`<html><body>${html}</body></html>`)
  return [...document.querySelectorAll('pre > code')].map((code) =>
    (code.textContent ?? '').replace(/\n$/, ''),
  )
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Container = 'quote' | 'bullet' | 'number' | 'deep number'
type Notion = { id: string; type: string; content: object; children: Notion[] }
type Sample = {
  code: string
  containers: Container[]
  form: 'backticks' | 'waves' | 'indented'
  tight: boolean
}

const marker: Record<Container, string> = {
  quote: '> ',
  bullet: '- ',
  number: '1. ',
  'deep number': '10.  ',
}

function asMarkdown({ code, containers, form, tight }: Sample): string {
  const mark = form === 'waves' ? '~' : '`'
  const runs = [...code.matchAll(/`+|~+/g)].map(([run]) => run.length)
  const fence = mark.repeat(Math.max(3, ...runs.map((run) => run + 1)))
  const lines = code.split('\n')
  const block =
    form === 'indented'
      ? ['', ...lines.map((line) => (line === '' ? '' : `    ${line}`)), '']
      : [...(tight ? [] : ['']), `${fence}js`, ...lines, fence]
  const inside = containers.reduceRight(
    (inner, container) => {
      const sign = marker[container]
      const rest = container === 'quote' ? sign : ' '.repeat(sign.length)
      return inner.map((line, at) => (at === 0 ? sign + line : line === '' ? rest.trimEnd() : rest + line))
    },
    ['See this:', ...block],
  )
  return inside.join('\n')
}

function asHtml({ code, containers }: Sample): string {
  return containers.reduceRight(
    (inner, container) => {
      if (container === 'quote') return `<blockquote>${inner}</blockquote>`
      return container === 'bullet' ? `<ul><li>${inner}</li></ul>` : `<ol><li>${inner}</li></ol>`
    },
    `<p>See this:</p><pre><code>${escaped(code)}</code></pre>`,
  )
}

const rich = (text: string) => ({
  rich_text: [{ type: 'text', plain_text: text, text: { content: text }, annotations: {} }],
})
const notionTypes = { quote: 'quote', bullet: 'bulleted_list_item', number: 'numbered_list_item' }
const asNotion = ({ code, containers }: Sample): Notion =>
  containers.reduceRight<Notion>(
    (inner, container) => ({
      id: 'x',
      type: container === 'deep number' ? 'numbered_list_item' : notionTypes[container],
      content: rich('Outer'),
      children: [inner],
    }),
    { id: 'x', type: 'code', content: { ...rich(code), language: 'javascript' }, children: [] },
  )

const line = fc.oneof(
  fc.constantFrom(
    '',
    'if (a < b && c > d) {',
    '    return "<div class=\'x\'>"',
    '\tindented by a tab',
    '![a picture](https://img.example/no.png)',
    '<img src="https://img.example/no.png">',
    '<p>![x](no.png)</p>',
    '[link](other.md) and [ref][1]',
    '[1]: no.png',
    '{{< figure src="no.png" >}}',
    '{% raw %}{{ page.title }}{% endraw %}',
    '<Tabs><Tab value={1}>x</Tab></Tabs>',
    '{/* a comment */}',
    'import x from "y"',
    '# no heading',
    '- no item',
    '1. no item',
    '> no quote',
    '`ticks` and ```more```',
    '~~~',
    '<!-- no comment -->',
    '&lt;b&gt; &amp; &#39; &nbsp;',
    '***',
    '---',
    '=====',
    '| a | b |',
    'List<Map<String, T>> x = *p;',
    '\\*stars\\* \\`',
    '$x_1$ $$y$$',
    'a  b   c',
    '<script>alert(1)</script>',
    '</code></pre>',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 30 }).map((text) => text.trimEnd()),
)
const code = fc
  .tuple(fc.array(line, { maxLength: 6 }))
  .map(([lines]) => ['first();', ...lines, 'last();'].join('\n'))
const sample: fc.Arbitrary<Sample> = fc.record({
  code,
  containers: fc.array(fc.constantFrom<Container>('quote', 'bullet', 'number', 'deep number'), {
    maxLength: 4,
  }),
  form: fc.constantFrom('backticks', 'waves', 'indented'),
  tight: fc.boolean(),
})

describe.each(Object.keys(ways))('code in %s', (way) => {
  test('keeps its lines at any depth of lists and quotes, and its images are not imported', () => {
    fc.assert(
      fc.property(fc.array(sample, { minLength: 1, maxLength: 3 }), (samples) => {
        const mdx = way === 'an MDX file'
        const used = samples.map((one) =>
          mdx && one.form === 'indented' ? { ...one, form: 'waves' as const } : one,
        )
        const item = ways[way]?.({
          markdown: `Before it **all**.\n\n${used.map(asMarkdown).join('\n\nBetween.\n\n')}\n\nAfter. ![real](${real})\n`,
          html: `<p>Before it all.</p>${used.map(asHtml).join('<p>Between.</p>')}<p>After. <img src="${real}"></p>`,
          notion: used.map(asNotion),
        })
        if (!item) throw new Error('It is no way.')
        expect(shown(item.rawContent)).toEqual(used.map((one) => one.code))
        const pictures = [item.featuredImage, ...item.mediaUrls]
        expect(pictures.filter((picture) => picture !== null && picture !== real)).toEqual([])
        // These two take their main image from a field.
        if (!['Notion', 'a bible'].includes(way)) expect(item.featuredImage).toBe(real)
      }),
      { numRuns: 60 },
    )
  })
})
