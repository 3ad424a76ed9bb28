import { readFileSync } from 'node:fs'

export const methods = 'GET|POST|PUT|PATCH|DELETE'

/** Returns every endpoint that docs/spec/http-api.md lists: "GET /api/items". */
export const documentedEndpoints = (): string[] =>
  readFileSync('docs/spec/http-api.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const row = new RegExp(
        `^\\| (?:<a [^>]*></a>)?((?:${methods})(?:, (?:${methods}))*) (/api/[^ |]*) \\|`,
      ).exec(line)
      return row?.[1]?.split(', ').map((method) => `${method} ${row[2]}`) ?? []
    })
