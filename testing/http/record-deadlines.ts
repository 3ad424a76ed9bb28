import { vi } from 'vitest'

/**
 * Until `restore`, records the timers behind the deadlines of requests to other servers: `pass` makes all of them
 * expire at once, as if those servers had not responded in time.
 */
export function recordDeadlines(): { pass(): void; restore(): void } {
  const real = globalThis.setTimeout
  const deadlines: (() => void)[] = []
  const recording = (work: (...given: unknown[]) => void, ...rest: [number?, ...unknown[]]) => {
    if (new Error().stack?.includes('lib/http/cutoff')) deadlines.push(() => work())
    return real(work, ...rest)
  }
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(recording as typeof setTimeout)
  return {
    pass: () => {
      for (const end of deadlines.splice(0)) end()
    },
    restore: () => spy.mockRestore(),
  }
}
