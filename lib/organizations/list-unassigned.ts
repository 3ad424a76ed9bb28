import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import type { OrgContext } from '@/lib/auth/context'
import type { UnassignedKind } from './schemas'

export type UnassignedRow = { kind: UnassignedKind; id: string; label: string; detail: string; at: Date }

/**
 * Lists a workspace's legacy rows that do not belong to a project yet (spec/decisions#1), newest first, at most 200
 * of each kind. What belongs to another such row (a source's items, an item's packages) is not listed: it is
 * assigned together with it.
 */
export async function listUnassigned(ctx: OrgContext<'manage'>): Promise<UnassignedRow[]> {
  const orphan = (alias: string) =>
    sql`${sql.identifier(alias)}.org_id = ${ctx.orgId} and ${sql.identifier(alias)}.project_id is null`
  const rows = await inSystem((tx) =>
    tx.execute<UnassignedRow>(sql`
      (select 'sources' as kind, s.id, s.name as label, s.source_type as detail, s.created_at as at
        from sources s where ${orphan('s')} order by s.id desc limit 200)
      union all
      (select 'items', i.id, i.title, i.external_id, i.created_at from items i
        where ${orphan('i')}
          and not exists (select 1 from sources s where s.id = i.source_id and ${orphan('s')})
        order by i.id desc limit 200)
      union all
      (select 'packages', p.id, p.title, p.status, p.created_at from packages p
        where ${orphan('p')}
          and not exists (select 1 from items i where i.id = p.item_id and ${orphan('i')})
        order by p.id desc limit 200)
      union all
      (select 'channels', c.id, c.display_name, c.platform, c.created_at from channels c
        where ${orphan('c')} order by c.id desc limit 200)`),
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
