import { asc, eq, inArray } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { channels, packages, projects, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'
import type { VoiceCheck } from '@/lib/voice/schemas'
import { voiceCheckOf } from '@/lib/voice/voice-check-of'
import { type PackageRow, presentPackage, type StoredVariant } from './present-package'
import type { PackageAnswer } from './schemas'

/** The variants of some packages with their channels, in the order they were made. */
export async function loadVariants(tx: ProjectTx, packageIds: string[]): Promise<StoredVariant[]> {
  if (packageIds.length === 0) return []
  return tx
    .select({
      variant: variants,
      channel: {
        accountKey: channels.accountKey,
        displayName: channels.displayName,
        status: channels.status,
        sandbox: channels.sandbox,
      },
    })
    .from(variants)
    .leftJoin(channels, eq(channels.id, variants.channelId))
    .where(inArray(variants.packageId, packageIds))
    .orderBy(asc(variants.id))
}

/** What the project's posts are checked against: its voice, and how serious it takes each rule. */
export async function loadBrand(tx: ProjectTx, ctx: ProjectContext): Promise<VoiceCheck> {
  const [row] = await tx
    .select({ voice: projects.voice, settings: projects.settings })
    .from(projects)
    .where(eq(projects.id, ctx.projectId))
  return voiceCheckOf(row ?? { voice: {}, settings: {} })
}

/**
 * One package for changing it: its row is locked until the transaction ends, so of two people the second sees what the
 * first did. Throws `not-found`, and `stale-revision` when the caller saw another revision.
 */
export async function lockPackage(
  tx: ProjectTx,
  input: { id: string; revision?: number | undefined },
): Promise<PackageRow> {
  if (!isId(input.id)) throw new AppError('not-found')
  const [row] = await tx.select().from(packages).where(eq(packages.id, input.id)).for('no key update')
  if (!row) throw new AppError('not-found')
  if (input.revision !== undefined && input.revision !== row.revision) throw new AppError('stale-revision')
  return row
}

/** The package as it is now, for the answer of a verb that changed it. */
export async function readPackage(tx: ProjectTx, ctx: ProjectContext, id: string): Promise<PackageAnswer> {
  const [row] = await tx.select().from(packages).where(eq(packages.id, id))
  if (!row) throw new AppError('not-found')
  return presentPackage(row, await loadVariants(tx, [id]), await loadBrand(tx, ctx))
}
