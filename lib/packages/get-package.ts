import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'
import { readPackage } from './load-package'
import type { PackageAnswer } from './schemas'

/** Returns one package with its variants and their validation issues. Throws `not-found`. */
export async function getPackage(ctx: ProjectContext, input: { id: string }): Promise<PackageAnswer> {
  if (!isId(input.id)) throw new AppError('not-found')
  return inProject(ctx, (tx) => readPackage(tx, ctx, input.id))
}
