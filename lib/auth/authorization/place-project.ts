import { sql } from 'drizzle-orm'

export type PlaceProject = {
  id: string
  name: string
  slug: string
  logoUrl: string | null
  /** The brand's two colors. */
  color: string | null
  accent: string | null
}

/** For a query on `projects`: the columns shown where people choose a project. */
export const placeColumns = sql`projects.id, projects.name, projects.slug,
  projects.settings -> 'brand_assets' ->> 'logo_url' as "logoUrl",
  case when jsonb_typeof(projects.voice -> 'primary_color') = 'string'
    then projects.voice ->> 'primary_color' end as color,
  case when jsonb_typeof(projects.voice -> 'secondary_color') = 'string'
    then projects.voice ->> 'secondary_color' end as accent`
