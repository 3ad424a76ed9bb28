import { env, hasLoopbackAddress } from '@/lib/env'

/** The account of the sample workspace. Its password is no secret: it holds only where the address is this machine's own. */
export const demoAccount = {
  name: 'Ida Demo',
  email: 'demo@tributary.example',
  password: 'three streams, one river',
} as const

/** The demo account for the sign-in page, or null where it is not there or its password is no longer the known one. */
export function findDemoAccount(): typeof demoAccount | null {
  const { TRIBUTARY_DEMO, TRIBUTARY_DEMO_SHOWN } = env()
  return TRIBUTARY_DEMO && TRIBUTARY_DEMO_SHOWN && hasLoopbackAddress() ? demoAccount : null
}

/** Whether this is the demo account of an install that has none: no password, session or token of it counts (spec/decisions#8). */
export const isRefusedDemo = (email: string): boolean => email === demoAccount.email && !env().TRIBUTARY_DEMO
