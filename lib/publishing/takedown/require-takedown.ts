import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { TakedownStatus } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import { publications, takedowns } from '@/db/schema'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import type { TakedownAnswer, takedownIdInput } from './schemas'

export type TakedownId = z.infer<typeof takedownIdInput>

/** Locks a takedown and returns it. Throws `not-found`, and `wrong-state` unless it has one of these statuses. */
export async function requireTakedownIn(tx: ProjectTx, id: string, statuses: readonly TakedownStatus[]) {
  const [row] = await tx
    .select()
    .from(takedowns)
    .where(eq(takedowns.id, requireId(id)))
    .for('update')
  if (!row) throw new AppError('not-found')
  if (!statuses.includes(row.status))
    throw new AppError('wrong-state', { detail: 'This takedown has moved on meanwhile.' })
  const [post] = await tx
    .select({ status: publications.status })
    .from(publications)
    .where(eq(publications.id, row.publicationId))
  if (post?.status === 'replaced')
    throw new AppError('wrong-state', {
      detail: 'A correction has taken the place of this post.',
      hint: 'Take down the correction instead.',
    })
  return row
}

/** Returns the only takedown of a list. Throws `not-found` if there is none. */
export function onlyTakedown(answers: TakedownAnswer[]): TakedownAnswer {
  const [answer] = answers
  if (!answer) throw new AppError('not-found')
  return answer
}
