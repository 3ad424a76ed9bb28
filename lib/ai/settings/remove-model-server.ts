import { eq } from 'drizzle-orm'
import { modelSettings } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'

/** Deletes a workspace's model and its key, so that the install's model applies again. Limits and prices stay. */
export async function removeModelServer(ctx: OrgContext<'manage'>): Promise<void> {
  await inSystem(async (tx) => {
    await tx
      .update(modelSettings)
      .set({
        kind: null,
        baseUrl: null,
        model: null,
        encryptedKey: null,
        keyServer: null,
        imageModel: null,
        referencesRefusedAt: null,
        embeddingModel: null,
        vision: false,
      })
      .where(eq(modelSettings.orgId, ctx.orgId))
    await audit(tx, ctx, { action: 'model.removed', subject: ctx.orgId })
  })
}
