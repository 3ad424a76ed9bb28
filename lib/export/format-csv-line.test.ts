import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCsvLine } from './format-csv-line'

/** Parses the cells of one line according to RFC 4180. */
const cells = (line: string) =>
  [...line.slice(0, -2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, bare]) =>
    quoted === undefined ? bare : quoted.replaceAll('""', '"'),
  )

test('turns formulas into text and keeps numbers as numbers', () => {
  expect(
    formatCsvLine([
      '=HYPERLINK("http://evil.example")',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '  =1',
      '＝1',
      -1,
      true,
      null,
    ]),
  ).toBe(
    `"'=HYPERLINK(""http://evil.example"")","'+1","'-1","'@SUM(A1)","'\t'=1","'  =1","'＝1",-1,true,\r\n`,
  )
  expect(formatCsvLine([['a', '=b'], { a: 1 }, ['=a']])).toBe(`"a; '=b","{""a"":1}","'=a"\r\n`)
})

test('any text is read back unchanged except for apostrophes, and no cell starts a formula, whatever the delimiter', () => {
  const text = fc.string({
    unit: fc.constantFrom('=', '-', '"', ',', ';', '\n', '\r', '\t', ' ', 'a', '@', '+', '＋'),
  })
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
      const read = cells(formatCsvLine(texts))
      expect(read.map((cell) => cell?.replaceAll("'", ''))).toEqual(texts)
      for (const cell of read) expect(cell).not.toMatch(/(?:^|[;\t\r\n])\s*[=+\-@＝＋－＠]/)
    }),
  )
})
