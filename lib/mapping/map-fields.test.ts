import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentToMarkdown } from '@/lib/text/content-to-markdown'
import { htmlToMarkdown } from '@/lib/text/html-to-markdown'
import { type FieldPlan, mapFields } from './map-fields'

const plan: FieldPlan = {
  title: ['title'],
  content: ['content:encoded', 'description'],
  url: ['link'],
  featured_image: ['image'],
  media_urls: ['enclosures'],
  tags: ['categories'],
  published_at: ['pubDate'],
}
const map = (fields: Record<string, unknown>, chosen = {}, notes: string[] = []) =>
  mapFields({ key: 'k', fields, baseUrl: 'https://blog.example/posts/' }, plan, chosen, (line) =>
    notes.push(line),
  )

test('each column comes from its first non-empty field, and the item records which', () => {
  const item = map({
    title: ' The  river ',
    'content:encoded': ' ',
    description: '<p>It <b>flows</b> to <a href="/sea">the sea</a>.</p><img src="a.png" alt="A">',
    link: '/posts/1',
    categories: ['water', ' water', ''],
    pubDate: 'Tue, 03 Nov 2026 10:00:00 GMT',
    enclosures: ['b.jpg'],
  })
  expect(item).toMatchObject({
    externalId: 'k',
    title: 'The river',
    url: 'https://blog.example/posts/1',
    featuredImage: 'https://blog.example/posts/a.png',
    mediaUrls: ['https://blog.example/posts/b.jpg'],
    tags: ['water'],
    publishedAt: new Date('2026-11-03T10:00:00Z'),
    rawContent:
      '# The river\n\nIt **flows** to [the sea](https://blog.example/sea).\n\n![A](https://blog.example/posts/a.png)\n',
  })
  expect(item.metadata.field_sources).toMatchObject({ content: ['description'], title: ['title'] })
})

test('a field chosen by a person wins, and the usual fields are the fallback if it is empty', () => {
  const chosen = { title: 'headline', content_type: 'kind' }
  expect(map({ title: 'a', headline: 'b', kind: 'story' }, chosen)).toMatchObject({
    title: 'b',
    contentType: 'story',
  })
  expect(map({ title: 'a', headline: '' }, chosen).title).toBe('a')
})

test('a value that does not fit its column is left out and noted', () => {
  const notes: string[] = []
  const item = map({ title: 'a', link: 'javascript:alert(1)', pubDate: '01/02/2026' }, {}, notes)
  expect(item).toMatchObject({ url: null, publishedAt: null })
  expect(notes).toHaveLength(2)
})

test('fields of any shape make an item with a title, which adds only its heading to the text', () => {
  const names = fc.oneof(fc.constantFrom(...Object.values(plan).flat()), fc.string())
  fc.assert(
    fc.property(fc.dictionary(names, fc.jsonValue()), fc.string(), (fields, title) => {
      const item = map({ ...fields, title })
      expect(item.title).not.toBe('')
      expect(item.rawContent.startsWith('# ')).toBe(true)
      expect(item.rawContent.endsWith('\n')).toBe(true)
      const belowHeading = (text: string) => text.slice(text.indexOf('\n'))
      const other = map({ ...fields, title: 'Another' })
      expect(belowHeading(item.rawContent)).toBe(belowHeading(other.rawContent))
    }),
  )
})

test('plain text is escaped and keeps its lines and paragraphs', () => {
  expect(contentToMarkdown('# a\r\n2 * 3\n\n \n<b>', { format: 'text' }).markdown).toBe(
    '\\# a  \n2 \\* 3\n\n&lt;b>',
  )
  expect(contentToMarkdown('# a\n\n*b*').markdown).toBe('# a\n\n*b*')
})

test('malicious HTML becomes harmless Markdown', () => {
  for (const html of [
    '<script>alert(1)</script>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" data:text/html,<script>alert(1)</script>">x</a>',
    '<img src="data:image/svg+xml;base64,AA" onerror=alert(1)>',
    '<iframe src="https://evil.example"></iframe><style>*{}</style><form><input value=x></form>',
    '<svg><script>alert(1)</script></svg><math><mtext></mtext></math>',
    '<!--<script>alert(1)</script>-->',
  ])
    expect(htmlToMarkdown(html, 'https://a.example/').markdown).not.toMatch(
      /alert|javascript:|data:|<script|onerror|iframe/i,
    )
  expect(htmlToMarkdown(`${'<div>'.repeat(50_000)}deep`).markdown).toContain('deep')
})

test('a video with caption tracks in the text becomes one of the media, with its captions', () => {
  const html =
    '<p>The mill.</p><video controls><source src="mill.mp4"><track kind="captions" src="mill.vtt" srclang="en" label="English">' +
    '<track src="mill-fr.vtt" srclang="fr"><track kind="chapters" src="parts.vtt"></video><video src="other.mp4"></video>'
  const item = map({ title: 'Mill', description: html })
  const folder = 'https://blog.example/posts/'
  expect(item.mediaUrls).toEqual([`${folder}mill.mp4`])
  const video = `${folder}mill.mp4`
  expect(item.metadata.captions).toEqual([
    { url: `${folder}mill.vtt`, language: 'en', label: 'English', video },
    { url: `${folder}mill-fr.vtt`, language: 'fr', video },
  ])
  expect(map({ description: html.replaceAll(/<track[^>]*>/g, '') })).toMatchObject({ mediaUrls: [] })
})
