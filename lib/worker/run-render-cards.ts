import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import type { JobHandler } from '@/lib/jobs/define-job'
import { renderCardsJob } from '@/lib/jobs/render-cards-job'
import { log } from '@/lib/log'
import { readPicture } from '@/lib/media/read-picture'

/**
 * If more jobs of its project than this are waiting, a job leaves its cards to be rendered when they are first
 * viewed.
 */
const maxWaiting = 100

/**
 * Handler of `renderCardsJob`; cards that are already stored or no longer needed cost one lookup. Rendering is
 * CPU-bound and nobody waits for it: after each card it pauses for as long as the card took, so that syncs and
 * posts can run in between. After a big import, which creates more cards than anyone views, only the last ones are
 * rendered. If a card lacks its logo, the rest of the job is skipped, since they lack it too.
 */
export const runRenderCards: JobHandler<{ cardIds: string[] }> = async ({ cardIds }, { signal }) => {
  if ((await waitingBehind(cardIds)) > maxWaiting) return
  for (const id of cardIds) {
    signal.throwIfAborted()
    const since = performance.now()
    try {
      const picture = await readPicture(`${id}.jpg`, signal)
      if (picture?.isCacheable === false) return
    } catch (error) {
      // It is rendered again when someone views it, and the others must not wait for it.
      log.error('rendering a card failed', error, { card_id: id })
    }
    await pause(performance.now() - since, undefined, { signal })
  }
}

/** Counts the waiting jobs of the same project; stops where the exact number no longer matters. */
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
