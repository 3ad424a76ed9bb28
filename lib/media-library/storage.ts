import { eq, sql } from 'drizzle-orm'
import { organizations } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { formatFileSize } from './format-file-size'
import type { Storage } from './schemas'

/** Returns how much storage a workspace's libraries use together, and how much they may use. */
export async function getStorage(ctx: { readonly orgId: string }): Promise<Storage> {
  return inSystem((tx) => readStorage(tx, ctx.orgId))
}

/**
 * Like `getStorage`, with a lock for changing it: two uploads of a workspace that begin or end at the same time
 * take turns, so together they never exceed the allowance. The lock ends with the transaction.
 */
export async function lockStorage(tx: SystemTx, orgId: string): Promise<Storage> {
  await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, orgId))
    .for('no key update')
  return readStorage(tx, orgId)
}

async function readStorage(tx: SystemTx, orgId: string): Promise<Storage> {
  const [row] = await tx.execute<{ used: string; quota: string | null }>(sql`
    select (select coalesce(sum(bytes), 0) from media_files where org_id = ${orgId} and deleted_at is null)
        + (select coalesce(sum(bytes), 0) from media_uploads where org_id = ${orgId})
        + (select coalesce(sum(copy_bytes), 0) from videos where org_id = ${orgId} and copied_at is not null) as used,
      (select media_quota_bytes from organizations where id = ${orgId}) as quota`)
  return {
    used_bytes: Number(row?.used ?? 0),
    allowed_bytes: row?.quota == null ? env().MEDIA_QUOTA_MB * 1024 * 1024 : Number(row.quota),
  }
}

/** Throws `storage-full` if `more` bytes do not fit; the message says how much is used and allowed. */
export function requireStorage({ used_bytes, allowed_bytes }: Storage, more: number): void {
  if (more <= 0 || used_bytes + more <= allowed_bytes) return
  throw new AppError('storage-full', {
    detail: `This file needs ${formatFileSize(more)}, and your workspace uses ${formatFileSize(used_bytes)} of ${formatFileSize(allowed_bytes)}.`,
  })
}
