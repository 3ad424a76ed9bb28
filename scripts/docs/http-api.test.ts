import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const methods = 'GET|POST|PUT|PATCH|DELETE'

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

const promised = readFileSync('docs/spec/http-api.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const row = new RegExp(
      `^\\| (?:<a [^>]*></a>)?((?:${methods})(?:, (?:${methods}))*) (/api/[^ |]*) \\|`,
    ).exec(line)
    return row?.[1]?.split(', ').map((method) => `${method} ${row[2]}`) ?? []
  })

test('docs/spec/http-api.md lists exactly the endpoints that exist', () => {
  expect(promised.sort()).toEqual(served.sort())
})
