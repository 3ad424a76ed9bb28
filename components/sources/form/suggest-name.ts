import type { ObjectSchema } from '@/components/forms/json-schema'

/**
 * Suggests a name for a source from its settings: the value of the setting that names it (such as a table),
 * otherwise the first web address, of which "…/river-folk" becomes "River folk"; an address without a telling
 * folder yields its host.
 */
export function suggestName(config: unknown, schema?: ObjectSchema): string | undefined {
  if (typeof config !== 'object' || config === null) return undefined
  const entries = Object.entries(config).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  const own = entries.find(([key, value]) => schema?.properties?.[key]?.names && value.trim() !== '')
  if (own) return inWords(own[1]) || undefined
  const address = entries.find(([, value]) => /^https?:\/\/./.test(value) && URL.canParse(value))?.[1]
  if (!address) return undefined
  const { pathname, hostname } = new URL(address)
  const folder = pathname
    .split('/')
    // Long IDs mean nothing to people, alone or at the end of a name.
    .map((part) => part.replace(/-?[0-9a-f]{32}$/i, ''))
    .filter((part) => part !== '' && !/\.\w+$/.test(part))
    .at(-1)
  return (folder && inWords(decoded(folder))) || hostname.replace(/^www\./, '')
}

/** Turns a slug into words, without the UUIDs that services append to a name. */
function inWords(text: string): string {
  const words = text
    .replace(/[-_]?\b[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}\b/gi, '')
    .replace(/[-_]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
