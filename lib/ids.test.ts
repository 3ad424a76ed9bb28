import { validate, version } from 'uuid'
import { expect, test } from 'vitest'
import { newId } from './ids'

test('ids made one after the other are UUIDv7, all different and in order', () => {
  const ids = Array.from({ length: 20_000 }, newId)
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
})
