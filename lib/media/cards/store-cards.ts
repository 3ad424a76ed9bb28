import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { enqueue } from '@/lib/jobs/enqueue'
import { cardsPerJob, renderCardsJob } from '@/lib/jobs/render-cards-job'
import type { Card } from './card-name'

/**
 * Stores the recipes of cards in one statement, and queues new ones for rendering after the transaction. An
 * existing card gets a new `wanted_at`, so that the sweep does not remove it. Serves spec/decisions#7, images.
 */
export async function storeCards(tx: ProjectTx, wanted: readonly Card[]): Promise<void> {
  const byId = [...new Map(wanted.map((card) => [card.id, card])).values()]
  if (byId.length === 0) return
  // In a fixed order, so that two transactions that want the same cards do not deadlock.
  const stored = await tx.execute<{ id: string; fresh: boolean }>(sql`
    insert into cards (id, recipe)
    select id, recipe from jsonb_to_recordset(${JSON.stringify(byId)}::text::jsonb) as r(id uuid, recipe jsonb)
    order by id
    on conflict (id) do update set wanted_at = now()
    returning id, (xmax = 0) as fresh`)
  const fresh = stored.filter((one) => one.fresh).map((one) => one.id)
  const jobs: { cardIds: string[] }[] = []
  for (let at = 0; at < fresh.length; at += cardsPerJob)
    jobs.push({ cardIds: fresh.slice(at, at + cardsPerJob) })
  enqueue(tx, renderCardsJob, jobs)
}
