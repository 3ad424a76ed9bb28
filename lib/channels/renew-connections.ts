import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { systemContext } from '@/lib/auth/system-context'
import { currentCredentials } from './current-credentials'
import { selfRenewing } from './renews-itself'

/**
 * Renews connections that end within three weeks and can be renewed without a person, so that a channel nobody posts to does not
 * expire. Each is tried once an hour at most. Gives how many were looked at. Serves spec/decisions#7.
 */
export async function renewConnections(): Promise<number> {
  const rows = await inSystem((tx) =>
    tx.execute<{ id: string; project_id: string }>(sql`
      select id, project_id from channels
      where status = 'active' and platform = any(${sql.param(selfRenewing)}::text[]) and project_id is not null
        and expires_at < now() + interval '20 days' and updated_at < now() - interval '1 hour'
      order by expires_at limit 20`),
  )
  for (const row of rows) await currentCredentials(await systemContext(row.project_id), row.id)
  return rows.length
}
