import { type SQL, sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { systemContext } from '@/lib/auth/authorization/system-context'
import { log } from '@/lib/log'
import { checkConnection } from './check-connection'
import { currentCredentials } from './current-credentials'

const atOnce = 10

/**
 * Maintains connections even if nothing is posted to them: renews those that are due, and asks each network once a
 * day whether the connection still works. Takes a few rows at a time by moving their date ahead, so that many
 * processes may run this and a network that does not answer is asked at most once an hour. Returns how many were
 * renewed and checked. Serves spec/decisions#7, docs/decisions/0189.
 */
export async function maintainConnections(): Promise<{ renewed: number; checked: number }> {
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

/** Runs in parallel, so that one network that does not answer holds up no other. */
async function inTurn(taken: readonly Taken[], work: (one: Taken) => Promise<void>): Promise<void> {
  const done = await Promise.allSettled(taken.map(work))
  for (const one of done) if (one.status === 'rejected') log.error('looking after a connection', one.reason)
}
