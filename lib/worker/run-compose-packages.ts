import { systemContext } from '@/lib/auth/system-context'
import { AppError } from '@/lib/errors'
import type { JobHandler } from '@/lib/jobs/define-job'
import { composePackages } from '@/lib/packages/compose/compose-packages'

/** The work behind `composePackagesJob`; a project that is gone needs no packages any more. */
export const runComposePackages: JobHandler<{ projectId: string; itemIds: string[] }> = async (input) => {
  const ctx = await systemContext(input.projectId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  })
  if (ctx) await composePackages(ctx, { itemIds: input.itemIds })
}
