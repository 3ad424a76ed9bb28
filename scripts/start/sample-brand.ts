import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { demoAccount } from '@/lib/auth/demo-account'
import { env } from '@/lib/env'
import { type DemoPassword, provideDemoPassword } from './demo-password'
import { scriptCommand } from './script-command'
import { startPart } from './supervise'

export type Plan = 'seed' | 'open' | 'closed'

/**
 * Decides what to do about the sample brand before the web server (which serves the bucket and the networks) is up:
 * `seed` if there are no users yet or an earlier run was interrupted, `open` if the demo account has a password
 * that a start gave it (it then gets the one that fits this start's address), otherwise `closed`. Uses a bare
 * query, because loading the domain code would double the time to the first page.
 */
export async function planSampleBrand(databaseUrl: string, demo: DemoPassword): Promise<Plan> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  try {
    const [found] = await sql<{ used: boolean; begun: boolean }[]>`
      select exists (select from users) as used,
             exists (select from projects where settings->>'sample_brand' = 'unfinished')
               or exists (select from users join memberships on memberships.user_id = users.id
                          where users.email = ${demoAccount.email} and not exists (
                            select from audit_events where audit_events.org_id = memberships.org_id)) as begun`
    if (!found?.used) return 'seed'
    if (!(await provideDemoPassword(sql, demo))) return 'closed'
    return found.begun ? 'seed' : 'open'
  } finally {
    await sql.end()
  }
}

/**
 * Fills a new install with the sample brand, or updates the sample brand after the install's address has changed.
 * `tries`: a development server compiles each URL on its first request, which may take longer than a network may;
 * what was interrupted continues where it stopped.
 */
export async function provideSampleBrand(
  plan: Plan,
  root: string,
  dataDir: string,
  say: (line: string) => void,
  tries = 1,
): Promise<void> {
  const note = join(dataDir, 'sample-address')
  if (plan === 'closed') return
  if (plan === 'open' && existsSync(note) && readFileSync(note, 'utf8') === env().APP_URL) return
  if (plan === 'seed') say('Bringing in the sample brand (first start only)')
  const lines: string[] = []
  const filling = startPart([...scriptCommand(root, 'fill-sample-brand'), plan, String(tries)], {
    env: process.env,
    line: (line) => lines.push(line),
  })
  if ((await filling.ended) === 0) writeFileSync(note, env().APP_URL)
  // The product works without it, but the reason is worth a line.
  else say(`The sample brand could not be brought in: ${lines.at(-1) ?? 'it gave no reason'}`)
}

/** Returns the lines that say how to sign in to a new install. */
export const demoLines = (password: string): string[] => [
  `  Demo sign-in: ${demoAccount.email}`,
  `  Password:     ${password}`,
]
