import 'server-only'
import { eq } from 'drizzle-orm'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { isId } from '@/lib/ids'
import { isRefusedDemo } from './demo-account'
import { auth } from './next-auth'
import { PATH_HEADER } from './page-path'

export type SignedIn = { id: string; name: string; email: string }

/**
 * The signed-in person of this request, or null. Read from the database once a request, so that a removed person, a
 * changed password or "sign out everywhere" ends the session at once (security 6.2).
 */
export const findPerson = cache(async (): Promise<SignedIn | null> => {
  const session = await auth()
  const id = session?.user?.id
  if (!session || !id || !isId(id)) return null
  const [user] = await inSystem((tx) => tx.select().from(users).where(eq(users.id, id)))
  const version = 'version' in session ? session.version : undefined
  if (!user || user.sessionVersion !== version || isRefusedDemo(user.email)) return null
  return { id, name: user.name ?? user.email, email: user.email }
})

/**
 * The signed-in person; sends everybody else to the sign-in page, from where they come back to the page they asked for, or
 * to `returnTo` where the page is not known.
 */
export async function requirePerson(returnTo?: string): Promise<SignedIn> {
  const person = await findPerson()
  if (person) return person
  const back = (await headers()).get(PATH_HEADER) ?? returnTo
  redirect(back ? `/sign-in?next=${encodeURIComponent(back)}` : '/sign-in')
}
