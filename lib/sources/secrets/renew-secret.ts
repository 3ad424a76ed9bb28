import { eq } from 'drizzle-orm'
import type { SecretKind } from '@/db/allowed-values'
import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { notifyAddress, pushAddress } from './inbound-address'
import { issueSecret } from './issue-secret'

/** A new secret, shown only this once, and the addresses that accept it. */
export type IssuedSecret = { secret: string; push_url: string | null; notify_url: string | null }

export type RenewalInput = { id: string; grace_minutes: number }

const auditActions = { bearer: 'source.secret_regenerated', url: 'source.url_secret_created' } as const

/**
 * Issues a new secret of a kind for a source and records it in the audit log. Throws `not-found`, and `wrong-state`
 * for a type of source that uses no secrets. Serves spec/service#4.
 */
export async function renewSecret(
  ctx: ProjectContext<'write'>,
  kind: SecretKind,
  input: RenewalInput,
): Promise<IssuedSecret> {
  return inProject(ctx, async (tx) => {
    const [source] = await tx
      .select({ id: sources.id, sourceType: sources.sourceType, name: sources.name })
      .from(sources)
      .where(eq(sources.id, requireId(input.id)))
      .for('update')
    if (!source) throw new AppError('not-found')
    if (!pushAddress(source) && !notifyAddress(source))
      throw new AppError('wrong-state', {
        detail: `Sources of the type "${source.sourceType}" don’t use secrets.`,
      })
    const secret = await issueSecret(tx, { sourceId: source.id, kind, graceMinutes: input.grace_minutes })
    await audit(tx, ctx, {
      action: auditActions[kind],
      subject: source.id,
      data: { name: source.name, grace_minutes: input.grace_minutes },
    })
    const inUrl = kind === 'url' ? secret : undefined
    return { secret, push_url: pushAddress(source, inUrl), notify_url: notifyAddress(source, inUrl) }
  })
}
