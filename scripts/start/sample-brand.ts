import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { demoAccount } from '@/lib/auth/demo-account'
import { env } from '@/lib/env'

export type Plan = 'seed' | 'open' | 'closed'

/**
 * What the start knows of the sample brand before the web server is up (it serves the bucket and the networks): `seed`
 * where nobody is yet or where it was cut off, `open` where the demo account has the password the sign-in page shows. One bare query: loading the
 * domain for it would double the time to the first page.
 */
export async function planSampleBrand(databaseUrl: string): Promise<Plan> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  try {
    const [found] = await sql<{ used: boolean; open: boolean; begun: boolean }[]>`
      select exists (select from users) as used,
             exists (select from users where email = ${demoAccount.email} and session_version = 1) as open,
             exists (select from projects where settings->>'sample_brand' = 'unfinished')
               or exists (select from users join memberships on memberships.user_id = users.id
                          where users.email = ${demoAccount.email} and not exists (
                            select from audit_events where audit_events.org_id = memberships.org_id)) as begun`
    if (!found?.used || (found.open && found.begun)) return 'seed'
    return found.open ? 'open' : 'closed'
  } finally {
    await sql.end()
  }
}

/** Fills a new install with the sample brand, or tells the sample brand that the install's address has changed. */
export async function provideSampleBrand(
  plan: Plan,
  dataDir: string,
  say: (line: string) => void,
): Promise<void> {
  const note = join(dataDir, 'sample-address')
  if (plan === 'closed') return
  if (plan === 'open' && existsSync(note) && readFileSync(note, 'utf8') === env().APP_URL) return
  const { closePool } = await import('@/db/client')
  const { closeBoss } = await import('@/lib/jobs/boss')
  const { quietly } = await import('@/lib/log')
  try {
    const { moveSampleBrand, seedSampleBrand } = await import('@/lib/sandbox/seed-sample-brand')
    if (plan === 'seed') {
      say('Bringing in the sample brand (first start only)')
      await quietly(seedSampleBrand)
    } else await moveSampleBrand()
    writeFileSync(note, env().APP_URL)
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
