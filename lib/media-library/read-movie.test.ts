import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { blankOutMetadata, readMovie } from './read-movie'

const place = Buffer.from('+40.7+8.9/')

/** A box with its size in four bytes or, as for boxes of 4 GB and more, in eight. */
function box(type: string, content: Buffer, isLarge = false): Buffer {
  const head = Buffer.alloc(isLarge ? 16 : 8)
  head.write(type, 4, 'latin1')
  if (isLarge) {
    head.writeUInt32BE(1, 0)
    head.writeBigUInt64BE(BigInt(16 + content.length), 8)
  } else head.writeUInt32BE(8 + content.length, 0)
  return Buffer.concat([head, content])
}

/** The types of the boxes of a file, one after the other, by the sizes that stand in them. */
function typesOf(file: Buffer): string[] {
  const types: string[] = []
  for (let at = 0; at < file.length; ) {
    const short = file.readUInt32BE(at)
    types.push(file.toString('latin1', at + 4, at + 8))
    const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short
    if (size < 8) throw new Error(`A box at ${at} has the size ${size}.`)
    at += size
  }
  return types
}

for (const isLarge of [false, true])
  test(`metadata is blanked and every box stays in place, with sizes in ${isLarge ? 'eight' : 'four'} bytes`, async () => {
    const file = Buffer.concat([
      box('ftyp', Buffer.from('isom')),
      box('udta', place, isLarge),
      box('moov', Buffer.concat([box('mvhd', Buffer.alloc(100)), box('meta', place, isLarge)])),
      box('mdat', Buffer.from('the film')),
    ])
    const { blanks } = await readMovie(async (from, bytes) => file.subarray(from, from + bytes), file.length)
    for (const size of [1, 7, file.length]) {
      const pieces: Buffer[] = []
      for (let at = 0; at < file.length; at += size) pieces.push(Buffer.from(file.subarray(at, at + size)))
      const stored = await buffer(Readable.from(blankOutMetadata(Readable.from(pieces), blanks)))
      expect(stored).toHaveLength(file.length)
      expect(stored.includes(place)).toBe(false)
      expect(typesOf(stored)).toEqual(['ftyp', 'free', 'moov', 'mdat'])
      expect(stored.includes('the film')).toBe(true)
    }
  })
