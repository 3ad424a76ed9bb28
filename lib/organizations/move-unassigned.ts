import { type SQL, sql } from 'drizzle-orm'
import type { SystemTx } from '@/db/system'
import type { UnassignedKind } from './schemas'

type Move = { orgId: string; projectId: string; kind: UnassignedKind; ids: string[] }

/**
 * Moves the chosen rows without a project into one, with everything below them. Parents go first, so that their
 * children's foreign keys within the project hold. Returns how many of the chosen rows it found.
 */
export async function moveUnassigned(tx: SystemTx, { orgId, projectId, kind, ids }: Move): Promise<number> {
  const free = sql`org_id = ${orgId}::uuid and project_id is null`
  const idsOf = async (table: string, where: SQL): Promise<string[]> => {
    const rows = await tx.execute<{ id: string }>(
      sql`select id from ${sql.identifier(table)} where ${free} and ${where} for update`,
    )
    return rows.map((row) => row.id)
  }
  const among = (column: string, set: string[]) =>
    sql`${sql.identifier(column)} = any(${sql.param(set)}::uuid[])`
  const roots = await idsOf(kind, among('id', ids))
  const sources = kind === 'sources' ? roots : []
  const channels = kind === 'channels' ? roots : []
  const runs = await idsOf('sync_runs', among('source_id', sources))
  const items = kind === 'items' ? roots : await idsOf('items', among('source_id', sources))
  const packages = kind === 'packages' ? roots : await idsOf('packages', among('item_id', items))

  // A reference to a row outside this project is set to null, as if that row had been deleted.
  const clearForeignReference = (column: string, table: string) =>
    sql`, ${sql.identifier(column)} = (select parent.id from ${sql.identifier(table)} parent
      where parent.id = ${sql.identifier(column)} and parent.project_id = ${projectId}::uuid)`
  const moveRows = (table: string, where: SQL, links: SQL = sql``) =>
    tx.execute(sql`update ${sql.identifier(table)} set project_id = ${projectId}::uuid${links}
      where ${free} and ${where}`)
  await moveRows('channels', among('id', channels))
  await moveRows('sources', among('id', sources))
  await moveRows('source_entries', among('source_id', sources))
  await moveRows('sync_runs', among('id', runs))
  await moveRows('sync_run_entries', among('run_id', runs))
  await moveRows('items', among('id', items), clearForeignReference('source_id', 'sources'))
  await moveRows('packages', among('id', packages), clearForeignReference('item_id', 'items'))
  await moveRows('variants', among('package_id', packages), clearForeignReference('channel_id', 'channels'))
  await moveRows('package_events', among('package_id', packages))
  await moveRows('package_comments', among('package_id', packages))
  await moveRows(
    'publications',
    among('package_id', packages),
    clearForeignReference('channel_id', 'channels'),
  )
  return roots.length
}
