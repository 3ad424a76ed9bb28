import { and, eq } from 'drizzle-orm'
import { apiTokens, projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import type { OrgContext } from '../context'
import { weakerRole } from '../permissions'
import type { CreateTokenInput } from '../schemas'
import { digest, newSecret } from '../secrets'

/**
 * Creates an API token on the actor's behalf: shown once, stored as a hash, never stronger than the actor
 * (spec/decisions#1). Returns the token itself and its row's id. Throws `not-found` for a project of another
 * workspace.
 */
export async function createApiToken(
  ctx: OrgContext<'manage'>,
  input: CreateTokenInput,
): Promise<{ id: string; token: string; last4: string }> {
  const userId = ctx.actor.id
  if (!userId) throw new AppError('forbidden')
  const token = newSecret('trb')
  const id = newId()
  const last4 = token.slice(-4)
  await inSystem(async (tx) => {
    if (input.project_id) {
      const [project] = await tx
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.id, input.project_id), eq(projects.orgId, ctx.orgId)))
      if (!project) throw new AppError('not-found')
    }
    await tx.insert(apiTokens).values({
      id,
      orgId: ctx.orgId,
      projectId: input.project_id ?? null,
      userId,
      name: input.name,
      role: weakerRole(input.role, ctx.role),
      tokenHash: digest(token),
      last4,
      expiresAt: input.expires_in_days ? new Date(Date.now() + input.expires_in_days * 86_400_000) : null,
    })
    await audit(tx, ctx, {
      action: 'token.created',
      subject: id,
      data: { name: input.name, role: input.role },
    })
  })
  return { id, token, last4 }
}
