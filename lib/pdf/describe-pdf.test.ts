import { expect, test } from 'vitest'
import { makePdf } from '@/testing/voice/make-pdf'
import { describePdf } from './describe-pdf'

/** A file that counts how much of it is read. */
function fileOf(bytes: Buffer) {
  const file = {
    bytes: bytes.length,
    asked: 0,
    read: async (from: number, until: number) => {
      file.asked += until - from
      return bytes.subarray(from, until)
    },
  }
  return file
}

test('reads the pages, size and title of a long PDF from only a small part of it', async () => {
  const file = fileOf(makePdf('', { pages: 12, title: 'Our year', packed: Buffer.alloc(8_000_000, ' ') }))
  expect(await describePdf(file)).toEqual({ pages: 12, width: 600, height: 800, title: 'Our year' })
  expect(file.asked).toBeLessThan(400_000)
})

test('ignores a title that a program generated', async () => {
  const titleOf = async (title: string) => (await describePdf(fileOf(makePdf('', { title })))).title
  expect(await titleOf('Microsoft Word - report.docx')).toBe('')
  expect(await titleOf('Microsoft PowerPoint - Our year')).toBe('Our year')
})

test('rejects an encrypted or damaged PDF with an explanation', async () => {
  const encrypted = makePdf('', {
    trailer: `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O(${'a'.repeat(32)})/U(${'b'.repeat(32)})>>/ID[(x)(x)]`,
  })
  const refused = (bytes: Buffer) => describePdf(fileOf(bytes)).catch((error: unknown) => error)
  expect(await refused(encrypted)).toMatchObject({
    code: 'invalid',
    message: 'This PDF has a password, so networks can’t show it.',
    hint: 'Save it without a password and upload that.',
  })
  const damaged = { code: 'invalid', message: 'This PDF is damaged, so we can’t read its pages.' }
  expect(await refused(Buffer.from('%PDF-1.7 and nothing else'))).toMatchObject(damaged)
  const whole = makePdf('', { pages: 3 })
  expect(await refused(whole.subarray(0, whole.length / 3))).toMatchObject(damaged)
})

test('does not report a file as damaged when it cannot be read right now', async () => {
  const read = async () => Promise.reject(new Error('The storage is away.'))
  await expect(describePdf({ bytes: 1000, read })).rejects.toThrow('The storage is away.')
})
