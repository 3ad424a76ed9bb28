import { setTimeout as wait } from 'node:timers/promises'
import { type HeartbeatLimits, heartbeatLine, watchHeartbeat } from './heartbeat'
import { scriptCommand } from './script-command'
import { type Part, startPart } from './supervise'

const STEADY_AFTER = 60_000
const maxPauseMs = 30_000
// Loading creates much garbage. With the default size of the young generation it stays for good: 280 MB at rest
// instead of 136.
const memory = '--max-semi-space-size=8'

/**
 * Keeps one worker running: if it ends by itself, or shows no sign of life, it is restarted after a pause that
 * grows as long as it keeps failing. `script` and `limits` are for tests.
 */
export function keepWorker(
  root: string,
  options: {
    dev: boolean
    signal: AbortSignal
    line: (line: string) => void
    script?: string
    limits?: HeartbeatLimits
  },
): { done: Promise<void> } {
  const command = options.script
    ? [process.execPath, memory, options.script]
    : scriptCommand(root, 'worker', memory)
  const env = {
    ...process.env,
    TRIBUTARY_SUPERVISED: '1',
    NODE_ENV: options.dev ? ('development' as const) : ('production' as const),
  }
  const loop = async () => {
    let pause = 1000
    while (!options.signal.aborted) {
      const startedAt = Date.now()
      let hung = false
      const watch = watchHeartbeat(() => {
        hung = true
        void part.stop(0)
      }, options.limits)
      const line = (text: string) => (text === heartbeatLine ? watch.beat() : options.line(text))
      const part: Part = startPart(command, { env, line })
      const code = await part.ended
      watch.stop()
      if (options.signal.aborted) return
      if (Date.now() - startedAt > STEADY_AFTER) pause = 1000
      options.line(
        `${hung ? 'The worker hung and was ended' : `The worker ended unexpectedly (exit code ${code})`}; starting it again in ${pause / 1000} s.`,
      )
      await wait(pause, undefined, { signal: options.signal }).catch(() => undefined)
      pause = Math.min(pause * 2, maxPauseMs)
    }
  }
  return { done: loop() }
}
