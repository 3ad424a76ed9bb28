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
    // Long ids say nothing to people, alone or at the end of a name.
    .map((part) => part.replace(/-?[0-9a-f]{32}$/i, ''))
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
