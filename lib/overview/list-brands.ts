import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import type { OpenProject } from '@/lib/auth/authorization/open-org-projects'
import type { PlaceProject } from '@/lib/auth/authorization/place-project'
import type { Role } from '@/lib/auth/permissions'
import { type Counts, countsOf, needColumns } from './count-needs'
import { type NeedCounts, needKinds, sumNeeds } from './need-kinds'

/** A brand of a workspace at a glance. */
export type BrandOverview = Counts & {
  project: PlaceProject
  role: Role
  publishingPaused: boolean
  /** Posts still due today (in the brand's time zone) and within seven days. */
  today: number
  week: number
  /** The next post to go out. */
  next: { id: string; title: string; at: Date } | null
}

type Row = NeedCounts & {
  id: string
  review: number
  publishingPaused: boolean
  today: number
  week: number
  nextId: string | null
  nextTitle: string | null
  nextAt: Date | string | null
}

/**
 * Lists every brand at a glance, those that most need a person first: what is waiting for review, what needs a
 * person, and what goes out today, within a week and next. One statement for all brands, which reads a few rows of
 * each by index. Takes the projects that were opened for the person (`openOrgProjects`) and shows no others. Serves
 * spec/planning#4.
 */
export async function listBrands(projects: readonly OpenProject[]): Promise<BrandOverview[]> {
  if (projects.length === 0) return []
  const ids = sql.param(projects.map(({ ctx }) => ctx.projectId))
  const rows = await inSystem((tx) =>
    tx.execute<Row>(sql`
      select brand.id, brand.publishing_paused as "publishingPaused", ${needColumns(ofBrand)},
        plan.today, plan.week, next.id as "nextId", next.title as "nextTitle", next.scheduled_at as "nextAt"
      from projects as brand
      cross join lateral (
        select count(*) filter (where first.scheduled_at <
            ((date_trunc('day', now() at time zone brand.time_zone) + interval '1 day') at time zone brand.time_zone))::int as today,
          count(*)::int as week
        from (select packages.scheduled_at from packages
          where packages.project_id = brand.id and packages.status = 'scheduled'
            and packages.scheduled_at >= now() and packages.scheduled_at < now() + interval '7 days'
          limit 10000) as first
      ) as plan
      left join lateral (
        select packages.id, packages.title, packages.scheduled_at from packages
        where packages.project_id = brand.id and packages.status = 'scheduled' and packages.scheduled_at >= now()
        order by packages.scheduled_at limit 1
      ) as next on true
      where brand.id = any(${ids}::uuid[])`),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return projects
    .flatMap(({ shown, ctx }): BrandOverview[] => {
      const row = byId.get(ctx.projectId)
      if (!row) return []
      const { publishingPaused, today, week, nextId, nextTitle, nextAt } = row
      const next =
        nextId === null || nextAt === null
          ? null
          : { id: nextId, title: nextTitle ?? '', at: new Date(nextAt) }
      return [{ project: shown, role: ctx.role, ...countsOf(row), publishingPaused, today, week, next }]
    })
    .sort(byNeed)
}

const ofBrand = (table: string) => sql`${sql.identifier(table)}.project_id = brand.id`

/** Sorts by most urgent kind of need, then by number of needs, then by posts to review, then by name. */
function byNeed(a: BrandOverview, b: BrandOverview): number {
  return (
    urgency(a.needs) - urgency(b.needs) ||
    sumNeeds(b.needs) - sumNeeds(a.needs) ||
    b.review - a.review ||
    a.project.name.localeCompare(b.project.name, 'en')
  )
}

function urgency(needs: NeedCounts): number {
  const at = needKinds.findIndex((kind) => needs[kind] > 0)
  return at < 0 ? needKinds.length : at
}
