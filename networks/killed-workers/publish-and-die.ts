import { systemContext } from '@/lib/auth/authorization/system-context'
import { type RunPoint, runPublication } from '@/lib/publishing/run-publication'

// A worker that publishes many posts at once and then kills itself, as `kill -9` would, once all of them have
// reached the same step; with `while-sending`, this many milliseconds after all calls were released.
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
    // It never reached the step, which the test must know.
    process.exit(3)
  }),
)
// All of them finished before the time was up.
die()
