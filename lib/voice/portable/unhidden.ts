import { isRecord } from '@/lib/text/empty'
import { hiddenCharacters } from '@/lib/text/hidden-characters'

/**
 * A value of a file from elsewhere without the characters that nobody sees, by which it could say something to a machine that
 * its reader does not know of (spec/security#7.4). Words that are nothing else fall away. Takes a parsed value; pure.
 */
export function unhidden(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(hiddenCharacters, '')
  if (Array.isArray(value)) return value.map(unhidden).filter((one, at) => one !== '' || value[at] === '')
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.replace(hiddenCharacters, ''), unhidden(inner)]),
  )
}
