import type { ProjectContext } from '@/lib/auth/context'
import { compareBrand } from './compare-brand'
import { readBrand } from './read-brand'
import type { ImportPreview } from './schemas'

/**
 * Returns what a brand file would change in the project; stores nothing. Throws `invalid` if it is not a brand
 * file.
 */
export const previewImport = async (ctx: ProjectContext<'write'>, bytes: Buffer): Promise<ImportPreview> =>
  compareBrand(ctx, await readBrand(bytes))
