import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeZip as zip } from '@/testing/archive/make-zip'
import { makePdf as pdf } from '@/testing/voice/make-pdf'
import { readBrief } from './read-brief'
import { readPdf } from './read-pdf'

const read = async (bytes: Buffer | string) => (await readBrief(Buffer.from(bytes as string))).text
const refused = async (bytes: Buffer | string) => {
  const error = await readBrief(Buffer.from(bytes as string)).catch((thrown: unknown) => thrown)
  expect(error).toHaveProperty('hint')
  return error as { code: string; message: string }
}

const paragraph = (words: string, style = '', more = '') =>
  `<w:p><w:pPr>${style ? `<w:pStyle w:val="${style}"/>` : ''}${more}</w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`
const cell = (words: string) => `<w:tc>${paragraph(words)}</w:tc>`
const word = (body: string, styles = '') =>
  zip([
    { name: '../../etc/passwd', data: 'nobody' },
    {
      name: 'word/document.xml',
      data: `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    },
    { name: 'word/styles.xml', data: `<w:styles xmlns:w="w">${styles}</w:styles>` },
  ])

test('reads text in the encodings that programs write', async () => {
  const said = 'Tonalität: „nahbar“ – klar'
  expect(await read(said)).toBe(said)
  expect(await read(`\ufeff${said}`)).toBe(said)
  expect(await read(Buffer.from(`\ufeff${said}`, 'utf16le'))).toBe(said)
  expect(await read(Buffer.from(said, 'utf16le'))).toBe(said)
  expect(await read(Buffer.from(`\ufeff${said}`, 'utf16le').swap16())).toBe(said)
  expect(await read(Buffer.from([0x54, 0x6f, 0x6e, 0x3a, 0x20, 0x84, 0x6e, 0xe4, 0x68, 0x65, 0x93]))).toBe(
    'Ton: „nähe“',
  )
})

test('reads a Word document with its headings, lists and tables, without deleted or hidden text', async () => {
  const text = await read(
    word(
      [
        paragraph('Brief', 'Titel'),
        paragraph('Tonalit&#228;t', 'berschrift2'),
        paragraph('warm', '', '<w:numPr/>'),
        paragraph('klar &amp; knapp', '', '<w:numPr/>'),
        `<w:tbl><w:tr>${cell('Prim&#xE4;rfarbe')}${cell('#14646b')}</w:tr></w:tbl>`,
        '<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r><w:r><w:t>Ende</w:t></w:r></w:p>',
      ].join(''),
      '<w:style w:styleId="Titel"><w:name w:val="Title"/></w:style><w:style w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>',
    ),
  )
  expect(text).toBe('# Brief\n\n## Tonalität\n\n- warm\n- klar & knapp\n| Primärfarbe | #14646b |\n\n\nEnde')
})

test('refuses a malicious, unsuitable or empty Word file with a hint', async () => {
  const bomb = word(`<w:p>${' '.repeat(30 * 1024 * 1024)}</w:p>`)
  expect(bomb.length).toBeLessThan(100_000)
  expect(await refused(bomb)).toMatchObject({ code: 'invalid' })
  const entities = '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
  expect(
    await refused(zip([{ name: 'word/document.xml', data: `${entities}<w:t>&b;</w:t>` }])),
  ).toMatchObject({ code: 'invalid' })
  expect(await refused(zip([{ name: 'word/document.xml', data: 'x' }], { count: 60_000 }))).toMatchObject({
    code: 'invalid',
  })
  expect(await refused(zip([{ name: 'word/document.xml', data: 'x', flags: 1 }]))).toMatchObject({
    code: 'invalid',
  })
  expect(await refused(zip([{ name: 'word/document.xml', data: 'x', packed: 0xfffffff0 }]))).toMatchObject({
    code: 'invalid',
  })
  expect(await refused(zip([{ name: 'xl/workbook.xml', data: 'x' }]))).toMatchObject({
    code: 'unsupported-media-type',
  })
  expect(await refused(word('').subarray(0, 60))).toMatchObject({ code: 'invalid' })
  expect(await refused(word(''))).toMatchObject({ message: 'This file contains no text.' })
})

test('reads a PDF line by line, and distinguishes one without text, with a password or damaged', async () => {
  const lines =
    'BT /F 12 Tf 50 700 Td (Tone of voice: warm, dry) Tj 0 -15 Td (Audience: parents) Tj 0 -60 Td (We are a bakery.) Tj ET'
  expect((await read(pdf(lines))).trim()).toBe(
    'Tone of voice: warm, dry\nAudience: parents\n\nWe are a bakery.',
  )
  expect((await refused(pdf('0 0 10 10 re f'))).message).toMatch(/images/)
  const encrypted = `/Encrypt<</Filter/Standard/V 1/R 2/O<${'00'.repeat(32)}>/U<${'00'.repeat(32)}>/P -4>>/ID[<00><00>]`
  expect((await refused(pdf(lines, { trailer: encrypted }))).message).toMatch(/password/)
  expect((await refused('%PDF-1.7 and nothing else')).message).toMatch(/damaged/)
})

test('a PDF that inflates without end ends only its own thread', async () => {
  const packed = deflateSync(Buffer.alloc(300 * 1024 * 1024, ' '))
  expect(packed.length).toBeLessThan(1024 * 1024)
  const bomb = pdf('', { packed, filter: '/Filter/FlateDecode' })
  const all = Array.from({ length: 4 }, () => readPdf(bomb, 1_000).catch((error: Error) => error.message))
  await expect(readPdf(bomb)).rejects.toMatchObject({ code: 'unavailable' })
  // Whichever limit it hits first.
  expect(new Set(await Promise.all(all))).toEqual(new Set(['This PDF is too large or complex to read.']))
})

test('refuses a PDF with a stream that needs too much memory', async () => {
  const packed = deflateSync(Buffer.alloc(60 * 1024 * 1024, ' '))
  await expect(readPdf(pdf('', { packed, filter: '/Filter/FlateDecode' }))).rejects.toMatchObject({
    code: 'invalid',
    message: 'This PDF is too large or complex to read.',
  })
})

test('refuses other files by their content', async () => {
  for (const bytes of [
    '\x89PNG\r\n\x1a\n\0\0',
    'GIF89a\x01\x00',
    '\x7fELF\x02\x01',
    '{\\rtf1 hello}',
    '\xd0\xcf\x11\xe0\xa1\xb1',
  ])
    expect(await refused(Buffer.from(bytes, 'latin1'))).toMatchObject({ code: 'unsupported-media-type' })
  expect(await refused(' \n')).toMatchObject({ message: 'This file contains no text.' })
})
