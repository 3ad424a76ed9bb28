import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { htmlText } from '@/lib/sources/connectors/web-scraper/html-text'
import { mapPage, substanceOf } from '@/lib/sources/connectors/web-scraper/map-page'
import { readPage } from '@/lib/sources/connectors/web-scraper/read-page'
import { webScraperConfig } from '@/lib/sources/connectors/web-scraper/schemas'
import { contentHash } from '@/lib/text/content-hash'
import { blogPost, docsPage, largeArticle, shopPage } from '@/testing/fakes/web-pages'
import { compare } from './harness'
import { comparisons, lineOf, type Report } from './report'

const count = 120

/** Making items from web pages (goal 5), compared with only extracting the article. */
export async function pages(): Promise<Report> {
  const sent = Array.from({ length: count }, (_, at) => Buffer.from(page(at)))
  const config = webScraperConfig.parse({ start_url: 'https://news.example.com/' })
  const ignore = () => undefined
  let made = 0
  const comparison = await compare({
    rounds: 9,
    warmUps: 2,
    floor: async () => {
      for (const bytes of sent) {
        const { document } = parseHTML(bytes.toString('utf8'))
        if (!new Readability(document as unknown as Document).parse()?.content) throw new Error('no article')
      }
    },
    ours: async () => {
      made = 0
      for (const [at, bytes] of sent.entries()) {
        const url = new URL(`https://news.example.com/${at}`)
        const html = htmlText(bytes, 'text/html; charset=utf-8') ?? ''
        const item = mapPage(url.href, readPage(html, url, config, ignore), config, ignore)
        contentHash(substanceOf(item))
        if (item.title !== '' && item.rawContent.length > 200) made++
      }
    },
    check: async () => {
      if (made !== count) throw new Error(`${made} of ${count} pages made an item.`)
    },
  })
  const kilobytes = sent.reduce((sum, bytes) => sum + bytes.byteLength, 0) / count / 1024
  return {
    name: 'pages',
    // 1 / 1.43: at least 0.7 times as many pages per second as the floor.
    table: comparisons([lineOf(`${count} pages of ${kilobytes.toFixed(0)} kB`, comparison, 1.43)]),
  }
}

/** Mostly news, as on the real web. */
function page(at: number): string {
  if (at % 6 === 3) return blogPost
  if (at % 12 === 5) return shopPage
  if (at % 12 === 11) return docsPage
  return largeArticle(at)
}
