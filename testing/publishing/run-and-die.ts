import { once } from 'node:events'
import { systemContext } from '@/lib/auth/authorization/system-context'
import { type RunPoint, runPublication } from '@/lib/publishing/run-publication'

// A separate worker process that handles several posts concurrently and kills itself, as `kill -9` would, once all
// of them have reached the given point; without a point it runs to the end. At `while-sending` it reports that,
// continues when told to, and is killed from outside.
const [projectId = '', point = '', ...publicationIds] = process.argv.slice(2)
const stop: string = point === 'while-sending' ? 'before-send' : point

const waiting = new Set<string>()
let release = (): void => undefined
const everyone = new Promise<void>((done) => {
  release = done
})

async function onPoint(reached: RunPoint, id: string): Promise<void> {
  if (reached !== stop) return
  waiting.add(id)
  if (waiting.size === publicationIds.length) {
    if (point !== 'while-sending') process.kill(process.pid, 'SIGKILL')
    const resumed = once(process, 'message')
    process.send?.('all are about to be sent')
    await resumed
    release()
  }
  await everyone
}

const ctx = await systemContext(projectId)
await Promise.all(
  publicationIds.map(async (id) => {
    await runPublication(ctx, id, { at: (reached) => onPoint(reached, id) })
    // A post that never reached the point would leave the others waiting.
    if (stop !== '') process.exit(3)
  }),
)
process.exit(0)
