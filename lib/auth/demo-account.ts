import { env } from '@/lib/env'

/** The account of the sample workspace. Its password is no secret: it exists only where the sample was seeded. */
export const demoAccount = {
  name: 'Ida Demo',
  email: 'demo@tributary.example',
  password: 'three streams, one river',
} as const

/** The demo account for the sign-in page, or null where the sample brand was not seeded (decisions 8). */
export function findDemoAccount(): typeof demoAccount | null {
  return env().TRIBUTARY_DEMO ? demoAccount : null
}
