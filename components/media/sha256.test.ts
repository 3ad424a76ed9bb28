import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { Sha256 } from './sha256'

test('a file in pieces of any length has the digest of the whole', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1_000, 70_001]) {
    const bytes = randomBytes(length)
    const mine = new Sha256()
    for (let at = 0, step = 1; at < length; at += step, step = (step * 3) % 4_099 || 1)
      mine.update(bytes.subarray(at, at + step))
    expect(mine.hex()).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})
