import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * The keeper: a shell between us and a part, leading its own process group. Our end of its stdin closes when we
 * end, however that happens: then it ends the part, and finally the whole group. It also ends anything that the
 * part leaves behind.
 */
const KEEPER = `
exec 3<&0
"$@" 3<&- </dev/null & part=$!
{
  read -r line <&3
  kill -TERM "$part"
  tries=0
  while kill -0 "$part" && [ "$tries" -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
  kill -s KILL -- "-$$"
} 2>/dev/null & watcher=$!
wait "$part"; code=$?
trap '' TERM
kill -s TERM -- "-$$" 2>/dev/null
wait "$watcher" 2>/dev/null
exit "$code"`

export type Part = {
  readonly pid: number
  /** Resolves with the exit code once the part has ended. */
  readonly ended: Promise<number>
  /** Resolves once its last line has been passed on, which may be after its end. */
  readonly silent: Promise<unknown>
  /** Asks the part to end, and kills it after the grace period. Resolves once nothing of it is left. */
  stop: (graceMs?: number) => Promise<void>
}

const running = new Set<Part>()

/** Stops all running parts. */
export async function stopParts(graceMs?: number): Promise<void> {
  await Promise.all([...running].map((part) => part.stop(graceMs)))
}

/** Starts one part of the product in its own process group; passes each line it prints to `line`. */
export function startPart(
  command: readonly string[],
  options: { env: NodeJS.ProcessEnv; line: (line: string) => void },
): Part {
  const child = spawn('/bin/sh', ['-c', KEEPER, 'tributary-keeper', ...command], {
    // DNS lookups run on these threads: with Node's default of four, a few hanging name servers would block all
    // others, and files and pictures too.
    env: { UV_THREADPOOL_SIZE: '16', ...options.env },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => undefined)
  const outputs = [child.stdout, child.stderr].map((input) =>
    createInterface({ input }).on('line', options.line),
  )
  const silent = Promise.all(
    outputs.map((output) => new Promise<void>((resolve) => output.once('close', () => resolve()))),
  )
  const pid = child.pid ?? 0
  const ended = whenEnded(child)
  const part: Part = {
    pid,
    ended,
    silent,
    async stop(graceMs = 10_000) {
      child.stdin.end()
      await Promise.race([ended, wait(graceMs, undefined, { ref: false })])
      endGroup(pid)
      await ended
    },
  }
  running.add(part)
  void ended.then(() => running.delete(part))
  return part
}

function whenEnded(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (code) => {
      if (child.pid) endGroup(child.pid)
      resolve(code ?? 137)
    })
  })
}

function endGroup(pid: number): void {
  if (pid === 0) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing is left of the group.
  }
}
