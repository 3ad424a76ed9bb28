/** A name for a source from the first web address in its settings: "…/river-folk" becomes "River folk", else the host. */
export function suggestName(config: unknown): string | undefined {
  if (typeof config !== 'object' || config === null) return undefined
  const address = Object.values(config).find(
    (value): value is string =>
      typeof value === 'string' && /^https?:\/\/./.test(value) && URL.canParse(value),
  )
  if (!address) return undefined
  const { pathname, hostname } = new URL(address)
  const folder = pathname
    .split('/')
    .filter((part) => part !== '' && !/\.\w+$/.test(part))
    .at(-1)
  const words = folder ? decoded(folder).replace(/[-_]+/g, ' ').trim() : ''
  if (!words) return hostname.replace(/^www\./, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
