import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { PLACE_COOKIE } from '@/components/shell/place-cookie'
import { requirePerson } from '@/lib/auth/signed-in/session'
import { findStart } from '@/lib/organizations/find-start'

/**
 * Redirects people to where they were: their last project, otherwise their first, otherwise the page to create one.
 */
export default async function StartPage() {
  const person = await requirePerson()
  const start = await findStart(person.id, (await cookies()).get(PLACE_COOKIE)?.value, person.proof.companyOf)
  redirect(start ? `/${start.org}/${start.project ?? 'new'}` : '/account')
}
