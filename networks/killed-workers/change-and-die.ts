import { systemContext } from '@/lib/auth/system-context'
import { runPublication } from '@/lib/publishing/run-publication'
import { runTakedown } from '@/lib/publishing/takedown/run-takedown'

// A worker that corrects or takes down many posts at once and ends itself, as `kill -9` would: `after-send` when the network has
// answered all of them and nothing is stored, else so many milliseconds after it began.
const [projectId = '', work = '', when = '', ...ids] = process.argv.slice(2)
const die = () => process.kill(process.pid, 'SIGKILL')
const never = new Promise<void>(() => undefined)

let answered = 0
async function afterSend(): Promise<void> {
  if (when !== 'after-send') return
  if (++answered === ids.length) die()
  await never
}

const ctx = await systemContext(projectId)
if (when !== 'after-send') setTimeout(die, Number(when))
await Promise.all(
  ids.map((id) =>
    work === 'correct'
      ? runPublication(ctx, id, { at: (point) => (point === 'after-send' ? afterSend() : undefined) })
      : runTakedown(ctx, id, { afterSend }),
  ),
)
// All were through before the time was over.
die()
