import { setTimeout as pause } from 'node:timers/promises'
import type { JobHandler } from '@/lib/jobs/define-job'
import { log } from '@/lib/log'
import { readPicture } from '../read-picture'

/**
 * The work behind `renderCardsJob`; what is kept already, or needed no more, costs one look. Rendering keeps the process
 * busy, and nobody waits for it: after each card it rests as long as that took, so that syncs and posts go on beside it.
 */
export const runRenderCards: JobHandler<{ cardIds: string[] }> = async ({ cardIds }, { signal }) => {
  for (const id of cardIds) {
    signal.throwIfAborted()
    const since = performance.now()
    try {
      await readPicture(`${id}.jpg`, signal)
    } catch (error) {
      // Whoever looks at it tries again, and the others are not to wait for it.
      log.error('rendering a card failed', error, { card_id: id })
    }
    await pause(performance.now() - since, undefined, { signal })
  }
}
