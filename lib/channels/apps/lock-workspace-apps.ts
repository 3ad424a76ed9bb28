import { sql } from 'drizzle-orm'
import type { SystemTx } from '@/db/system'
import type { NetworkName } from '@/lib/networks/registry'

/** Serializes changes, since two people may save at the same time. */
export const lockWorkspaceApps = (tx: SystemTx, orgId: string, platform: NetworkName) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`network app ${orgId} ${platform}`}, 0))`)
