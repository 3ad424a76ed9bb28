import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCommit, makePack, objectHead } from '@/testing/fakes/git-objects'
import { checkPack } from './check-pack'
import { withFilter } from './git-http'

const head = (count: number) => {
  const bytes = Buffer.alloc(12)
  bytes.write('PACK')
  bytes.writeUInt32BE(2, 4)
  bytes.writeUInt32BE(count, 8)
  return bytes
}
/** Builds a pack of objects from their type, claimed size, base reference and content. */
const packOf = (...objects: { type: number; size: number; base?: Buffer; content: Buffer }[]) =>
  Buffer.concat([
    head(objects.length),
    ...objects.flatMap(({ type, size, base, content }) => [
      objectHead(type, size),
      base ?? Buffer.alloc(0),
      packed(content),
    ]),
    Buffer.alloc(20),
  ])
/** Compresses each content only once, however often a pack contains it. */
const packed = (content: Buffer): Buffer => {
  const known = packedBefore.get(content) ?? deflateSync(content, { level: 9 })
  packedBefore.set(content, known)
  return known
}
const packedBefore = new WeakMap<Buffer, Buffer>()
const blob = (content: string | Buffer, size = content.length) => ({
  type: 3,
  size,
  content: typeof content === 'string' ? Buffer.from(content) : content,
})
/** A delta against the object this many bytes earlier that claims to produce this size. */
const delta = (distance: number, result: number) => {
  const content = Buffer.from([5, ...sizeBytes(result), 0x91, 0, 5])
  return { type: 6, size: content.length, base: Buffer.from([distance]), content }
}
const sizeBytes = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...sizeBytes(Math.floor(value / 128))]

describe('a pack', () => {
  test('as a server sends it is accepted', async () => {
    const { objects } = makeCommit({ 'a.md': 'x'.repeat(100_000), 'b/c.md': '' }, 'first')
    await expect(checkPack(makePack(objects.values()))).resolves.toBeUndefined()
    await expect(checkPack(packOf(blob('hello'), delta(14, 5)))).resolves.toBeUndefined()
  })

  test.each<[string, Buffer]>([
    ['that is none', Buffer.from('<!doctype html><title>Sign in</title>')],
    ['that is empty', Buffer.alloc(0)],
    ['of more objects than there are', Buffer.concat([head(2), packOf(blob('x')).subarray(12)])],
    ['of millions of objects', Buffer.concat([head(4_000_000_000), Buffer.alloc(40)])],
    ['that is cut off', packOf(blob('x'.repeat(1000))).subarray(0, 30)],
    ['with something behind its end', Buffer.concat([packOf(blob('x')), Buffer.from('more')])],
    ['whose object is larger than it says', packOf(blob('x'.repeat(5_000_000), 10))],
    ['whose object is smaller than it says', packOf(blob('x', 20_000_000))],
    ['whose object says it is huge', packOf(blob('x', 2 ** 40))],
    ['of an object too large', packOf(blob(Buffer.alloc(25 * 1024 * 1024)))],
    ['of a difference that leads to too much', packOf(blob('hello'), delta(14, 2 ** 31))],
    ['of a difference against nothing', packOf(blob('hello'), delta(3, 5))],
    ['of a difference against itself', packOf(blob('hello'), delta(0, 5))],
    ['of an unknown kind', packOf({ type: 5, size: 1, content: Buffer.from('x') })],
    ['of a size that never ends', Buffer.concat([head(1), Buffer.alloc(60, 0xff)])],
    ['of a thousand steps', packOf(blob('hello'), ...Array.from({ length: 1000 }, () => delta(13, 5)))],
    ['of many large objects', packOf(...new Array(25).fill(blob(Buffer.alloc(23 * 1024 * 1024))))],
  ])('%s is refused', async (_, pack) => {
    await expect(checkPack(pack)).rejects.toThrow(/\.$/)
  })

  test('of random bytes causes no error other than BadPack', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 200 }),
        fc.integer({ min: 0, max: 3 }),
        async (bytes, count) => {
          await checkPack(Buffer.concat([head(count), bytes])).catch((error: Error) =>
            expect(error.constructor.name).toBe('BadPack'),
          )
        },
      ),
    )
  })
})

test('the filter for large files goes where the protocol expects it, and only into a pack request', () => {
  const packet = (text: string) => (text.length + 4).toString(16).padStart(4, '0') + text
  const want = `want ${'a'.repeat(40)} multi_ack_detailed ofs-delta\n`
  const body = `${packet(want)}${packet('deepen 1\n')}0000${packet('done\n')}`
  expect(Buffer.from(withFilter(Buffer.from(body), 1000)).toString()).toBe(
    `${packet(`${want.trimEnd()} filter\n`)}${packet('deepen 1\n')}${packet('filter blob:limit=1000\n')}0000${packet('done\n')}`,
  )
  for (const other of ['', '0000', 'zzzz', '0014command=ls-refs\n0000'])
    expect(Buffer.from(withFilter(Buffer.from(other), 1)).toString()).toBe(other)
})
