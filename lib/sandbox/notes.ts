import { and, asc, eq, like, sql } from 'drizzle-orm'
import { sandboxMedia } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import type { Simulated } from './media'

type Note = Record<string, unknown>

// A note is a row of uploads without bytes, which no post shows: an id that the network never gives, unique for account and key.
const idOf = (account: Simulated, key: string) => `note:${account.id}:${key}`

const rowOf = (account: Simulated, key: string, value: Note): typeof sandboxMedia.$inferInsert => ({
  id: newId(),
  accountId: account.id,
  network: account.network,
  remoteId: idOf(account, key),
  status: 'waiting',
  meta: value,
})

/** Keeps something under a key of an account unless something is kept there already; gives what stands there then. */
export async function keepNote(account: Simulated, key: string, value: Note): Promise<Note> {
  await inSystem((tx) =>
    tx
      .insert(sandboxMedia)
      .values(rowOf(account, key, value))
      .onConflictDoNothing({ target: [sandboxMedia.network, sandboxMedia.remoteId] }),
  )
  return (await findNote(account, key)) ?? value
}

/** Keeps something under a key of an account, in place of what was there. */
export async function changeNote(account: Simulated, key: string, value: Note): Promise<void> {
  await inSystem((tx) =>
    tx
      .insert(sandboxMedia)
      .values(rowOf(account, key, value))
      .onConflictDoUpdate({ target: [sandboxMedia.network, sandboxMedia.remoteId], set: { meta: value } }),
  )
}

/** What is kept under a key of an account. */
export async function findNote(account: Simulated, key: string): Promise<Note | undefined> {
  const [row] = await inSystem((tx) =>
    tx
      .select({ meta: sandboxMedia.meta })
      .from(sandboxMedia)
      .where(and(eq(sandboxMedia.network, account.network), eq(sandboxMedia.remoteId, idOf(account, key)))),
  )
  return row?.meta
}

/** What is kept for an account whose `about` is this, oldest first. */
export async function notesAbout(account: Simulated, about: string): Promise<Note[]> {
  const rows = await inSystem((tx) =>
    tx
      .select({ meta: sandboxMedia.meta })
      .from(sandboxMedia)
      .where(
        and(
          eq(sandboxMedia.network, account.network),
          eq(sandboxMedia.accountId, account.id),
          like(sandboxMedia.remoteId, 'note:%'),
          sql`${sandboxMedia.meta} ->> 'about' = ${about}`,
        ),
      )
      .orderBy(asc(sandboxMedia.id)),
  )
  return rows.map(({ meta }) => meta)
}

/** Forgets what is kept under a key of an account; false when there was nothing. */
export async function removeNote(account: Simulated, key: string): Promise<boolean> {
  const gone = await inSystem((tx) =>
    tx
      .delete(sandboxMedia)
      .where(and(eq(sandboxMedia.network, account.network), eq(sandboxMedia.remoteId, idOf(account, key))))
      .returning({ id: sandboxMedia.id }),
  )
  return gone.length > 0
}
