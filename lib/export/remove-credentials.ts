import { secretMask } from '@/lib/sources/config/encrypt-config'
import { isRecord } from '@/lib/text/is-empty'

const secretName = /(?:key|token|secret|sig|signature|passw(?:or)?d|pwd|credentials?)$|^(?:auth|code)$/i

/**
 * Removes credentials from URLs in settings: user name, password, and parameters with key-like names. Dedicated
 * secret fields are encrypted and never get this far. Pure.
 */
export function removeCredentials(value: unknown): unknown {
  if (typeof value === 'string') return bareAddress(value)
  if (Array.isArray(value)) return value.map(removeCredentials)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, removeCredentials(inner)]))
}

function bareAddress(text: string): string {
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? URL.parse(text) : null
  if (!url) return text
  const names = [...url.searchParams.keys()].filter((name) => secretName.test(name))
  if (names.length === 0 && url.username === '' && url.password === '') return text
  url.username = ''
  url.password = ''
  for (const name of names) url.searchParams.set(name, secretMask)
  return url.href
}
