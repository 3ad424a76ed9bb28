import type postgres from 'postgres'
import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import { newId } from '@/lib/ids'
import { createTestProject, type TestProject } from '@/testing/database/factories'

export type ManyItems = { project: TestProject; sourceId: string; middle: string }

/**
 * Creates two projects of `count` items each, all items of the second newer than those of the first: a quiet
 * project next to a busy one, which is the hard case for a newest-first list. Written without foreign key triggers
 * and indexed afterwards.
 */
export async function createManyItems(sql: postgres.Sql, count: number): Promise<ManyItems> {
  const [project, neighbour] = [await createTestProject(), await createTestProject()]
  const [own, others] = [await createSources(project), await createSources(neighbour)]
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'items' and indexname like 'items\\_by\\_%'`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  const fill = ({ ctx }: TestProject, sourceIds: string[], shift: string) =>
    sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx.unsafe(rows, [count, ctx.orgId, ctx.projectId, sourceIds, shift])
    })
  await Promise.all([fill(project, own, '-1 day'), fill(neighbour, others, '0')])
  await sql.begin(async (tx) => {
    await tx`set local maintenance_work_mem = '512MB'`
    for (const { definition } of indexes) await tx.unsafe(definition)
  })
  await sql`vacuum analyze items`
  const [{ id: middle } = { id: '' }] = await sql<{ id: string }[]>`
    select id from items where project_id = ${project.ctx.projectId} order by id offset ${count / 2} limit 1`
  return { project, sourceId: own[0] ?? '', middle }
}

async function createSources({ ctx }: TestProject): Promise<string[]> {
  const ids = Array.from({ length: 10 }, newId)
  await inProject(ctx, (tx) =>
    tx
      .insert(sources)
      .values(ids.map((id) => ({ id, sourceType: 'bucket_manifest', name: `Bucket ${id}`, config: {} }))),
  )
  return ids
}

// Every 100th item has failed, every third mentions rivers; a hundred mention a lighthouse, a hundred are tagged
// "rare".
const rows = `
  insert into items (
    id, org_id, project_id, source_id, external_id, title, content_subtype, featured_image, tags, languages,
    published_at, raw_content, metadata, content_hash, status, created_at, updated_at
  )
  select
    uuidv7($5::interval), $2::uuid, $3::uuid, ($4::uuid[])[1 + n % 10], 'entry-' || n,
    case when n % ($1::int / 100) = 17 then 'Lighthouse ' when n % 3 = 0 then 'River ' else 'Meadow ' end || n, 'Riverfolk',
    'https://assets.example.org/entries/' || n || '/portrait.jpg',
    array['seen', 'group-' || n % 100] || case when n % ($1::int / 100) = 18 then array['rare'] else '{}' end,
    '{en,de}', now() - n * interval '1 minute', repeat('A line of the text made of the bible. ', 10),
    jsonb_build_object('slug', 'entry-' || n, 'bucket_base_url', 'https://assets.example.org/entries'),
    md5(n::text), case when n % 100 = 7 then 'failed' else 'transformed' end,
    now() - n * interval '1 minute', now() - n * interval '1 minute'
  from generate_series(1, $1::int) as n`
