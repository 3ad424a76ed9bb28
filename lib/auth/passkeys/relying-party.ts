import { env } from '@/lib/env'

/**
 * Our identity for authenticators, taken from the install's own address and never from a request
 * (spec/security#6.6).
 */
export function relyingParty(): { id: string; origin: string; name: string } {
  const { origin, hostname } = new URL(env().APP_URL)
  return { id: hostname, origin, name: 'Tributary' }
}
