import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { PLACE_COOKIE } from '@/components/shell/place-cookie'
import { requirePerson } from '@/lib/auth/session'
import { listPlaces } from '@/lib/organizations/list-places'

/** Sends everybody to where they were: their last project, else their first, else making one. */
export default async function StartPage() {
  const person = await requirePerson()
  const places = await listPlaces(person.id)
  const last = (await cookies()).get(PLACE_COOKIE)?.value
  const projects = places.flatMap((org) => org.projects.map((project) => `${org.slug}/${project.slug}`))
  const target = projects.find((place) => place === last) ?? projects[0]
  if (target) redirect(`/${target}`)
  const first = places[0]
  redirect(first ? `/${first.slug}/new` : '/account')
}
