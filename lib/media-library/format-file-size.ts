/** Formats a number of bytes for people: "1.5 GB". */
export function formatFileSize(bytes: number): string {
  const units = ['KB', 'MB', 'GB', 'TB']
  let value = bytes / 1024
  let unit = 0
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1024
    unit++
  }
  const rounded = value >= 10 ? Math.round(value) : Math.round(value * 10) / 10
  return `${bytes > 0 && rounded === 0 ? 0.1 : rounded} ${units[unit]}`
}
