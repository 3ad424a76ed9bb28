import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentedEndpoints, methods } from './http-api'

/** "GET /api/items" for every method that a route below app/api handles itself. */
const served = globSync('app/api/**/route.ts').flatMap((file) => {
  const path = file
    .slice('app'.length, -'/route.ts'.length)
    .replaceAll('\\', '/')
    .replace(/\[(\w+)\]/g, '{$1}')
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(new RegExp(`^export const (${methods}) =`, 'gm'))].map(
    ([, method]) => `${method} ${path}`,
  )
})

test('docs/spec/http-api.md lists exactly the endpoints that exist', () => {
  expect(documentedEndpoints().sort()).toEqual(served.sort())
})
