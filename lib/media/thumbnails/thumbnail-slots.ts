/** Maximum number that run at once: each may hold an image of 16 MiB. */
const slots = 4
/** Maximum number that wait. Beyond that, waiting is pointless: the caller retries anyway. */
const maxWaiting = { all: 400, perProject: 100 }

type Waiting = { projectId: string; start: () => void }

/**
 * Limits how many thumbnails a process makes at once, and shares the slots among projects: the next to start
 * belongs to the waiting project with the fewest running.
 */
export class ThumbnailSlots {
  private readonly running = new Map<string, number>()
  private readonly waiting: Waiting[] = []

  /**
   * Runs the work as soon as a slot is free. Returns undefined without running it if too many are already waiting.
   */
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
