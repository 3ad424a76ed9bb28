import { env, hasLoopbackAddress } from '@/lib/env'

/**
 * The account of the sample workspace. Its password is public, which is safe because it works only on a loopback
 * address.
 */
export const demoAccount = {
  name: 'Ida Demo',
  email: 'demo@tributary.example',
  password: 'three streams, one river',
} as const

/** Returns the demo account for the sign-in page, or null if it does not exist or must not be shown. */
export function findDemoAccount(): typeof demoAccount | null {
  const { TRIBUTARY_DEMO, TRIBUTARY_DEMO_SHOWN } = env()
  return TRIBUTARY_DEMO && TRIBUTARY_DEMO_SHOWN && hasLoopbackAddress() ? demoAccount : null
}

/**
 * Whether this is the demo account on an install without one: its passwords, sessions and tokens are then all
 * rejected (spec/decisions#8).
 */
export const isDisabledDemoAccount = (email: string): boolean =>
  email === demoAccount.email && !env().TRIBUTARY_DEMO
