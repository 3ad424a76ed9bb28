import { expect, test } from 'vitest'
import { leafPaths } from './leaf-paths'

test('a sample’s paths lead to its texts, numbers and lists, and number at most 200', () => {
  const body = { a: { b: [{ c: 1 }, { c: 2 }] }, list: ['x', 'y'], none: null }
  expect(leafPaths(body)).toEqual(['a.b', 'a.b[].c', 'a.b.0.c', 'list', 'list.0'])
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`field${at}`, at]))
  expect(leafPaths({ many })).toHaveLength(200)
  expect(leafPaths('text')).toEqual([])
})
