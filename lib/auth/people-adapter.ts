import { DrizzleAdapter } from '@auth/drizzle-adapter'
import type { AdapterAccount, AdapterUser } from 'next-auth/adapters'
import { accounts, users } from '@/db/schema'
import { authDatabase, inSystem } from '@/db/system'
import { requireSignUpAllowed } from './sign-up-policy'

const tables = { usersTable: users, accountsTable: accounts }

/**
 * Where next-auth keeps people. Whoever GitHub or Google sends for the first time passes the same sign-up policy as everybody else, in
 * the transaction that makes the account; `createUser` throws `forbidden` where they may not. Of an account there only who it is gets
 * stored: nobody here acts for people there, so their tokens are not kept.
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
  const linkAccount = async ({ userId, type, provider, providerAccountId }: AdapterAccount) => {
    await usual.linkAccount?.({ userId, type, provider, providerAccountId })
  }
  return { ...usual, createUser, linkAccount }
}
