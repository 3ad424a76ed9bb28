import { hiddenCharacterPattern } from '@/lib/text/hidden-characters'
import { isRecord } from '@/lib/text/is-empty'

/**
 * Removes invisible characters from a value of an outside file, because they could tell a machine something that
 * the reader does not see (spec/security#7.4). List entries that consist of nothing else are dropped. Takes a
 * parsed value. Pure.
 */
export function removeHiddenCharacters(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(hiddenCharacterPattern, '')
  if (Array.isArray(value))
    return value.map(removeHiddenCharacters).filter((one, at) => one !== '' || value[at] === '')
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(hiddenCharacterPattern, ''),
      removeHiddenCharacters(inner),
    ]),
  )
}
