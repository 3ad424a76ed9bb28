import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * `p.status in ('a', 'b')`, made from a list of db/allowed-values.ts: `oneOf(sql`p.status`, possiblyPublished)`. The values are
 * written out, since an index with a condition is used only for a statement whose text fulfils it. Throws for values that are
 * no plain words.
 */
export function oneOf(expression: SQLWrapper, values: readonly string[]): SQL {
  for (const value of values)
    if (!/^[a-z][a-z_-]*$/.test(value)) throw new Error(`Not a value that can be written out: ${value}`)
  return sql`${expression} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}
