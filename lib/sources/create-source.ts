import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { checkConfig } from './check-config'
import { presentSource } from './present-source'
import type { CreateSourceInput, SourceAnswer } from './schemas'
import { sealConfig } from './seal-config'

/**
 * Stores a source of the project (spec 2.3, 2.5). It is due at once: the next step of the scheduler queues its first
 * sync, unless a person starts it before. Throws `invalid` with pointers into the body.
 */
export async function createSource(ctx: ProjectContext, input: CreateSourceInput): Promise<SourceAnswer> {
  const { config } = checkConfig(input)
  const id = newId()
  const sealed = sealConfig({ id, projectId: ctx.projectId, sourceType: input.source_type }, config)
  return inProject(ctx, async (tx) => {
    const [row] = await tx
      .insert(sources)
      .values({
        id,
        sourceType: input.source_type,
        name: input.name,
        ...sealed,
        publishMode: input.publish_mode,
        syncIntervalMinutes: input.sync_interval_minutes,
        nextSyncAt: new Date(),
      })
      .returning()
    if (!row) throw new AppError('internal')
    await audit(tx, ctx, {
      action: 'source.created',
      subject: row.id,
      data: { source_type: row.sourceType, name: row.name },
    })
    return presentSource(row)
  })
}
