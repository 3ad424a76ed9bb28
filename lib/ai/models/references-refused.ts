import { and, eq } from 'drizzle-orm'
import { modelSettings } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ModelSettings } from './model-settings'

/** How long a server counts as one that takes no reference images: it may have refused one particular image. */
const rememberedMs = 7 * 24 * 60 * 60_000

/** Whether a server that refused reference images at that time, if ever, is to be shown images again. Pure. */
export const mayAcceptReferences = (refusedAt: Date | null, now = Date.now()): boolean =>
  refusedAt === null || now - refusedAt.getTime() > rememberedMs

/**
 * Remembers that a workspace's image model takes no reference images, so that they are not sent to it in vain with
 * each image: for a week, or until the settings are saved. Takes the settings that were used, which may have changed
 * since. Serves spec/writing#5.
 */
export const storeReferencesRefused = (ctx: { orgId: string }, used: UsedModel): Promise<void> =>
  storeRefusal(ctx, used, new Date())

/** Forgets that a workspace's image model refused reference images, so that the next call sends them. */
export const clearReferencesRefused = (ctx: { orgId: string }, used: UsedModel): Promise<void> =>
  storeRefusal(ctx, used, null)

type UsedModel = Pick<ModelSettings, 'baseUrl' | 'model'>

async function storeRefusal(
  { orgId }: { orgId: string },
  { baseUrl, model }: UsedModel,
  referencesRefusedAt: Date | null,
): Promise<void> {
  await inSystem((tx) =>
    tx
      .update(modelSettings)
      .set({ referencesRefusedAt })
      .where(
        and(
          eq(modelSettings.orgId, orgId),
          eq(modelSettings.baseUrl, baseUrl),
          eq(modelSettings.imageModel, model),
        ),
      ),
  )
}
