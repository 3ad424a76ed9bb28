import { type SQL, sql } from 'drizzle-orm'
import type { PackageStatus } from '@/db/allowed-values'
import { inSystem } from '@/db/system'
import type { SessionProof } from '@/lib/auth/login-sessions/session-proof'
import { isNotMadeByTopic } from '@/lib/items/topic-origin'
import { listCallerOrgs } from '@/lib/organizations/caller-orgs'
import type { PlaceSearch } from '@/lib/organizations/schemas'
import { type FoundPlaces, searchPlaces } from '@/lib/organizations/search-places'
import { hiddenUntilSql } from '@/lib/publications/hidden-until'

/** A post or a piece of content, with its brand. */
type FoundThing = { id: string; title: string; org: string; project: string; brand: string }
export type FoundEverywhere = FoundPlaces & {
  posts: (FoundThing & {
    status: PackageStatus
    /** Whether its network has it but hides it until a set time. */
    hidden: boolean
  })[]
  content: FoundThing[]
}

type Person = { id: string; name: string; proof: SessionProof }

const callerOf = ({ id, name, proof }: Person) => ({
  actor: { kind: 'person' as const, id, name },
  proof,
  ...(proof.companyOf ? { onlyOrgId: proof.companyOf } : {}),
})

/** How many of each are shown. */
const shown = 6
/** How many matches are considered; typing more letters narrows them down. */
const lookedAt = 500

/**
 * Returns what Ctrl K finds for the typed text: projects and workspaces and, from two letters on, posts and content
 * by the words in their titles and texts, newest first, those of the current project before others. Four
 * statements; only searches workspaces that the person's session may enter. Takes the person; serves
 * spec/planning#4.
 */
export async function searchEverywhere(person: Person, input: PlaceSearch): Promise<FoundEverywhere> {
  const typed = input.q.replaceAll('\0', '').trim()
  const orgs = typed.length < 2 ? [] : await listCallerOrgs(callerOf(person))
  const [places, rows] = await Promise.all([
    searchPlaces(person.id, { q: input.q, org: input.org }, person.proof.companyOf),
    orgs.length === 0 ? [] : findThings(orgs, { ...input, q: typed }),
  ])
  const of = (kind: Row['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, title, org, project, brand }) => ({ id, title, org, project, brand }))
  const states = new Map(rows.map(({ id, status, hidden }) => [id, { status: status ?? 'draft', hidden }]))
  return {
    ...places,
    posts: of('post').map((post) => ({
      ...post,
      ...(states.get(post.id) ?? { status: 'draft', hidden: false }),
    })),
    content: of('content'),
  }
}

type Row = FoundThing & { kind: 'post' | 'content'; status: PackageStatus | null; hidden: boolean }

/**
 * Each typed word must be a prefix of a word in the match. A project's id is indexed as a word of its rows, so one
 * index answers the whole query.
 */
async function findThings(orgs: string[], { q, org, project }: PlaceSearch): Promise<Row[]> {
  const found = (kind: Row['kind'], from: SQL, { status, hidden }: { status: SQL; hidden: SQL }) => sql`
    (select ${kind}::text as kind, one.id, one.title, mine.org, mine.project, mine.brand, ${status} as status, ${hidden} as hidden
    from (${from}) as one
    join mine on mine.id = one.project_id
    order by (mine.org = ${org ?? ''} and mine.project = ${project ?? ''}) desc, one.id desc
    limit ${shown})`
  const rows = await inSystem((tx) =>
    tx.execute<Row>(sql`
      with mine as materialized (
        select projects.id, projects.slug as project, projects.name as brand, organizations.slug as org
        from organizations
        join projects on projects.org_id = organizations.id
        where organizations.id = any(${sql.param(orgs)}::uuid[])
      ),
      words as materialized (select search_words(left(${q}, 200)) as typed),
      wanted as materialized (
        select (select string_agg(array_to_tsvector(array[' ' || mine.id])::text, ' | ')::tsquery from mine)
          && (select string_agg(array_to_tsvector(array[word])::text || ':*', ' & ')::tsquery
            from words, unnest(words.typed) as word) as query
      )
      ${found(
        'post',
        sql`select p.id, p.title, p.project_id, p.status from (
            select package_id from package_search where search @@ (select query from wanted) limit ${lookedAt}) as hit
          join packages p on p.id = hit.package_id`,
        {
          status: sql`one.status`,
          hidden: sql`${hiddenUntilSql(sql`hidden.project_id = one.project_id and hidden.package_id = one.id`)} is not null`,
        },
      )}
      union all
      ${found(
        'content',
        sql`select id, title, project_id from items
          where search @@ (select query from wanted) and withdrawn_at is null and ${isNotMadeByTopic} limit ${lookedAt}`,
        { status: sql`null::text`, hidden: sql`false` },
      )}`),
  )
  return [...rows]
}
