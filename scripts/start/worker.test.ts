import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { heartbeatLine } from './heartbeat'
import { keepWorker } from './worker'

/**
 * Keeps a worker running that executes this script; returns its output and a getter for the starts it has recorded.
 */
function keep(script: (starts: string) => string, silentAfterMs: number) {
  const folder = mkdtempSync(join(tmpdir(), 'tributary-worker-'))
  const [file, starts] = [join(folder, 'worker.mjs'), join(folder, 'starts')]
  writeFileSync(starts, '')
  writeFileSync(file, script(JSON.stringify(starts)))
  const stopping = new AbortController()
  const lines: string[] = []
  const kept = keepWorker(process.cwd(), {
    dev: false,
    signal: stopping.signal,
    line: (line) => lines.push(line),
    script: file,
    limits: { firstWithinMs: 30_000, silentAfterMs, lookEveryMs: 100 },
  })
  const started = () => readFileSync(starts, 'utf8').trim().split('\n').filter(Boolean)
  onTestFinished(async () => {
    stopping.abort()
    for (const pid of started()) {
      try {
        process.kill(Number(pid), 'SIGKILL')
      } catch {
        // It has already ended.
      }
    }
    await kept.done
    rmSync(folder, { recursive: true })
  })
  return { lines, starts: started }
}

const begins = (starts: string) => `
  import { appendFileSync } from 'node:fs'
  appendFileSync(${starts}, process.pid + '\\n')
  const beat = () => process.stdout.write('${heartbeatLine}\\n')
  beat()`

test('a worker without a heartbeat is ended and started again', async () => {
  // It blocks its own event loop, like an infinite loop would: it neither sends heartbeats nor receives signals.
  const worker = keep((starts) => `${begins(starts)}\nsetTimeout(() => { for (;;) ; }, 300)`, 1_000)
  await expect.poll(() => worker.starts().length, { timeout: 30_000 }).toBeGreaterThan(1)
  expect(worker.lines).toContain('The worker hung and was ended; starting it again in 1 s.')
  expect(worker.lines).not.toContain(heartbeatLine)
})

test('a worker that sends heartbeats is left alone, and only its own output is passed on', async () => {
  const worker = keep(
    (starts) => `${begins(starts)}
      let beats = 0
      setInterval(() => { beat(); if (++beats === 40) console.log('still here') }, 100)`,
    // On a busy machine a heartbeat may be late; without any, the worker would be ended before it prints.
    3_000,
  )
  await expect.poll(() => worker.lines, { timeout: 30_000 }).toEqual(['still here'])
  expect(worker.starts()).toHaveLength(1)
})
