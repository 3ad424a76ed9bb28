import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { type Page, pageOf } from '@/lib/api/paging'
import type { OpenProject } from '@/lib/auth/authorization/open-org-projects'
import type { PlaceProject } from '@/lib/auth/authorization/place-project'
import { hasPermission, type Role } from '@/lib/auth/permissions'
import { listPosts, type PackageFindings } from '@/lib/packages/review/list-posts'
import { isWithoutVideoNote } from '@/lib/packages/without-video-note'

/** A post waiting for review, with its brand. */
export type WaitingPost = {
  id: string
  title: string
  revision: number
  stale: boolean
  held: boolean
  /** Why a person must look at it, as messages. */
  flags: string[]
  updatedAt: Date
  /** What to check before it is published, as messages. */
  warnings: string[]
  /** What blocks its approval, and the voice check's findings; undefined if there are none. */
  findings: PackageFindings | undefined
  /** The address of its first picture. */
  image: string | null
  /** The number of its variants. */
  versions: number
  /** Whether its project has any channel. */
  hasChannels: boolean
  /** The beginning of its first variant, and the channels of all variants. */
  excerpt: string
  channels: { platform: string; name: string; handle: string | null }[]
  project: PlaceProject
  /** The person's role in the project, and whether they may decide on the post. */
  role: Role
  decides: boolean
}

type Row = Omit<WaitingPost, 'project' | 'role' | 'decides' | 'updatedAt' | 'channels' | 'findings'> & {
  projectId: string
  updatedAt: Date | string
  channels: WaitingPost['channels'] | null
}

/**
 * Lists the posts waiting for review in several brands, newest first, paginated; optionally only flagged posts. One
 * statement reads the first few of each brand by index and keeps the newest of them; each brand on the page is then
 * asked for its findings. Takes the projects that were opened for the person (`openOrgProjects`) and shows no others;
 * `after` is the last id of the previous page. Serves spec/planning#4.
 */
export async function listOrgReview(
  projects: readonly OpenProject[],
  query: { limit: number; after?: string | undefined; flagged?: boolean | undefined },
): Promise<Page<WaitingPost>> {
  if (projects.length === 0) return { data: [], next_cursor: null }
  const { limit, after, flagged } = query
  const rows = await inSystem((tx) =>
    tx.execute<Row>(sql`
      with newest as materialized (
        select first.id
        from unnest(${sql.param(projects.map(({ ctx }) => ctx.projectId))}::uuid[]) as brand (id)
        cross join lateral (
          select packages.id from packages
          where packages.project_id = brand.id and packages.status = 'in_review'
            ${flagged ? sql`and packages.flagged` : sql``}
            ${after === undefined ? sql`` : sql`and packages.id < ${after}::uuid`}
          order by packages.id desc limit ${limit + 1}
        ) as first
        order by first.id desc limit ${limit + 1}
      )
      select packages.id, packages.title, packages.revision, packages.stale, packages.held,
        packages.project_id as "projectId", packages.updated_at as "updatedAt",
        array(select flag ->> 'message' from jsonb_array_elements(packages.flags) as flag) as flags,
        packages.warnings, coalesce(own.excerpt, '') as excerpt, own.channels, own.versions,
        exists (select from channels where channels.project_id = packages.project_id) as "hasChannels",
        coalesce((select featured_image from items
          where items.project_id = packages.project_id and items.id = packages.item_id), own.picture) as image
      from newest
      join packages on packages.id = newest.id
      left join lateral (
        select (array_agg(left(variants.text, 220) order by channels.id, variants.id))[1] as excerpt,
          count(*)::int as versions,
          (array_agg(variants.media -> 0 ->> 'url' order by channels.id, variants.id)
            filter (where variants.media -> 0 ->> 'url' !~* '[.]pdf([?#]|$)'))[1] as picture,
          json_agg(json_build_object('platform', channels.platform, 'name', channels.display_name,
            'handle', channels.config ->> 'handle') order by channels.id) filter (where channels.id is not null) as channels
        from variants
        left join channels on channels.project_id = packages.project_id and channels.id = variants.channel_id
        where variants.project_id = packages.project_id and variants.package_id = packages.id
      ) as own on true
      order by packages.id desc`),
  )
  const byId = new Map(projects.map((one) => [one.ctx.projectId, one]))
  const known = rows.flatMap(({ projectId, updatedAt, channels, ...row }): WaitingPost[] => {
    const open = byId.get(projectId)
    if (!open) return []
    const { shown, ctx } = open
    return [
      {
        ...row,
        updatedAt: new Date(updatedAt),
        channels: channels ?? [],
        warnings: row.warnings.filter((warning) => !isWithoutVideoNote(warning)),
        findings: undefined,
        project: shown,
        role: ctx.role,
        decides: hasPermission(ctx.role, 'review'),
      },
    ]
  })
  const findings = await findingsOf(known.slice(0, limit), byId)
  return pageOf(
    known,
    limit,
    (row) => row.id,
    (row) => ({ ...row, findings: findings.get(row.id) }),
  )
}

/** Returns the findings about posts of several brands, each read within its own brand. */
async function findingsOf(
  posts: readonly WaitingPost[],
  byId: ReadonlyMap<string, OpenProject>,
): Promise<Map<string, PackageFindings>> {
  const found = await Promise.all(
    Array.from(
      Map.groupBy(posts, ({ project }) => project.id),
      async ([id, own]) => {
        const open = byId.get(id)
        const packageIds = own.map((post) => post.id)
        return open ? [...(await listPosts(open.ctx, packageIds)).findings] : []
      },
    ),
  )
  return new Map(found.flat())
}
