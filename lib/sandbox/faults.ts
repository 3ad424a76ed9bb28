import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { SandboxFault } from '@/db/allowed-values'
import { sandboxFaults } from '@/db/schema'
import { inSystem } from '@/db/system'
import { env } from '@/lib/env'
import { newId } from '@/lib/ids'
import type { SandboxAccount } from './accounts'

/** Makes the next calls of an account fail. For tests only; throws anywhere else. */
export async function setSandboxFault(
  account: Pick<SandboxAccount, 'id'>,
  fault: { path: string; kind: SandboxFault; times?: number },
): Promise<void> {
  if (env().NODE_ENV !== 'test') throw new Error('Faults are for tests only.')
  await inSystem((tx) =>
    tx.insert(sandboxFaults).values({
      id: newId(),
      accountId: account.id,
      path: fault.path,
      kind: fault.kind,
      remaining: fault.times ?? 1,
    }),
  )
}

/** Uses up one fault set for this call (`POST /2/tweets`), if there is one. */
export async function takeSandboxFault(
  account: Pick<SandboxAccount, 'id'>,
  call: string,
): Promise<SandboxFault | undefined> {
  if (env().NODE_ENV !== 'test') return undefined
  return inSystem(async (tx) => {
    const [fault] = await tx
      .select()
      .from(sandboxFaults)
      .where(
        and(
          eq(sandboxFaults.accountId, account.id),
          gt(sandboxFaults.remaining, 0),
          sql`position(${sandboxFaults.path} in ${call}) > 0`,
        ),
      )
      .orderBy(asc(sandboxFaults.id))
      .limit(1)
      .for('update')
    if (!fault) return undefined
    await tx
      .update(sandboxFaults)
      .set({ remaining: fault.remaining - 1 })
      .where(eq(sandboxFaults.id, fault.id))
    return fault.kind as SandboxFault
  })
}
