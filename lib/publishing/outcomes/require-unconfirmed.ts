import { eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { type PublicationRow, publications } from '@/db/schema'
import { AppError } from '@/lib/errors'
import { lockPackageOf } from '@/lib/publications/lock-package-of'

/** Locks a publication whose outcome is unknown. Throws `not-found`, and `wrong-state` when the outcome is known. */
export async function requireUnconfirmed(tx: ProjectTx, id: string): Promise<PublicationRow> {
  await lockPackageOf(tx, id)
  const [row] = await tx.select().from(publications).where(eq(publications.id, id)).for('update')
  if (!row) throw new AppError('not-found')
  if (row.status !== 'unconfirmed')
    throw new AppError('wrong-state', { detail: 'We now know the outcome of this post.' })
  return row
}
