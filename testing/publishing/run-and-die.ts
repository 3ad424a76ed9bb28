import { once } from 'node:events'
import { systemContext } from '@/lib/auth/system-context'
import { type RunPoint, runPublication } from '@/lib/publishing/run-publication'

// A worker of its own that works on some posts at once and ends itself, as `kill -9` would, when all of them have come to the point it
// is told; or runs to the end. At `while-sending` it says so, goes on when it is told to, and is killed from outside.
const [projectId = '', point = '', ...publicationIds] = process.argv.slice(2)
const stop: string = point === 'while-sending' ? 'before-send' : point

const waiting = new Set<string>()
let letGo = (): void => undefined
const everyone = new Promise<void>((done) => {
  letGo = done
})

async function cameTo(reached: RunPoint, id: string): Promise<void> {
  if (reached !== stop) return
  waiting.add(id)
  if (waiting.size === publicationIds.length) {
    if (point !== 'while-sending') process.kill(process.pid, 'SIGKILL')
    const told = once(process, 'message')
    process.send?.('all are about to be sent')
    await told
    letGo()
  }
  await everyone
}

const ctx = await systemContext(projectId)
await Promise.all(
  publicationIds.map(async (id) => {
    await runPublication(ctx, id, { at: (reached) => cameTo(reached, id) })
    // One that never came there would leave the others waiting.
    if (stop !== '') process.exit(3)
  }),
)
process.exit(0)
