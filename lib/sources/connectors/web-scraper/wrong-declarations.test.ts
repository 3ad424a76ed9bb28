import { describe, expect, test } from 'vitest'
import { htmlText } from './html-text'
import { mapPage } from './map-page'
import { readPage } from './read-page'
import { isSameSubject } from './same-subject'
import { webScraperConfig } from './schemas'

const words = 'The town lies on the Regnitz, and its old centre stands on seven hills. '.repeat(8)
function titleOf(headline: string, { title = '', h1 = '', og = '' }) {
  const head = `${title && `<title>${title}</title>`}${og && `<meta property="og:title" content="${og}">`}`
  const data = JSON.stringify({ '@type': 'Article', headline })
  const html = `<html><head>${head}<script type="application/ld+json">${data}</script></head><body><article>${h1 && `<h1>${h1}</h1>`}<p>${words}</p><p>${words}</p></article></body></html>`
  const config = webScraperConfig.parse({ start_url: 'https://a.example/' })
  const page = readPage(html, new URL('https://a.example/a'), config, () => undefined)
  return mapPage('a', page, config, () => undefined).title
}

describe('the headline of JSON-LD', () => {
  test.each([
    ['city in Bavaria, Germany', { title: 'Bamberg - Wikipedia', h1: 'Bamberg' }, 'Bamberg'],
    ['occurrences and people in French history', { title: 'History of France' }, 'History of France'],
    [
      'Home page of the river news',
      { title: 'Mill stands still', og: 'Mill stands still' },
      'Mill stands still',
    ],
    ['日本の首都', { title: '東京 - ウィキペディア', h1: '東京' }, '東京'],
  ])('%s is ignored where the page’s own titles say something else', (headline, titles, expected) =>
    expect(titleOf(headline, titles)).toBe(expected),
  )

  test.each([
    ['Mill stands still as river falls', { title: 'River falls: mill stands still | News' }],
    ['Bamberg', { title: 'Bamberg – the town on seven hills' }],
    ['東京の歴史', { title: '東京の歴史 | 新聞' }],
    ['Nothing else names the page', {}],
  ])('%s is used where they agree, or where there are none', (headline, titles) =>
    expect(titleOf(headline, titles)).toBe(headline),
  )

  test('titles are compared by meaningful words', () => {
    expect(isSameSubject('The cat and the dog', 'The law and the state')).toBe(false)
    expect(isSameSubject('', 'x')).toBe(false)
  })
})

describe('a page with a wrongly declared encoding', () => {
  const text = '<p>Grüße aus Köln – “hier”</p>'
  test.each(['iso-8859-1', 'windows-1252', 'iso-8859-15', 'windows-1251', 'koi8-r', 'us-ascii'])(
    'is read as UTF-8 although its server says %s, with a note',
    (charset) => {
      const notes: string[] = []
      expect(htmlText(Buffer.from(text), `text/html; charset=${charset}`, (note) => notes.push(note))).toBe(
        text,
      )
      expect(notes).toEqual([expect.stringContaining(charset)])
    },
  )
  test('is read as UTF-8 although its own head says otherwise', () => {
    const page = `<meta charset="windows-1252">${text}`
    expect(htmlText(Buffer.from(page), undefined)).toBe(page)
  })
  test('is read as it declares itself where its server wrongly says UTF-8', () => {
    const page = '<meta charset="iso-8859-1"><p>Grüße</p>'
    expect(htmlText(Buffer.from(page, 'latin1'), 'text/html; charset=utf-8')).toBe(page)
  })
  test('is read as declared where the bytes allow it', () => {
    expect(htmlText(Buffer.from('<p>Grüße</p>', 'latin1'), 'text/html; charset=iso-8859-1')).toBe(
      '<p>Grüße</p>',
    )
    const gbk = Buffer.from([0xc1, 0xaa, 0xcd, 0xa8])
    expect(htmlText(gbk, 'text/html; charset=gbk')).toBe('联通')
  })
})
