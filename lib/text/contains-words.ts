import { type SQL, sql } from 'drizzle-orm'

// Latin letters are compared without accents, so that "gotz" finds "Götz".
const accents = '[\u0300-\u036f]'
const folded = (text: SQL) => sql`regexp_replace(normalize(lower(${text}), nfd), ${accents}, '', 'g')`

/** SQL condition: whether a text contains every word that was typed, in any case and with or without accents. */
export function containsWords(text: SQL, typed: string): SQL {
  const words = wordsOf(typed)
  if (words.length === 0) return sql`true`
  return sql.join(
    words.map((word) => sql`strpos(${folded(text)}, ${word}) > 0`),
    sql` and `,
  )
}

/** SQL condition: whether a text begins with the first word that was typed. */
export const startsWithTypedWord = (text: SQL, typed: string) =>
  sql`starts_with(${folded(text)}, ${wordsOf(typed)[0] ?? ''})`

const wordsOf = (typed: string): string[] =>
  typed
    .replaceAll('\0', '')
    .normalize('NFD')
    .replaceAll(new RegExp(accents, 'g'), '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
