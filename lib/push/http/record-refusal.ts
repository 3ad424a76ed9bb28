import { inProject } from '@/db/project'
import { pushDeliveries } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import type { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import type { DeliveryView } from '../schemas'

/** Records a request that was refused as a whole. */
export async function recordRefusal(
  ctx: ProjectContext<'write'>,
  refused: { sourceId: string; mode: DeliveryView['mode']; error: AppError },
): Promise<void> {
  const { sourceId, mode, error } = refused
  await inProject(ctx, (tx) =>
    tx.insert(pushDeliveries).values({
      id: newId(),
      sourceId,
      mode,
      status: error.status,
      problem: { code: error.code, detail: (error.errors?.[0]?.detail ?? error.message).slice(0, 500) },
    }),
  )
}
