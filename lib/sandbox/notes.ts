import { and, asc, eq, like, sql } from 'drizzle-orm'
import { sandboxMedia } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import type { Simulated } from './media'

type Note = Record<string, unknown>

// A note is a row of the uploads table without bytes, which no post shows. Its id is one that the network never
// assigns, unique per account and key.
const idOf = (account: Simulated, key: string) => `note:${account.id}:${key}`

const rowOf = (account: Simulated, key: string, value: Note): typeof sandboxMedia.$inferInsert => ({
  id: newId(),
  accountId: account.id,
  network: account.network,
  remoteId: idOf(account, key),
  status: 'waiting',
  meta: value,
})

/**
 * Stores a note under a key of the account unless there is one already; returns the note that is stored afterwards.
 */
export async function keepNote(account: Simulated, key: string, value: Note): Promise<Note> {
  await inSystem((tx) =>
    tx
      .insert(sandboxMedia)
      .values(rowOf(account, key, value))
      .onConflictDoNothing({ target: [sandboxMedia.network, sandboxMedia.remoteId] }),
  )
  return (await findNote(account, key)) ?? value
}

/** Stores a note under a key of the account and replaces an existing one. */
export async function changeNote(account: Simulated, key: string, value: Note): Promise<void> {
  await inSystem((tx) =>
    tx
      .insert(sandboxMedia)
      .values(rowOf(account, key, value))
      .onConflictDoUpdate({ target: [sandboxMedia.network, sandboxMedia.remoteId], set: { meta: value } }),
  )
}

/** Returns the note under a key of the account. */
export async function findNote(account: Simulated, key: string): Promise<Note | undefined> {
  const [row] = await inSystem((tx) =>
    tx
      .select({ meta: sandboxMedia.meta })
      .from(sandboxMedia)
      .where(and(eq(sandboxMedia.network, account.network), eq(sandboxMedia.remoteId, idOf(account, key)))),
  )
  return row?.meta
}

/** Lists the account's notes with this `about`, oldest first. */
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

/** Deletes the note under a key of the account; returns false if there was none. */
export async function removeNote(account: Simulated, key: string): Promise<boolean> {
  const gone = await inSystem((tx) =>
    tx
      .delete(sandboxMedia)
      .where(and(eq(sandboxMedia.network, account.network), eq(sandboxMedia.remoteId, idOf(account, key))))
      .returning({ id: sandboxMedia.id }),
  )
  return gone.length > 0
}
