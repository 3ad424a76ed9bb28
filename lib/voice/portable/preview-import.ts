import type { ProjectContext } from '@/lib/auth/context'
import { compareBrand } from './compare-brand'
import { readBrand } from './read-brand'
import type { ImportPreview } from './schemas'

/** What a brand file would change in the project; nothing is stored. Throws `invalid` for what is no brand file. */
export const previewImport = async (ctx: ProjectContext<'write'>, bytes: Buffer): Promise<ImportPreview> =>
  compareBrand(ctx, await readBrand(bytes))
