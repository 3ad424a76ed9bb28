/** At most so many run at once: each may hold a picture of 16 MiB. */
const slots = 4
/** More wait for nothing: whoever asked asks again. */
const maxWaiting = { all: 400, perProject: 100 }

type Waiting = { projectId: string; start: () => void }

/**
 * Bounds how many thumbnails a process makes at once, and shares the slots among projects: of those that wait, one of the
 * project that has the fewest running starts next.
 */
export class ThumbnailSlots {
  private readonly running = new Map<string, number>()
  private readonly waiting: Waiting[] = []

  /** Runs the work as soon as a slot is free. Undefined, without running it, when too many wait already. */
  async run<T>(projectId: string, work: () => Promise<T>): Promise<T | undefined> {
    const queue = this.waiting.filter((one) => one.projectId === projectId).length
    if (this.waiting.length >= maxWaiting.all || queue >= maxWaiting.perProject) return undefined
    await new Promise<void>((start) => {
      this.waiting.push({ projectId, start })
      this.startNext()
    })
    try {
      return await work()
    } finally {
      this.count(projectId, -1)
      this.startNext()
    }
  }

  private startNext(): void {
    const busy = [...this.running.values()].reduce((sum, count) => sum + count, 0)
    if (busy >= slots || this.waiting.length === 0) return
    const of = ({ projectId }: Waiting) => this.running.get(projectId) ?? 0
    const next = this.waiting.reduce((best, one) => (of(one) < of(best) ? one : best))
    this.waiting.splice(this.waiting.indexOf(next), 1)
    this.count(next.projectId, 1)
    next.start()
  }

  private count(projectId: string, by: 1 | -1): void {
    const count = (this.running.get(projectId) ?? 0) + by
    if (count > 0) this.running.set(projectId, count)
    else this.running.delete(projectId)
  }
}
