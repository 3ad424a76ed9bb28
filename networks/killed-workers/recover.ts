import { inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { inProject } from '@/db/project'
import { publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { reconcilePublication } from '@/lib/publishing/outcomes/reconcile-publication'
import { runPublication } from '@/lib/publishing/run-publication'
import { runInTurns } from './run-in-turns'

const atOnce = 8
/** A server that is busy at that moment is asked again. */
const looks = 5

export const rowsOf = (ctx: ProjectContext<'own'>, ids: readonly string[]) =>
  inProject(ctx, (tx) => tx.select().from(publications).where(inArray(publications.id, ids)))

/**
 * Does what the queue and the sweep do after a crash, without waiting for their schedules, until each post is
 * published or has to be sent again. Returns the ids of those to send again, which are now due. Fails if any is
 * left for a person to resolve.
 */
export async function recover(ctx: ProjectContext<'own'>, ids: readonly string[]): Promise<string[]> {
  const past = new Date(Date.now() - 1000)
  const idsIn = async (status: 'sending' | 'unconfirmed' | 'pending') =>
    (await rowsOf(ctx, ids)).filter((row) => row.status === status).map(({ id }) => id)
  await runInTurns(await idsIn('sending'), atOnce, (id) => runPublication(ctx, id))
  for (let look = 0; look < looks; look++) {
    const unsure = await idsIn('unconfirmed')
    if (unsure.length === 0) break
    await inProject(ctx, (tx) =>
      tx.update(publications).set({ nextLookAt: past }).where(inArray(publications.id, unsure)),
    )
    await runInTurns(unsure, atOnce, (id) => reconcilePublication(ctx, id))
  }
  // The network has reported on each post, so no one has to look.
  const left = (await rowsOf(ctx, ids)).filter(({ status }) => !['pending', 'published'].includes(status))
  expect(left.map(({ id, status, error }) => ({ id, status, error }))).toEqual([])
  const again = await idsIn('pending')
  await inProject(ctx, (tx) =>
    tx.update(publications).set({ dueAt: past }).where(inArray(publications.id, again)),
  )
  return again
}
