import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { items } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { itemColumns, presentItem } from './present-item'
import type { ItemAnswer } from './schemas'

/** Returns one of the project's items with all fields. Throws `not-found`. */
export async function getItem(ctx: ProjectContext, input: { id: string }): Promise<ItemAnswer> {
  const [row] = await inProject(ctx, (tx) =>
    tx
      .select(itemColumns)
      .from(items)
      .where(eq(items.id, requireId(input.id))),
  )
  if (!row) throw new AppError('not-found')
  return presentItem(row)
}
