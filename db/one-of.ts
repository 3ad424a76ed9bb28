import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Builds `p.status in ('a', 'b')` from a list in db/allowed-values.ts: `oneOf(sql`p.status`, possiblyPublished)`.
 * The values are inlined, since a partial index is used only for a statement whose text implies its condition.
 * Throws for values that are not plain words.
 */
export function oneOf(expression: SQLWrapper, values: readonly string[]): SQL {
  for (const value of values)
    if (!/^[a-z][a-z_-]*$/.test(value)) throw new Error(`Not a value that can be written out: ${value}`)
  return sql`${expression} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}
