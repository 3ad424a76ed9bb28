import { sql } from 'drizzle-orm'
import type { SecretKind } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import { sourceSecrets } from '@/db/schema'
import { digest, newSecret, urlSecretDigest } from '@/lib/auth/secrets'
import { newId } from '@/lib/ids'

/**
 * Creates a new secret for a source in the open transaction and returns it, the only time it is readable. Earlier
 * ones of its kind end at once, or the latest of them after `graceMinutes`: never more than two are live
 * (spec/security#1.6). The caller holds a lock on the source's row.
 */
export async function issueSecret(
  tx: ProjectTx,
  input: { sourceId: string; kind: SecretKind; graceMinutes: number },
): Promise<string> {
  const { sourceId, kind, graceMinutes } = input
  await tx.execute(sql`
    with last as (
      select id from source_secrets
      where source_id = ${sourceId}::uuid and kind = ${kind} and (expires_at is null or expires_at > now())
      order by expires_at is null desc, id desc limit 1
    ), ended as (
      delete from source_secrets
      where source_id = ${sourceId}::uuid and kind = ${kind}
        and (${graceMinutes}::int = 0 or id not in (select id from last))
    )
    update source_secrets
    set expires_at = least(expires_at, now() + ${graceMinutes}::int * interval '1 minute')
    where ${graceMinutes}::int > 0 and id in (select id from last)`)
  const url = kind === 'url'
  const secret = newSecret(url ? 'tru' : 'trs')
  await tx.insert(sourceSecrets).values({
    id: newId(),
    sourceId,
    kind,
    secretHash: url ? urlSecretDigest(secret) : digest(secret),
    last4: secret.slice(-4),
  })
  return secret
}
