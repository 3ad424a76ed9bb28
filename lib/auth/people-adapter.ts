import { DrizzleAdapter } from '@auth/drizzle-adapter'
import type { AdapterUser } from 'next-auth/adapters'
import { accounts, users } from '@/db/schema'
import { authDatabase, inSystem } from '@/db/system'
import { requireSignUpAllowed } from './sign-up-policy'

const tables = { usersTable: users, accountsTable: accounts }

/**
 * Where next-auth keeps people. Whoever GitHub or Google sends for the first time passes the same sign-up policy as everybody else, in
 * the transaction that makes the account; `createUser` throws `forbidden` where they may not.
 */
export function peopleAdapter() {
  const usual = DrizzleAdapter(authDatabase(), tables)
  const createUser = (person: AdapterUser): Promise<AdapterUser> =>
    inSystem(async (tx) => {
      await requireSignUpAllowed(tx, person.email.toLowerCase())
      const made = await DrizzleAdapter(tx, tables).createUser?.(person)
      if (!made) throw new Error('next-auth made no account')
      return made
    })
  return { ...usual, createUser }
}
