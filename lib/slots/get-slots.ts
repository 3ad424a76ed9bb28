import { eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { channels } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { readSlotsAnswers } from './read-slots-answers'
import type { SlotsAnswer } from './schemas'

/** Returns one channel's posting times. Throws `not-found`. Serves spec/planning#2. */
export function getSlots(ctx: ProjectContext, input: { id: string }): Promise<SlotsAnswer> {
  requireId(input.id)
  return inProject(ctx, (tx) => readSlotsOf(tx, ctx, input.id))
}

/** Like `getSlots`, within a transaction. */
export async function readSlotsOf(tx: ProjectTx, ctx: ProjectContext, id: string): Promise<SlotsAnswer> {
  const [channel] = await tx.select({ id: channels.id }).from(channels).where(eq(channels.id, id))
  if (!channel) throw new AppError('not-found')
  const [answer] = await readSlotsAnswers(tx, ctx, [id])
  if (!answer) throw new AppError('not-found')
  return answer
}
