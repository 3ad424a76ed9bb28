import type { ProjectTx } from '@/db/project'
import { packageEvents } from '@/db/schema'
import type { Actor } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import type { PackageStatus } from './states'

export type PackageEventInput = {
  packageId: string
  action: string
  from?: PackageStatus | null
  to?: PackageStatus | null
  reason?: string | null
  data?: Record<string, unknown>
}

/** Writes who changed a package, how and why, in the transaction of the change (decisions 7). */
export async function recordEvent(
  tx: ProjectTx,
  ctx: { actor: Actor },
  event: PackageEventInput,
): Promise<void> {
  await tx.insert(packageEvents).values({
    id: newId(),
    packageId: event.packageId,
    actorId: ctx.actor.id,
    actorName: ctx.actor.name,
    action: event.action,
    fromStatus: event.from ?? null,
    toStatus: event.to ?? null,
    reason: event.reason ?? null,
    data: event.data ?? {},
  })
}
