import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { checkConfig } from './config/check-config'
import { encryptConfig } from './config/encrypt-config'
import { presentSource } from './present-source'
import type { CreatedSourceAnswer, CreateSourceInput } from './schemas'
import { issueSecret } from './secrets/issue-secret'
import { sourceColumns } from './source-columns'

/**
 * Stores a new source in the project (spec/service#2.3, #2.5). A pull source is due at once: the scheduler's next
 * step queues its first sync, unless a person starts it earlier. A push source gets its secret, which only this
 * response contains; anyone who may create the source receives it, although renewing it requires an admin. Throws
 * `invalid` with pointers into the body.
 */
export async function createSource(
  ctx: ProjectContext<'write'>,
  input: CreateSourceInput,
): Promise<CreatedSourceAnswer> {
  const { connector, config } = await checkConfig(ctx, input)
  const pushed = connector.kind === 'push'
  const id = newId()
  const sealed = encryptConfig({ id, projectId: ctx.projectId, sourceType: input.source_type }, config)
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
        nextSyncAt: pushed ? null : new Date(),
      })
      .returning(sourceColumns)
    if (!row) throw new AppError('internal')
    await audit(tx, ctx, {
      action: 'source.created',
      subject: row.id,
      data: { source_type: row.sourceType, name: row.name },
    })
    const secret = pushed
      ? await issueSecret(tx, { sourceId: id, kind: 'bearer', graceMinutes: 0 })
      : undefined
    return { ...presentSource(row), ...(secret === undefined ? {} : { secret }) }
  })
}
