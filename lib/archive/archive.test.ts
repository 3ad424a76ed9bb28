import { buffer } from 'node:stream/consumers'
import { crc32, deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MadeArchive, type MadeFile, makeZip } from '@/testing/archive/make-zip'
import { ArchiveError } from './archive-error'
import { unzip } from './unzip'
import { type ArchiveFile, zip, zipStream } from './zip'

const bounds = { entries: 10, bytes: 4 * 1024 * 1024, strict: true }
const all = (bytes: Buffer) => unzip(bytes, () => true, bounds).files
const file = (made: Partial<MadeFile> = {}): MadeFile => ({ name: 'brand.json', data: '{}', ...made })

function faultOf(bytes: Buffer): string | undefined {
  try {
    all(bytes)
    return undefined
  } catch (error) {
    if (error instanceof ArchiveError) return error.fault
    throw error
  }
}
const fault = (files: MadeFile[], archive: MadeArchive = {}) => faultOf(makeZip(files, archive))

describe('strict reading', () => {
  test('returns what was put in, whatever the bytes', async () => {
    const files = fc.uniqueArray(
      fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.uint8Array({ maxLength: 999 })),
      {
        selector: ([name]) => name,
        maxLength: 10,
      },
    )
    await fc.assert(
      fc.asyncProperty(files, async (put) => {
        const archiveFiles: ArchiveFile[] = put.map(([name, bytes]) => ({
          name,
          content: Buffer.from(bytes),
        }))
        const archive = await zip(archiveFiles)
        expect(archive.equals(await zip(archiveFiles))).toBe(true)
        expect([...all(archive)]).toEqual(put.map(([name, bytes]) => [name, Buffer.from(bytes)]))
      }),
    )
  })

  test('accepts folders and a comment as other programs write them, and lists unwanted files', () => {
    const archive = makeZip(
      [
        file(),
        { name: 'assets/', data: '', method: 0 },
        { name: 'assets/logo.webp', data: 'w', method: 0, mode: 0o100644 },
      ],
      { comment: 'Made by a program' },
    )
    const { files, others } = unzip(archive, (name) => name === 'brand.json', bounds)
    expect([...files.keys()]).toEqual(['brand.json'])
    expect(others).toEqual(['assets/logo.webp'])
  })

  test.each([
    ['../brand.json'],
    ['a/../../b'],
    ['/etc/passwd'],
    ['C:/brand.json'],
    ['a\\b'],
    ['a//b'],
    ['./a'],
    ['a\u0000.json'],
    ['a\u202e.json'],
    ['x'.repeat(201)],
    [''],
  ])('refuses the name %j', (name) => {
    expect(fault([file({ name })])).toBe('names')
  })

  test('refuses two files with the same name, even if only case or accent encoding differs', () => {
    expect(fault([file(), file()])).toBe('names')
    expect(fault([file(), file({ name: 'BRAND.json' })])).toBe('names')
    expect(fault([file({ name: 'caf\u00e9' }), file({ name: 'cafe\u0301' })])).toBe('names')
  })

  test('refuses symlinks, mismatched header names, passwords, unknown compression methods and undecodable names', () => {
    expect(fault([file({ mode: 0o120777 })])).toBe('names')
    expect(fault([file({ localName: 'other.json' })])).toBe('names')
    expect(fault([file({ flags: 1 })])).toBe('locked')
    expect(fault([file({ method: 12 })])).toBe('broken')
    const archive = makeZip([file()])
    archive[archive.indexOf('brand.json', 60)] = 0xff
    expect(faultOf(archive)).toBe('names')
  })

  test('refuses bytes before or after the entries, entries that point at another one, and truncated archives', () => {
    expect(fault([file()], { before: Buffer.from('MZ') })).toBe('broken')
    expect(fault([file()], { after: Buffer.from('!') })).toBe('broken')
    expect(fault([file(), file({ name: 'b', local: 0, localName: 'brand.json' })])).toBe('names')
    expect(fault([file({ name: 'b', localName: 'b' }), file({ name: 'c', localName: 'c', local: 0 })])).toBe(
      'names',
    )
    const archive = makeZip([file(), file({ name: 'b' })])
    for (let length = 0; length < archive.length; length++)
      expect(faultOf(archive.subarray(0, length))).toBe('broken')
  })

  test('refuses files with overlapping bytes', () => {
    // The first file contains a complete second one, and the directory lists both.
    const inner = makeZip([{ name: 'b', data: 'same', method: 0 }]).subarray(0, 35)
    const outer: MadeFile = { name: 'a', data: inner, method: 0 }
    const shared: MadeFile = { name: 'b', data: 'same', method: 0, local: 31 }
    const archive = makeZip([outer, shared])
    expect(faultOf(archive)).toBe('broken')
    expect(fault([outer, { ...shared, local: 31 + 35 }])).toBeUndefined()
  })

  test('refuses too many bytes or files, and declared sizes that are wrong', () => {
    const zeros = Buffer.alloc(3 * 1024 * 1024)
    expect(fault([file({ data: zeros })])).toBe('too-much')
    expect(fault([file({ data: Buffer.alloc(5 * 1024 * 1024, 'ab') })])).toBe('too-much')
    expect(fault([file({ data: zeros, size: 10 })])).toBe('broken')
    expect(fault([file({ size: 0xfffffff0 })])).toBe('too-much')
    expect(fault([file({ size: 3 })])).toBe('broken')
    expect(fault([file({ crc: 1 })])).toBe('broken')
    expect(fault(Array.from({ length: 11 }, (_, at) => file({ name: `f${at}` })))).toBe('too-much')
    expect(fault([file()], { count: 0xffff })).toBe('broken')
  })

  test('refuses bytes after the end of a deflated file', () => {
    const packed = deflateRawSync('{}')
    const archive = makeZip([
      file({ data: Buffer.concat([packed, packed]), method: 0, size: 2, crc: crc32('{}') }),
    ])
    for (const at of [8, archive.indexOf('PK\x01\x02', 0, 'latin1') + 10]) archive.writeUInt16LE(8, at)
    expect(faultOf(archive)).toBe('broken')
  })

  test('fails only with an ArchiveError, whatever the bytes', () => {
    const archive = makeZip([file({ data: 'x'.repeat(300) }), file({ name: 'b', method: 0 })])
    const changes = fc.array(fc.tuple(fc.nat(archive.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(changes, fc.nat(archive.length), (changed, length) => {
        const bytes = Buffer.from(archive)
        for (const [at, value] of changed) bytes[at] = value
        faultOf(bytes)
        faultOf(bytes.subarray(length))
      }),
      { numRuns: 500 },
    )
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void faultOf(Buffer.from(bytes))))
  })
})

describe('a streamed archive', () => {
  test('fails when one of its files fails', async () => {
    const archive = zipStream([
      {
        name: 'a',
        content: async function* () {
          yield 'begun'
          throw new Error('The database went away.')
        },
      },
    ])
    await expect(buffer(archive)).rejects.toThrow('The database went away.')
  })

  test('ends its files’ streams when the reader stops', async () => {
    let ended = false
    const archive = zipStream([
      {
        name: 'a',
        content: async function* () {
          try {
            for (;;) yield Buffer.alloc(64 * 1024, Math.random().toString())
          } finally {
            ended = true
          }
        },
      },
    ])
    for await (const _ of archive) break
    await expect.poll(() => ended, { timeout: 30_000 }).toBe(true)
  })
})
