import type { NotificationDestinationRow } from '@/db/schema'
import type { DestinationAnswer } from './schemas'

/** Returns a destination in its API representation; of its URL only the server is shown. */
export const presentDestination = (
  row: NotificationDestinationRow,
  failingSince: Date | null,
): DestinationAnswer => ({
  id: row.id,
  type: row.type,
  name: row.name,
  url: row.shownUrl,
  kinds: row.kinds,
  status: row.status,
  paused_reason: row.pausedReason,
  old_secret_until:
    row.oldSecretUntil && row.oldSecretUntil > new Date() ? row.oldSecretUntil.toISOString() : null,
  failing_since: failingSince?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
})
