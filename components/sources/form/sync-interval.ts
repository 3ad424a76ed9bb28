import type { SelectOption } from '@/components/forms/controls'

const usual = [15, 30, 60, 180, 360, 720, 1440, 10_080]

/** "every hour", "every 3 hours", "every day"… for a sync interval in minutes. */
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

/** The choices of the rhythm's select; a source's own unusual interval stays choosable. */
export function intervalOptions(present?: number): SelectOption[] {
  const minutes =
    present === undefined || usual.includes(present) ? usual : [...usual, present].sort((a, b) => a - b)
  return minutes.map((one) => {
    const words = intervalWords(one)
    return { value: String(one), label: words.charAt(0).toUpperCase() + words.slice(1) }
  })
}
