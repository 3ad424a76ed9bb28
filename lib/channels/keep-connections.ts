import { type SQL, sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { systemContext } from '@/lib/auth/system-context'
import { log } from '@/lib/log'
import { checkConnection } from './check-connection'
import { currentCredentials } from './current-credentials'

const atOnce = 10

/**
 * Looks after connections, whether anything is posted to them or not: renews those whose time has come, and asks the network of each
 * once a day whether it still works. A few at a time; a row is taken by moving its date on, so that many processes may do this and a
 * network that does not answer is asked once an hour at most. Gives how many were renewed and checked. Serves spec/decisions#7,
 * docs/decisions/0189.
 */
export async function keepConnections(): Promise<{ renewed: number; checked: number }> {
  const renewals = await take(sql`renew_at`, sql`interval '1 hour'`)
  await inTurn(renewals, async ({ id, project_id }) => {
    await currentCredentials(await systemContext(project_id), id)
  })
  const checks = await take(sql`next_check_at`, sql`interval '1 day'`)
  await inTurn(checks, async ({ id, project_id }) => {
    await checkConnection(await systemContext(project_id), id)
  })
  return { renewed: renewals.length, checked: checks.length }
}

type Taken = { id: string; project_id: string }

const take = (date: SQL, pause: SQL): Promise<Taken[]> =>
  inSystem(async (tx) => [
    ...(await tx.execute<Taken>(sql`
      update channels set ${date} = now() + ${pause}
      where id in (
        select id from channels
        where status = 'active' and project_id is not null and ${date} <= now()
        order by ${date} limit ${atOnce} for update skip locked)
      returning id, project_id`)),
  ])

/** Beside each other: one that does not answer holds up no other. */
async function inTurn(taken: readonly Taken[], work: (one: Taken) => Promise<void>): Promise<void> {
  const done = await Promise.allSettled(taken.map(work))
  for (const one of done) if (one.status === 'rejected') log.error('looking after a connection', one.reason)
}
