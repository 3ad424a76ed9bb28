import './quiet'

import { readFileSync, writeFileSync } from 'node:fs'
import { systemContext } from '@/lib/auth/authorization/system-context'
import { reconcilePublication } from '@/lib/publishing/outcomes/reconcile-publication'
import { runPublication } from '@/lib/publishing/run-publication'
import type { TestProject } from '@/testing/database/factories'
import { makeDue, makeLookDue, readPublication } from '@/testing/publishing/approved-package'
import type { VideosOrder, VideosReply } from './videos'

// A separate worker that publishes posts without waiting: small ones first, so that the code is loaded before
// memory is measured.

const megabytes = (name: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync('/proc/self/status', 'utf8')
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
}

/** Does what the queue does, without waiting for due times. */
async function publish(ctx: TestProject['ctx'], id: string): Promise<void> {
  for (let round = 0; round < 200; round++) {
    const row = await readPublication(ctx, id)
    if (row.status === 'published') return
    if (row.status === 'failed') throw new Error(`A post has failed: ${row.error?.message}`)
    if (row.status === 'unconfirmed') {
      await makeLookDue(ctx, id)
      await reconcilePublication(ctx, id)
    } else {
      await makeDue(ctx, id)
      await runPublication(ctx, id)
    }
  }
  throw new Error('A post does not come to an end.')
}

process.once('message', async ({ projectId, small, large }: VideosOrder) => {
  // All permissions; the verbs need less.
  const ctx = (await systemContext(projectId)) as TestProject['ctx']
  for (const id of small) await publish(ctx, id)
  writeFileSync('/proc/self/clear_refs', '5') // resets the recorded peak
  const before = megabytes('VmRSS')
  const began = performance.now()
  await Promise.all(large.map((id) => publish(ctx, id)))
  const reply: VideosReply = {
    megabytes: megabytes('VmHWM') - before,
    seconds: (performance.now() - began) / 1000,
  }
  process.send?.(reply, () => process.exit(0))
})
process.on('disconnect', () => process.exit(1))
