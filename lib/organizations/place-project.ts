import { sql } from 'drizzle-orm'

export type PlaceProject = {
  id: string
  name: string
  slug: string
  logoUrl: string | null
  /** The brand's two colours. */
  color: string | null
  accent: string | null
}

/** Inside a query on `projects`: what a project is shown by where people choose one. */
export const placeColumns = sql`projects.id, projects.name, projects.slug,
  projects.settings -> 'brand_assets' ->> 'logo_url' as "logoUrl",
  case when jsonb_typeof(projects.voice -> 'primary_color') = 'string'
    then projects.voice ->> 'primary_color' end as color,
  case when jsonb_typeof(projects.voice -> 'secondary_color') = 'string'
    then projects.voice ->> 'secondary_color' end as accent`

// Latin letters without their accents, so that "gotz" finds "Götz".
const accents = '[\u0300-\u036f]'
const folded = (text: ReturnType<typeof sql>) =>
  sql`regexp_replace(normalize(lower(${text}), nfd), ${accents}, '', 'g')`

/** Inside a query: whether a text holds every word of what was typed, in any case and with or without accents. */
export function holdsWords(text: ReturnType<typeof sql>, typed: string): ReturnType<typeof sql> {
  const words = wordsOf(typed)
  if (words.length === 0) return sql`true`
  return sql.join(
    words.map((word) => sql`strpos(${folded(text)}, ${word}) > 0`),
    sql` and `,
  )
}

/** Inside a query: whether a text begins with the first word of what was typed. */
export const beginsWith = (text: ReturnType<typeof sql>, typed: string) =>
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
