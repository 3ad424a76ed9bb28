import { systemContext } from '@/lib/auth/system-context'
import { type RunPoint, runPublication } from '@/lib/publishing/run-publication'

// A worker that publishes many posts at once and ends itself, as `kill -9` would, when all of them have reached the same step; at
// `while-sending` so many milliseconds after all calls were let go.
const [projectId = '', step = '', delay = '0', ...ids] = process.argv.slice(2)
const point: RunPoint = step === 'while-sending' ? 'before-send' : (step as RunPoint)
const die = () => process.kill(process.pid, 'SIGKILL')

let reached = 0
let letGo = (): void => undefined
const everyone = new Promise<void>((done) => {
  letGo = done
})

async function at(where: RunPoint): Promise<void> {
  if (where !== point) return
  if (++reached === ids.length) {
    if (step !== 'while-sending') die()
    letGo()
    setTimeout(die, Number(delay))
  }
  await everyone
}

const ctx = await systemContext(projectId)
await Promise.all(
  ids.map(async (id) => {
    await runPublication(ctx, id, { at })
    if (reached === ids.length) return
    // It never came there: the test has to know.
    process.exit(3)
  }),
)
// All were through before the time was over.
die()
