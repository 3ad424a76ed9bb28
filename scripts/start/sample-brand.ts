import { closePool } from '@/db/client'
import { demoAccount } from '@/lib/auth/demo-account'
import { closeBoss } from '@/lib/jobs/boss'
import { quietly } from '@/lib/log'
import { isDemoOpen, isUnused, moveSampleBrand, seedSampleBrand } from '@/lib/sandbox/seed-sample-brand'

/** What the start knows of the sample brand before the web server is up (it serves the bucket and the networks). */
export async function planSampleBrand(): Promise<'seed' | 'open' | 'closed'> {
  if (await isUnused()) return 'seed'
  return (await isDemoOpen()) ? 'open' : 'closed'
}

/** Fills a new install with the sample brand, or tells the sample brand that the install's address has changed. */
export async function provideSampleBrand(
  plan: 'seed' | 'open' | 'closed',
  say: (line: string) => void,
): Promise<void> {
  try {
    if (plan === 'seed') {
      say('Bringing in the sample brand (first start only)')
      await quietly(seedSampleBrand)
    } else if (plan === 'open') await moveSampleBrand()
  } catch (error) {
    // The product works without it; the reason is worth a line.
    say(`The sample brand could not be brought in: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await closeBoss()
    await closePool()
  }
}

/** The lines that say how to sign in on a new install. */
export const demoLines = (): string[] => [
  `  Demo sign-in: ${demoAccount.email}`,
  `  Password:     ${demoAccount.password}`,
]
