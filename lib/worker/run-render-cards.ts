import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import type { JobHandler } from '@/lib/jobs/define-job'
import { renderCardsJob } from '@/lib/jobs/render-cards-job'
import { log } from '@/lib/log'
import { readPicture } from '@/lib/media/read-picture'

/** With more jobs of its project than these behind it, a job leaves its cards to whoever looks at them first. */
const maxWaiting = 100

/**
 * The work behind `renderCardsJob`; what is kept already, or needed no more, costs one look. Rendering keeps the process
 * busy, and nobody waits for it: after each card it rests as long as that took, so that syncs and posts go on beside it. Of a
 * big import, which makes more cards than anybody looks at, only the last are rendered; and when a card lacks its logo, the
 * others of its job are not tried, since they lack the same.
 */
export const runRenderCards: JobHandler<{ cardIds: string[] }> = async ({ cardIds }, { signal }) => {
  if ((await waitingBehind(cardIds)) > maxWaiting) return
  for (const id of cardIds) {
    signal.throwIfAborted()
    const since = performance.now()
    try {
      const picture = await readPicture(`${id}.jpg`, signal)
      if (picture?.lasting === false) return
    } catch (error) {
      // Whoever looks at it tries again, and the others are not to wait for it.
      log.error('rendering a card failed', error, { card_id: id })
    }
    await pause(performance.now() - since, undefined, { signal })
  }
}

/** How many jobs of the same project wait; counted no further than it matters. */
async function waitingBehind([cardId]: string[]): Promise<number> {
  const rows = await inSystem((tx) =>
    tx.execute(sql`
      select from pgboss.job_common
      where name = ${renderCardsJob.queue} and state < 'active' and not blocked and group_tier is null
        and group_id collate "C" = (
          select 'due/' || org_id || '/' || project_id from cards where id = ${cardId ?? null}::uuid)
      limit ${maxWaiting + 1}`),
  )
  return rows.length
}
