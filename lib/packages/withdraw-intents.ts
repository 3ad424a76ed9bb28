import type { ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { cancelPublications } from '@/lib/publishing/cancel-publications'
import type { PackageRow } from './present-package'

/**
 * Takes back what a scheduled package promised to send, before it is changed or sent back. Throws `wrong-state` when a
 * post is already on its way: then the package is no longer anybody's to change.
 */
export async function withdrawIntents(tx: ProjectTx, ctx: ProjectContext, row: PackageRow): Promise<void> {
  if (row.status !== 'scheduled') return
  const { started } = await cancelPublications(tx, ctx, { packageId: row.id })
  if (started > 0) {
    throw new AppError('wrong-state', {
      detail: 'The package is already being sent.',
      hint: 'Wait for the outcome; then you can correct it.',
    })
  }
}
