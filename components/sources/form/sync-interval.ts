import type { SelectOption } from '@/components/forms/controls'

const usual = [15, 30, 60, 180, 360, 720, 1440, 10_080]

/** Puts a sync interval, given in minutes, into words: "every hour", "every 3 hours", "every day". */
export function intervalWords(minutes: number): string {
  for (const [unit, size] of [
    ['week', 10_080],
    ['day', 1440],
    ['hour', 60],
  ] as const) {
    if (minutes % size !== 0) continue
    const count = minutes / size
    return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`
  }
  return minutes === 1 ? 'every minute' : `every ${minutes} minutes`
}

/** Options for the interval select. An unusual interval that the source already has is offered too. */
export function intervalOptions(present?: number): SelectOption[] {
  const minutes =
    present === undefined || usual.includes(present) ? usual : [...usual, present].sort((a, b) => a - b)
  return minutes.map((one) => {
    const words = intervalWords(one)
    return { value: String(one), label: words.charAt(0).toUpperCase() + words.slice(1) }
  })
}
