import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { presentSource } from './present-source'
import type { SourceAnswer } from './schemas'
import { sourceColumns } from './source-columns'

/** Returns one of the project's sources. Throws `not-found`. */
export async function getSource(ctx: ProjectContext, input: { id: string }): Promise<SourceAnswer> {
  const [row] = await inProject(ctx, (tx) =>
    tx
      .select(sourceColumns)
      .from(sources)
      .where(eq(sources.id, requireId(input.id))),
  )
  if (!row) throw new AppError('not-found')
  return presentSource(row)
}
