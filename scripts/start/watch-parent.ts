import { readFileSync } from 'node:fs'

/**
 * Calls `gone` once npm, which started us, no longer exists (if it is killed, it notifies no one). Between npm and
 * us is a shell that would live on, so its parent is watched as well. Does nothing if npm did not start us.
 */
export function watchParent(onExit: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const npm = parentOf(shell)
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return
    clearInterval(timer)
    onExit()
  }, 500)
  timer.unref()
}

function parentOf(pid: number): number | undefined {
  try {
    const [, parent] = /\) \w (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return Number(parent)
  } catch {
    return undefined
  }
}
