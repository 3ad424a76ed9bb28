import { DrizzleAdapter } from '@auth/drizzle-adapter'
import type { AdapterAccount, AdapterUser } from 'next-auth/adapters'
import { accounts, users } from '@/db/schema'
import { authDatabase, inSystem } from '@/db/system'
import { requireSignUpAllowed } from '../sign-up/sign-up-policy'

const tables = { usersTable: users, accountsTable: accounts }

/**
 * The adapter through which next-auth stores people. Someone who arrives from GitHub or Google for the first time
 * goes through the same sign-up policy as everyone else, in the transaction that creates the account; `createUser`
 * throws `forbidden` if they may not. Of the external account, only its identity is stored: we never act on
 * people's behalf there, so tokens are not kept.
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
