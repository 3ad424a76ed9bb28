import { and, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import type { PreviewSourceInput } from '../schemas'
import { fillInSecrets } from './encrypt-config'

/**
 * Returns the config for a preview. For a stored source, secrets left out of the input are taken from the stored
 * config. Throws `not-found` for a source of another project or of another type.
 */
export async function completeConfig(ctx: ProjectContext, input: PreviewSourceInput): Promise<unknown> {
  const { source_id, source_type, config } = input
  if (source_id === undefined) return config
  const [stored] = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(sources)
      .where(and(eq(sources.id, requireId(source_id)), eq(sources.sourceType, source_type))),
  )
  if (!stored) throw new AppError('not-found')
  return fillInSecrets(config, stored)
}
