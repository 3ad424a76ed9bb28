import { systemContext } from '@/lib/auth/authorization/system-context'
import { runPublication } from '@/lib/publishing/run-publication'
import { runTakedown } from '@/lib/publishing/takedown/run-takedown'

// A worker that corrects or takes down many posts at once and then kills itself, as `kill -9` would: with
// `after-send`, once the network has answered all calls and nothing is stored; otherwise this many milliseconds
// after its start.
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
// All of them finished before the time was up.
die()
